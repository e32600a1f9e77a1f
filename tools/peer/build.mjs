// Bundles the JavaScript page that `make bench` compares with: `node build.mjs FOLDER`.

import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const [folder] = process.argv.slice(2);

await build({
  entryPoints: [join(dirname(fileURLToPath(import.meta.url)), "peer.jsx")],
  outfile: join(folder, "peer.0000000000.js"),
  bundle: true,
  minify: true,
  jsx: "transform",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "error",
});

const name = "peer.0000000000.js"; // kept by browsers like this site's own files
writeFileSync(
  join(folder, "peer.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tic-tac-toe</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">` +
    `<div id="app"></div><script src="./${name}"></script></html>`,
);

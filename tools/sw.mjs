// Bundles the service worker and tells it the files of the page: `node sw.mjs ORDER`, where ORDER
// is JSON with `folder` (the built site), `version` and `engine` (paths of the engine's files).

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";
import { injectManifest } from "workbox-build";

const { folder, version, engine } = JSON.parse(process.argv[2]);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundled = join(folder, "sw.bundled.js");

await build({
  entryPoints: [join(root, "sw", "sw.js")],
  outfile: bundled,
  bundle: true,
  minify: true,
  format: "iife",
  define: {
    VERSION: JSON.stringify(version),
    ENGINE_FILES: JSON.stringify(engine),
    "process.env.NODE_ENV": '"production"',
  },
  legalComments: "none",
});

/** What comes must be what was built, or the installation fails and the old version stays. */
const withHash = (entries) => ({
  manifest: entries.map(({ url, revision }) => {
    const body = readFileSync(join(folder, url));
    const hash = createHash("sha256").update(body).digest("base64");
    return { url, revision, integrity: `sha256-${hash}` };
  }),
});

const { count, warnings } = await injectManifest({
  swSrc: bundled,
  swDest: join(folder, "sw.js"),
  globDirectory: folder,
  globPatterns: ["**/*"],
  globIgnores: [
    ...engine,
    "sw.js",
    "sw.bundled.js",
    "_headers",
    "**/LICENSE*.txt",
    "robots.txt",
    "static/screenshots.*/**",
  ],
  dontCacheBustURLsMatching: /\.[0-9a-f]{10}[./]/,
  maximumFileSizeToCacheInBytes: 8_000_000,
  manifestTransforms: [withHash],
});
rmSync(bundled);
if (warnings.length || !count) {
  console.error(warnings.join("\n") || "no files");
  process.exitCode = 1;
}

// Runs portable test modules on an interpreter of the site, under Node.
//
//   node run.mjs micropython|pyodide RUNTIME_FOLDER MODULE [LOCAL_FOLDER=MOUNT_POINT…]
//
// Each LOCAL_FOLDER is copied into the interpreter's file system; driver.py does the rest.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const HEAP = 128 * 1024 * 1024;

/** Start MicroPython; the very files that the page loads. */
async function micropython(folder) {
  const { loadMicroPython } = await import(join(folder, "micropython.mjs"));
  const python = await loadMicroPython({ heapsize: HEAP, linebuffer: true, stdout: console.log });
  return { FS: python.FS, run: (code) => python.runPython(code) };
}

/** Start Pyodide; the very files that the worker loads. */
async function pyodide(folder) {
  const { loadPyodide } = await import(join(folder, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: folder, stdout: console.log });
  python.runPython('import sys; sys.path.insert(0, "/")');
  return { FS: python.FS, run: (code) => python.runPython(code) };
}

/** Copy a local folder of Python and JSON files into the interpreter's file system. */
function mount(FS, local, point) {
  makeFolders(FS, point);
  for (const entry of readdirSync(local, { withFileTypes: true })) {
    const from = join(local, entry.name);
    const to = point === "/" ? `/${entry.name}` : `${point}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== "__pycache__") mount(FS, from, to);
    else if (/\.(py|mpy|json)$/.test(entry.name)) FS.writeFile(to, readFileSync(from));
  }
}

/** Make a folder and those above it. */
function makeFolders(FS, path) {
  if (path === "/" || FS.analyzePath(path).exists) return;
  makeFolders(FS, dirname(path));
  FS.mkdir(path);
}

const [name, folder, module, ...mounts] = process.argv.slice(2);
try {
  const python = await { micropython, pyodide }[name](resolve(folder) + "/");
  for (const pair of mounts) {
    const [local, point] = pair.split("=");
    mount(python.FS, local, point);
  }
  const driver = join(dirname(fileURLToPath(import.meta.url)), "driver.py");
  python.FS.writeFile("/driver.py", readFileSync(driver));
  python.run(`import driver; driver.run(${JSON.stringify(module)})`);
} catch (error) {
  console.error(error.message); // never the error itself: Node would print the whole runtime
  process.exitCode = 1;
}

// Pyodide as PyScript wants it, started from a picture of its memory where there is one.
//
// The first start is a plain one, but made so that the memory of the fresh interpreter can be
// written down; later starts read it back, which takes a fraction of the time. Both options are
// private to Pyodide: its version is pinned, the picture's name and size are checked, and whatever
// goes wrong, the answer is a plain start. Settings name this file as the worker's interpreter.

import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

export { version };

const indexURL = new URL("./vendor/pyodide/", import.meta.url).href;
const { pathname } = new URL("../", import.meta.url);
const CACHE = `yotsuasobi ${pathname} snapshot`; // ui/pages/about/device.py knows it too

// A different Pyodide has a different address, so its picture has a different name.
const NAME = new URL(`${indexURL}memory-${version}`).href;

const ROOM_LEFT = 150e6; // bytes: below this the device has better things to keep

/** Tell the page how far the download is, where the browser lets the two talk. */
const channel = (() => {
  try {
    return new BroadcastChannel(`yotsuasobi ${pathname} engine`);
  } catch {
    return null;
  }
})();
const say = (phase, bytes) => channel?.postMessage(`${phase} ${bytes}`);

/** The kept picture, or null. */
const kept = async () => {
  const found = await (await caches.open(CACHE)).match(NAME);
  if (!found) return null;
  const picture = new Uint8Array(await found.arrayBuffer());
  const sound = picture.length === Number(found.headers.get("x-size")) && picture.length > 1e6;
  return sound ? picture : drop();
};

const drop = async () => {
  await caches.delete(CACHE);
  return null;
};

/** Keep a picture, unless the device is short of room. */
const keep = async (picture) => {
  const { quota, usage } = await navigator.storage.estimate();
  if (quota - usage < ROOM_LEFT) return;
  await drop(); // an older version's
  const headers = { "x-size": String(picture.length), "content-type": "application/octet-stream" };
  await (await caches.open(CACHE)).put(NAME, new Response(picture, { headers }));
};

/** Count what comes over the network while `work` runs. */
const counting = async (work) => {
  const plain = globalThis.fetch;
  let bytes = 0;
  globalThis.fetch = async (...request) => {
    const response = await plain(...request);
    if (response.ok && response.body) count(response.clone().body.getReader());
    return response;
  };
  const count = async (reader) => {
    try {
      for (let part; !(part = await reader.read()).done; ) {
        bytes += part.value.length;
        say("loading", bytes);
      }
    } catch {
      // The one who asked hears of it.
    }
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
};

export const loadPyodide = async (given) => {
  const options = { ...given, indexURL };
  const picture = await kept().catch(() => null);
  if (picture) {
    try {
      say("restoring", 0);
      const started = await load({ ...options, _loadSnapshot: picture });
      say("restored", 0);
      return started;
    } catch (error) {
      console.info("A plain start instead:", error);
      await drop().catch(() => {});
    }
  }
  let started;
  try {
    started = await counting(() => load({ ...options, _makeSnapshot: true }));
  } catch (error) {
    console.info("A plain start instead:", error);
    return load(options);
  }
  try {
    await keep(started.makeMemorySnapshot());
  } catch (error) {
    console.info("No picture of the engine is kept:", error);
    drop().catch(() => {});
  }
  say("loaded", 0);
  return started;
};

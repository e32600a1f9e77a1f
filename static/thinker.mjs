// The light worker: a second MicroPython, in which computer players up to the default level think,
// so that the page stays free. It is made of the files that the page has fetched already: the
// interpreter, the shell's and the game's archive, and the game's computer players.
//
// A message is [number, verb, …]; the answer is [number, text]. The text is "" where nothing came
// of it: the page then thinks for itself.

import { loadMicroPython } from "./vendor/micropython/micropython.mjs";

const SLICE = 30; // milliseconds after which messages are heard, "stop" above all

const arrived = new Set();
let python; // a promise of the functions of py/thinker.py
let stopped = false;
let thinking = Promise.resolve();

const starting = async (address) => {
  const [started, response] = await Promise.all([loadMicroPython(), fetch(address)]);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  started.runPython(await response.text());
  const { FS, globals } = started;
  const [take, begin, goOn, answer] = ["take", "begin", "go_on", "answer"].map((n) => globals.get(n));
  return { FS, take, begin, goOn, answer };
};

/** Bring an archive that has not come yet into Python. */
const bring = async (address) => {
  if (arrived.has(address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const inflated = response.body.pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(inflated).arrayBuffer());
  const { FS, take } = await python;
  if (arrived.has(address)) return;
  FS.writeFile("arrived.tar", bytes);
  take("arrived.tar");
  arrived.add(address);
};

/** Let waiting messages in. */
const pause = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), done());
    port2.postMessage(0);
  });

const think = async (archives, request) => {
  for (const address of archives) await bring(address);
  const { begin, goOn, answer } = await python;
  begin(request);
  for (let since = performance.now(); goOn() && !stopped; ) {
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  return answer();
};

const verbs = {
  start: async (address, archives) => {
    python ??= starting(address);
    await python;
    for (const one of archives) await bring(one);
    return "ready";
  },
  // One thought at a time; whoever asks for the next no longer wants the one before.
  think: (archives, request) => {
    stopped = true;
    thinking = thinking.then(() => {
      stopped = false;
      return think(archives, request).catch((problem) => (console.info("No thought:", problem), ""));
    });
    return thinking;
  },
  stop: async () => {
    stopped = true;
    return "stopped";
  },
};

addEventListener("message", async ({ data: [number, verb, ...given] }) => {
  let text = "";
  try {
    text = await verbs[verb](...given);
  } catch (problem) {
    console.info("The light worker:", problem);
  }
  postMessage([number, text]);
});

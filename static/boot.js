// What has to happen before Python runs: language and colours without a flash, the right
// static section for the address, the game's own files on their way early, and plain words
// when the start is slow or fails. And the few calls of the browser that may throw.
(() => {
  const root = document.documentElement;

  // What may throw, with the exception turned into an answer: MicroPython does not see
  // exceptions that JavaScript throws inside a call, they would end the page's Python.
  const attempt = (work, otherwise) => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };

  // A drawing, given as text, saved as it is, painted into pixels, or handed to the share sheet.
  const picture = async (text, name, how, wide) => {
    let blob = new Blob([text], { type: "image/svg+xml" });
    if (how !== "svg") {
      const image = new Image();
      image.src = URL.createObjectURL(blob);
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = wide;
      canvas.height = Math.round((wide * image.height) / image.width);
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      URL.revokeObjectURL(image.src);
      blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    }
    const file = new File([blob], `${name}.${how === "svg" ? "svg" : "png"}`, { type: blob.type });
    if (how === "share" && navigator.canShare && navigator.canShare({ files: [file] })) {
      await navigator.share({ files: [file] });
      return "shared";
    }
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = file.name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10000);
    return "saved";
  };
  globalThis.device = {
    get: (name) => attempt(() => localStorage.getItem(name), null),
    put: (name, text) => attempt(() => (localStorage.setItem(name, text), true), false),
    drop: (name) => attempt(() => (localStorage.removeItem(name), true), false),
    names: () => attempt(() => Object.keys(localStorage).join("\n"), ""),
    address: (url, note, isNew) =>
      attempt(() => (history[isNew ? "pushState" : "replaceState"](note, "", url), true), false),
    capture: (element, id) => attempt(() => (element.setPointerCapture(id), true), false),
    picture: (text, name, how, wide) =>
      picture(text, name, how, wide).catch((problem) =>
        problem.name === "AbortError" ? "" : "failed",
      ),
    // Where nothing may be kept some browsers throw at the mere name of these: null there.
    workers: attempt(() => navigator.serviceWorker ?? null, null),
    caches: attempt(() => globalThis.caches ?? null, null),
    channel: (name) => attempt(() => new BroadcastChannel(name), null),
    secret: () => attempt(() => crypto.randomUUID(), `${Math.random()}${Math.random()}`),
  };

  // Fetch everything anew: for a copy that is damaged so that not even its pages open. What
  // people saved does not stand in caches and stays.
  const { pathname } = new URL("./", location.href);
  device.repair = async () => {
    try {
      const workers = (await device.workers?.getRegistrations()) ?? [];
      const mine = workers.filter(({ scope }) => new URL(scope).pathname === pathname);
      await Promise.all(mine.map((worker) => worker.unregister()));
      const names = (await device.caches?.keys()) ?? [];
      const gone = names.filter((name) => name.startsWith(`yotsuasobi ${pathname} `));
      await Promise.all(gone.map((name) => device.caches.delete(name)));
    } catch {
      // A browser that refuses to say what it keeps here keeps nothing.
    }
    location.reload();
  };
  addEventListener("click", ({ target }) => {
    if (target.closest("#repair")) device.repair();
  });

  // Others change the page too: translators wrap its texts, dictionaries and dark modes put things
  // in, and some take things away. What they touched below the page's own element is remembered,
  // so that the next rendering mends it there (py/ui/patch.py); where something of the page is
  // gone, that rendering is asked for, at most once a second.
  const strange = new Set();
  Node.prototype.strange = false;
  Node.prototype.strangeBelow = false;
  let asked = 0;
  const touched = (records) => {
    for (const { target, removedNodes } of records) {
      strange.add(target);
      target.strange = true;
      for (let above = target; above; above = above.parentNode) above.strangeBelow = true;
      for (const { nodeType } of removedNodes) {
        if (nodeType === 1 && !asked) {
          asked = setTimeout(() => {
            asked = 0;
            document.dispatchEvent(new Event("strangers"));
          }, 1000);
        }
      }
    }
  };
  const watcher = new MutationObserver(touched);
  device.watch = (host) => watcher.observe(host, { childList: true, subtree: true });
  device.strangers = () => {
    touched(watcher.takeRecords());
    for (const element of strange) if (!element.isConnected) strange.delete(element);
    return strange.size;
  };
  device.settled = () => {
    watcher.takeRecords();
  };
  device.mended = (element) => {
    element.strange = false;
    strange.delete(element);
  };

  // Python in archives: fetched and inflated while the interpreter is still starting, and put into
  // its file system as a whole (py/archives.py goes on from there).
  const coming = new Map();
  const arriving = (name) => {
    const meta = document.querySelector(`meta[name="bundle-${name}"]`);
    if (meta && !coming.has(name)) {
      const bytes = fetch(meta.content).then((response) => {
        if (!response.ok) throw new Error(`${response.status} ${meta.content}`);
        const inflated = response.body.pipeThrough(new DecompressionStream("gzip"));
        return new Response(inflated).arrayBuffer();
      });
      bytes.catch(() => coming.delete(name)); // the next one who asks tries again
      coming.set(name, bytes);
    }
    return coming.get(name);
  };

  // The page is to be seen before Python takes the processor; in a hidden tab nothing is painted.
  const painted = () =>
    document.hidden ||
    performance.getEntriesByType("paint").length ||
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 300);
    });
  device.bring = async (name, FS) => {
    try {
      const [bytes] = await Promise.all([arriving(name), painted()]);
      FS.writeFile(`${name}.tar`, new Uint8Array(bytes));
    } catch (problem) {
      failed(); // where this was the page's own beginning
      throw problem;
    }
  };
  arriving("shell");

  // The light worker (static/thinker.mjs): answers are "" where it cannot be, or broke. Without it,
  // as on the unbuilt site, null.
  device.thinker = () => {
    const said = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
    const at = (name) => new URL(said(name), location.href).href;
    const worker =
      said("thinker") && attempt(() => new Worker(said("thinker"), { type: "module" }), null);
    if (!worker) return null;
    const asked = [];
    const answer = ([number, text]) => asked[number]?.(text);
    worker.onmessage = ({ data }) => answer(data);
    worker.onerror = (event) => {
      event.preventDefault();
      asked.forEach((_, number) => answer([number, ""]));
    };
    const ask = (...message) =>
      new Promise((done) => worker.postMessage([asked.push(done) - 1, ...message]));
    const archives = (game) =>
      ["shell", "thinking", game, `players-${game}`].map((name) => at(`bundle-${name}`));
    return {
      start: (game) => ask("start", at("thinker-python"), archives(game)),
      think: (game, request) => ask("think", archives(game), request),
      stop: () => ask("stop"),
    };
  };

  const kept = attempt(() => JSON.parse(device.get("yotsuasobi/settings")), null) || {};
  const wanted = kept.language || (navigator.languages || ["ja"])[0].slice(0, 2);
  root.lang = wanted === "ja" ? "ja" : "en";
  root.dataset.theme = ["light", "dark"].includes(kept.theme) ? kept.theme : "system";

  const name = location.hash.slice(1).split(".")[0];
  const game = /^[a-z]+$/.test(name) && !["saves", "about", "last"].includes(name) ? name : "";
  root.dataset.place = game || "home";
  if (game) arriving(game);

  const waiting = () => root.dataset.state === "loading";

  const failed = () => {
    if (waiting()) root.dataset.boot = "failed";
  };
  setTimeout(() => {
    if (waiting() && !root.dataset.boot) root.dataset.boot = "slow";
  }, 8000);
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", failed);
  if (typeof WebAssembly !== "object") failed();
})();

// What has to happen before Python runs: language and colours without a flash, the right
// static section for the address, the game's own files on their way early, and plain words
// when the start is slow or fails.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("yotsuasobi/settings")) || {};
  } catch {
    // Storage refused or damaged: the defaults will do.
  }
  const wanted = kept.language || (navigator.languages || ["ja"])[0].slice(0, 2);
  root.lang = wanted === "ja" ? "ja" : "en";
  root.dataset.theme = ["light", "dark"].includes(kept.theme) ? kept.theme : "system";

  const name = location.hash.slice(1).split(".")[0];
  const game = /^[a-z]+$/.test(name) && name !== "saves" ? name : "";
  root.dataset.place = game || "home";
  const bundle = game && document.querySelector(`meta[name="bundle-${game}"]`);
  if (bundle) {
    const preload = document.createElement("link");
    Object.assign(preload, { rel: "preload", as: "fetch", crossOrigin: "", href: bundle.content });
    document.head.append(preload);
  }

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

// The service worker: the site without a network.
//
// Each version of the site keeps the page's files in a cache of its own, filled completely before
// that version is used, so two versions never mix. What a file is called names its content, so a
// page of an older version still gets its own files, from its own cache. The engine's files come
// into one cache shared by all versions, when they are first used.
//
// See docs/decisions/0005-service-worker.md.

import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

const SCOPE = new URL(self.registration.scope).pathname;
const PREFIX = `yotsuasobi ${SCOPE} `;
const PAGE = `${PREFIX}page ${VERSION}`; // the page names its caches in the same way
const ENGINE = `${PREFIX}engine`;

const absolute = (path) => new URL(path, self.registration.scope).href;
const engineFiles = new Set(ENGINE_FILES.map(absolute));
const pageFiles = self.__WB_MANIFEST;

const precache = new PrecacheController({ cacheName: PAGE });
precache.addToCacheList(pageFiles);

/** The names of this site's caches for page files; other sites may live at this origin. */
const pageCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}page `));

/** What any version of this site has kept for `request`. */
const keptByAny = async (request) => {
  const mine = await caches.match(request, { cacheName: PAGE });
  if (mine) return mine;
  for (const name of await pageCaches()) {
    const found = await (await caches.open(name)).match(request);
    if (found) return found;
  }
  return undefined;
};

/** Take over from older versions what has not changed: names say so. */
const inherit = async () => {
  const mine = await caches.open(PAGE);
  for (const { url, revision } of pageFiles) {
    if (revision !== null) continue;
    const request = new Request(absolute(url));
    const old = await keptByAny(request);
    if (old && !(await mine.match(request))) await mine.put(request, old);
  }
};

/**
 * Let the browser take this version's files from its cache without asking this worker. The page
 * itself is not among them: its address is the same in all versions.
 */
const addShortcuts = async (event) => {
  const files = pageFiles.filter(({ revision }) => revision === null);
  const places = files.map(({ url }) => ({ urlPattern: absolute(url) }));
  await event.addRoutes?.({ condition: { or: places }, source: { cacheName: PAGE } });
};

self.addEventListener("install", (event) => {
  event.waitUntil(addShortcuts(event).catch(() => {}));
  // Fails as a whole if one file fails; then the version before stays in use.
  event.waitUntil(inherit().catch(() => {}).then(() => precache.install(event)));
});

self.addEventListener("activate", (event) => {
  precache.activate(event);
  event.waitUntil(self.clients.claim());
});

registerRoute(
  ({ request, url }) =>
    request.mode === "navigate" && [SCOPE, `${SCOPE}index.html`].includes(url.pathname),
  async ({ request }) =>
    (await caches.match(precache.getCacheKeyForURL("index.html"), { cacheName: PAGE })) ??
    fetch(request),
);

// The page does some keeping of engine files itself; it then asks in another cache mode.
registerRoute(
  ({ request, url }) => engineFiles.has(url.href) && request.cache === "default",
  new CacheFirst({ cacheName: ENGINE }),
);

registerRoute(
  ({ request, url }) =>
    request.mode !== "navigate" &&
    !engineFiles.has(url.href) &&
    url.href.startsWith(self.registration.scope),
  async ({ request, url }) => {
    const key = precache.getCacheKeyForURL(url.href) ?? url.href;
    return (await keptByAny(new Request(key))) ?? fetch(request);
  },
);

/**
 * Give back the room that older versions take. Only while one page alone is open, and no newer
 * version is on its way: nobody can then be using what goes.
 */
const tidy = async (version) => {
  const { installing, waiting } = self.registration;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (installing || waiting || windows.length > 1 || version !== VERSION) return;
  for (const name of await pageCaches()) if (name !== PAGE) await caches.delete(name);
  if (!(await caches.has(ENGINE))) return;
  const engine = await caches.open(ENGINE);
  for (const request of await engine.keys()) {
    if (!engineFiles.has(request.url)) await engine.delete(request);
  }
};

self.addEventListener("message", (event) => {
  const { type, version } = event.data ?? {};
  if (type === "switch") self.skipWaiting(); // only ever on the player's word
  if (type === "tidy") event.waitUntil(tidy(version));
  if (type === "version") event.ports[0].postMessage(VERSION);
});

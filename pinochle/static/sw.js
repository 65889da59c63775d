// The service worker: keeps what was visited, what a live page runs on, and on request the whole site.
// Files whose name holds a hash never change and come from what is kept; all others from the network where there
// is one. offline.json lists every file of this build with its hash, so that an update fetches only what changed.

const BUILD = "unbuilt";
const SITE = self.registration.scope;
const OURS = `pinochle ${SITE} `; // other sites may share the address
const LIST = "offline.json";
const NEVER_CHANGES = /\.[0-9a-f]{8}\.[a-z.]+$/;
const NOT_KEPT = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Not kept</title>
<style>
  html { color-scheme: light dark; color: light-dark(#1d2330, #e9ebf1); background: light-dark(#ffffff, #16181d); font: 18px/1.5 system-ui, sans-serif }
  body { max-width: 32em; margin: 12vh auto; padding: 0 1em }
  a { color: light-dark(#64389c, #c9aef5) }
</style>
<main><h1>This page is not kept on this device</h1><p>There is no network. What is kept:</p><ul>`;

const kept = () => caches.open(OURS + BUILD);
const plain = (url) => url.split(/[?#]/)[0];

async function listed(cache) {
  return (await (await cache.match(LIST))?.json()) ?? {};
}

/** What the last build had kept is kept again: copied where it is the same, fetched where it changed. */
async function install() {
  const cache = await kept();
  await cache.add(new Request(LIST, { cache: "no-cache" }));
  const files = await listed(cache);
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === OURS + BUILD) continue;
    const old = await caches.open(name);
    const before = await listed(old);
    for (const { url } of await old.keys()) {
      const path = url.slice(SITE.length);
      if (!(path in files)) continue;
      if (before[path] === files[path]) await cache.put(url, await old.match(url));
      else await cache.add(new Request(url, { cache: "no-cache" }));
    }
  }
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== OURS + BUILD) await caches.delete(name);
  await self.clients.claim();
}

/** What the network has or, without it, what is kept. A browser that cannot keep (its storage is full) costs nobody an answer. */
async function answer(event) {
  const { request } = event;
  const url = plain(request.url);
  const cache = await kept().catch(() => {});
  const found = await cache?.match(url).catch(() => {});
  if (found && NEVER_CHANGES.test(url)) return found;
  try {
    const response = await fetch(request);
    // What Python runs on is kept once it runs (live.js says when): nobody waits for it by then.
    const later = url.startsWith(`${SITE}live/`) && request.destination !== "style";
    if (response.ok && !response.redirected && !later) event.waitUntil(cache?.put(url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    if (found) return found;
    if (!cache || request.mode !== "navigate") throw error;
    const pages = (await cache.keys()).map((one) => one.url).filter((one) => one.endsWith("/"));
    if (pages.includes(`${url}/`)) return Response.redirect(`${url}/`);
    const links = pages.map((one) => `<li><a href="${one}">${one.slice(SITE.length) || "The first page"}</a>`);
    return new Response(NOT_KEPT + links.join(""), { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

/** Keep files of the site: those at `urls`, or all whose path begins with `under`; of the whole site it tells how far it is, and how much. */
async function keep({ urls, under }, client) {
  const cache = await kept();
  const files = Object.keys(await listed(cache));
  const wanted = urls?.map((url) => plain(url).slice(SITE.length));
  const paths = files.filter((path) => (wanted ? wanted.includes(path) : path.startsWith(under)));
  const pages = paths.filter((path) => /(^|\/)$/.test(path)).length;
  let [done, missing, bytes] = [0, 0, 0];
  await Promise.all(paths.map(async (path) => {
    const url = new URL(path, SITE);
    if (!(await cache.match(url))) await cache.add(url).catch(() => (missing += 1));
    if (under !== "") return;
    const { size = 0 } = (await (await cache.match(url))?.blob()) ?? {};
    bytes += size; // not before the waiting, in which others add theirs
    done += 1;
    client.postMessage({ done: done / paths.length, missing, pages, bytes });
  }));
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(keep(event.data, event.source)));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SITE)) event.respondWith(answer(event));
});

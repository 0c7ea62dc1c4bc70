/// <reference lib="webworker" />
/** The service worker: the page opens without a network, with what was seen before. */

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, put in by the build. */
declare const FILES: string[];
declare const BUILD: string;

const SHELL = `shell-${BUILD}`;
/** Answers that may be read again offline: records, rules, cards, books. */
const KEPT = "kept";
const READABLE = /^\/api\/(games|rules|tables\/[\w-]+\/record)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("shell-") && name !== SHELL))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => shell("/")));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(cached(request));
  else if (READABLE.test(url.pathname)) event.respondWith(freshOrKept(request));
});

async function shell(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

/** Files with a hash in their names never change. */
async function cached(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(SHELL)).put(request, reply.clone());
  return reply;
}

async function freshOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  try {
    const reply = await fetch(request);
    if (reply.ok) await cache.put(request, reply.clone());
    return reply;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

/** A notification of the server: see "Messages to players" in docs/http-api.md. */
interface Notice {
  kind: string;
  title: string;
  text: string;
  link: string;
  table: string | null;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Notice | undefined;
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.text,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: `${told.table ?? ""} ${told.kind}`, // a newer one takes the place of an older one
      data: pathOf(told.link),
    }),
  );
});

/** The server's own page: this worker comes from its address. */
function pathOf(link: string): string {
  return new URL(link, self.location.origin).pathname;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? "/")));
});

/** A page that shows it already, else any page of ours, else a new one. */
async function show(path: string): Promise<void> {
  // Also those that were opened before this worker had begun, or past it.
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (page: WindowClient): string => new URL(page.url).pathname;
  const found = pages.find((page) => at(page) === path) ?? pages[0];
  if (!found) await self.clients.openWindow(path);
  else {
    if (at(found) !== path) found.postMessage({ go: path });
    await found.focus().catch(() => undefined); // only a real click may
  }
}

export {};

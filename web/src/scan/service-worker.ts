// Keeps the app's own files on the device, so that it opens where there is no network. A new version is fetched whole before
// it takes over; what was scanned is not here but in the device's database, which every version shares.

/** Filled in by the build (web/scan/precache.ts). */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

const { version, files } = __PRECACHE__;
const page = '/scan';
const folder = '/scan/';
const prefix = 'praxora-scan-';
const current = `${prefix}${version}`;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && (pathname === page || pathname === folder))
    event.respondWith(answerPage(event.request));
  else if (pathname.startsWith(folder)) event.respondWith(answerFile(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(current);
  // Past the browser's own cache: a page of the version before would name files that are gone.
  await cache.addAll(
    [page, ...files.map((file) => folder + file)].map((address) => new Request(address, { cache: 'reload' })),
  );
  await worker.skipWaiting();
}

/** The version before stays for pages that are still open; what is older goes. */
async function activate(): Promise<void> {
  const outdatedCaches = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  for (const name of outdatedCaches.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(page)) ?? fetch(request);
}

async function answerFile(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.includes('/assets/'))
    await (await caches.open(current)).put(request, answer.clone());
  return answer;
}

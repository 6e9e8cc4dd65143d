// The page without a connection. What the first page needs is fetched when the worker is installed;
// what else was needed is kept along the way. What the server says about games is never kept.

/** How a request is answered: the page itself, a file whose name changes with its content, another
    file of the page; null: as if there were no worker. */
export type Kind = 'page' | 'hashed' | 'file' | null;

const HASHED = /-[\w-]{8}\.\w+$/;

export function kindOf(request: { method: string; mode: string; url: string }, origin: string): Kind {
  const { origin: theirs, pathname } = new URL(request.url);
  if (request.method !== 'GET' || theirs !== origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return 'page';
  if (!pathname.startsWith('/assets/')) return null;
  return HASHED.test(pathname) ? 'hashed' : 'file';
}

export function keepShell(scope: ServiceWorkerGlobalScope, build: string, files: string[]): void {
  const name = `asclepia-${build}`;

  scope.addEventListener('install', (event) => {
    void scope.skipWaiting(); // a newer page needs no older worker
    event.waitUntil(scope.caches.open(name).then((cache) => cache.addAll(['/', ...files])));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        const old = (await scope.caches.keys()).filter((one) => one.startsWith('asclepia-') && one !== name);
        await Promise.all(old.map((one) => scope.caches.delete(one)));
        await scope.clients.claim();
      })(),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, scope.location.origin);
    if (kind === 'page') event.respondWith(page(event.request));
    else if (kind === 'hashed') event.respondWith(hashed(event.request));
    else if (kind === 'file') event.respondWith(file(event.request));
  });

  /** From the server, so that the newest counts; without one, the page that was kept. */
  async function page(request: Request): Promise<Response> {
    let answer: Response | undefined;
    try {
      answer = await fetch(request);
      if (answer.status < 500) return answer;
    } catch {
      // no connection
    }
    return (await kept('/')) ?? answer ?? Response.error();
  }

  async function hashed(request: Request): Promise<Response> {
    return (await kept(request)) ?? fetchAndKeep(request);
  }

  async function file(request: Request): Promise<Response> {
    try {
      return await fetchAndKeep(request);
    } catch {
      return (await kept(request)) ?? Response.error();
    }
  }

  async function kept(request: Request | string): Promise<Response | undefined> {
    return (await scope.caches.open(name)).match(request);
  }

  async function fetchAndKeep(request: Request): Promise<Response> {
    const answer = await fetch(request);
    if (answer.ok) await (await scope.caches.open(name)).put(request, answer.clone());
    return answer;
  }
}

// Calls: when no page is open, the server calls the browser, and a click leads to the table.

/** What the server says (`push.py`), in the language of the subscription. */
interface Call {
  table: string;
  title: string;
  body: string;
  language: string;
}

export function listen(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(scope, event.data.json() as Call));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, `/t/${event.notification.data as string}`));
  });
}

function show(scope: ServiceWorkerGlobalScope, call: Call): Promise<void> {
  const { table, title, body, language } = call;
  // The newest word about a table takes the place of what was said before.
  return scope.registration.showNotification(title, { body, lang: language, tag: table, data: table });
}

/** The page that shows this is brought to the front; if there is none, it is opened. */
async function open(scope: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await scope.clients.openWindow(path);
}

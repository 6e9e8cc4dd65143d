import { expect, test, vi } from 'vitest';
import { listen } from './push';

/** A worker's world with these pages open. */
function world(...paths: string[]) {
  const heard: Record<string, (event: object) => void> = {};
  const pages = paths.map((path) => ({ url: `https://asclepia.test${path}`, focus: vi.fn() }));
  const clients = { matchAll: async () => pages, openWindow: vi.fn() };
  const registration = { showNotification: vi.fn() };
  const scope = {
    addEventListener: (kind: string, hear: (event: object) => void) => (heard[kind] = hear),
    clients,
    registration,
  };
  listen(scope as unknown as Parameters<typeof listen>[0]);
  async function happens(kind: string, event: object): Promise<void> {
    let work: Promise<unknown> | undefined;
    heard[kind]!({ waitUntil: (promise: Promise<unknown>) => (work = promise), ...event });
    await work;
  }
  return { pages, clients, registration, happens };
}

const notification = { data: 'T1', close: vi.fn() };

test('a call is shown in its language; a newer one about the table takes its place', async () => {
  const { registration, happens } = world();
  const call = { table: 'T1', title: 'À vous de jouer · Chess', body: 'Bède a joué.', language: 'fr' };
  await happens('push', { data: { json: () => call } });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    call.title,
    expect.objectContaining({ body: call.body, lang: 'fr', tag: 'T1', data: 'T1' }),
  );
});

test('a click brings the page of the table to the front', async () => {
  const { pages, clients, happens } = world('/', '/t/T1', '/t/T12');
  await happens('notificationclick', { notification });
  expect(pages.map((page) => page.focus.mock.calls.length)).toEqual([0, 1, 0]);
  expect(clients.openWindow).not.toHaveBeenCalled();
  expect(notification.close).toHaveBeenCalled();
});

test('if no page shows it, a click opens one', async () => {
  const { clients, happens } = world('/', '/t/T2');
  await happens('notificationclick', { notification });
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('/t/T1');
});

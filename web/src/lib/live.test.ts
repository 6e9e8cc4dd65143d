import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { joined, LiveTable } from './live.svelte';
import type { Words } from './wire';

const lines = (first: number, last: number): Words[] =>
  Array.from({ length: last - first }, (_, i) => ({
    number: first + i,
    name: 'Ada',
    words: `${first + i}`,
    said: 0,
    handle: 'a1',
    phrase: null,
    watching: false,
  }));

test('lines that follow are put after those that are there', () => {
  expect(joined(lines(0, 3), lines(3, 5))).toEqual(lines(0, 5));
});

test('a line that comes twice is there once', () => {
  expect(joined(lines(0, 5), lines(3, 7))).toEqual(lines(0, 7));
});

test('after a gap only the later lines are kept, so that the gap can be fetched', () => {
  expect(joined(lines(0, 5), lines(50, 60))).toEqual(lines(50, 60));
});

test('nothing new changes nothing', () => {
  expect(joined(lines(0, 5), [])).toEqual(lines(0, 5));
  expect(joined([], lines(0, 5))).toEqual(lines(0, 5));
});

/** A page at a table, and how the server tells it something. */
function opened(): { live: LiveTable; tell: (message: object) => void } {
  const sockets: { onmessage?: (event: { data: string }) => void; close: () => void }[] = [];
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', function (this: { close: () => void }) {
    this.close = () => {};
    sockets.push(this);
  });
  const live = new LiveTable('table');
  return { live, tell: (message) => sockets[0]!.onmessage!({ data: JSON.stringify(message) }) };
}

const hello = (chat: Words[]) => ({
  type: 'hello',
  info: { clocks: [] },
  printed: {},
  position: null,
  log: [],
  chat,
  presence: {},
});
const nobody = (some: Words[]) => some.map((one) => ({ ...one, name: 'Nemo', handle: null }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is told anew is all there is: earlier lines may name somebody who has gone', async () => {
  const { live, tell } = opened();
  tell(hello(lines(100, 200)));
  vi.spyOn(api, 'chat').mockResolvedValue(lines(0, 100));
  await live.earlier();
  expect(live.chat).toEqual(lines(0, 200));
  tell({ type: 'chat', chat: lines(100, 201), anew: true });
  expect(live.chat).toEqual(lines(100, 201));
  tell({ type: 'chat', chat: lines(201, 202), anew: false });
  expect(live.chat).toEqual(lines(100, 202));
});

test('a page that comes back keeps no earlier lines either', async () => {
  const { live, tell } = opened();
  tell(hello(lines(100, 200)));
  vi.spyOn(api, 'chat').mockResolvedValue(lines(0, 100));
  await live.earlier();
  tell(hello(lines(101, 201)));
  expect(live.chat).toEqual(lines(101, 201));
});

test('earlier lines that were on their way are asked for once more', async () => {
  const { live, tell } = opened();
  tell(hello(lines(100, 200)));
  const chat = vi
    .spyOn(api, 'chat')
    .mockResolvedValueOnce(lines(0, 100))
    .mockResolvedValueOnce(nobody(lines(0, 100)));
  const asked = live.earlier();
  tell({ type: 'chat', chat: lines(100, 200), anew: true });
  await asked;
  expect(chat).toHaveBeenCalledTimes(2);
  expect(live.chat).toEqual([...nobody(lines(0, 100)), ...lines(100, 200)]);
});

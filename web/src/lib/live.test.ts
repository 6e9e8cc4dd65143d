import { expect, test, vi } from 'vitest';
import { joined, LiveTable } from './live.svelte';
import type { Words } from './wire';

const lines = (first: number, last: number): Words[] =>
  Array.from({ length: last - first }, (_, i) => ({ number: first + i, name: 'Ada', words: `${first + i}`, said: 0, handle: 'a1', phrase: null }));

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

/** A table whose server says what a test wants. */
function table(): { live: LiveTable; hear: (message: object) => void } {
  const socket = { readyState: 1, send: () => {}, close: () => {}, onmessage: (_: { data: string }) => {} };
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', Object.assign(function () { return socket; }, { OPEN: 1 }));
  return { live: new LiveTable('7bq'), hear: (message) => socket.onmessage({ data: JSON.stringify(message) }) };
}

const update = (ply: number) => ({ type: 'update', position: { ply }, log: [{ ply, seat: 0, events: [] }], clocks: [], rewound: false });

test('while something is explained the game waits, and nothing of it is lost', () => {
  const { live, hear } = table();
  hear(update(1));
  live.hold();
  hear(update(2));
  hear(update(3));
  expect(live.position?.ply).toBe(1);
  live.release();
  expect(live.position?.ply).toBe(3);
  expect(live.log.map((one) => one.ply)).toEqual([1, 2, 3]);
  hear(update(4));
  expect(live.position?.ply).toBe(4);
});

test('whoever moves does not wait any more', () => {
  const { live, hear } = table();
  hear(update(1));
  live.hold();
  live.act(0, 5);
  hear(update(2));
  expect(live.position?.ply).toBe(2);
  expect(live.sending).toBe(false);
});

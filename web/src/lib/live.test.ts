import { expect, test } from 'vitest';
import { joined } from './live.svelte';
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

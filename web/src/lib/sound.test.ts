import { expect, test } from 'vitest';
import { pluck } from './sound';

const RATE = 44100;

/** How loud a part of a wave is. */
const loud = (wave: Float32Array) => Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);

test('a string sounds at once, dies away and ends in silence', () => {
  const wave = pluck(392, RATE);
  const parts = [0, 0.3, 0.9].map((from) => loud(wave.slice(from * RATE, (from + 0.1) * RATE)));
  expect(parts[0]).toBeGreaterThan(1.4 * parts[1]!);
  expect(parts[1]).toBeGreaterThan(2 * parts[2]!);
  expect(Math.max(...wave.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(Math.abs(wave.at(-1)!)).toBe(0);
});

test('it has its pitch: one period later it is nearly the same', () => {
  const wave = pluck(441, RATE); // a period of 100
  const part = wave.slice(4410, 8820);
  const alike = (by: number) => part.slice(0, -by).reduce((sum, one, i) => sum + one * part[i + by]!, 0);
  const itself = part.reduce((sum, one) => sum + one * one, 0);
  expect(alike(100)).toBeGreaterThan(0.8 * itself);
  expect(alike(50)).toBeLessThan(0.5 * itself);
});

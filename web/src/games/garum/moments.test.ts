import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/contract';
import { fetchTexts } from '../../lib/texts.svelte';
import { moments } from './moments';
import type { Printed, View } from './types';

beforeAll(() => fetchTexts('garum', 'table'));

const printed = {
  spots: [
    { spot: 0, cetarium: 1, area: 0 },
    { spot: 1, cetarium: 2, area: 0 },
  ],
  lines: [{ line: 5, spots: [0, 1] }],
};
const worker = (points: number, dominus = false) =>
  Array.from({ length: 6 }, (_, at) => (at === 5 ? { colour: 0, dominus, specimens: 8, points } : null));
const stocks = [{ seat: 1 }];
function happening(laid: number[], workers: unknown[], more: object = {}): Happening<View, Printed> {
  const table: unknown = {
    view: { stocks, rounds: 12, laid, workers, ...more },
    printed,
    names: ['Ada', 'Ben'],
    events: [],
    seat: 0,
  };
  return table as Happening<View, Printed>;
}
const laid = { event: 'laid', colour: 0, cetarium: 2, area: 0 };

describe('great moments of Garum', () => {
  it('is a rich line when its last tile lies', () => {
    const found = moments.of(laid, happening([3, 4], worker(7)))!;
    expect(found.title).toBe('Line 5 is full');
    expect(found.words).toMatch(/^Ben: .*7/);
  });

  it('is no line that is open, poor, or without a worker', () => {
    expect(moments.of(laid, happening([-1, 4], worker(7)))).toBeNull();
    expect(moments.of(laid, happening([3, 4], worker(1)))).toBeNull();
    expect(moments.of(laid, happening([3, 4], []))).toBeNull();
  });

  it('is a dominus, whatever its line brings, and a sad one if that is less than nothing', () => {
    expect(moments.of(laid, happening([3, 4], worker(-2, true)))).toMatchObject({ mood: 'sad' });
    expect(moments.of({ event: 'hired', colour: 0, dominus: 1, line: 5 }, happening([], []))!.words).toContain('Ben');
    expect(moments.of({ event: 'hired', colour: 0, dominus: 0, line: 5 }, happening([], []))).toBeNull();
  });

  it('is no dominus that one has just placed oneself', () => {
    expect(
      moments.of({ event: 'hired', colour: 0, dominus: 1, line: 5 }, { ...happening([], []), seat: 1 }),
    ).toBeNull();
  });

  it('is the finest line of whoever has won', () => {
    const scored = (colour: number, points: number) => ({
      event: 'scored',
      colour,
      line: 5,
      specimens: 8,
      points,
      dominus: 0,
    });
    const then = happening([], [], { stocks: [{ seat: 1 }, { seat: 0 }], winners: [0] });
    const found = moments.of({ event: 'ended' }, { ...then, events: [scored(0, 22), scored(1, 4)] })!;
    expect(found.words).toMatch(/Ada .*4/);
  });
});

import { describe, expect, it } from 'vitest';
import { back, narrow, offers, pick, valuesOf } from './narrowing';
import type { Action } from './types';

function places(tiles: number[], areas: number[], turns: (tile: number) => number[]): Action[] {
  return tiles.flatMap((tile) =>
    areas.flatMap((area) =>
      turns(tile).map((turn) => ({
        code: tile * 16 + area * 4 + turn,
        kind: 'place',
        tile,
        area,
        turn,
      })),
    ),
  );
}

const four = () => [0, 1, 2, 3];
const workers: Action[] = [
  { code: 320, kind: 'no_worker' },
  { code: 260, kind: 'vilicus', line: 5 },
  { code: 261, kind: 'vilicus', line: 6 },
  { code: 300, kind: 'dominus', line: 5 },
  { code: 301, kind: 'dominus', line: 6 },
];

describe('narrow', () => {
  it('keeps what names the picks and fills in what is left with one value', () => {
    const found = narrow(places([3, 7], [2], four), { tile: 3 });
    expect(found.left).toHaveLength(4);
    expect(found.filled).toEqual({ kind: 'place', tile: 3, area: 2 });
    expect(found.values.turn).toEqual([0, 1, 2, 3]);
    expect(found.action).toBeNull();
  });

  it('lets a soft field take its first value once nothing else is open', () => {
    const choices = places([3, 7], [0, 2], four);
    expect(narrow(choices, { tile: 3 }, ['turn']).action).toBeNull();
    const found = narrow(choices, { tile: 3, area: 2 }, ['turn']);
    expect(found.action).toMatchObject({ tile: 3, area: 2, turn: 0 });
    expect(found.filled.turn).toBe(0);
    expect(narrow(choices, { tile: 3, area: 2, turn: 3 }, ['turn']).action).toMatchObject({ turn: 3 });
  });

  it('asks for the kind when a line takes either worker', () => {
    const found = narrow(workers, { line: 5 });
    expect(found.values.kind).toEqual(['vilicus', 'dominus']);
    expect(found.action).toBeNull();
    expect(narrow(workers, { line: 5, kind: 'dominus' }).action?.code).toBe(300);
    expect(narrow(workers, { kind: 'no_worker' }).action?.code).toBe(320);
  });

  it('does not fill in a field that some of the actions do not have', () => {
    const one: Action[] = [workers[0]!, workers[1]!];
    expect(narrow(one, {}).filled).toEqual({});
  });

  it('has nothing to say when nothing is asked', () => {
    expect(narrow([], {})).toEqual({ left: [], values: {}, filled: {}, action: null });
  });
});

describe('pick', () => {
  it('adds a click, the newest last', () => {
    const choices = places([3, 7], [0, 2], four);
    expect(pick(choices, { tile: 3 }, { area: 2 })).toEqual({ tile: 3, area: 2 });
    expect(pick(choices, { tile: 3, area: 2 }, { tile: 7 })).toEqual({ area: 2, tile: 7 });
  });

  it('drops earlier picks that no action shares with it', () => {
    const choices = places([3, 7], [0, 2], (tile) => (tile === 7 ? [0] : [0, 1, 2, 3]));
    expect(pick(choices, { area: 2, turn: 3, tile: 3 }, { tile: 7 })).toEqual({ tile: 7 });
    expect(pick(workers, { line: 5, kind: 'dominus' }, { kind: 'no_worker' })).toEqual({
      kind: 'no_worker',
    });
  });

  it('ignores what cannot be clicked', () => {
    expect(pick(workers, { line: 5 }, { line: 9 })).toEqual({ line: 5 });
    expect(offers(workers, { line: 9 })).toBe(false);
  });
});

describe('back and valuesOf', () => {
  it('takes the newest pick away, with the soft fields', () => {
    expect(back({ tile: 3, area: 2, turn: 1 }, ['turn'])).toEqual({ tile: 3 });
    expect(back({}, [])).toEqual({});
  });

  it('lists values in order', () => {
    expect(valuesOf(workers, 'line')).toEqual([5, 6]);
  });
});

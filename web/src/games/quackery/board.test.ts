import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent } from '../../lib/types';
import {
  bedsOf,
  columnPart,
  counted,
  decidedOf,
  entryPart,
  entryPlace,
  fateOf,
  landingOf,
  meant,
  minus,
  moodOf,
  onBoard,
  playerPart,
  remedyOf,
  ringOf,
  roundOf,
  stepsOf,
  trailsOf,
} from './board';
import type { Asked, Entry, QuackeryPrinted, QuackeryView } from './types';

interface Fixture {
  view: QuackeryView;
  printed: QuackeryPrinted;
  choices: Action[];
}

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;
}

const { view, printed, choices } = fixture('treat');

/** A small view: four quacks, one treatment under way. */
function asking(asked: Partial<Asked>, rest: Partial<QuackeryView> = {}): QuackeryView {
  return { ...view, status: [3, 5, 2, 3], ...rest, asked: { to: 'respond', waits_for: [0], ...asked } };
}

function entry(seat: number, rest: Partial<Entry> = {}): Entry {
  return { seat, remedy: -1, humour: 1, other: -1, way: 0, player: -1, target: -1, ...rest };
}

const PINCH: Action[] = [0, 1, 2, 3].flatMap((humour) =>
  [0, 1].map((way) => ({ code: 10 + humour * 2 + way, kind: 'play_move', remedy: 22, humour, way })),
);
const BLOODLETTING: Action[] = [0, 1].map((way) => ({ code: 30 + way, kind: 'play_way', remedy: 0, way }));
const LEECHES: Action[] = [0, 1, 2, 3].flatMap((humour) =>
  [0, 1, 2, 3]
    .filter((other) => humour < other)
    .map((other) => ({ code: 40 + humour * 4 + other, kind: 'play_pair', remedy: 4, humour, other })),
);
const CUPPING: Action[] = [0, 1, 2, 3].flatMap((humour) =>
  [0, 1, 2, 3]
    .filter((other) => humour !== other)
    .map((other) => ({ code: 60 + humour * 4 + other, kind: 'play_pair', remedy: 6, humour, other })),
);
const TREATS: Action[] = [0, 1, 2, 3].flatMap((humour) =>
  [0, 1].map((way) => ({ code: humour * 2 + way, kind: 'treat', humour, way })),
);

describe('remedies', () => {
  it('are cards, characters, or the basic treatment', () => {
    expect(remedyOf(printed, 0)).toBe(printed.cards[0]);
    expect(remedyOf(printed, 41)).toBe(printed.characters[1]);
    expect(remedyOf(printed, -1)).toBeNull();
    expect(remedyOf(printed, 39)).toBeNull();
  });
});

describe('the patient', () => {
  it('looks as ill as it is', () => {
    expect(moodOf([3, 3, 3, 3])).toBe(0);
    expect(moodOf([3, 4, 3, 3])).toBe(1);
    expect(moodOf([3, 5, 3, 3])).toBe(2);
    expect(moodOf([3, 6, 3, 3])).toBe(3);
  });

  it('is cured when all is balanced, and lost at either end', () => {
    expect(fateOf([3, 3, 3, 3])).toBe('cured');
    expect(fateOf([3, 3, 6, 3])).toBe('succumbed');
    expect(fateOf([0, 3, 3, 3])).toBe('succumbed');
    expect(fateOf([3, 4, 3, 3])).toBeNull();
  });

  it('that was decided last is told', () => {
    const marks: GameEvent[] = [
      { event: 'cured', seat: 2, patient: 3 },
      { event: 'succumbed', seat: 1, patient: 11 },
      { event: 'diagnosed', seat: 1, patient: 4 },
    ];
    expect(decidedOf(marks, printed)).toEqual({ patient: printed.patients[11], fate: 'succumbed', by: 1 });
    expect(decidedOf([{ event: 'left', patient: 0 }], printed)).toEqual({ patient: printed.patients[0], fate: null, by: -1 });
    expect(decidedOf([], printed)).toBeNull();
  });
});

describe('what can be picked', () => {
  it('on the board is a basic treatment while no card is in hand', () => {
    expect(onBoard([...TREATS, ...PINCH], {})).toEqual(TREATS);
    expect(onBoard([...TREATS, ...PINCH], { kind: 'treat', humour: 1 })).toEqual(TREATS);
    expect(onBoard([...TREATS, ...PINCH], { remedy: 22 })).toEqual(PINCH);
  });

  it('is a step up or down, where the server says it lands', () => {
    const table = asking({ to: 'treat', landings: [[2, [3, 4, 2, 3]], [3, [3, 6, 2, 3]]] });
    expect(stepsOf(table, TREATS.slice(2, 4), 1)).toEqual([
      { way: 1, place: 6, part: { kind: 'treat', humour: 1, way: 1 } },
      { way: 0, place: 4, part: { kind: 'treat', humour: 1, way: 0 } },
    ]);
    expect(stepsOf(table, TREATS.slice(2, 4), 0)).toEqual([]);
  });

  it('is only the way where a card names its humour', () => {
    const table = asking({ to: 'treat', landings: [[30, [3, 3, 2, 3]], [31, [3, 6, 2, 3]]] });
    expect(stepsOf(table, BLOODLETTING, 1)).toEqual([
      { way: 1, place: 6, part: { remedy: 0, way: 1 } },
      { way: 0, place: 3, part: { remedy: 0, way: 0 } },
    ]);
    expect(stepsOf(table, BLOODLETTING, 2)).toEqual([]);
  });

  it('is one humour for a card on one humour', () => {
    const gold: Action[] = [0, 1].map((humour) => ({ code: humour, kind: 'play_humour', remedy: 14, humour }));
    expect(columnPart(gold, { remedy: 14 }, 1)).toEqual({ remedy: 14, humour: 1 });
    expect(columnPart(gold, { remedy: 14 }, 3)).toBeNull();
    expect(columnPart(PINCH, { remedy: 22 }, 1)).toBeNull();
  });

  it('is two humours in any order where the order means nothing', () => {
    expect(columnPart(LEECHES, { remedy: 4 }, 0)).toEqual({ remedy: 4, humour: 0 });
    expect(columnPart(LEECHES, { remedy: 4 }, 3)).toEqual({ remedy: 4, other: 3 });
    expect(columnPart(LEECHES, { remedy: 4, other: 3 }, 1)).toEqual({ remedy: 4, humour: 1, other: 3 });
    expect(columnPart(LEECHES, { remedy: 4, humour: 2 }, 1)).toEqual({ remedy: 4, humour: 1, other: 2 });
    expect(columnPart(LEECHES, { remedy: 4, humour: 2 }, 2)).toBeNull();
  });

  it('can change places where the order counts', () => {
    expect(columnPart(CUPPING, { remedy: 6, humour: 2 }, 1)).toEqual({ remedy: 6, humour: 2, other: 1 });
    expect(columnPart(CUPPING, { remedy: 6, humour: 2, other: 1 }, 1)).toEqual({ remedy: 6, humour: 1, other: 2 });
    expect(columnPart(CUPPING, { remedy: 6, humour: 2, other: 1 }, 0)).toEqual({ remedy: 6, humour: 2, other: 0 });
  });

  it('is the treatment or the newest answer', () => {
    const entries = [entry(1), entry(2), entry(3)];
    const opinion: Action[] = [0, 1].map((which) => ({ code: which, kind: 'play_entry', remedy: 19, entry: which }));
    expect(entryPart(opinion, entries, 0)).toEqual({ remedy: 19, entry: 0 });
    expect(entryPart(opinion, entries, 1)).toBeNull();
    expect(entryPart(opinion, entries, 2)).toEqual({ remedy: 19, entry: 1 });
    expect(entryPart(PINCH, entries, 0)).toBeNull();
    expect(entryPlace({ entry: 1 }, entries)).toBe(2);
    expect(entryPlace({ entry: 0 }, entries)).toBe(0);
    expect(entryPlace({}, entries)).toBe(-1);
  });

  it('is another player', () => {
    const writ: Action[] = [1, 2].map((player) => ({ code: player, kind: 'play_player', remedy: 26, player }));
    expect(playerPart(writ, 2)).toEqual({ remedy: 26, player: 2 });
    expect(playerPart(writ, 0)).toBeNull();
    expect(playerPart([], 2)).toBeNull();
  });
});

describe('where it leads', () => {
  it('is what the server says for the one action that is meant', () => {
    const action = meant(TREATS, { kind: 'treat', humour: 2, way: 1 }, null);
    expect(action?.code).toBe(5);
    expect(landingOf(asking({ landings: [[5, [3, 5, 3, 3]]] }).asked, action)).toEqual([3, 5, 3, 3]);
    expect(landingOf(null, action)).toBeNull();
  });

  it('is shown for what is pointed at, before what is picked', () => {
    expect(meant(TREATS, { kind: 'treat', humour: 2, way: 1 }, { kind: 'treat', humour: 0, way: 0 })?.code).toBe(0);
    expect(meant(TREATS, {}, { kind: 'treat', humour: 0, way: 0 })?.code).toBe(0);
    expect(meant(PINCH, {}, { remedy: 22 })).toBeNull();
    expect(meant(TREATS, {}, null)).toBeNull();
  });

  it('is known for every choice of a real game', () => {
    expect(choices.length).toBeGreaterThan(8);
    for (const action of choices) expect(landingOf(view.asked, action)).toHaveLength(4);
  });
});

describe('round the table', () => {
  it('those after the last card have passed, one is asked, the others come', () => {
    const table = asking({ entries: [entry(3)], passes: 1, waits_for: [1] });
    expect(ringOf(table).map(({ seat, state }) => [seat, state])).toEqual([
      [0, 'passed'],
      [1, 'asked'],
      [2, 'later'],
      [3, 'later'],
    ]);
  });

  it('holds in a real window', () => {
    const real = fixture('window').view;
    const ring = ringOf(real);
    expect(ring.findIndex((one) => one.state === 'asked')).toBe(real.asked?.passes);
    expect(ring.filter((one) => one.state === 'passed')).toHaveLength(real.asked?.passes ?? -1);
  });

  it('a round lasts from one of my treatments to the next', () => {
    const at = (turns: number, to: Asked['to'], seat: number) =>
      roundOf({ ...asking({ to }), diagnosing: 2, turns }, seat);
    expect(at(0, 'treat', 2)).toBe(1);
    expect(at(1, 'respond', 2)).toBe(1);
    expect(at(3, 'treat', 2)).toBe(1);
    expect(at(4, 'treat', 2)).toBe(2);
    expect(at(0, 'treat', 0)).toBe(0);
    expect(at(2, 'respond', 0)).toBe(0);
    expect(at(2, 'treat', 0)).toBe(1);
  });
});

describe('what has happened', () => {
  it('leaves a trail from where a humour stood', () => {
    const marks: GameEvent[] = [
      { event: 'moved', seat: 1, humour: 1, before: 3, after: 4 },
      { event: 'moved', seat: 2, humour: 1, before: 4, after: 5 },
      { event: 'moved', seat: 2, humour: 2, before: 2, after: 3 },
      { event: 'moved', seat: 3, humour: 2, before: 3, after: 2 },
    ];
    expect(trailsOf(marks, [3, 5, 2, 3])).toEqual([null, { from: 3, by: 2 }, null, null]);
    expect(trailsOf([...marks, { event: 'diagnosed' }], [3, 5, 2, 3])).toEqual([null, null, null, null]);
  });
});

describe('a hospital', () => {
  it('counts the cured for and the succumbed against', () => {
    const quack = { ...view.players[0]!, cured: [11, 2], succumbed: [4], score: 10 };
    expect(bedsOf(quack).map(({ value, fate, counts }) => [value, fate, counts])).toEqual([
      [12, 'cured', 12],
      [3, 'cured', 3],
      [5, 'succumbed', -5],
    ]);
  });

  it('may not mind the succumbed', () => {
    const quack = { ...view.players[0]!, cured: [2], succumbed: [4], score: 3 };
    expect(bedsOf(quack).map((one) => one.counts)).toEqual([3, 0]);
  });
});

describe('small things', () => {
  it('are written and counted as people do', () => {
    expect(minus(-7)).toBe('−7');
    expect(minus(7)).toBe('7');
    expect(counted([4, 19, 19, 4, 2])).toEqual([
      [4, 2],
      [19, 2],
      [2, 1],
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { narrow } from '../../lib/narrowing';
import type { Action, GameEvent } from '../../lib/types';
import {
  bedsOf,
  causeOf,
  columnPart,
  counted,
  decidedOf,
  entryPart,
  entryPlace,
  fateOf,
  knownOf,
  landingOf,
  meant,
  minus,
  moodOf,
  newsOf,
  onBoard,
  pendingOf,
  playerPart,
  remedyOf,
  ringOf,
  roundOf,
  stepsOf,
  trailsOf,
  waysOf,
  windowOf,
} from './board';
import type { AskedToRespond, Entry, Printed, View } from './types';

interface Fixture {
  view: View;
  printed: Printed;
  choices: Action[];
  foretold: Record<string, GameEvent[]>;
}

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;
}

const { view, printed, choices, foretold } = fixture('treat');

/** A small view: four quacks, one treatment under way. */
function treating(): View {
  return { ...view, status: [3, 5, 2, 3], asked: { to: 'treat', waits_for: [0] } };
}

/** … and the window that it opens. */
function answering(asked: Partial<AskedToRespond>): View {
  const nothing = { passes: 0, used: [], entries: [], stands: [], landing: [3, 5, 2, 3], culprits: [-1, -1, -1, -1] };
  return { ...treating(), asked: { to: 'respond', waits_for: [0], ...nothing, ...asked } };
}

/** What would follow: somebody does something, and humours would go there. */
function would(what: string, ...landings: [humour: number, after: number, seat?: number][]): GameEvent[] {
  const kind = what === 'passed' ? 'moved' : 'landing';
  return [
    { event: what, seat: 0 },
    ...landings.map(([humour, after, seat = 0]) => ({ event: kind, seat, humour, before: 3, after })),
  ];
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
    expect(decidedOf([{ event: 'left', patient: 0 }], printed)).toEqual({
      patient: printed.patients[0],
      fate: null,
      by: -1,
    });
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
    const told = { 2: would('treated', [1, 4]), 3: would('treated', [1, 6]) };
    expect(stepsOf(treating(), told, TREATS.slice(2, 4), 1)).toEqual([
      { way: 1, place: 6, part: { kind: 'treat', humour: 1, way: 1 } },
      { way: 0, place: 4, part: { kind: 'treat', humour: 1, way: 0 } },
    ]);
    expect(stepsOf(treating(), told, TREATS.slice(2, 4), 0)).toEqual([]);
  });

  it('is only the way where a card names its humour', () => {
    const told = { 30: would('played', [1, 3]), 31: would('played', [1, 6]) };
    expect(stepsOf(treating(), told, BLOODLETTING, 1)).toEqual([
      { way: 1, place: 6, part: { remedy: 0, way: 1 } },
      { way: 0, place: 3, part: { remedy: 0, way: 0 } },
    ]);
    expect(stepsOf(treating(), told, BLOODLETTING, 2)).toEqual([]);
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

  it('never chooses the other humour by itself', () => {
    for (const humour of [0, 1, 2, 3]) {
      const first = columnPart(LEECHES, { remedy: 4 }, humour)!;
      expect(narrow(LEECHES, first).action).toBeNull();
      for (const other of [0, 1, 2, 3].filter((one) => one !== humour)) {
        const { action } = narrow(LEECHES, columnPart(LEECHES, first, other)!);
        expect([action?.humour, action?.other].sort()).toEqual([humour, other].sort());
      }
    }
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

describe('what is learned in secret', () => {
  const seen = (agenda: number | null, coming: (number | null)[]) =>
    ({ asked: { to: 'treat', waits_for: [0] }, players: [{ agenda: 3 }, { agenda }], coming }) as unknown as View;

  it('is an agenda that was confided, and who comes', () => {
    const before = knownOf(seen(null, [null, null]), 0);
    expect(before).toEqual({ agendas: [], patients: [] });
    const now = knownOf(seen(5, [7, null]), 0);
    expect(newsOf(now, before)).toEqual({ agendas: [{ player: 1, agenda: 5 }], patients: [{ place: 0, patient: 7 }] });
    expect(newsOf(now, now)).toEqual({ agendas: [], patients: [] });
  });

  it('is nothing for who only watches, nor when all is open at the end', () => {
    expect(knownOf(seen(5, [7]), null).agendas).toEqual([]);
    expect(knownOf({ ...seen(5, [7]), asked: null }, 0).agendas).toEqual([]);
  });
});

describe('where it leads', () => {
  it('is what the server says for the one action that is meant', () => {
    const action = meant(TREATS, { kind: 'treat', humour: 2, way: 1 }, null);
    expect(action?.code).toBe(5);
    expect(landingOf(treating(), would('treated', [2, 3]))).toEqual({
      status: [3, 5, 3, 3],
      culprits: [-1, -1, 0, -1],
    });
    expect(landingOf(treating(), undefined)).toBeNull();
  });

  it('is shown for what is pointed at, before what is picked', () => {
    expect(meant(TREATS, { kind: 'treat', humour: 2, way: 1 }, { kind: 'treat', humour: 0, way: 0 })?.code).toBe(0);
    expect(meant(TREATS, {}, { kind: 'treat', humour: 0, way: 0 })?.code).toBe(0);
    expect(meant(PINCH, {}, { remedy: 22 })).toBeNull();
    expect(meant(TREATS, {}, null)).toBeNull();
  });

  it('is where it stands for what undoes all, and nothing new for a pass or a discard', () => {
    const table = answering({ landing: [3, 4, 2, 3], culprits: [-1, 2, -1, -1] });
    expect(landingOf(table, would('played'))?.status).toEqual(table.status);
    expect(landingOf(table, would('passed'))).toBeNull();
    expect(landingOf(table, would('discarded'))).toBeNull();
    expect(pendingOf(table)).toEqual({ status: [3, 4, 2, 3], culprits: [-1, 2, -1, -1] });
    expect(pendingOf(treating())).toBeNull();
  });

  it('is what moves by the last pass', () => {
    expect(landingOf(answering({}), would('passed', [1, 6, 2]))).toEqual({
      status: [3, 6, 2, 3],
      culprits: [-1, 2, -1, -1],
    });
  });

  it('is caused by one, or the server decides', () => {
    const before = [3, 4, 2, 3];
    expect(causeOf({ status: [3, 3, 3, 3], culprits: [-1, 2, 2, -1] }, before)).toBe(2);
    expect(causeOf({ status: [3, 3, 3, 3], culprits: [-1, 2, 1, -1] }, before)).toBe(-1);
    expect(causeOf({ status: [3, 6, 3, 3], culprits: [-1, 2, 1, -1] }, before)).toBe(2);
  });

  it('is known for every choice of a real game', () => {
    expect(choices.length).toBeGreaterThan(8);
    for (const action of choices) expect(landingOf(view, foretold[action.code])?.status).toHaveLength(4);
    const steps = choices.filter((action) => action.kind === 'treat');
    for (const { code, humour } of steps) {
      const there = landingOf(view, foretold[code])!.status[Number(humour)]!;
      expect(Math.abs(there - view.status[Number(humour)]!)).toBe(1);
    }
  });
});

describe('round the table', () => {
  it('those after the last card have passed, one is asked, the others come', () => {
    const table = answering({ entries: [entry(3)], passes: 1, waits_for: [1] });
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
    expect(ring.findIndex((one) => one.state === 'asked')).toBe(windowOf(real)?.passes);
    expect(ring.filter((one) => one.state === 'passed')).toHaveLength(windowOf(real)?.passes ?? -1);
  });

  it('a round lasts from one of my treatments to the next', () => {
    const at = (turns: number, to: 'treat' | 'respond', seat: number) =>
      roundOf({ ...(to === 'treat' ? treating() : answering({})), diagnosing: 2, turns }, seat);
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
    expect(bedsOf(quack, printed).map(({ value, fate, counts }) => [value, fate, counts])).toEqual([
      [12, 'cured', 12],
      [3, 'cured', 3],
      [5, 'succumbed', -5],
    ]);
  });

  it('may not mind the succumbed', () => {
    const quack = { ...view.players[0]!, cured: [2], succumbed: [4], score: 3 };
    expect(bedsOf(quack, printed).map((one) => one.counts)).toEqual([3, 0]);
  });

  it('counts what is printed on the patients', () => {
    const dear = { ...printed, patients: printed.patients.map((one) => ({ ...one, value: one.value * 10 })) };
    const quack = { ...view.players[0]!, cured: [2], succumbed: [4], score: -20 };
    expect(bedsOf(quack, dear).map(({ value, counts }) => [value, counts])).toEqual([
      [30, 30],
      [50, -50],
    ]);
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

describe('which way a card moves what is chosen', () => {
  const { printed } = fixture('start');
  const ways = (id: string) => waysOf(printed, { remedy: printed.cards.findIndex((one) => one.id === id) });

  it('is said where the card says it', () => {
    expect(ways('cupping')).toEqual([-1, 1]);
    expect(ways('leeches')).toEqual([-1, -1]);
    expect(ways('mandrake')).toEqual([0, 0]);
    expect(ways('hellebore')).toEqual([0, 0]);
    expect(waysOf(printed, { remedy: -1 })).toEqual([0, 0]);
    expect(waysOf(printed, {})).toEqual([0, 0]);
  });
});

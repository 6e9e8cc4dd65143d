import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action, GameEvent } from '../../lib/types';
import {
  act,
  contestSpaces,
  each,
  freshOf,
  linesBelow,
  needsOf,
  outcomeOf,
  outcomeTerms,
  ownerOf,
  placeOf,
  pointsBetween,
  regionOf,
  sceneOf,
  spotName,
  termsOf,
  villaOf,
  type Desk,
} from './board';
import { HUMOUR_SIGNS, SIGNS } from './signs';
import { eveOf, yearEndOf } from './yearEnd';
import { ARENA, BATHS, DIGNITARIES, JOURNEY, REGION, VILLA, type Printed, type View } from './types';

interface Fixture {
  view: View;
  printed: Printed;
  seat: number;
  choices: Action[];
  foretold: Record<string, GameEvent[]>;
  film: Fixture[];
}

const folder = new URL('./fixtures/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Fixture;
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const { view, printed } = read('result');

describe('the components', () => {
  test('a bold line lies after each of the first three segments', () => {
    const below = linesBelow(printed);
    expect(below[0]).toBe(0);
    expect(below.at(-1)).toBe(3);
    expect(below.length).toBe(printed.segments.reduce((all, one) => all + one));
    expect(below).toEqual([...below].sort());
  });

  test('sections have names, regions a place', () => {
    expect([VILLA, BATHS, ARENA, JOURNEY, REGION, REGION + 3].map(placeOf)).toEqual([
      'villa',
      'baths',
      'arena',
      'journey',
      'region',
      'region',
    ]);
    expect([JOURNEY, REGION, REGION + 2].map(regionOf)).toEqual([-1, 0, 2]);
  });

  test('a villa is a printed one, or the standard one', () => {
    const me = view.players[0]!;
    expect(villaOf(printed, { ...me, villa: 3 })).toBe(printed.villas[3]);
    expect(villaOf(printed, { ...me, villa: -1 })).toBe(printed.standard);
  });

  test('the contest track goes on where somebody is beyond it', () => {
    expect(contestSpaces(view)).toBe(view.theatre.top + 1);
    expect(contestSpaces({ ...view, theatre: { ...view.theatre, markers: [12, 0, 0, 0] } })).toBe(13);
  });

  test('whose doctrine it is', () => {
    const players = view.players.map((one, seat) => ({ ...one, doctrines: seat === 2 ? [1] : [] }));
    expect(ownerOf({ ...view, players }, 1)).toBe(2);
    expect(ownerOf({ ...view, players }, 0)).toBe(-1);
  });

  test('every humour, project and goal can be drawn', () => {
    for (const name of HUMOUR_SIGNS) expect(SIGNS[name]).toContain('<path');
    const projects = [...printed.faces, ...printed.journeys].map((one) => one.project);
    for (const project of projects) {
      const terms = termsOf(project);
      expect(terms.length).toBeGreaterThan(0);
      for (const term of terms) expect(term.piece ?? SIGNS[term.sign!]).toBeTruthy();
    }
    for (const goal of printed.goals) {
      const terms = needsOf(goal.needs);
      expect(terms.length).toBe(Object.keys(goal.needs).length);
      expect(terms.map((one) => one.sign)).not.toContain('project');
    }
    expect(printed.dignitaries.length).toBe(DIGNITARIES.length);
  });

  test('a project says what is needed, paid, done and gained, in this order', () => {
    const order = ['needs', 'pay', 'do', 'gain'];
    for (const { project } of printed.faces) {
      const places = termsOf(project).map((one) => order.indexOf(one.group));
      expect(places).toEqual([...places].sort());
    }
  });
});

describe('what would follow', () => {
  test('gains and losses are put together', () => {
    const told = [
      { event: 'published', seat: 1, humour: 2, line: 0, focus: 1, philosophy: 1, points: 2, works: 1 },
      { event: 'rose', seat: 1, humour: 2, steps: 1, position: 4 },
      { event: 'made_impact', seat: 1, humour: 0 },
      { event: 'focused', seat: 1, humour: 0 },
      { event: 'exchanged', seat: 1, humour: 3, old: 1 },
      { event: 'reputation', seat: 1, by: -1, now: 0 },
      { event: 'health', seat: 0, by: -1, now: 0 },
      { event: 'shopped', seat: 1, good: 4 },
      { event: 'shopped', seat: 1, good: 2 },
      { event: 'rose', seat: 1, humour: 0, steps: 2, position: 5 },
      { event: 'solicited', seat: 1, region: 2, humour: 1 },
    ];
    expect(outcomeOf(told, 1)).toEqual({
      impact: 3,
      philosophy: -1,
      reputation: -1,
      health: 0,
      books: 1,
      works: 1,
      focus: [1, -1, -1, 1],
      herbs: [0, 0, 1, 0],
      skill: [2, 0, 1, 0],
      called: [0, 1, 0, 0],
    });
  });

  test('what the engine foretells of all that can be chosen can be drawn', () => {
    const drawn = names.flatMap((name) => {
      const { foretold, seat } = read(name);
      return Object.values(foretold).flatMap((told) => outcomeTerms(outcomeOf(told, seat)));
    });
    expect(drawn.length).toBeGreaterThan(20);
    for (const term of drawn) expect(term.value).not.toBe(0);
  });
});

describe('clicks', () => {
  function desk(choices: Action[], picked = {}): { desk: Desk; done: unknown[] } {
    const done: unknown[] = [];
    return {
      done,
      desk: {
        view,
        printed,
        seat: 0,
        choices,
        foretold: {},
        picked,
        names: [],
        fresh: new Set(),
        onpick: (part) => done.push(part),
        onconfirm: () => done.push('confirmed'),
        why: () => ({ rule: 'A-W2', text: 'no' }),
        onwhy: (reason) => done.push(reason?.rule),
      },
    };
  }

  test('a mediple is picked, and planned by a second click', () => {
    const plan = { kind: 'plan', section: 2 };
    const first = desk([{ code: 1, ...plan }]);
    act(first.desk, plan);
    expect(first.done).toEqual([plan]);
    const second = desk([{ code: 1, ...plan }], plan);
    act(second.desk, plan);
    expect(second.done).toEqual(['confirmed']);
  });

  test('small steps are done at once', () => {
    const part = { kind: 'impact', humour: 1 };
    const { desk: here, done } = desk([{ code: 1, ...part }]);
    act(here, part);
    expect(done).toEqual([part, 'confirmed']);
  });

  test('what cannot be done says why', () => {
    const { desk: here, done } = desk([]);
    act(here, { kind: 'plan', section: 1 });
    expect(done).toEqual(['A-W2']);
  });

  test('a part has a name of its own', () => {
    expect(spotName({ kind: 'treat', region: 1 })).toBe('treat-1');
  });
});

test('what others have moved since', () => {
  const marks = [
    { event: 'rose', seat: 1, humour: 2, steps: 1, position: 1 },
    { event: 'year_began', year: 2 },
    { event: 'planned', seat: 1, section: 5 },
    { event: 'project_begun', seat: 2, region: 1, face: 3 },
    { event: 'published', seat: 3, humour: 0 },
  ];
  expect([...freshOf(marks)]).toEqual(['1.5', `2.${REGION + 1}`, 'skill.3.0']);
});

describe('the year', () => {
  test('a contest and a new year are told from two views', () => {
    const { view: first, film } = read('bid');
    let before = first;
    let after = first;
    for (const { view: next } of film) {
      after = next;
      if (after.year > first.year) break;
      before = eveOf(before, next);
    }
    const ended = yearEndOf(before, after)!;
    expect(ended.ranking).toEqual(after.theatre.ranking);
    expect(ended.bids).toEqual(after.theatre.bids);
    const [winner] = ended.ranking;
    expect(ended.spaces[winner!]).toBe(Math.max(...ended.spaces));
    expect(ended.gains[winner!]!.works).toBeGreaterThan(0);
    expect(ended.regions.map((one) => one.face)).toEqual(after.regions.map((one) => one.face));
    expect(ended.gains[winner!]!.philosophy).toBe(0);
    expect(ended.begun).toBe(true);
    expect(yearEndOf(after, before)).toBeNull(); // the contest lasts
  });

  test('what a prize asks comes after the eve of the contest', () => {
    const asked = (to: 'bid' | 'lose' | 'prepare'): View => ({
      ...view,
      phase: 'contest',
      asked: { waits_for: [0], to },
    });
    const bidding = asked('bid');
    expect(eveOf(view, bidding)).toBe(bidding);
    expect(eveOf(bidding, asked('lose'))).toBe(bidding);
    const early = asked('prepare');
    expect(eveOf(bidding, early)).toBe(early);
    const bids = [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    const next = {
      ...view,
      theatre: { ...view.theatre, bids },
      players: view.players.map((one) => ({ ...one, results: false })),
    };
    expect(yearEndOf({ ...early, year: view.year - 1 }, next)).toMatchObject({ spaces: [], begun: true });
  });

  test('what came between two positions far from each other is no prize', () => {
    const theatre = {
      ...view.theatre,
      bids: [
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    };
    const later = { ...view, theatre, year: 3 };
    for (const before of [
      { ...view, year: 1 },
      { ...view, year: 2 },
      { ...view, year: 1, phase: 'contest' as const },
    ])
      expect(yearEndOf(before, later)).toMatchObject({ year: 2, gains: [], spaces: [], begun: false });
  });

  test('the contest that ends the game is the last one', () => {
    const theatre = {
      ...view.theatre,
      bids: [
        [2, 1],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      markers: [6, 5, 0, 0],
      ranking: [0, 1, 2, 3],
    };
    const players = view.players.map((one, seat) => ({ ...one, works: seat ? 0 : 4 }));
    const over: View = {
      ...view,
      phase: 'end',
      theatre,
      players,
      winners: [0],
      scores: players.map((one) => one.impact),
    };
    const eve: View = {
      ...view,
      phase: 'contest',
      asked: { waits_for: [0], to: 'bid' },
      players: players.map((one, seat) => ({ ...one, works: seat ? 0 : 3 })),
    };
    const ended = yearEndOf(eve, over)!;
    expect(ended).toMatchObject({ year: view.year, spaces: [6, 5, 0, 0], begun: false });
    expect(ended.gains.map((one) => [one.works, one.impact])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(yearEndOf({ ...view, year: 1 }, { ...over, year: 2 })).toMatchObject({ gains: [], spaces: [6, 5, 0, 0] });
  });

  test('points that came between two views', () => {
    const now = structuredClone(view);
    now.players[2]!.impact += 4;
    expect(pointsBetween(view, now)).toEqual([[2, 4]]);
    expect(pointsBetween(now, now)).toEqual([]);
  });
});

test('each of many', () => {
  expect(each([2, 0, 1, 0])).toEqual([
    { humour: 0, at: 0 },
    { humour: 0, at: 1 },
    { humour: 2, at: 0 },
  ]);
});

test('a step has a scene for whoever is asked', () => {
  const scenes = Object.fromEntries(names.map((name) => [name, sceneOf(read(name).view, read(name).seat)]));
  expect(scenes).toMatchObject({
    start: null,
    result: null,
    assign: 'assign',
    rise: 'rise',
    bid: 'bid',
    'move-in': 'move_in',
    remove: 'remove',
    nicon: 'nicon',
    waiting: null,
    end: null,
  });
});

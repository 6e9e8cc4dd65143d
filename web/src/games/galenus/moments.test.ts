import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/contract';
import { fetchTexts } from '../../lib/texts.svelte';
import type { GameEvent } from '../../lib/types';
import { moments } from './moments';
import type { Printed, View } from './types';

beforeAll(() => fetchTexts('galenus', 'table'));

const view = { players: [{ impact: 4 }, { impact: 9 }], goals: [], theatre: { ranking: [1, 0] } };
const bid = (seat: number, space: number) => ({ event: 'bid', seat, philosophy: 1, focus: 0, space });

function table(more: object = {}): Happening<View, Printed> {
  const found: unknown = { view, printed: {}, names: ['Ada', 'Ben'], events: [], seat: null, ...more };
  return found as Happening<View, Printed>;
}

const happening = table();

describe('great moments of Galenus', () => {
  it('is one for a whole contest', () => {
    const events = [
      bid(0, 5),
      bid(1, 9),
      { event: 'ranked', seat: 1, rank: 1 },
      { event: 'beat_galenus', seat: 1 },
      { event: 'ranked', seat: 0, rank: 2 },
    ];
    const found = events.map((event) => moments.of(event, { ...happening, events })).filter(Boolean);
    expect(found).toMatchObject([
      { title: 'Ben wins the contest and beats Galenus', words: '1. Ben bids 1, space 9\n2. Ada bids 1, space 5' },
    ]);
  });

  it('names everybody, even while the winner is still asked about the prize', () => {
    const events = [bid(0, 4), bid(1, 5), { event: 'ranked', seat: 1, rank: 1 }];
    expect(moments.of(events[2]!, { ...happening, events })!.words).toContain('2. Ada');
  });

  it('says what tells equals apart', () => {
    const ranked = [
      { event: 'ranked', seat: 1, rank: 1 },
      { event: 'ranked', seat: 0, rank: 2 },
    ];
    const words = (...bids: GameEvent[]) =>
      moments.of(ranked[0]!, { ...happening, events: [...bids, ...ranked] })!.words;
    expect(words(bid(0, 5), bid(1, 5))).toContain('doctrines first');
    expect(words(bid(0, 4), bid(1, 5))).toBe('1. Ben bids 1, space 5\n2. Ada bids 1, space 4');
  });

  it('is a prize and a victory by works', () => {
    expect(moments.of({ event: 'primus', seat: 0, humour: 1, points: 8 }, happening)!.title).toContain('Ada');
    expect(moments.of({ event: 'won_by_works', seat: 1, works: 7 }, happening)!.title).toContain('7');
  });

  it('is a new year with how it stands, but not the first', () => {
    expect(moments.of({ event: 'year_began', year: 1 }, happening)).toBeNull();
    expect(moments.of({ event: 'year_began', year: 2 }, happening)!.words).toMatch(/Ben 9.*Ada 4/);
  });

  it('is what the dignitaries did, told once, and how one stands alone', () => {
    const alone = table({
      view: {
        ...view,
        year: 2,
        players: [{ impact: 4 }],
        goals: [
          { goal: 0, met: true },
          { goal: 1, met: false },
        ],
      },
      printed: { dignitaries: ['Satyrus', 'Pelops', 'Asiarch', 'Theagenes', 'Nicon'].map((en) => ({ name: { en } })) },
    });
    const of = (events: GameEvent[]) =>
      events.map((event) => moments.of(event, { ...alone, events })).filter((one) => one !== null);
    const treated = (dignitary: number, count: number) => ({
      event: 'visitor_treated',
      dignitary,
      region: 0,
      humour: 1,
      count,
    });
    const acted = (dignitary: number, success = 1) => ({ event: 'acted', dignitary, success });
    const late = [treated(1, 2), treated(1, 1), acted(1, 0), { event: 'gladiators', by: -4, now: 0 }, acted(2)];
    const anew = [
      { event: 'ranked', seat: 0, rank: 2 },
      { event: 'year_began', year: 2 },
      acted(3, 0),
      treated(0, 5),
      acted(0),
    ];
    expect(of([...late, ...anew]).map(({ words }) => words.split('\n'))).toEqual([
      ['Pelops treated 3 patients, his skill stays.', 'Asiarch took 4 gladiators away.'],
      ['Ada is second in the contest.', 'Goals met: 1 of 2.'],
      ['Theagenes found no goods.', 'Satyrus treated 5 patients.'],
    ]);
    expect(of([treated(4, 1), acted(4)])).toEqual([]);
    expect(of([{ event: 'ranked', seat: 0, rank: 1 }])).toMatchObject([{ words: 'Ada wins the contest.' }]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent } from '../../lib/types';
import { passOf, standing } from './passing';
import type { AskedToRespond, Entry, Printed, View } from './types';

const PASS: Action = { code: 7, kind: 'pass' };
const CARD: Action = { code: 8, kind: 'play', remedy: 20 };
const ME = 0;
const { printed } = JSON.parse(readFileSync(new URL('./fixtures/start.json', import.meta.url), 'utf8')) as {
  printed: Printed;
};
const card = (id: string) => printed.cards.findIndex((one) => one.id === id);

function entry(seat: number, rest: Partial<Entry> = {}): Entry {
  return { seat, remedy: -1, humour: 1, other: -1, way: 0, player: -1, target: -1, ...rest };
}

/** A window in which seat 1 has treated, and the others have answered so. */
function answering(answers: Entry[] = [], asked: Partial<AskedToRespond> = {}, rest: Partial<View> = {}): View {
  const entries = [entry(1), ...answers];
  return {
    patient: 4,
    turns: 1,
    diagnosing: 1,
    treating: 1,
    players: [{}, {}, {}],
    asked: {
      to: 'respond',
      waits_for: [ME],
      passes: 0,
      used: [],
      entries,
      stands: entries.map(() => true),
      landing: [3, 4, 2, 3],
      culprits: [-1, 1, -1, -1],
      ...asked,
    },
    ...rest,
  } as unknown as View;
}

function passes(key: string, view: View, passed: GameEvent[] = [{ event: 'passed', seat: ME }]): boolean {
  const rule = standing.rules.find((one) => one.key === key)!;
  const answers = [[PASS], [PASS, CARD]].map((choices) =>
    rule.answer(choices, view, ME, { [PASS.code]: passed }, printed),
  );
  expect(answers[0]).toBe(answers[1]); // whatever is held
  return answers[0] === PASS;
}

const ALL = standing.rules.map((one) => one.key).filter((key) => key !== 'unable');

describe('passing by itself', () => {
  it('is for the window alone', () => {
    for (const to of ['treat', 'discard']) {
      const view = { ...answering(), asked: { to, waits_for: [ME] } } as View;
      for (const key of ALL) expect(passes(key, view), key).toBe(false);
    }
    expect(passOf([CARD])).toBeNull();
  });

  it('passes on a harmless treatment, whatever was chosen', () => {
    for (const key of ALL) expect(passes(key, answering()), key).toBe(true);
  });

  it('passes on my own treatment, too', () => {
    const mine = answering([], { entries: [entry(ME)], stands: [true] });
    for (const key of ALL) expect(passes(key, mine), key).toBe(true);
  });

  it('unless somebody answers', () => {
    expect(passes('unanswered', answering([entry(2, { remedy: 20, target: 0, humour: -1, way: -1 })]))).toBe(false);
  });

  it('until my next treatment, or this patient, whatever is played', () => {
    const view = answering([entry(2, { remedy: 27, player: ME, humour: -1, way: -1 })], { landing: [3, 3, 3, 3] });
    expect(passes('treatment', view)).toBe(true);
    expect(passes('patient', view)).toBe(true);
  });

  it('ends with the patient, or with my treatment', () => {
    const [treatment, patient] = ['treatment', 'patient'].map((key) => standing.rules.find((one) => one.key === key)!);
    const [now, next, mine] = [
      answering(),
      answering([], {}, { patient: 5 }),
      answering([], {}, { turns: 3, asked: { to: 'treat', waits_for: [ME] } }),
    ];
    expect(treatment!.until!(now, ME)).not.toBe(treatment!.until!(mine, ME));
    expect(treatment!.until!(now, ME)).not.toBe(treatment!.until!(next, ME));
    expect(patient!.until!(now, ME)).toBe(patient!.until!(mine, ME));
    expect(patient!.until!(now, ME)).not.toBe(patient!.until!(next, ME));
    for (const key of ['unanswered', 'untouched'])
      expect(standing.rules.find((one) => one.key === key)!.until).toBeUndefined();
  });
});

describe('holding no answer', () => {
  const { answer, until } = standing.rules.find((one) => one.key === 'unable')!;
  const passes = (choices: Action[], view: View) => answer(choices, view, ME, {}, printed) === PASS;
  const fatal = answering([entry(2, { remedy: card('audit'), humour: -1, way: -1 })], { landing: [0, 3, 3, 3] });

  it('passes on whatever is played', () => {
    for (const view of [answering(), fatal]) expect(passes([PASS], view)).toBe(true);
  });

  it('asks whoever could play something', () => {
    for (const view of [answering(), fatal]) expect(passes([PASS, CARD], view)).toBe(false);
  });

  it('is for the window alone, and stays until it is changed', () => {
    expect(passes([PASS], { ...answering(), asked: { to: 'treat', waits_for: [ME] } } as View)).toBe(false);
    expect(until).toBeUndefined();
  });
});

describe('what cannot touch me', () => {
  const touched = (view: View, passed?: GameEvent[]) => !passes('untouched', view, passed);

  it('is what others do to a humour', () => {
    expect(touched(answering([entry(2, { remedy: 23, humour: 2, way: 1 })]))).toBe(false);
    expect(touched(answering([entry(2, { remedy: 20, target: 0, humour: -1, way: -1 })]))).toBe(false);
    expect(touched(answering([entry(2, { remedy: 28, player: 1, humour: -1, way: -1 })]))).toBe(false);
  });

  it('is no cure and no death', () => {
    expect(touched(answering([], { landing: [3, 3, 3, 3] }))).toBe(true);
    expect(touched(answering([], { landing: [3, 6, 3, 3] }))).toBe(true);
    expect(touched(answering([], { landing: [0, 3, 3, 3] }))).toBe(true);
  });

  it('is a card about the patient, or about whoever plays it', () => {
    for (const id of ['theriac', 'antimony', 'air', 'rest', 'key']) {
      const played = entry(1, { remedy: card(id), humour: -1 });
      expect(touched(answering([], { entries: [played], stands: [true] })), id).toBe(false);
    }
    expect(touched(answering([entry(2, { remedy: card('writ'), player: 1, humour: -1 })]))).toBe(false);
  });

  it('is no card that names me, or all', () => {
    expect(touched(answering([entry(2, { remedy: 28, player: ME, humour: -1, way: -1 })]))).toBe(true);
    expect(touched(answering([entry(2, { remedy: card('audit'), humour: -1, way: -1 })]))).toBe(true);
    expect(
      touched(answering([entry(2, { remedy: card('audit'), humour: -1, way: -1 })], { stands: [true, false] })),
    ).toBe(false);
  });

  it('is no answer to what I have played', () => {
    const mine = entry(ME, { remedy: 23, humour: 2, way: 1 });
    expect(touched(answering([mine]))).toBe(false);
    expect(touched(answering([mine, entry(2, { remedy: 20, target: 1, humour: -1, way: -1 })]))).toBe(true);
  });

  it('is nothing that is foretold for me when I pass', () => {
    expect(
      touched(answering(), [
        { event: 'passed', seat: ME },
        { event: 'moved', seat: 1, humour: 1, before: 3, after: 4 },
      ]),
    ).toBe(false);
    expect(
      touched(answering(), [
        { event: 'passed', seat: ME },
        { event: 'limited', seat: ME, limit: 1 },
      ]),
    ).toBe(true);
    expect(
      touched(answering(), [
        { event: 'passed', seat: ME },
        { event: 'confided', seat: 1, player: ME, agenda: null },
      ]),
    ).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, SHORTEST, Standing, type StandingRule } from './standing.svelte';
import type { Action } from './types';

const pass: Action = { code: 7, kind: 'pass' };
const card: Action = { code: 8, kind: 'card', card: 3 };
const said = { label: () => 'Pass', help: () => '' };
const answer = (choices: Action[]) => choices.find((one) => one.kind === 'pass') ?? null;
const always: StandingRule = { key: 'always', ...said, answer };
const once: StandingRule = { key: 'once', ...said, answer, until: (view, seat) => `${view.scores}-${seat}` };
const rules = [always, once];

let done: number[];
let standing: Standing;
let tables = 0;
const act = (action: Action) => done.push(action.code);
const asked = (choices: Action[], score = 1) => standing.answer(choices, { scores: [score] }, 0, {}, act);

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  standing = new Standing(`table-${++tables}`);
  standing.recall(rules);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a standing answer', () => {
  it('is none until one is chosen', () => {
    asked([pass, card]);
    vi.runAllTimers();
    expect(done).toEqual([]);
  });

  it('answers after a moment that tells nothing', () => {
    standing.choose(always, { scores: [1] }, 0);
    asked([pass, card]);
    vi.advanceTimersByTime(SHORTEST - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(LONGEST - SHORTEST + 1);
    expect(done).toEqual([7]);
  });

  it('takes a moment that does not depend on what is held', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const moments = [[pass], [pass, card]].map((choices) => {
      standing.choose(always, { scores: [1] }, 0);
      asked(choices);
      const began = Date.now();
      vi.runAllTimers();
      return Date.now() - began;
    });
    expect(moments[0]).toBe(moments[1]);
  });

  it('can be stopped before the moment is over', () => {
    standing.choose(always, { scores: [1] }, 0);
    const stop = asked([pass]);
    vi.advanceTimersByTime(SHORTEST - 1);
    stop?.();
    vi.runAllTimers();
    expect(done).toEqual([]);
  });

  it('leaves alone what it has no answer for', () => {
    standing.choose(once, { scores: [1] }, 0);
    expect(asked([card])).toBeUndefined();
    expect(asked([])).toBeUndefined();
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(standing.rule).toBe(once);
  });

  it('is chosen no more when its time is over', () => {
    standing.choose(once, { scores: [1] }, 0);
    asked([pass], 2);
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(standing.rule).toBeNull();
  });

  it('stays until it is changed, over all that comes', () => {
    standing.choose(always, { scores: [1] }, 0);
    for (const treatment of [1, 2, 3]) {
      asked([pass], treatment);
      vi.runAllTimers();
    }
    expect(done).toEqual([7, 7, 7]);
    standing.choose(null, { scores: [3] }, 0);
    expect(asked([pass], 3)).toBeUndefined();
  });

  it('is remembered for this table, and for no other', () => {
    standing.choose(once, { scores: [1] }, 0);
    const again = new Standing(`table-${tables}`);
    again.recall(rules);
    expect(again.rule).toBe(once);
    again.answer([pass], { scores: [1] }, 0, {}, act);
    vi.runAllTimers();
    expect(done).toEqual([7]);
    const other = new Standing('another');
    other.recall(rules);
    expect(other.rule).toBeNull();
  });

  it('that ended while nobody looked is not taken up again', () => {
    standing.choose(once, { scores: [1] }, 0);
    const again = new Standing(`table-${tables}`);
    again.recall(rules);
    again.answer([pass], { scores: [2] }, 0, {}, act);
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(again.rule).toBeNull();
  });

  it('that was switched off is forgotten', () => {
    standing.choose(always, { scores: [1] }, 0);
    standing.choose(null, { scores: [1] }, 0);
    const again = new Standing(`table-${tables}`);
    again.recall(rules);
    expect(again.rule).toBeNull();
  });
});

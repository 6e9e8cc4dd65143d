import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, SHORTEST, Standing, type StandingRule } from './standing.svelte';
import type { Action } from './types';

const pass: Action = { code: 7, kind: 'pass' };
const card: Action = { code: 8, kind: 'card', card: 3 };
const rule: StandingRule = {
  label: () => 'Pass',
  short: () => 'Pass',
  help: () => 'until my next treatment',
  answer: (choices) => choices.find((one) => one.kind === 'pass') ?? null,
  until: (view, seat) => `${view.treatment}-${seat}`,
};

let done: number[];
let standing: Standing;
const act = (action: Action) => done.push(action.code);

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  standing = new Standing();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a standing answer', () => {
  it('does nothing until it is switched on', () => {
    standing.answer(rule, [pass, card], { treatment: 1 }, 0, act);
    vi.runAllTimers();
    expect(done).toEqual([]);
  });

  it('answers after a moment that tells nothing', () => {
    standing.turnOn(rule, { treatment: 1 }, 0);
    standing.answer(rule, [pass, card], { treatment: 1 }, 0, act);
    vi.advanceTimersByTime(SHORTEST - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(LONGEST - SHORTEST + 1);
    expect(done).toEqual([7]);
  });

  it('can be stopped before the moment is over', () => {
    standing.turnOn(rule, { treatment: 1 }, 0);
    const stop = standing.answer(rule, [pass], { treatment: 1 }, 0, act);
    vi.advanceTimersByTime(SHORTEST - 1);
    standing.turnOff();
    stop?.();
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(standing.on).toBe(false);
  });

  it('leaves alone what it has no answer for', () => {
    standing.turnOn(rule, { treatment: 1 }, 0);
    expect(standing.answer(rule, [card], { treatment: 1 }, 0, act)).toBeUndefined();
    expect(standing.answer(rule, [], { treatment: 1 }, 0, act)).toBeUndefined();
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(standing.on).toBe(true);
  });

  it('switches itself off when its time is over', () => {
    standing.turnOn(rule, { treatment: 1 }, 0);
    standing.answer(rule, [pass], { treatment: 2 }, 0, act);
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(standing.on).toBe(false);
  });
});

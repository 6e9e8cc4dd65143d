import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apart, LookBack, sinceLastTurn, stepsOf, type Kept } from './lookback.svelte';
import { PACES, settings, timeToRead } from './settings.svelte';
import type { Entry } from './wire';

/** A log of the moves of these seats; a pass is a negative seat − 1. */
function log(...seats: number[]): Entry[] {
  const moves = seats.map((seat, at) => ({
    ply: at + 1,
    seat: seat < 0 ? -seat - 1 : seat,
    events: [{ event: seat < 0 ? 'passed' : 'moved' }],
  }));
  return [{ ply: 0, seat: -1, events: [{ event: 'begins' }] }, ...moves];
}

const idle = (event: { event: string }) => event.event === 'passed';
const plies = (entries: Entry[]) => entries.map((one) => one.ply);

describe('since my last turn', () => {
  it('lists my last move and what came after it', () => {
    expect(plies(sinceLastTurn(log(0, 1, 2, 0, 1, 2), 0))).toEqual([4, 5, 6]);
    expect(plies(sinceLastTurn(log(1, 0, 0, 0, 1), 0))).toEqual([4, 5]);
  });

  it('lists all when I have not moved yet', () => {
    expect(plies(sinceLastTurn(log(1, 2), 0))).toEqual([1, 2]);
  });

  it('is about the time before when nobody has moved since', () => {
    expect(plies(sinceLastTurn(log(0, 1, 2, 0), 0))).toEqual([1, 2, 3, 4]);
    expect(plies(sinceLastTurn(log(0, 1, 0, 0), 0))).toEqual([1, 2, 3, 4]);
    expect(plies(sinceLastTurn(log(1, 0), 0))).toEqual([1, 2]);
  });

  it('counts what players without a person did after my move', () => {
    const ghostly = (event: { event: string }) => event.event === 'ghost';
    const moves = log(0, 1, 0, 0);
    moves[4]!.events = [{ event: 'moved' }, { event: 'ghost' }, { event: 'rolled' }];
    const found = sinceLastTurn(apart(moves, 0, ghostly), 0);
    expect(plies(found)).toEqual([4, 4]);
    expect(found.map((one) => one.seat)).toEqual([0, -1]);
    expect(found[1]!.events.map((one) => one.event)).toEqual(['ghost', 'rolled']);
    expect(apart(moves, 1, ghostly)).toEqual(moves);
  });

  it('does not take a pass for a turn', () => {
    expect(plies(sinceLastTurn(log(0, 1, -1, 2), 0, idle))).toEqual([1, 2, 3, 4]);
    expect(plies(sinceLastTurn(log(0, 1, -1, 2), 0))).toEqual([3, 4]);
  });

  it('lists the last moves for whoever only watches', () => {
    expect(plies(sinceLastTurn(log(...Array(30).fill(1)), null))).toEqual([
      19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    ]);
  });
});

const kept = (...plies: number[]): Kept[] =>
  plies.map((ply) => ({
    ply,
    position: {
      ply,
      pending: [],
      asked: [],
      watching: null,
      seats: { '0': { view: { scores: [ply] }, question: null, undo: false } },
    },
  }));

describe('the positions after the moves', () => {
  it('are those that were told', () => {
    expect(stepsOf(log(1, 2).slice(1), kept(0, 1, 2), 0)!.map((one) => one.view.scores?.[0])).toEqual([1, 2]);
  });

  it('are the next ones where two moves came together', () => {
    expect(stepsOf(log(1, 2).slice(1), kept(0, 2), 0)!.map((one) => one.view.scores?.[0])).toEqual([2, 2]);
  });

  it('are not made up where they were not told, or to somebody else', () => {
    expect(stepsOf(log(1, 2).slice(1), kept(2), 0)).toBeNull();
    expect(stepsOf(log(1, 2).slice(1), kept(0, 1, 2), 1)).toBeNull();
  });
});

describe('playing them again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.pace = 'usual';
  });

  it.each(['slow', 'usual', 'quick'] as const)(
    'goes from one to the next (%s), and ends where the game stands',
    (pace) => {
      settings.pace = pace;
      const back = new LookBack();
      back.look(stepsOf(log(1, 2).slice(1), kept(0, 1, 2), 0)!, 1, true);
      expect(back.step?.view.scores?.[0]).toBe(1);
      back.follow();
      vi.advanceTimersByTime(PACES[pace]);
      expect(back.step?.view.scores?.[0]).toBe(2);
      back.follow();
      vi.advanceTimersByTime(PACES[pace]);
      expect(back.step).toBeNull();
      expect(back.playing).toBe(false);
    },
  );

  it('leaves a move for as long as its words take to be read', () => {
    const back = new LookBack();
    back.look(stepsOf(log(1, 2).slice(1), kept(0, 1, 2), 0)!, 1, true);
    back.follow(100);
    vi.advanceTimersByTime(PACES.usual);
    expect(back.step?.view.scores?.[0]).toBe(1);
    vi.advanceTimersByTime(timeToRead(100));
    expect(back.step?.view.scores?.[0]).toBe(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST, Stage } from './stage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(gap: number | ((told: string) => number) = 400) {
  const shown: string[] = [];
  const made = new Stage<string>((told) => shown.push(told), typeof gap === 'number' ? () => gap : gap);
  return { made, shown };
}

describe('what follows on the board', () => {
  it('comes at once when nothing else was just shown', () => {
    const { made, shown } = stage();
    made.tell('a');
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(400);
    made.tell('b');
    expect(shown).toEqual(['a', 'b']);
  });

  it('comes one by one when it arrives together', () => {
    const { made, shown } = stage();
    for (const one of ['a', 'b', 'c']) made.tell(one);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('waits for nothing that leaves no time', () => {
    const { made, shown } = stage((told) => (told === 'a' ? 0 : 400));
    for (const one of ['a', 'b', 'c']) made.tell(one);
    expect(shown).toEqual(['a', 'b']);
  });

  it('catches up when too much waits, and says so', () => {
    const found: [string, boolean][] = [];
    const made = new Stage<string>(
      (told, caughtUp) => found.push([told, caughtUp]),
      () => 400,
    );
    for (let at = 0; at <= MOST; at++) made.tell(`${at}`);
    expect(found).toEqual([['0', false]]);
    made.tell('last');
    expect(found.length).toBe(MOST + 2);
    expect(found.slice(1).every(([, caughtUp]) => caughtUp)).toBe(true);
  });

  it('shows all that waits before what must be seen at once', () => {
    const { made, shown } = stage();
    made.tell('a');
    made.tell('b');
    made.tell('mine', true);
    expect(shown).toEqual(['a', 'b', 'mine']);
  });

  it('stands still while something holds the stage', () => {
    const { made, shown } = stage();
    made.tell('a');
    made.hold(true);
    made.tell('b');
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(['a']);
    made.hold(false);
    expect(shown).toEqual(['a', 'b']);
  });

  it('forgets what has become meaningless', () => {
    const { made, shown } = stage();
    made.tell('a');
    made.tell('b');
    made.clear();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(['a']);
  });
});

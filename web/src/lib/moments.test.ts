import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lengthOf, MOST, Moments } from './moments.svelte';
import { settings } from './settings.svelte';
import type { Moment } from './types';

const moment = (title: string, words = ''): Moment => ({ title, words, shows: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'usual';
  settings.moments = true;
});

describe('great moments', () => {
  it('come in order, each for its time', () => {
    const moments = new Moments();
    const [cure, death] = [moment('A cure', 'in many words'), moment('A death')];
    moments.tell([cure, death]);
    expect(moments.now).toBe(cure);
    vi.advanceTimersByTime(lengthOf(cure) - 1);
    expect(moments.now).toBe(cure);
    vi.advanceTimersByTime(1);
    expect(moments.now).toBe(death);
    vi.advanceTimersByTime(lengthOf(death));
    expect(moments.now).toBeNull();
  });

  it('can be sent away, and the next has all its time', () => {
    const moments = new Moments();
    const second = moment('second');
    moments.tell([moment('first'), second]);
    vi.advanceTimersByTime(1000);
    moments.dismiss();
    expect(moments.now).toBe(second);
    vi.advanceTimersByTime(lengthOf(second) - 1);
    expect(moments.now).toBe(second);
  });

  it('take longer the more there is to read, and by the chosen pace', () => {
    const [short, long] = [moment('A'), moment('A', 'and many words about it')];
    expect(lengthOf(long)).toBeGreaterThan(lengthOf(short));
    const usual = lengthOf(long);
    settings.pace = 'slow';
    expect(lengthOf(long)).toBeGreaterThan(usual);
    settings.pace = 'quick';
    expect(lengthOf(long)).toBeLessThan(usual);
  });

  it('do not pile up', () => {
    const moments = new Moments();
    moments.tell(Array.from({ length: 20 }, (_, at) => moment(`${at}`)));
    let shown = 0;
    for (; moments.now; moments.dismiss()) shown += 1;
    expect(shown).toBe(MOST);
  });

  it('wait while somebody chooses, and do not come back once they were there', () => {
    const moments = new Moments();
    moments.busy = true;
    moments.tell([moment('a'), moment('b')]);
    expect(moments.now).toBeNull();
    vi.advanceTimersByTime(60_000);
    moments.busy = false;
    expect(moments.now?.title).toBe('a');
    moments.busy = true;
    expect(moments.now).toBeNull();
    moments.busy = false;
    expect(moments.now?.title).toBe('b');
  });

  it('are left to the list by whoever wants that', () => {
    settings.moments = false;
    const moments = new Moments();
    moments.tell([moment('a')]);
    expect(moments.now).toBeNull();
  });
});

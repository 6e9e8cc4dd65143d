import { afterEach, describe, expect, it } from 'vitest';
import { figures, lasting, paceInShort, paceInWords, whole } from './pace';
import { say, speech } from './texts.svelte';

const DAY = 86_400_000;

afterEach(() => {
  speech.language = 'en';
});

describe('time in figures', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'], // as long as there is any
    [59_000, '0:59'],
    [60_000, '1:00'],
    [605_000, '10:05'],
    [3_600_000, '1h'],
    [5 * 3_600_000 + 12 * 60_000, '5h 12m'],
    [2 * DAY, '2d'],
    [2 * DAY + 5 * 3_600_000 + 59_000, '2d 5h'],
  ])('shows %d milliseconds as %s', (milliseconds, shown) => {
    expect(figures(milliseconds)).toBe(shown);
  });

  it('is French in French', () => {
    speech.language = 'fr';
    expect(figures(2 * DAY + 3_600_000)).toBe('2j 1h');
    expect(lasting(90)).toMatch(/^1\sminute 30\ssecondes$/);
  });
});

describe('a pace in words', () => {
  it('says what it means, and what happens at the end', () => {
    expect(paceInWords({ kind: 'untimed' })).toBe(say('pace-said-untimed'));
    expect(paceInWords({ kind: 'live', bank: 300, increment: 20, out: 'seat' })).toBe(
      `Everybody is here: 5 minutes for each player, and 20 seconds more for every turn. ${say('pace-said-out-seat')}`,
    );
    expect(paceInWords({ kind: 'days', days: 1, out: 'bot' })).toContain('one day for every turn');
    expect(paceInShort({ kind: 'live', bank: 300, increment: 20 })).toBe('Live: 5 min + 20 sec');
    expect(paceInShort({ kind: 'days', days: 3 })).toBe('3 days a turn');
  });

  it('knows the whole time', () => {
    expect(whole({ kind: 'live', bank: 300 })).toBe(300_000);
    expect(whole({ kind: 'days', days: 2 })).toBe(2 * DAY);
  });
});

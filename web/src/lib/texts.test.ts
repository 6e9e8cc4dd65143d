import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { elided, fetchTexts, has, learn, rich, say, setLanguage, speech, wordsOf } from './texts.svelte';

// Every game has these; which words they are is its own affair.
const games = Object.keys(import.meta.glob('../games/*/texts/lobby/en.ftl')).map((path) => path.split('/')[2]!);

beforeAll(() => learn('fr'));

afterEach(() => {
  speech.language = 'en';
});

describe('texts', () => {
  it('says what the table and the pages say, in the chosen language', () => {
    expect(say('page-confirm')).toBe('Confirm');
    expect(say('game-over')).toBe('The game is over.');
    speech.language = 'fr';
    expect(say('page-confirm')).toBe('Confirmer');
  });

  it('elides before a vowel in French', () => {
    expect(elided('les ouvrages de Octavia, que Invité 2 garde')).toBe('les ouvrages d’Octavia, qu’Invité 2 garde');
    expect(elided('les ouvrages de Marcus, que Livia garde de jour')).toBe(
      'les ouvrages de Marcus, que Livia garde de jour',
    );
  });

  it('leaves places for pictures', () => {
    expect(rich('page-waits', { names: 'Ada' }, ['names'])).toEqual([{ slot: 'names' }, { text: ' to move' }]);
    expect(rich('page-waits', { names: 'Ada' }, [])).toEqual([{ text: 'Ada to move' }]);
  });

  it('makes a game’s words once, and says what everybody says where nobody has other words', () => {
    const words = wordsOf('unheard-of');
    expect(wordsOf('unheard-of')).toBe(words);
    expect(words.has('lobby-line')).toBe(false);
    expect(words.say('table-tour-2')).toBe(say('table-tour-2'));
  });

  it.each(games)('fetches the texts of %s, and keeps them to that game', async (game) => {
    const words = wordsOf(game);
    expect(words.has('lobby-line')).toBe(false);
    await fetchTexts(game, 'lobby');
    expect(words.has('lobby-line')).toBe(true);
    expect(has('lobby-line')).toBe(false);
    expect(say('lobby-line')).toBe('lobby-line');
    expect(words.say('page-confirm')).toBe('Confirm');
  });

  it.each(games)('says the texts of %s in another language until they are fetched in this one', async (game) => {
    const words = wordsOf(game);
    await fetchTexts(game, 'lobby');
    const english = words.say('lobby-line');
    speech.language = 'fr';
    expect(words.say('lobby-line')).toBe(english);
    expect(words.say('page-confirm')).toBe('Confirmer');
    await fetchTexts(game, 'lobby');
    expect(words.has('lobby-line')).toBe(true);
    expect(words.say('lobby-line')).not.toBe(english);
  });

  it('has what comes while the language is being changed, too', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    const changed = setLanguage('fr');
    await Promise.resolve();
    await Promise.resolve(); // what was asked for before is being fetched
    await fetchTexts('room', 'page');
    await changed;
    expect(speech.language).toBe('fr');
    expect(say('room-sit')).toBe('M’asseoir ici');
    vi.unstubAllGlobals();
    await setLanguage('en').catch(() => {});
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { has, rich, say, speech, wordsOf } from './texts.svelte';

const garum = wordsOf('garum');

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

  it('keeps a game’s texts to that game', () => {
    expect(garum.say('prompt-cetarium')).toBe('Choose the cetarium of this round.');
    expect(garum.say('garum-dominus')).toBe('Dominus');
    expect(has('prompt-cetarium')).toBe(false);
    expect(say('prompt-cetarium')).toBe('prompt-cetarium');
    expect(wordsOf('unheard-of').has('prompt-cetarium')).toBe(false);
  });

  it('lets a game say what everybody says, and say it in its own way', () => {
    expect(garum.say('page-confirm')).toBe('Confirm');
    expect(garum.say('table-tour-2')).toContain('tile');
    expect(say('table-tour-2')).not.toContain('tile');
    expect(wordsOf('unheard-of').say('table-tour-2')).toBe(say('table-tour-2'));
  });

  it('makes its words once', () => {
    expect(wordsOf('garum')).toBe(garum);
  });

  it('leaves places for pictures', () => {
    expect(garum.rich('garum-log-drew', { name: 'Ada' }, ['tile'])).toEqual([{ text: 'Ada draws ' }, { slot: 'tile' }]);
    expect(rich('page-waits', { names: 'Ada' }, [])).toEqual([{ text: 'Ada to move' }]);
  });
});

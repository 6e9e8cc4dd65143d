import { beforeAll, describe, expect, it } from 'vitest';
import { fetchTexts, wordsOf } from './texts.svelte';
import { verdictOf, type Ending } from './verdict';

const words = wordsOf('');
beforeAll(() => fetchTexts('t', 'page'));

const ending: Ending = {
  winners: [1],
  names: ['Ada', 'Ben', 'Cleo'],
  scores: [37, 41, 12],
  ranks: [2, 1, 3],
  seat: 0,
  decided: null,
};

describe('a verdict', () => {
  it.each([
    [1, 'won', 'You have won!', '41 points to 37.'],
    [0, 'lost', 'You have lost: Ben wins.', '41 points to your 37.'],
    [null, 'seen', 'Ben wins.', '41 points to 37.'],
  ])('for seat %s says %s, and by what', (seat, fate, said, by) => {
    expect(verdictOf(words, { ...ending, seat })).toEqual({ fate, said, by });
  });

  it('names those who share it', () => {
    const shared = { ...ending, winners: [0, 1], scores: [41, 41, 12], decided: 'Equal in everything.' };
    expect(verdictOf(words, shared)).toEqual({
      fate: 'shared',
      said: 'You share the victory with Ben.',
      by: 'Equal in everything.',
    });
    expect(verdictOf(words, { ...shared, seat: 2 }).said).toBe('You have lost: Ada and Ben share the victory.');
  });

  it('says what decided it where points did not', () => {
    expect(verdictOf(words, { ...ending, winners: [2], seat: 2, decided: 'The agenda is met.' })).toEqual({
      fate: 'won',
      said: 'You have won!',
      by: 'The agenda is met.',
    });
  });

  it('says of a game that nobody has won no more than that', () => {
    expect(verdictOf(words, { ...ending, winners: [] })).toEqual({ fate: 'seen', said: 'Nobody wins.', by: '' });
  });

  it('is about the goal for whoever plays alone', () => {
    const alone = { ...ending, names: ['Ada'], scores: [30], ranks: [1], seat: 0 };
    expect(verdictOf(words, { ...alone, winners: [0] }).fate).toBe('won');
    expect(verdictOf(words, { ...alone, winners: [], ranks: [3] })).toMatchObject({
      fate: 'lost',
      said: 'You have lost: place 3.',
    });
  });
});

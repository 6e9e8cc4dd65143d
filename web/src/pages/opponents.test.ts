import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { chairsAgainst, opponents, rememberOpponents } from './opponents';

const game = (name: string, fewest: number, most: number): GameInfo =>
  ({
    name,
    title: name,
    fewest,
    most,
    levels: ['novice', 'apprentice', 'master'],
    options: [] as GameInfo['options'],
  }) as GameInfo;

describe('opponents', () => {
  it('are one novice, or as few as the game can do with', () => {
    expect(opponents(game('four', 1, 6))).toEqual({ bots: 1, level: 'novice', alone: {} });
    expect(opponents(game('two', 2, 2))).toEqual({ bots: 1, level: 'novice', alone: {} });
    expect(opponents(game('six', 6, 6))).toEqual({ bots: 5, level: 'novice', alone: {} });
  });

  it('are remembered by game', () => {
    rememberOpponents(game('chess', 2, 4), { bots: 1, level: 'master', alone: {} });
    expect(opponents(game('chess', 2, 4))).toEqual({ bots: 1, level: 'master', alone: {} });
    expect(opponents(game('other', 2, 4))).toEqual({ bots: 1, level: 'novice', alone: {} });
  });

  it('are as usual where the game has changed since', () => {
    rememberOpponents(game('go', 2, 4), { bots: 1, level: 'sage', alone: {} });
    expect(opponents(game('go', 3, 4))).toEqual({ bots: 2, level: 'novice', alone: {} });
  });

  it('may be none at all', () => {
    rememberOpponents(game('patience', 1, 4), { bots: 0, level: 'novice', alone: {} });
    expect(chairsAgainst(opponents(game('patience', 1, 4)))).toEqual([{ kind: 'me' }]);
  });

  it('alone, what is hard is remembered, as far as the game still has it', () => {
    const level = { name: 'level', choices: ['easy', 'hard'], default: 'easy', help: '', seats: [1] };
    const solo = { ...game('solo', 1, 4), options: [level, { ...level, name: 'villas', seats: [2, 3] }] } as GameInfo;
    expect(opponents(solo).alone).toEqual({ level: 'easy' });
    rememberOpponents(solo, { bots: 0, level: 'novice', alone: { level: 'hard' } });
    expect(opponents(solo).alone).toEqual({ level: 'hard' });
    const changed = { ...solo, options: [{ ...level, choices: ['easy', 'mild'] }] } as GameInfo;
    expect(opponents(changed).alone).toEqual({ level: 'easy' });
  });
});

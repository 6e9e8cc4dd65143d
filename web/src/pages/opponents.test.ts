import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { chairsAgainst, opponents, rememberOpponents } from './opponents';

const game = (name: string, fewest: number, most: number): GameInfo =>
  ({ name, title: name, fewest, most, levels: ['novice', 'apprentice', 'master'] }) as GameInfo;

describe('opponents', () => {
  it('are one novice, or as few as the game can do with', () => {
    expect(opponents(game('four', 1, 6))).toEqual({ bots: 1, level: 'novice' });
    expect(opponents(game('two', 2, 2))).toEqual({ bots: 1, level: 'novice' });
    expect(opponents(game('six', 6, 6))).toEqual({ bots: 5, level: 'novice' });
  });

  it('are remembered by game', () => {
    rememberOpponents(game('chess', 2, 4), { bots: 1, level: 'master' });
    expect(opponents(game('chess', 2, 4))).toEqual({ bots: 1, level: 'master' });
    expect(opponents(game('other', 2, 4))).toEqual({ bots: 1, level: 'novice' });
  });

  it('are as usual where the game has changed since', () => {
    rememberOpponents(game('go', 2, 4), { bots: 1, level: 'sage' });
    expect(opponents(game('go', 3, 4))).toEqual({ bots: 2, level: 'novice' });
  });

  it('may be none at all', () => {
    rememberOpponents(game('patience', 1, 4), { bots: 0, level: 'novice' });
    expect(chairsAgainst(opponents(game('patience', 1, 4)))).toEqual([{ kind: 'me' }]);
  });
});

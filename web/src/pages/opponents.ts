// Against whom 'Play now' begins: how many bots and how well they play, as it was chosen last time; a
// first game is against one who plays as a beginner does. Who plays alone chooses what is hard about that.

import { recall, remember } from '../lib/memory';
import type { ChairWish, GameInfo } from '../lib/wire';
import { settled } from './options';

export interface Opponents {
  bots: number;
  level: string;
  /** What is agreed on where nobody else plays. */
  alone: Record<string, string>;
}

/** Four at a table, or as many as the game allows. */
export const usualSeats = (game: GameInfo) => Math.min(Math.max(4, game.fewest), game.most);

/** The options that mean something only to whoever plays alone. */
export const aloneOptions = (game: GameInfo) =>
  game.options.filter(({ seats }) => seats.length === 1 && seats[0] === 1);

/** What was chosen for this game, if the game still has it; else one bot, the weakest. */
export function opponents(game: GameInfo): Opponents {
  const [bots, level] = (recall(`now-${game.name}`) ?? '').split(' ');
  const count = Number.parseInt(bots ?? '', 10);
  const fits = count + 1 >= game.fewest && count + 1 <= game.most;
  return {
    bots: fits ? count : Math.min(Math.max(2, game.fewest), game.most) - 1,
    level: level !== undefined && game.levels.includes(level) ? level : game.levels[0]!,
    alone: settled(aloneOptions(game), Object.fromEntries(new URLSearchParams(recall(`alone-${game.name}`) ?? ''))),
  };
}

export function rememberOpponents(game: GameInfo, { bots, level, alone }: Opponents): void {
  remember(`now-${game.name}`, `${bots} ${level}`);
  remember(`alone-${game.name}`, `${new URLSearchParams(alone)}`);
}

/** The chairs of such a game: mine, then the bots'. */
export function chairsAgainst({ bots, level }: Opponents): ChairWish[] {
  return [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }))];
}

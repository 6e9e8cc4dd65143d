// How a game has ended, as whoever looks on would say it: won, lost or shared, and by what.

import { speech, type Words } from './texts.svelte';
import { minus } from './numbers';

export interface Ending {
  winners: number[];
  names: string[];
  scores: number[];
  ranks: number[];
  /** Who looks on; null for a spectator, and where several share a screen. */
  seat: number | null;
  /** By what it was won, in the game's words, if not by points alone. */
  decided: string | null;
}

export interface Verdict {
  fate: 'won' | 'lost' | 'shared' | 'seen';
  said: string;
  by: string;
}

export function verdictOf({ say }: Words, { winners, names, scores, ranks, seat, decided }: Ending): Verdict {
  const list = (seats: number[]) => new Intl.ListFormat(speech.language).format(seats.map((one) => names[one] ?? ''));
  const facts = { names: list(winners), count: winners.length };
  const [best, ...others] = [...scores].sort((one, other) => other - one).map(minus);
  const mine = seat === null ? undefined : minus(scores[seat] ?? 0);

  if (names.length === 1) {
    const won = winners.length > 0;
    return {
      fate: won ? 'won' : 'lost',
      said: say(won ? 'page-solo-won' : 'page-solo-lost', { rank: ranks[0] ?? 1 }),
      by: decided ?? '',
    };
  }
  const won = seat !== null && winners.includes(seat);
  const fate = seat === null || !winners.length ? 'seen' : !won ? 'lost' : winners.length > 1 ? 'shared' : 'won';
  const said = {
    won: () => say('verdict-won'),
    shared: () => say('verdict-shared', { names: list(winners.filter((one) => one !== seat)) }),
    lost: () => say('verdict-lost', facts),
    seen: () => say('winner', facts),
  }[fate]();
  if (decided !== null || !winners.length) return { fate, said, by: decided ?? '' };
  const by =
    fate === 'lost'
      ? say('verdict-points-lost', { best: best!, mine: mine! })
      : say('verdict-points', { best: best!, next: others[0]! });
  return { fate, said, by };
}

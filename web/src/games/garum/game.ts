// What the shell needs to know about Garum.

import { offers } from '../../lib/narrowing';
import type { GamePage } from '..';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import EndScore from './EndScore.svelte';
import Event from './Event.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import { SOFT, roman } from './board';
import type { GarumView } from './types';
import { say } from './words';

export const game: GamePage = {
  Board,
  Mine,
  Player,
  EndScore,
  Event,
  Ask,
  soft: SOFT,
  buttons(choices, narrowed, pick) {
    if (!offers(choices, { kind: 'no_worker' })) return [];
    return [
      {
        label: say('garum-no-worker'),
        pressed: narrowed.action?.kind === 'no_worker',
        onclick: () => pick({ kind: 'no_worker' }),
      },
    ];
  },
  facts(fields) {
    const found = { ...fields } as Record<string, string | number>;
    for (const name of ['tile', 'area'] as const) {
      const number = found[name];
      if (typeof number === 'number') found[name] = number + 1; // people count from one
    }
    if (typeof found.cetarium === 'number') found.cetarium = roman(found.cetarium);
    return found;
  },
  heads: (event) => event.event === 'aureus' || event.event === 'chosen',
  worthALine: (event, mine) => event.event !== 'drew' || mine,
  seatOf(event, view: GarumView) {
    const stock = typeof event.colour === 'number' ? view.stocks[event.colour] : undefined;
    return stock && stock.seat >= 0 ? stock.seat : null;
  },
  extraSeats: (view: GarumView) => (view.stocks.some((one) => one.seat < 0) ? [-1] : []),
  extraName: () => say('garum-ghost-player'),
};

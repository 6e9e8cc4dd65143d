// What the shell needs to know about Garum.

import type { GamePage } from '../../lib/contract';
import { offers } from '../../lib/narrowing';
import Board from './Board.svelte';
import Fact from './Fact.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import { SOFT } from './board';
import type { Printed, View } from './types';
import { factsOf, say } from './words';

export const game: GamePage<View, Printed> = {
  Board,
  Mine,
  Player,
  EndScore: () => import('./EndScore.svelte'),
  Fact,
  pictured: ['colour', 'sign', 'tile', 'dominus', 'points'],
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
  facts: factsOf,
  heads: (event) => event.event === 'aureus' || event.event === 'chosen',
  worthALine: (event, mine) => event.event !== 'counted' && (event.event !== 'drew' || mine),
  seatOf(event, view) {
    const stock = typeof event.colour === 'number' ? view.stocks[event.colour] : undefined;
    return stock && stock.seat >= 0 ? stock.seat : null;
  },
  decided(view) {
    const best = Math.max(...view.scores);
    if (view.scores.filter((score) => score === best).length < 2) return null;
    return say(view.winners.length > 1 ? 'garum-end-shared' : 'garum-end-tie');
  },
  extraSeats: (view) => (view.stocks.some((one) => one.seat < 0) ? [-1] : []),
  extraName: () => say('ghost-name'),
};

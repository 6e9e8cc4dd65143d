// What the shell needs to know about tic-tac-toe.

import type { GamePage } from '../../lib/contract';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Player from './Player.svelte';
import type { Printed, View } from './types';

export const game: GamePage<View, Printed> = {
  Board,
  Mine,
  Player,
  EndScore: () => import('./EndScore.svelte'),
  soft: [],
  buttons: () => [], // everything that can be chosen is on the board
  facts: (fields) => ({ ...fields }) as Record<string, string | number>,
  heads: () => false,
  worthALine: () => true,
  seatOf: (event) => (typeof event.seat === 'number' ? event.seat : null),
  extraSeats: () => [],
  extraName: () => '',
};

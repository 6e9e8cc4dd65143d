// Garum's rules to look at. What no chapter names (the boards' numbers, Baelo Claudia, the variants) stays
// in the reference.

import type { RulesBook } from '../../lib/contract';
import './sprite';
import Book from './guide/Book.svelte';
import Closed from './guide/Closed.svelte';
import Closing from './guide/Closing.svelte';
import Ghost from './guide/Ghost.svelte';
import Glance from './guide/Glance.svelte';
import Joker from './guide/Joker.svelte';
import Lay from './guide/Lay.svelte';
import Line from './guide/Line.svelte';
import Pieces from './guide/Pieces.svelte';
import Round from './guide/Round.svelte';
import Tie from './guide/Tie.svelte';
import Tiles from './guide/Tiles.svelte';
import Total from './guide/Total.svelte';
import Two from './guide/Two.svelte';
import Workers from './guide/Workers.svelte';
import type { Printed } from './types';

export const rules: RulesBook<Printed> = {
  Glance,
  chapters: [
    { key: 'tile', Figure: Tiles, rules: ['G-C1', 'G-C2'] },
    { key: 'round', Figure: Round, steps: 5, rules: ['G-R1', 'G-R2', 'G-R3', 'G-S1', 'G-S2'] },
    {
      key: 'lay',
      Figure: Lay,
      steps: 3,
      rules: ['G-P1', 'G-P2', 'G-P3', 'G-P4', 'G-C6'],
      examples: [{ key: 'joker', Figure: Joker, steps: 4 }],
    },
    { key: 'worker', Figure: Workers, steps: 3, wide: true, rules: ['G-W1', 'G-W2', 'G-C5'] },
    {
      key: 'closed',
      Figure: Closed,
      steps: 3,
      rules: ['G-W3'],
      examples: [{ key: 'closing', Figure: Closing, steps: 2 }],
    },
    {
      key: 'score',
      Figure: Line,
      steps: 3,
      wide: true,
      rules: ['G-E1', 'G-E2', 'G-E3', 'G-E4'],
      examples: [
        { key: 'total', Figure: Total, steps: 5, wide: true },
        { key: 'book', Figure: Book, steps: 3, wide: true },
        { key: 'tie', Figure: Tie, steps: 2 },
      ],
    },
    {
      key: 'players',
      Figure: Two,
      steps: 5,
      rules: ['G-N2', 'G-N3', 'G-N4'],
      examples: [{ key: 'ghost', Figure: Ghost, steps: 3 }],
    },
  ],
  Components: Pieces,
};

// Quackery's rules to look at. What no chapter names (characters, the number of players) stays in the
// reference.

import type { RulesBook } from '../../lib/contract';
import Cancelled from './guide/Cancelled.svelte';
import Comes from './guide/Comes.svelte';
import Contested from './guide/Contested.svelte';
import Count from './guide/Count.svelte';
import Edge from './guide/Edge.svelte';
import Fates from './guide/Fates.svelte';
import Follows from './guide/Follows.svelte';
import Glance from './guide/Glance.svelte';
import Humours from './guide/Humours.svelte';
import Knocked from './guide/Knocked.svelte';
import Pieces from './guide/Pieces.svelte';
import Reversed from './guide/Reversed.svelte';
import Treat from './guide/Treat.svelte';
import Ways from './guide/Ways.svelte';
import type { Printed } from './types';

export const rules: RulesBook<Printed> = {
  Glance,
  chapters: [
    { key: 'humours', Figure: Humours, rules: ['Q-C1'] },
    { key: 'comes', Figure: Comes, rules: ['Q-S1', 'Q-C2', 'Q-D1', 'Q-D2'] },
    { key: 'treat', Figure: Treat, steps: 3, rules: ['Q-C4', 'Q-T1', 'Q-T2', 'Q-T3', 'Q-T4'] },
    {
      key: 'answers',
      Figure: Cancelled,
      steps: 5,
      rules: ['Q-X1', 'Q-X2', 'Q-X3'],
      examples: [
        { key: 'contested', Figure: Contested, steps: 4 },
        { key: 'reversed', Figure: Reversed, steps: 3 },
        { key: 'knocked', Figure: Knocked, steps: 3 },
        { key: 'edge', Figure: Edge, steps: 3 },
      ],
    },
    { key: 'follows', Figure: Follows, steps: 4, rules: ['Q-A1', 'Q-A2', 'Q-A3', 'Q-A6', 'Q-A7', 'Q-A8'] },
    { key: 'fates', Figure: Fates, rules: ['Q-A4', 'Q-A5'] },
    {
      key: 'win',
      Figure: Ways,
      rules: ['Q-C3', 'Q-E1', 'Q-E2', 'Q-E3', 'Q-E4'],
      examples: [{ key: 'count', Figure: Count, steps: 3 }],
    },
  ],
  Components: Pieces,
};

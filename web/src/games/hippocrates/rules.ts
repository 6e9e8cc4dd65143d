// The rules of Hippocrates to look at. What each chapter says lies in texts/rules/.

import type { RulesBook } from '../../lib/contract';
import Cured from './guide/Cured.svelte';
import Docked from './guide/Docked.svelte';
import Glance from './guide/Glance.svelte';
import Hades from './guide/Hades.svelte';
import Helpers from './guide/Helpers.svelte';
import Needless from './guide/Needless.svelte';
import Recruit from './guide/Recruit.svelte';
import Reset from './guide/Reset.svelte';
import Tiles from './guide/Tiles.svelte';
import Wages from './guide/Wages.svelte';
import Welcome from './guide/Welcome.svelte';
import type { Printed } from './types';

export const rules: RulesBook<Printed> = {
  Glance,
  chapters: [
    {
      key: 'welcome',
      Figure: Welcome,
      steps: 4,
      rules: ['H-W1', 'H-W2', 'H-W3', 'H-W7', 'H-W8', 'H-W9', 'H-C6', 'H-C7'],
    },
    { key: 'assistants', Figure: Helpers, steps: 3, rules: ['H-W4', 'H-W5', 'H-W6', 'H-C10'] },
    { key: 'reputation', Figure: Wages, steps: 3, rules: ['H-P1', 'H-X1', 'H-C8'] },
    {
      key: 'recruit',
      Figure: Recruit,
      steps: 5,
      rules: ['H-R1', 'H-R2', 'H-R3', 'H-R4', 'H-C9'],
      examples: [{ key: 'reset', Figure: Reset, steps: 4 }],
    },
    {
      key: 'treat',
      Figure: Docked,
      steps: 4,
      rules: ['H-T1', 'H-T2', 'H-T3', 'H-T4', 'H-T5'],
      examples: [{ key: 'needless', Figure: Needless, steps: 2 }],
    },
    { key: 'score', Figure: Cured, steps: 3, rules: ['H-E2', 'H-E3', 'H-E4', 'H-E5'] },
    { key: 'hades', Figure: Hades, steps: 3, rules: ['H-E1', 'H-X2'] },
    { key: 'knowledge', Figure: Tiles, rules: ['H-K1', 'H-K2', 'H-K3', 'H-K4', 'H-K5'] },
  ],
};

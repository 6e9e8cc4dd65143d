// Galenus to look at: the chapters of the rules page, each with a small table.

import type { Component } from 'svelte';
import type { RulesBook } from '../../lib/contract';
import Colleague from './guide/Colleague.svelte';
import Contest from './guide/Contest.svelte';
import Glance from './guide/Glance.svelte';
import Learn from './guide/Learn.svelte';
import NewYear from './guide/NewYear.svelte';
import Places from './guide/Places.svelte';
import Project from './guide/Project.svelte';
import Publish from './guide/Publish.svelte';
import Scoring from './guide/Scoring.svelte';
import Solo from './guide/Solo.svelte';
import Tracks from './guide/Tracks.svelte';
import Treat from './guide/Treat.svelte';
import Year from './guide/Year.svelte';
import type { Printed } from './types';

export const rules: RulesBook<Printed> = {
  Glance: Glance as Component<object>, // all that it says is the game's own
  chapters: [
    { key: 'year', Figure: Year, steps: 6, rules: ['A-W1', 'A-W2', 'A-W3', 'A-W4', 'A-W5'] },
    {
      key: 'places',
      Figure: Places,
      steps: 5,
      rules: ['A-V1', 'A-V2', 'A-V4', 'A-L1', 'A-L2', 'A-L3', 'A-L5', 'A-L7'],
    },
    { key: 'treat', Figure: Treat, steps: 6, rules: ['A-C1', 'A-P1', 'A-P2', 'A-P3', 'A-P6'] },
    { key: 'tracks', Figure: Tracks, steps: 6, rules: ['A-C3', 'A-T1', 'A-T2', 'A-T3'] },
    { key: 'learn', Figure: Learn, steps: 4, rules: ['A-C5', 'A-P4', 'A-P5'] },
    { key: 'publish', Figure: Publish, steps: 4, rules: ['A-V3'] },
    { key: 'project', Figure: Project, steps: 4, rules: ['A-L4', 'A-L6'] },
    { key: 'contest', Figure: Contest, steps: 5, rules: ['A-K1', 'A-K2', 'A-K3', 'A-K4', 'A-K5'] },
    { key: 'new-year', Figure: NewYear, steps: 4, rules: ['A-Y1', 'A-Y2', 'A-Y3', 'A-Y4'] },
    { key: 'scoring', Figure: Scoring as Component<object>, rules: ['A-F1', 'A-F2'] },
    { key: 'colleague', Figure: Colleague, steps: 2, rules: ['B-1', 'B-2', 'B-3', 'B-4', 'B-5'] },
    {
      key: 'solo',
      Figure: Solo,
      rules: ['S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-6', 'S-7', 'S-8', 'S-9', 'S-10', 'S-11'],
    },
  ],
};

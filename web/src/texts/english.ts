// For tests: they speak English from the start.

import { learn } from '../lib/texts.svelte';

await learn('en');

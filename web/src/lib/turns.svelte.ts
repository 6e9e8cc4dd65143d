// In how many games, beside the one that is shown, other people wait for me.

import { say } from './texts.svelte';

class Turns {
  count = $state(0);
  /** One more is shown. */
  beside = $state(false);

  /** What the number counts. */
  get said(): string {
    return say(this.beside ? 'menu-turns-else' : 'menu-turns', { count: this.count });
  }
}

export const turns = new Turns();

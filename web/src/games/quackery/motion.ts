// How Quackery's cards come: they turn over, or drop onto the table.

import type { TransitionConfig } from 'svelte/transition';
import { calm, lasting } from '../../lib/motion';

/** A card is turned up. */
export function turn(_: Element): TransitionConfig {
  return {
    duration: calm() ? 0 : lasting(300),
    css: (t, u) =>
      `transform: perspective(60rem) rotateY(${u * 90}deg) translateY(${u * -0.8}rem); opacity: ${0.3 + 0.7 * t}`,
  };
}

/** A card is put on the table. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: calm() ? 0 : lasting(220),
    css: (t, u) => `transform: translateY(${u * 1.5}rem) rotate(${u * -5}deg); opacity: ${t}`,
  };
}

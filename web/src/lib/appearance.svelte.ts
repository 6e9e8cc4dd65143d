// Light or dark: what the device prefers, until the player says otherwise; that is remembered.
// `public/assets/early.js` applies it before the first paint.

import { forget, remember } from './memory';
import { chosen } from './settings.svelte';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const dark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

class Appearance {
  /** What was chosen; null: as the device prefers. */
  chosen = $state<Theme | null>(chosen('theme', THEMES));
  #device = $state<Theme>(dark?.matches ? 'dark' : 'light');

  /** What is shown. */
  get theme(): Theme {
    return this.chosen ?? this.#device;
  }

  constructor() {
    dark?.addEventListener('change', () => (this.#device = dark.matches ? 'dark' : 'light'));
  }
}

export const appearance = new Appearance();

function apply(theme: Theme | null): void {
  appearance.chosen = theme;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function setTheme(theme: Theme | null): void {
  apply(theme);
  if (theme) remember('theme', theme);
  else forget('theme');
}

if (typeof document !== 'undefined') apply(appearance.chosen);

// Light or dark: what the device prefers, until the player says otherwise; that is remembered.
// `public/assets/early.js` applies it before the first paint.

import { recall, remember } from './memory';

export type Theme = 'light' | 'dark';

class Appearance {
  theme = $state<Theme>('light');
}

export const appearance = new Appearance();

function apply(theme: Theme): void {
  appearance.theme = theme;
  document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme): void {
  apply(theme);
  remember('theme', theme);
}

if (typeof matchMedia !== 'undefined') {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  appearance.theme = dark.matches ? 'dark' : 'light';
  const chosen = recall('theme');
  if (chosen === 'light' || chosen === 'dark') apply(chosen);
  dark.addEventListener('change', () => {
    if (!document.documentElement.dataset.theme) appearance.theme = dark.matches ? 'dark' : 'light';
  });
}

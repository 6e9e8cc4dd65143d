// Light or dark: what the device prefers, until the player says otherwise.

export type Theme = 'light' | 'dark';

class Appearance {
  theme = $state<Theme>('light');
}

export const appearance = new Appearance();

export function setTheme(theme: Theme): void {
  appearance.theme = theme;
  document.documentElement.dataset.theme = theme;
}

if (typeof matchMedia !== 'undefined') {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  appearance.theme = dark.matches ? 'dark' : 'light';
  dark.addEventListener('change', () => {
    if (!document.documentElement.dataset.theme) appearance.theme = dark.matches ? 'dark' : 'light';
  });
}

// Texts in the chosen language. The catalogues lie with the Python package; the page adds
// only what nobody else says.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const files = {
  ...import.meta.glob<string>('../../../src/asclepia/table/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src/asclepia/games/garum/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../pages/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${language}.ftl`)) {
      made.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return made;
}

const bundles = new Map<Language, FluentBundle>();

class Speech {
  language = $state<Language>('en');
}

export const speech = new Speech();

export function setLanguage(language: Language): void {
  speech.language = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** A text in the chosen language; its key when there is none. */
export function say(key: string, facts: Facts = {}): string {
  const language = speech.language;
  let found = bundles.get(language);
  if (!found) {
    found = bundle(language);
    bundles.set(language, found);
  }
  const message = found.getMessage(key);
  return message?.value ? found.formatPattern(message.value, facts) : key;
}

export type RichPart = { text: string } | { slot: string };

/**
 * A text with places for pictures: every fact named in `slots` becomes a part of its own,
 * so that `lays { $tile } in …` can show the tile itself.
 */
export function rich(key: string, facts: Facts, slots: readonly string[]): RichPart[] {
  const marked: Facts = { ...facts };
  for (const slot of slots) marked[slot] = `\u0001${slot}\u0001`;
  return say(key, marked)
    .split('\u0001')
    .map((text, at): RichPart => (at % 2 ? { slot: text } : { text }))
    .filter((part) => 'slot' in part || part.text !== '');
}

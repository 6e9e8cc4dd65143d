// Texts in the chosen language. The catalogues lie with the Python package; the page adds
// only what nobody else says.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';

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

/** French sets thin spaces that do not break before its high signs. */
function typeset(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, ...(language === 'fr' && { transform: typeset }) });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${language}.ftl`)) {
      made.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return made;
}

const bundles = new Map<Language, FluentBundle>();

/** The language chosen last time; on the first visit, the browser's. */
function first(): Language {
  if (typeof document === 'undefined') return 'en';
  const known = recall('language') ?? navigator.language.slice(0, 2).toLowerCase();
  return known in LANGUAGES ? (known as Language) : 'en';
}

class Speech {
  language = $state<Language>(first());
}

export const speech = new Speech();
if (typeof document !== 'undefined') document.documentElement.lang = speech.language;

export function setLanguage(language: Language): void {
  speech.language = language;
  document.documentElement.lang = language;
  remember('language', language);
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

// Texts in the chosen language. The catalogues lie with the Python package; the page adds
// only what nobody else says. Whatever lies in a game's `texts/`, here or there, is that game's.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

type Files = Record<string, string>;

const shared: Files = {
  ...import.meta.glob<string>('../../../src/asclepia/table/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../pages/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
};
const games: Files = {
  ...import.meta.glob<string>('../../../src/asclepia/games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

/** French sets thin spaces that do not break before its high signs. */
function typeset(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

function bundle(language: Language, files: Files): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, ...(language === 'fr' && { transform: typeset }) });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${language}.ftl`)) {
      made.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }
  return made;
}

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

export type RichPart = { text: string } | { slot: string };

export interface Words {
  /** Is there such a text? */
  has(key: string): boolean;
  /** A text in the chosen language; its key when there is none. */
  say(key: string, facts?: Facts): string;
  /**
   * A text with places for pictures: every fact named in `slots` becomes a part of its own,
   * so that `lays { $tile } in …` can show the tile itself.
   */
  rich(key: string, facts: Facts, slots: readonly string[]): RichPart[];
}

function wordsFrom(files: Files): Words {
  const bundles = new Map<Language, FluentBundle>();

  function now(): FluentBundle {
    const language = speech.language;
    let found = bundles.get(language);
    if (!found) {
      found = bundle(language, files);
      bundles.set(language, found);
    }
    return found;
  }

  function say(key: string, facts: Facts = {}): string {
    const found = now();
    const message = found.getMessage(key);
    return message?.value ? found.formatPattern(message.value, facts) : key;
  }

  function rich(key: string, facts: Facts, slots: readonly string[]): RichPart[] {
    const marked: Facts = { ...facts };
    for (const slot of slots) marked[slot] = `\u0001${slot}\u0001`;
    return say(key, marked)
      .split('\u0001')
      .map((text, at): RichPart => (at % 2 ? { slot: text } : { text }))
      .filter((part) => 'slot' in part || part.text !== '');
  }

  return { has: (key) => now().hasMessage(key), say, rich };
}

/** What the table and the pages say, whatever is played. */
export const { has, say, rich } = wordsFrom(shared);

const known = new Map<string, Words>();

/** A game's own texts over the shared ones; two games may use the same keys. */
export function wordsOf(game: string): Words {
  let found = known.get(game);
  if (!found) {
    const own = Object.entries(games).filter(([path]) => path.includes(`/games/${game}/texts/`));
    found = wordsFrom({ ...shared, ...Object.fromEntries(own) });
    known.set(game, found);
  }
  return found;
}

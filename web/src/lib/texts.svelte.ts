// Texts in the chosen language. The catalogues lie with the Python package; the page adds
// only what nobody else says. What everybody says is fetched before anything is shown. Whatever lies
// in a game's `texts/`, here or there, is that game's: it is fetched with the game. Another language is
// fetched when it is chosen.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import type { Texts } from './wire';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

/** Texts for the lobby come with a game's cover, those of its lesson and of its rules with these, the others
    with its table. What only one page says (`page`, by its address) comes with it. */
export type Part = 'lobby' | 'table' | 'rules' | 'lesson' | 'page';

const shared: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../texts/en'),
  fr: () => import('../texts/fr'),
};
const pages = import.meta.glob<string>('../pages/texts/*/*.ftl', { query: '?raw', import: 'default' });
const games: Record<Exclude<Part, 'page' | 'lesson'>, Record<string, () => Promise<string>>> = {
  lobby: import.meta.glob<string>('../games/*/texts/lobby/*.ftl', { query: '?raw', import: 'default' }),
  table: {
    ...import.meta.glob<string>('../../../src/asclepia/games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
    ...import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
  },
  rules: import.meta.glob<string>('../games/*/texts/rules/*.ftl', { query: '?raw', import: 'default' }),
};

/** French sets thin spaces that do not break before its high signs. */
function typeset(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

/** … and what ends in an e loses it before a name that begins with a vowel. */
export const elided = (text: string) => text.replace(/\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔ])/g, '$1’');

/** A catalogue that begins with what everybody says. */
async function catalogue(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false, ...(language === 'fr' && { transform: typeset }) });
  for (const text of (await shared[language]()).default)
    made.addResource(new FluentResource(text), { allowOverrides: true });
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
  /** How many texts were fetched: whoever says something says it anew when more are here. */
  fetched = $state(0);
}

export const speech = new Speech();
if (typeof document !== 'undefined') document.documentElement.lang = speech.language;

const codes = Object.keys(LANGUAGES) as Language[];
const common = new Map<Language, FluentBundle>();
const own = new Map<string, FluentBundle>(); // the games', by game and language
const asked = new Map<string, Promise<void>>(); // what was fetched, by game, part and language

/** Fetch what everybody says in a language: before that, nobody can say anything in it. */
export async function learn(language: Language = speech.language): Promise<void> {
  if (!common.has(language)) common.set(language, await catalogue(language));
}

/** Fetch a part of a game's texts, or a page's; once is enough, unless it fails. While another language
    is on its way, it is fetched in both. */
export function fetchTexts(game: string, part: Part, language?: Language): Promise<void> {
  if (language) return fetchIn(game, part, language);
  const coming = wanted === speech.language ? null : fetchIn(game, part, wanted);
  return Promise.allSettled([coming]).then(() => fetchIn(game, part, speech.language));
}

function fetchIn(game: string, part: Part, language: Language): Promise<void> {
  const name = `${game} ${part} ${language}`;
  let found = asked.get(name);
  if (!found) {
    found = part === 'page' ? addPage(game, language) : add(game, part, language);
    asked.set(name, found);
    found.catch(() => asked.delete(name));
  }
  return found;
}

async function addPage(page: string, language: Language): Promise<void> {
  const [text] = await Promise.all([pages[`../pages/texts/${page}/${language}.ftl`]?.(), learn(language)]);
  if (text !== undefined) common.get(language)!.addResource(new FluentResource(text));
  speech.fetched += 1;
}

async function add(game: string, part: Exclude<Part, 'page'>, language: Language): Promise<void> {
  const known = part === 'lesson' ? (await import('./lessons')).texts : games[part];
  const files = Object.entries(known).filter(
    ([path]) => path.includes(`/games/${game}/texts/`) && path.endsWith(`/${language}.ftl`),
  );
  const texts = await Promise.all(files.map(([, read]) => read()));
  // A game that came after the page was built: the server has its texts.
  if (!files.length && part === 'table') texts.push((await fromServer(game, language)).ftl);
  const fresh = own.has(`${game} ${language}`) ? null : await catalogue(language);
  const bundle = own.get(`${game} ${language}`) ?? fresh!; // another part may have come meanwhile
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  own.set(`${game} ${language}`, bundle);
  speech.fetched += 1;
}

async function fromServer(game: string, language: Language): Promise<Texts> {
  const answer = await fetch(`/api/games/${game}/texts?lang=${language}`);
  if (!answer.ok) throw new Error(`the texts of ${game}: ${answer.status}`);
  return answer.json() as Promise<Texts>;
}

let wanted: Language = speech.language;

/** Speak this language, as soon as the games that are here do. Games' texts that cannot be fetched
    stay in the language they are in; if nothing can be, nothing changes. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await learn(language);
  } catch {
    wanted = speech.language;
    return;
  }
  const missing = [...asked.keys()].map((name) => {
    const [game, part] = name.split(' ') as [string, Part];
    return fetchTexts(game, part, language);
  });
  await Promise.allSettled(missing);
  if (wanted !== language) return; // somebody has changed their mind
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

function words(game: string): Words {
  /** The catalogue that has this text, in the chosen language if it can be. */
  function home(key: string): FluentBundle | undefined {
    const { language } = speech;
    void speech.fetched;
    const homes = [
      own.get(`${game} ${language}`),
      common.get(language),
      ...codes.flatMap((one) => [own.get(`${game} ${one}`), common.get(one)]),
    ];
    return homes.find((one) => one?.hasMessage(key));
  }

  function say(key: string, facts: Facts = {}): string {
    const found = home(key);
    const message = found?.getMessage(key);
    const text = found && message?.value ? found.formatPattern(message.value, facts) : key;
    return found?.locales[0] === 'fr' ? elided(text) : text;
  }

  function rich(key: string, facts: Facts, slots: readonly string[]): RichPart[] {
    const marked: Facts = { ...facts };
    for (const slot of slots) marked[slot] = `\u0001${slot}\u0001`;
    return say(key, marked)
      .split('\u0001')
      .map((text, at): RichPart => (at % 2 ? { slot: text } : { text }))
      .filter((part) => 'slot' in part || part.text !== '');
  }

  return { has: (key) => home(key) !== undefined, say, rich };
}

/** What the table and the pages say, whatever is played. */
export const { has, say, rich } = words('');

const known = new Map<string, Words>();

/** A game's own texts over the shared ones, as far as they were fetched; two games may use the
    same keys. */
export function wordsOf(game: string): Words {
  const found = known.get(game) ?? words(game);
  known.set(game, found);
  return found;
}

// Reasons of hints and of bots' moves, in the game's words.

import type { GamePage } from './contract';
import type { Facts, Words } from './texts.svelte';
import type { GameEvent } from './types';
import type { Said, Why } from './wire';

/** Why. A reason speaks to whoever asks (“your line”); `named`: of somebody else. */
export function sayBecause(
  { said, seat, sure }: Why,
  page: GamePage,
  words: Words,
  printed: unknown,
  names: string[],
  named = false,
): string {
  const facts = { ...page.facts({ seat, ...said.facts }, printed), name: names[seat] ?? '' };
  const other = `${said.key}-named`;
  const reason = words.say(named && words.has(other) ? other : said.key, facts);
  return begin(words.say(sure ? 'hint-why' : 'hint-why-later', { reason, when: String(said.facts.when) }));
}

/** How many letters tell this. */
export function lengthOf(events: readonly GameEvent[], page: GamePage, words: Words, printed: unknown): number {
  return events.map((event) => words.say(`event-${event.event}`, factsOf(event, page, words, printed))).join(' ')
    .length;
}

/** What a sentence is told with: a fact may be a sentence itself, and what others may not see is null. */
export function factsOf(fields: Record<string, unknown>, page: GamePage, words: Words, printed: unknown): Facts {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    plain[name] = isSaid(value) ? words.say(value.key, page.facts(value.facts, printed)) : (value ?? 'hidden');
  }
  return page.facts(plain, printed);
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value;
}

export function begin(text: string): string {
  return text && text[0]!.toUpperCase() + text.slice(1);
}

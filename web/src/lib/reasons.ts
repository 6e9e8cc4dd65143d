// Reasons of hints and of bots' moves, in the game's words.

import type { GamePage } from '../games';
import type { Words } from './texts.svelte';
import type { GameEvent } from './types';
import type { Why } from './wire';

/** Why. A reason speaks to whoever asks (“your line”); `named`: of somebody else. */
export function sayBecause({ said, seat, sure }: Why, page: GamePage, words: Words, printed: unknown, names: string[], named = false): string {
  const facts = { ...page.facts({ seat, ...said.facts }, printed), name: names[seat] ?? '' };
  const other = `${said.key}-named`;
  const reason = words.say(named && words.has(other) ? other : said.key, facts);
  return begin(words.say(sure ? 'hint-why' : 'hint-why-later', { reason, when: String(said.facts.when) }));
}

/** How many letters tell this. */
export function lengthOf(events: readonly GameEvent[], page: GamePage, words: Words, printed: unknown): number {
  return events.map((event) => words.say(`event-${event.event}`, page.facts(event, printed))).join(' ').length;
}

export function begin(text: string): string {
  return text && text[0]!.toUpperCase() + text.slice(1);
}

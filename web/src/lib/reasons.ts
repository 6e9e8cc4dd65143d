// Reasons of hints and of bots' moves, in the game's words.

import type { GamePage } from '../games';
import type { Words } from './texts.svelte';
import type { Why } from './wire';

/** Why, without a full stop. A reason speaks to whoever asks (“your line”); `named`: of somebody else. */
export function sayReason({ said, seat }: Why, page: GamePage, words: Words, printed: unknown, names: string[], named = false): string {
  const facts = { ...page.facts({ seat, ...said.facts }, printed), name: names[seat] ?? '' };
  const other = `${said.key}-named`;
  return words.say(named && words.has(other) ? other : said.key, facts);
}

export function begin(text: string): string {
  return text && text[0]!.toUpperCase() + text.slice(1);
}

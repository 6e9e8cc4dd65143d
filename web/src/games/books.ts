// The games' rules to look at (`rules.ts`): only the rules page knows where they are, so that nobody else
// has to fetch that list.

import type { RulesBook } from '../lib/contract';
import { fetched } from '../lib/fetched';
import { fetchTexts } from '../lib/texts.svelte';
import { fetchCover } from '.';

const books = import.meta.glob<RulesBook>('./*/rules.ts', { import: 'rules' });

/** The rules of a game to look at, with all that its figures say; null while nobody has drawn them. */
export function fetchRules(game: string): Promise<RulesBook | null> {
  return fetched(async () => {
    const book = books[`./${game}/rules.ts`];
    if (!book) return null;
    const [found] = await Promise.all([book(), fetchTexts(game, 'table'), fetchTexts(game, 'rules'), fetchCover(game)]);
    return found;
  });
}

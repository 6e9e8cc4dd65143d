// The games' pages. A game is a folder here, found by its files: `cover.ts` for the pages around
// the table, `game.ts` for the table itself, `moments.ts` for what holds the stage there, `rules.ts` for the
// rules page. Each is fetched when it is needed. What they give is in `lib/contract.ts`. Here alone it is
// taken on trust that the views of a game are those that its page is written for.

import { SvelteMap } from 'svelte/reactivity';
import type { GameCover, GamePage } from '../lib/contract';
import { fetched } from '../lib/fetched';
import { fetchTexts } from '../lib/texts.svelte';

const covers = import.meta.glob<GameCover>('./*/cover.ts', { import: 'cover' });
const pages = import.meta.glob<GamePage>('./*/game.ts', { import: 'game' });
const plain = (game: string) => import('../shell/plain/game').then((one) => one.plain(game));

const shown = new SvelteMap<string, GameCover>();

/** Whether somebody has drawn a page for this game. */
export function hasPage(game: string): boolean {
  return `./${game}/game.ts` in pages;
}

/** The cover of a game, once it was fetched and if it has one. */
export function coverOf(game: string): GameCover | undefined {
  return shown.get(game);
}

export function fetchCover(game: string): Promise<void> {
  return fetched(async () => {
    const [cover] = await Promise.all([covers[`./${game}/cover.ts`]?.(), fetchTexts(game, 'lobby')]);
    if (cover) shown.set(game, cover);
  });
}

/** The page of a game with all that belongs to it; a plain one while nobody has drawn its board. */
export function fetchGame(game: string): Promise<GamePage> {
  return fetched(async () => {
    const page = pages[`./${game}/game.ts`] ?? (() => plain(game));
    const [found] = await Promise.all([page(), fetchTexts(game, 'table'), fetchCover(game)]);
    return found;
  });
}

// The great moments of the games; apart from the rest, since only tables need to know where they are.

import type { GameMoments } from '../lib/contract';

const moments = import.meta.glob<GameMoments>('./*/moments.ts', { import: 'moments' });

/** The great moments of a game, if it has any. Nobody waits for them, and without them the game goes on. */
export async function fetchMoments(game: string): Promise<GameMoments | null> {
  return (await moments[`./${game}/moments.ts`]?.().catch(() => null)) ?? null;
}

// Requests to the server. What it refuses becomes a `Problem`, which says why in words.

import { has, say } from './texts.svelte';
import type { ChairWish, EntryWords, GameInfo, Lobby, OwnComponents, Replay, TableInfo, Words } from './wire';

export class Problem extends Error {
  constructor(
    readonly error: string,
    words: string,
    /** Entry by entry, where a component set was refused. */
    readonly problems: EntryWords[] = [],
  ) {
    super(words);
  }
}

/** A refusal in the chosen language; the server's own words where the page has none. */
export function refusal(error: string, words: string): string {
  const key = `refused-${error}`;
  return has(key) ? say(key) : words;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Problem('offline', say('refused-offline'));
  });
  const text = await answer.text();
  const data = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Problem(data?.error ?? 'error', refusal(data?.error ?? '', data?.words ?? answer.statusText), data?.problems ?? []);
  return data as Answer;
}

type Id = { id: string };

export const api = {
  health: () => ask<unknown>('GET', '/health'),
  me: () => ask<{ name: string }>('GET', '/me'),
  rename: (name: string) => ask<{ name: string }>('PUT', '/me', { name }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string, language: string) => ask<{ html: string }>('GET', `/rules/${game}?lang=${language}`),
  lobby: () => ask<Lobby>('GET', '/tables'),
  bringComponents: (game: string, text: string) => ask<OwnComponents>('POST', '/components', { game, text }),
  create: (game: string, chairs: ChairWish[], options: Record<string, string>, open: boolean, sealed: string, components?: string) =>
    ask<Id>('POST', '/tables', { game, chairs, options, public: open, components: components ?? null, sealed }),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  sit: (id: string, seat: number, sealed?: string) => ask<null>('POST', `/tables/${id}/seats/${seat}`, sealed ? { sealed } : undefined),
  leave: (id: string, seat: number) => ask<null>('DELETE', `/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: string) =>
    ask<null>('PUT', `/tables/${id}/seats/${seat}/bot?level=${level}`),
  start: (id: string) => ask<null>('POST', `/tables/${id}/start`),
  takeStartBack: (id: string) => ask<null>('DELETE', `/tables/${id}/start`),
  sealNumber: (id: string, sealed: string) => ask<null>('PUT', `/tables/${id}/number`, { sealed }),
  openNumber: (id: string, number: string) => ask<null>('POST', `/tables/${id}/number`, { number }),
  chat: (id: string, before: number) => ask<Words[]>('GET', `/tables/${id}/chat?before=${before}`),
  rematch: (id: string, sealed: string) => ask<Id>('POST', `/tables/${id}/rematch`, { sealed }),
  replay: (id: string, from: string) => ask<Replay>('GET', `/tables/${id}/replay?from=${from}`),
  branch: (id: string, ply: number, chairs: ChairWish[]) => ask<Id>('POST', `/tables/${id}/branch`, { ply, chairs }),
  openRecord: (record: unknown) => ask<Id>('POST', '/records', record),
};

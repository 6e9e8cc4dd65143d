// Requests to the server. What it refuses becomes a `Problem`, which says why in words.

import { connection } from './connection.svelte';
import { has, say, speech } from './texts.svelte';
import type {
  Account,
  Allowed,
  Arrival,
  ChairWish,
  EntryWords,
  GameInfo,
  GameList,
  Lesson,
  Lobby,
  Me,
  MoveWhy,
  NewLink,
  OwnComponents,
  Pace,
  Passkey,
  Player,
  Prose,
  PushAddress,
  PushKey,
  RecoveryCodes,
  Replay,
  Rules,
  TableInfo,
  Turning,
  Turns,
  Wanted,
  Words,
} from './wire';

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
    connection.lose('request');
    throw new Problem('offline', say('refused-offline'));
  });
  connection.find('request');
  const text = await answer.text();
  const data = text ? JSON.parse(text) : null;
  if (!answer.ok)
    throw new Problem(
      data?.error ?? 'error',
      refusal(data?.error ?? '', data?.words ?? answer.statusText),
      data?.problems ?? [],
    );
  return data as Answer;
}

type Id = { id: string };

export const api = {
  health: () => ask<unknown>('GET', '/health'),
  me: () => ask<Me>('GET', `/me?lang=${speech.language}`), // a new guest's name is in my language
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  account: () => ask<Account>('GET', '/me/account'),
  link: () => ask<NewLink>('POST', '/me/link'),
  lookAtLink: (word: string) => ask<Arrival>('POST', '/me/arrival', { word }),
  comeByLink: (word: string) => ask<Me>('POST', '/me/arrival/confirm', { word }),
  codes: () => ask<RecoveryCodes>('POST', '/me/codes'),
  comeByCode: (code: string, alone = false) => ask<Me>('POST', '/me/recovery', { code, alone }),
  askToAddPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/challenge'),
  addPasskey: (name: string, credential: unknown) => ask<Passkey>('POST', '/me/passkeys', { name, credential }),
  removePasskey: (mark: string) => ask<null>('DELETE', `/me/passkeys/${mark}`),
  askForPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/me/passkey/challenge'),
  comeByPasskey: (credential: unknown, alone: boolean) => ask<Me>('POST', '/me/passkey', { credential, alone }),
  signOut: (everywhere: boolean, codes = false) => ask<Me | null>('POST', '/me/signout', { everywhere, codes }),
  forgetMe: () => ask<Me | null>('DELETE', '/me'),
  turns: () => ask<Turns>('GET', '/me/turns'),
  pushKey: () => ask<PushKey>('GET', '/push'),
  callMe: (address: PushAddress) => ask<null>('PUT', '/me/push', address),
  leaveMe: (digest: string) => ask<null>('DELETE', `/me/push/${digest}`),
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string, language: string, set: string) =>
    ask<Rules>('GET', `/rules/${game}?${new URLSearchParams({ lang: language, ...(set && { set }) })}`),
  printed: (game: string, set: string) =>
    ask<Record<string, unknown>>('GET', `/games/${game}/printed?${new URLSearchParams(set && { set })}`),
  lesson: (game: string) => ask<Lesson>('GET', `/lessons/${game}`),
  prose: (page: string, language: string) => ask<Prose>('GET', `/prose/${page}?lang=${language}`),
  lobby: (after: { open?: string; playing?: string } = {}) =>
    ask<Lobby>('GET', `/tables?${new URLSearchParams(after)}`),
  myGames: (wish: Record<string, string>) => ask<GameList>('GET', `/me/games?${new URLSearchParams(wish)}`),
  player: (handle: string) => ask<Player>('GET', `/people/${handle}`),
  gamesOf: (handle: string, before: string) => ask<GameList>('GET', `/people/${handle}/games?before=${before}`),
  bringComponents: (game: string, text: string) => ask<OwnComponents>('POST', '/components', { game, text }),
  create: (
    game: string,
    chairs: ChairWish[],
    options: Record<string, string>,
    open: boolean,
    sealed: string,
    components?: string,
    pace?: Pace,
    allowed?: Allowed,
  ) =>
    ask<Id>('POST', '/tables', {
      game,
      chairs,
      options,
      public: open,
      components: components ?? null,
      sealed,
      pace: pace ?? null,
      allowed: allowed ?? null,
    }),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  sit: (id: string, seat: number, sealed?: string) =>
    ask<null>('POST', `/tables/${id}/seats/${seat}`, sealed ? { sealed } : undefined),
  leave: (id: string, seat: number) => ask<null>('DELETE', `/tables/${id}/seats/${seat}`),
  closeTable: (id: string) => ask<null>('DELETE', `/tables/${id}`),
  standIn: (id: string, seat: number, level: string) =>
    ask<null>('PUT', `/tables/${id}/seats/${seat}/stand-in?level=${level}`),
  comeBack: (id: string, seat: number) => ask<null>('DELETE', `/tables/${id}/seats/${seat}/stand-in`),
  resign: (id: string, seat: number) => ask<null>('POST', `/tables/${id}/seats/${seat}/resign`),
  want: (id: string, seat: number, what: Wanted['what'], level = '') =>
    ask<null>('PUT', `/tables/${id}/seats/${seat}/wish`, { what, level }),
  wantNothing: (id: string, seat: number) => ask<null>('DELETE', `/tables/${id}/seats/${seat}/wish`),
  seatBot: (id: string, seat: number, level: string) =>
    ask<null>('PUT', `/tables/${id}/seats/${seat}/bot?level=${level}`),
  start: (id: string) => ask<null>('POST', `/tables/${id}/start`),
  takeStartBack: (id: string) => ask<null>('DELETE', `/tables/${id}/start`),
  sealNumber: (id: string, sealed: string) => ask<null>('PUT', `/tables/${id}/number`, { sealed }),
  openNumber: (id: string, number: string) => ask<null>('POST', `/tables/${id}/number`, { number }),
  chat: (id: string, before: number) => ask<Words[]>('GET', `/tables/${id}/chat?before=${before}`),
  rematch: (id: string, sealed: string) => ask<Id>('POST', `/tables/${id}/rematch`, { sealed }),
  why: (id: string, ply: number) => ask<MoveWhy>('GET', `/tables/${id}/why/${ply}`),
  turning: (id: string) => ask<Turning>('GET', `/tables/${id}/turning`),
  replay: (id: string, from: string) => ask<Replay>('GET', `/tables/${id}/replay?from=${from}`),
  branch: (id: string, ply: number, chairs: ChairWish[]) => ask<Id>('POST', `/tables/${id}/branch`, { ply, chairs }),
  openRecord: (record: unknown) => ask<Id>('POST', '/records', record),
};

// My part in the deal: a number of my own, sealed until everybody's are in; and what this browser
// remembers of it, so that the deal can be checked when the game is over.

import { recall, remember } from './memory';
import { hex, sha256 } from './sha256';
import type { DealInfo, DealPart, TableInfo } from './wire';

/** What this browser saw of a table's deal. */
interface Seen {
  /** The server's commitment, as it was first shown. */
  commit: string;
  /** What everybody was committed to when my number was opened, and what was to be dealt. */
  opened?: { round: number; seals: string; mine: string; rules: string };
}

/** Draw a number and remember it under its seal, which everybody may know. */
export async function sealNumber(): Promise<string> {
  const number = hex(crypto.getRandomValues(new Uint8Array(32)));
  const sealed = await sha256(number);
  remember(`number-${sealed}`, number);
  return sealed;
}

const numberOf = (sealed: string) => recall(`number-${sealed}`);

/** What I have put into the deal. */
export function myPart(info: TableInfo): DealPart | undefined {
  return info.deal?.parts.find((part) => info.chairs[part.seat]?.yours);
}

/** Whether my number was sealed by another browser, or this one has forgotten it. */
export function isElsewhere(info: TableInfo): boolean {
  const mine = myPart(info);
  return !!mine?.sealed && !mine.opened && !numberOf(mine.sealed);
}

const seals = (deal: DealInfo) => deal.parts.map((part) => `${part.seat} ${part.sealed}`).join('\n');

/** What the cards follow from besides the seed: the same seed deals other cards otherwise. */
const rules = ({ game, seats, components, options }: TableInfo) =>
  JSON.stringify([game, seats, components.digest, Object.entries(options).sort()]);

function seen(table: string): Seen | null {
  return JSON.parse(recall(`deal-${table}`) ?? 'null') as Seen | null;
}

/** Remember what the server is committed to, as soon as it is seen. */
export function watchDeal(info: TableInfo): void {
  if (info.deal && info.status !== 'over' && !seen(info.id))
    remember(`deal-${info.id}`, JSON.stringify({ commit: info.deal.commit }));
}

/** Whether I must seal a number: I sit there and have none in it, or it was opened in vain. */
export function owesNumber(info: TableInfo): boolean {
  return info.status === 'open' && !!info.deal && info.chairs.some((one) => one.yours) && !myPart(info)?.sealed;
}

/**
 * My number, if it is to be opened now; it is remembered what it was opened for. `false`: the server
 * has shown another commitment before, or other seals after it had my number, so it does not get it.
 * Nor does it get another number without saying that the dealing was begun once more: it could try
 * until it likes the cards.
 */
export function numberToOpen(info: TableInfo): string | null | false {
  const mine = myPart(info);
  const number = mine && info.status === 'dealing' && !mine.opened ? numberOf(mine.sealed) : null;
  if (!info.deal || !mine || !number) return null;
  const now = { round: info.deal.round, seals: seals(info.deal), mine: mine.sealed, rules: rules(info) };
  const before = seen(info.id);
  if (before && before.commit !== info.deal.commit) return false;
  const opened = before?.opened;
  const same = opened?.round === now.round && opened.seals === now.seals && opened.rules === now.rules;
  if (opened && !same && (opened.mine === now.mine || opened.round >= now.round)) return false;
  remember(`deal-${info.id}`, JSON.stringify({ commit: info.deal.commit, opened: now } satisfies Seen));
  return number;
}

/** A step of the check. `null`: this browser cannot know. */
export interface Step {
  name: 'commit' | 'seals' | 'seed' | 'mine' | 'before' | 'rules';
  holds: boolean | null;
}

/** Check the deal of a finished game, step by step. */
export async function checkDeal(info: TableInfo): Promise<Step[]> {
  const deal = info.deal!;
  const kept = seen(info.id);
  const mine = kept?.opened?.mine;
  const without = info.chairs.some((one) => one.yours) && !myPart(info);
  const fits = await Promise.all(deal.parts.map(async (part) => (await sha256(part.number ?? '')) === part.sealed));
  const numbers = deal.parts.map((part) => `${part.seat} ${part.number}`);
  const lines = ['asclepia deal 1', info.id, deal.round, deal.secret, ...numbers];
  const seed = (await sha256(lines.join('\n'))).slice(0, 32);
  return [
    {
      name: 'commit',
      holds: (await sha256(deal.secret ?? '')) === deal.commit && (!kept || kept.commit === deal.commit),
    },
    { name: 'seals', holds: fits.every(Boolean) },
    { name: 'seed', holds: seed === info.seed },
    {
      name: 'mine',
      holds: mine
        ? deal.parts.some((part) => part.sealed === mine && part.number === numberOf(mine))
        : without
          ? false
          : null,
    },
    {
      name: 'before',
      holds: kept?.opened ? kept.opened.round === deal.round && kept.opened.seals === seals(deal) : null,
    },
    { name: 'rules', holds: kept?.opened ? kept.opened.rules === rules(info) : null },
  ];
}

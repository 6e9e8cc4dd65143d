import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeal, isElsewhere, numberToOpen, owesNumber, sealNumber, watchDeal } from './deal';
import type { DealPart, TableInfo } from './wire';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const [SECRET, HERS] = ['5'.repeat(64), '7'.repeat(64)];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const part = (seat: number, sealed: string, opened = false): DealPart => ({ seat, sealed, opened, number: null });

/** A table where I sit on seat 1. */
function table(status: TableInfo['status'], ...parts: DealPart[]): TableInfo {
  const chairs = [0, 1].map((seat) => ({ seat, kind: 'person', name: `${seat}`, level: null, yours: seat === 1 }));
  const rules = { game: 'kitchen', seats: 2, options: { board: 'front' }, components: { digest: 'cards' } };
  return {
    id: 'table',
    status,
    chairs,
    ...rules,
    deal: { commit: hash(SECRET), round: 1, parts, secret: null },
    seed: null,
  } as unknown as TableInfo;
}

const numberOf = (sealed: string) => kept.get(`asclepia-number-${sealed}`)!;

describe('my part in the deal', () => {
  it('is owed as long as I sit there without a number, and before the dealing only', async () => {
    expect(owesNumber(table('open'))).toBe(true);
    expect(owesNumber(table('open', part(1, '')))).toBe(true);
    expect(owesNumber(table('open', part(0, hash(HERS))))).toBe(true);
    expect(owesNumber(table('open', part(1, await sealNumber())))).toBe(false);
    expect(owesNumber(table('dealing'))).toBe(false);
    expect(owesNumber({ ...table('open'), deal: null })).toBe(false);
  });

  it('is opened when the dealing has begun, and again if that got lost', async () => {
    const mine = await sealNumber();
    expect(hash(numberOf(mine))).toBe(mine);
    const others = part(0, hash(HERS));
    expect(numberToOpen(table('open', others, part(1, mine)))).toBe(null);
    for (let tries = 0; tries < 2; tries++)
      expect(numberToOpen(table('dealing', others, part(1, mine)))).toBe(numberOf(mine));
    expect(numberToOpen(table('dealing', others, part(1, mine, true)))).toBe(null);
    expect(numberToOpen(table('dealing', others))).toBe(null);
  });

  it('is in another browser', async () => {
    const info = table('dealing', part(1, hash('elsewhere')));
    expect(isElsewhere(info)).toBe(true);
    expect(numberToOpen(info)).toBe(null);
    expect(isElsewhere(table('dealing', part(1, await sealNumber())))).toBe(false);
  });

  it('stays sealed if the server is bound to something else than before', async () => {
    const info = table('dealing', part(1, await sealNumber()));
    watchDeal({ ...info, status: 'open' });
    info.deal!.commit = hash('another secret');
    watchDeal(info);
    expect(numberToOpen(info)).toBe(false);
  });

  it('is not given twice for different deals', async () => {
    const mine = await sealNumber();
    expect(numberToOpen(table('dealing', part(0, hash(HERS)), part(1, mine)))).toBe(numberOf(mine));
    expect(numberToOpen(table('dealing', part(0, hash('another')), part(1, mine)))).toBe(false);
    const again = table('dealing', part(0, hash(HERS)), part(1, mine));
    again.deal!.round = 2;
    expect(numberToOpen(again)).toBe(false);
    const others = { ...table('dealing', part(0, hash(HERS)), part(1, mine)), options: { board: 'back' } };
    expect(numberToOpen(others)).toBe(false);
    const anew = part(1, await sealNumber());
    const next = table('dealing', part(0, hash('another')), anew);
    expect(numberToOpen(next), 'as if nothing had been opened yet').toBe(false);
    next.deal!.round = 2;
    expect(numberToOpen(next)).toBe(numberOf(anew.sealed));
  });

  it('is not given twice by a browser that keeps nothing, either', async () => {
    const refuse = () => {
      throw new Error('not here');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const mine = await sealNumber();
    const there = (one: TableInfo) => ({ ...one, id: 'private' });
    expect(numberToOpen(there(table('dealing', part(0, hash(HERS)), part(1, mine))))).toMatch(/^[0-9a-f]{64}$/);
    expect(numberToOpen(there(table('dealing', part(0, hash('another')), part(1, mine))))).toBe(false);
  });
});

describe('the check at the end', () => {
  async function finished(takePart = true): Promise<TableInfo> {
    kept.clear(); // another game, another browser
    const mine = await sealNumber();
    const info = table('dealing', part(0, hash(HERS)), part(1, mine));
    if (takePart) numberToOpen(info);
    const [her, me] = info.deal!.parts as [DealPart, DealPart];
    [her.number, me.number, info.deal!.secret] = [HERS, numberOf(mine), SECRET];
    return reckoned({ ...info, status: 'over' });
  }

  /** With the seed that follows from what it shows. */
  function reckoned(info: TableInfo): TableInfo {
    const numbers = info.deal!.parts.map((one) => `${one.seat} ${one.number}`);
    const lines = ['asclepia deal 1', 'table', info.deal!.round, info.deal!.secret, ...numbers];
    return { ...info, seed: hash(lines.join('\n')).slice(0, 32) };
  }

  const wrong = async (info: TableInfo) =>
    (await checkDeal(info)).filter((one) => one.holds === false).map((one) => one.name);
  const unknown = async (info: TableInfo) =>
    (await checkDeal(info)).filter((one) => one.holds === null).map((one) => one.name);

  it('finds nothing wrong with an honest deal', async () => {
    const info = await finished();
    expect(await wrong(info)).toEqual([]);
    expect(await unknown(info)).toEqual([]);
  });

  it('says what a browser that did not take part cannot know', async () => {
    const info = await finished(false);
    expect(await wrong(info)).toEqual([]);
    expect(await unknown(info)).toEqual(['mine', 'before', 'rules']);
  });

  it('finds that nothing of mine is in it, whatever this browser knows', async () => {
    const info = await finished(false);
    info.deal!.parts.pop();
    expect(await wrong(reckoned(info))).toEqual(['mine']);
    const watched = reckoned({ ...info, chairs: info.chairs.map((one) => ({ ...one, yours: false })) });
    expect(await unknown(watched)).toEqual(['mine', 'before', 'rules']);
  });

  it('finds that other cards were dealt, or by other options, with an honest seed', async () => {
    const info = await finished();
    expect(await wrong({ ...info, components: { ...info.components, digest: 'the same in another order' } })).toEqual([
      'rules',
    ]);
    expect(await wrong({ ...info, options: { board: 'back' } })).toEqual(['rules']);
    expect(await wrong({ ...info, seats: 3 })).toEqual(['rules']);
  });

  it('finds another seed, secret, number or seal, however well it all fits together', async () => {
    const seed = await finished();
    expect(await wrong({ ...seed, seed: '0'.repeat(32) })).toEqual(['seed']);

    const secret = await finished();
    Object.assign(secret.deal!, { secret: 'mine', commit: hash('mine') });
    expect(await wrong(reckoned(secret))).toEqual(['commit']);

    const hers = await finished();
    Object.assign(hers.deal!.parts[0]!, { number: 'other', sealed: hash('other') });
    expect(await wrong(reckoned(hers))).toEqual(['before']);

    const number = await finished();
    number.deal!.parts[0]!.number = 'other';
    expect(await wrong(reckoned(number))).toEqual(['seals']);

    const mine = await finished();
    Object.assign(mine.deal!.parts[1]!, { number: 'other', sealed: hash('other') });
    expect(await wrong(reckoned(mine))).toEqual(['mine', 'before']);

    const without = await finished();
    without.deal!.parts.pop();
    expect(await wrong(reckoned(without))).toEqual(['mine', 'before']);
  });
});

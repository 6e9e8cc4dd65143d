import { expect, test } from 'vitest';
import { seenBy } from './events';

const drew = { event: 'drew', seat: 1, card: 7, only: { seat: 1, fields: ['card'] } };

test('the seat it is told to sees all of it', () => {
  expect(seenBy(drew, 1)).toEqual(drew);
});

test('another seat at the same screen, and a spectator, do not see what is secret', () => {
  for (const other of [0, null]) expect(seenBy(drew, other)).toEqual({ ...drew, card: null });
});

test('what is no secret everybody sees', () => {
  const laid = { event: 'laid', seat: 1, card: 7 };
  expect(seenBy(laid, 0)).toBe(laid);
});

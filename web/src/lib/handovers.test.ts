import { expect, test } from 'vitest';
import { sayHandover, sayNote, withNotes } from './handovers';
import type { Handover } from './wire';

const handover = (ply: number, kind: Handover['kind'], level: string | null = null): Handover => ({
  seat: 0,
  ply,
  kind,
  level,
  name: 'Ada',
});
const told = [0, 1, 2].map((ply) => ({ ply }));

test('a handover stands after the moves that were made before it', () => {
  const [first, second] = [handover(0, 'bot', 'novice'), handover(1, 'back')];
  expect(withNotes(told, [first, second])).toEqual([{ ply: 0 }, first, { ply: 1 }, second, { ply: 2 }]);
});

test('one whose move was taken back since stands at the end', () => {
  const late = handover(5, 'back');
  expect(withNotes(told, [late]).at(-1)).toBe(late);
});

test('it is said whether a bot plays on', () => {
  expect(sayHandover(handover(0, 'resigned', 'master'))).toBe('Ada has resigned: from here on a bot (master) plays.');
  expect(sayHandover(handover(0, 'resigned'))).toBe('Ada has resigned.');
  expect(sayHandover(handover(0, 'bot', 'novice'))).toBe('From here on a bot (novice) plays for Ada.');
});

test('a hint stands there like a handover', () => {
  const hint = { seat: 1, ply: 1, name: 'Bede' };
  expect(withNotes(told, [handover(0, 'bot'), hint])[3]).toBe(hint);
  expect(sayNote(hint)).toBe('Bede has had a hint.');
});

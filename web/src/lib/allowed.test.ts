import { expect, test } from 'vitest';
import { allowedInWords, amongPeople, usual } from './allowed';

test('what is allowed is said, and what is not', () => {
  const live = usual({ kind: 'live' });
  expect(allowedInWords(live)).toBe('With previews, take-backs, talking spectators; without hints.');
  expect(allowedInWords(live, true)).toBe('Without hints');
  const days = usual({ kind: 'days' });
  expect(allowedInWords(days)).toBe('With hints, previews, take-backs, talking spectators.');
  expect(allowedInWords(days, true)).toBe('With hints');
  const none = { hints: false, foretelling: false, take_backs: false, spectators: false };
  expect(allowedInWords(none)).toBe('Without hints, previews, take-backs, talking spectators.');
});

test('two people are people, at one screen or where one may still come', () => {
  expect(amongPeople([{ kind: 'person' }, { kind: 'bot' }])).toBe(false);
  expect(amongPeople([{ kind: 'person' }, { kind: 'open' }])).toBe(true);
  expect(amongPeople([{ kind: 'person' }, { kind: 'person' }])).toBe(true);
});

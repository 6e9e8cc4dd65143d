import { describe, expect, it } from 'vitest';
import { isFresh } from './guests';
import { remember } from './memory';

describe('a fresh guest', () => {
  it('has a name that nobody chose', () => {
    for (const name of ['Guest 0zU1', 'Invité a-_Z']) expect(isFresh(name)).toBe(true);
    for (const name of ['Ada', 'Guest', 'Guest of honour', 'Guest 12345', 'My Guest 0zU1'])
      expect(isFresh(name)).toBe(false);
  });

  it('is asked once', () => {
    remember('arrived', 'yes');
    expect(isFresh('Guest 0zU1')).toBe(false);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { plainSha256, sha256 } from './sha256';

const texts = [
  '',
  'abc',
  'é — Ἀσκληπιός',
  ...[54, 55, 56, 63, 64, 65, 119, 120, 1000].map((length) => 'x'.repeat(length)),
];
const expected = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  it.each(texts)('is the same with and without the browser’s own: “%s”', async (text) => {
    expect(plainSha256(text)).toBe(expected(text));
    expect(await sha256(text)).toBe(expected(text));
  });

  it('is worked out where the browser has none', async () => {
    vi.stubGlobal('crypto', { subtle: undefined });
    expect(await sha256('abc')).toBe(expected('abc'));
    vi.unstubAllGlobals();
  });
});

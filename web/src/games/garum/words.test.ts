import { beforeAll, describe, expect, it } from 'vitest';
import { fetchTexts, say as shared } from '../../lib/texts.svelte';
import { lineName, rich, say } from './words';

beforeAll(() => fetchTexts('garum', 'table'));

describe('Garum’s words', () => {
  it('come from the engine and from its page', () => {
    expect(say('prompt-cetarium')).toBe('Choose the cetarium of this round.');
    expect(say('garum-dominus')).toBe('Dominus');
    expect(lineName(3)).toBe('Row 3');
  });

  it('say some of what everybody says in another way', () => {
    expect(say('table-tour-2')).toContain('tile');
    expect(shared('table-tour-2')).not.toContain('tile');
  });

  it('leave places for pictures', () => {
    expect(rich('garum-log-drew', { name: 'Ada' }, ['tile'])).toEqual([{ text: 'Ada draws ' }, { slot: 'tile' }]);
  });
});

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchTexts, say as shared } from '../../lib/texts.svelte';
import type { Printed } from './types';
import { factsOf, lineName, rich, say } from './words';

beforeAll(() => fetchTexts('garum', 'table'));

const file = new URL('./fixtures/tile.json', import.meta.url);
const { printed } = JSON.parse(readFileSync(file, 'utf8')) as { printed: Printed };

describe('Garum’s words', () => {
  it('come from the engine and from its page', () => {
    expect(say('prompt-cetarium')).toBe('Choose the tank of this round.');
    expect(say('garum-no-worker')).toBe('No worker');
    expect(lineName(printed.lines[2]!)).toBe('Line 3 (across)');
    expect(lineName(printed.lines[16]!)).toBe('Line 17 (down)');
  });

  it('say some of what everybody says in another way', () => {
    expect(say('table-tour-2')).toContain('tile');
    expect(shared('table-tour-2')).not.toContain('tile');
  });

  it('name what is not drawn', () => {
    const event = { event: 'scored', colour: 2, dominus: 1, line: 17, specimens: 1, points: -2 };
    expect(say('event-scored', factsOf(event))).toBe('Yellow, dominus on line 17: 1 mollusc, -2 points.');
    expect(say('event-drew', factsOf({ colour: 0, tile: 'hidden' }))).toBe('Blue draws a tile.');
  });

  it('leave places for pictures', () => {
    expect(rich('event-drew', { tile: 3 }, ['colour', 'tile'])).toEqual([
      { slot: 'colour' },
      { text: ' draws tile ' },
      { slot: 'tile' },
      { text: '.' },
    ]);
  });
});

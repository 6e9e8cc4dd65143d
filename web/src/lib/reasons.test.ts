import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GamePage } from './contract';
import { factsOf, lengthOf } from './reasons';
import type { Facts, Words } from './texts.svelte';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
event-drew =
    { $card ->
        [hidden] a card is drawn
       *[other] { $card } is drawn
    }
event-said = it is { $what }
inner = told of { $whom }
`),
);
const say = (key: string, facts: Facts = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, facts);
const words: Words = { has: (key) => bundle.hasMessage(key), say, rich: (key, facts) => [{ text: say(key, facts) }] };
const page = { facts: (fields: Record<string, unknown>) => fields } as unknown as GamePage;

describe('what a sentence is told with', () => {
  it('is hidden where it may not be seen', () => {
    expect(factsOf({ card: null }, page, words, {})).toEqual({ card: 'hidden' });
    expect(lengthOf([{ event: 'drew', card: null }], page, words, {})).toBe('a card is drawn'.length);
  });

  it('may be a sentence itself', () => {
    expect(factsOf({ what: { key: 'inner', facts: { whom: 'Ada' } } }, page, words, {})).toEqual({
      what: 'told of Ada',
    });
  });
});

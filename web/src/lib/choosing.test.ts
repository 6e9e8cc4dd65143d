import { expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';
import type { Action } from './types';
import type { Words } from './texts.svelte';

const cards: Action[] = [1, 2].flatMap((card) => [0, 1].map((humour) => ({ code: card * 2 + humour, kind: 'card', card, humour })));
const step: Action = { code: 9, kind: 'step', humour: 1, by: 1 };
const read: Action = { code: 11, kind: 'read' };

function choosing(play: (action: Action) => void = () => {}): Choosing {
  const choices = [...cards, step];
  return new Choosing(() => ({ choices, asides: [read], question: null, page: undefined, words: {} as Words, printed: {} }), play);
}

it('lets one confirm what a hint would do first', () => {
  const done: Action[] = [];
  const one = choosing((action) => done.push(action));
  one.take(read);
  one.confirm();
  expect(done).toEqual([read]);
});

it('leaves nothing of a hint behind when one goes back', () => {
  const one = choosing();
  one.take(step);
  one.back();
  expect(one.picked).toEqual({});
  one.pick({ kind: 'card', card: 2 });
  expect(one.narrowed.filled).toEqual({ kind: 'card', card: 2 });
});

it('goes back pick by pick otherwise', () => {
  const one = choosing();
  one.pick({ card: 1 });
  one.pick({ humour: 0 });
  one.back();
  expect(one.picked).toEqual({ card: 1 });
});

import { afterEach, expect, it, vi } from 'vitest';
import type { GamePage } from './contract';
import { Choosing } from './choosing.svelte';
import { settings } from './settings.svelte';
import type { Action } from './types';
import type { Words } from './texts.svelte';

const cards: Action[] = [1, 2].flatMap((card) =>
  [0, 1].map((humour) => ({ code: card * 2 + humour, kind: 'card', card, humour })),
);
const step: Action = { code: 9, kind: 'step', humour: 1, by: 1 };
const read: Action = { code: 11, kind: 'read' };

function choosing(play: (action: Action) => void = () => {}): Choosing {
  const choices = [...cards, step];
  return new Choosing(
    () => ({ choices, asides: [read], question: null, page: undefined, words: {} as Words, printed: {} }),
    play,
  );
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

// Without confirming

const tiles: Action[] = [0, 1, 2, 3].map((rotation) => ({
  code: 20 + rotation,
  kind: 'place',
  tile: 1,
  area: 0,
  rotation,
}));
const plain: Action = { code: 30, kind: 'place', tile: 2, area: 0, rotation: 0 }; // the same all the way round

function laying(done: Action[]): Choosing {
  const page = { soft: ['rotation'] } as unknown as GamePage;
  const other = tiles.map((one) => ({ ...one, code: one.code + 20, area: 1 }));
  const choices = [...tiles, ...other, plain, { ...plain, code: 31, area: 1 }];
  settings.confirm = false;
  return new Choosing(
    () => ({ choices, question: null, page, words: {} as Words, printed: {} }),
    (action) => done.push(action),
  );
}

afterEach(() => (settings.confirm = true));

it('waits while it is being turned, and goes as it lies then', () => {
  const done: Action[] = [];
  const one = laying(done);
  one.pick({ tile: 1 });
  one.pick({ area: 0 });
  one.pick({ rotation: 1 });
  one.pick({ rotation: 2 });
  expect(done).toEqual([]);
  one.confirm();
  expect(done).toEqual([tiles[2]]);
});

it('waits where it comes to lie after it was turned', () => {
  const done: Action[] = [];
  const one = laying(done);
  one.pick({ tile: 1, rotation: 3 });
  one.pick({ area: 0 });
  expect(done).toEqual([]);
});

it('goes at once where there is nothing to turn', () => {
  const done: Action[] = [];
  const one = laying(done);
  one.pick({ tile: 2 });
  one.pick({ area: 0 });
  expect(done).toEqual([plain]);
});

it('tells why not for a while, or until one presses elsewhere', () => {
  vi.useFakeTimers();
  const one = choosing();
  one.reason = { text: 'This is full.', rule: 'X-1' };
  vi.advanceTimersByTime(1000);
  expect(one.reason).not.toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(one.reason).toBeNull();
  one.reason = { text: 'This is full.', rule: 'X-1' };
  const pressed = (link: boolean) => ({ target: { closest: () => link } }) as unknown as Event;
  one.hush(pressed(true)); // on the rule's number
  expect(one.reason).not.toBeNull();
  one.hush(pressed(false));
  expect(one.reason).toBeNull();
  vi.useRealTimers();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./sound', () => ({ ring: vi.fn() }));
import { signals } from './signals.svelte';
import { ring } from './sound';
import { turns } from './turns.svelte';

const table = (mine: boolean, shared = true) => ({ id: 't', title: 'Chess', mine, shared, mover: 'Bede' });
let looks = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get hidden() {
      return !looks;
    },
    hasFocus: () => looks,
  });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  looks = true;
});

afterEach(() => {
  signals.show(null);
  vi.mocked(ring).mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function wait(seconds: number): Promise<void> {
  signals.show(table(false));
  vi.setSystemTime(Date.now() + seconds * 1000);
  signals.show(table(true));
  await vi.dynamicImportSettled();
}

test('nothing rings on arrival', async () => {
  signals.show(table(true));
  await vi.dynamicImportSettled();
  expect(ring).not.toHaveBeenCalled();
});

test('it rings when one’s turn comes, and not again while it lasts', async () => {
  await wait(10);
  signals.show(table(true));
  await vi.dynamicImportSettled();
  expect(ring).toHaveBeenCalledTimes(1);
});

test('who looks and has hardly waited needs no sound; who looks away does', async () => {
  await wait(1);
  expect(ring).not.toHaveBeenCalled();
  looks = false;
  await wait(1);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('switched off, it is silent', async () => {
  signals.sound = false;
  await wait(10);
  expect(ring).not.toHaveBeenCalled();
  signals.sound = true;
  await vi.dynamicImportSettled();
  expect(ring).toHaveBeenCalledTimes(1); // so one knows what it is like
});

test('the title tells whose turn it is, or how many games wait elsewhere', () => {
  expect(signals.titled('Chess · Asclepia')).toBe('Chess · Asclepia');
  turns.count = 2;
  signals.show(table(false));
  expect(signals.titled('Chess · Asclepia')).toBe('(2) Chess · Asclepia');
  signals.show(table(true));
  expect(signals.titled('Chess · Asclepia')).toBe('● Your turn · Chess');
  turns.count = 0;
});

test('where a browser has no notifications, nothing is asked', () => {
  expect(signals.leave).toBe('none');
  expect(signals.worthAsking(true)).toBeNull();
  expect(signals.worthAsking(false)).toBeNull();
});

test.each([
  ['with people', true, 1],
  ['against bots', false, 2],
])('a table %s that is shown is not counted twice, nor for another', async (_, shared, count) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ count: 2, next: 't' })));
  signals.show(table(true, shared));
  await signals.count();
  expect(turns.count).toBe(count);
  turns.count = 0;
});

test('how many games wait is what was asked for last, whatever comes last', async () => {
  const answers: ((count: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((answer) => answers.push((count) => answer(new Response(JSON.stringify({ count, next: null }))))),
  );
  const first = signals.count();
  const second = signals.count();
  answers[1]!(0);
  await second;
  answers[0]!(1);
  await first;
  expect(turns.count).toBe(0);
});

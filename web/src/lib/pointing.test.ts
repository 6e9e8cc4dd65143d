import { expect, it } from 'vitest';
import { Pointing } from './pointing.svelte';

it('tells what the mouse comes to', () => {
  const pointing = new Pointing();
  pointing.over(100, 100);
  pointing.moved(101, 100);
  pointing.over(140, 100);
  expect(pointing.resting).toBe(false);
});

it('tells nothing after a press until the mouse has moved', () => {
  const pointing = new Pointing();
  pointing.over(100, 100);
  pointing.pressed(100, 100);
  expect(pointing.resting).toBe(true);
  pointing.over(100, 100); // what was done lies there now
  pointing.moved(102, 101); // the hand trembles
  expect(pointing.resting).toBe(true);
  pointing.moved(120, 101);
  expect(pointing.resting).toBe(false);
});

it('tells nothing of what comes to lie under a mouse that rests', () => {
  const pointing = new Pointing();
  pointing.over(100, 100);
  pointing.moved(100, 102);
  pointing.over(100, 102); // somebody else has moved
  expect(pointing.resting).toBe(true);
  pointing.woken(); // by keys
  expect(pointing.resting).toBe(false);
});

it('is read once a finger touches something else', () => {
  const pointing = new Pointing();
  const [here, inside, elsewhere] = [{}, {}, {}];
  const element = { contains: (one: unknown) => one === here || one === inside } as unknown as Element;
  pointing.at = { title: '', lines: [], part: null, element };
  pointing.woken(inside as EventTarget);
  expect(pointing.at).not.toBeNull();
  pointing.woken(elsewhere as EventTarget);
  expect(pointing.at).toBeNull();
});

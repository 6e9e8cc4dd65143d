import { describe, expect, it } from 'vitest';
import baelo from '../fixtures/baelo.json';
import start from '../fixtures/start.json';
import { chart } from '../board';
import type { Printed } from '../types';
import { BLUE, BLUES_ROW, GREEN, GREENS_ROW, RED, full, scene, smaller, type Laid } from './scene';

const printed = start.printed as unknown as Printed;

describe('the small boards of the rules', () => {
  it('show what a line scores on Baelo Claudia, too', () => {
    expect(chart(smaller(printed))).toEqual(chart(baelo.printed as unknown as Printed));
  });

  it('count what their words say', () => {
    const blue = scene(printed, 0, BLUES_ROW, [
      [BLUE, 1, true],
      [BLUE, 2],
      [BLUE, 4],
    ]).view.workers;
    expect([1, 2, 4].map((line) => [blue[line]?.specimens, blue[line]?.points])).toEqual([
      [8, 14],
      [5, 1],
      [3, -1],
    ]);
    const green = scene(printed, 0, GREENS_ROW, [
      [GREEN, 1, true],
      [GREEN, 2],
      [RED, 4],
    ]).view.workers;
    expect([1, 2, 4].map((line) => [green[line]?.specimens, green[line]?.points])).toEqual([
      [9, 22],
      [6, 2],
      [4, -1],
    ]);
  });

  it('lay real tiles, one of each colour in a tank', () => {
    const real = new Set(printed.pieces.map((one) => `${one.colour}: ${one.face}`));
    for (const laid of [BLUES_ROW, GREENS_ROW, full(1)]) {
      expect(laid.filter(([colour, , , face]) => !real.has(`${colour}: ${face}`))).toEqual([]);
      for (const tank of new Set(laid.map(([, tank]) => tank))) {
        const here: Laid[] = laid.filter((one) => one[1] === tank);
        expect(here.map(([colour]) => colour).sort()).toEqual([0, 1, 2, 3]);
        expect(here.map(([, , area]) => area).sort()).toEqual([0, 1, 2, 3]);
      }
    }
  });
});

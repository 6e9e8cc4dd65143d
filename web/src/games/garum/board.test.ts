import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GarumPrinted, GarumView } from './types';
import {
  CELL,
  GAP,
  MARGIN,
  SIZE,
  TANK,
  axis,
  cellOf,
  cellsOn,
  chart,
  coloursOf,
  columnLine,
  end,
  indexOf,
  isRow,
  linesOf,
  linesThrough,
  onLines,
  pieceOf,
  pieceParts,
  preview,
  roman,
  rotate,
  rowLine,
  signed,
  specimens,
  spotAt,
  spotAtCell,
  spotOf,
  standIn,
  tankAt,
} from './board';

interface Fixture {
  view: GarumView;
  printed: GarumPrinted;
}

function fixture(name: string): Fixture {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture;
}

const { view, printed } = fixture('tile');
const baelo = fixture('baelo');

describe('lines', () => {
  it('numbers rows from the top and columns from the left', () => {
    expect([rowLine(0), rowLine(15), columnLine(0), columnLine(15)]).toEqual([1, 16, 17, 32]);
    expect(isRow(16)).toBe(true);
    expect(isRow(17)).toBe(false);
    for (let line = 1; line <= 32; line++) {
      expect(isRow(line) ? rowLine(indexOf(line)) : columnLine(indexOf(line))).toBe(line);
    }
  });

  it('has its posts left and above, the other ends opposite', () => {
    expect(axis(1)).toBe(MARGIN + GAP / 2 + CELL / 2);
    expect(axis(5) - axis(4)).toBe(CELL + GAP);
    expect(end(1)).toEqual({ x: MARGIN / 2 + 4, y: axis(1) });
    expect(end(17)).toEqual({ x: axis(17), y: MARGIN / 2 + 4 });
    expect(end(17, true).y).toBe(SIZE - MARGIN / 2 - 4);
  });

  it('runs through 16 cells, and through 12 across the gaps of Baelo Claudia', () => {
    for (let line = 1; line <= 32; line++) {
      expect(cellsOn(printed.cetaria, line)).toHaveLength(16);
      expect(cellsOn(baelo.printed.cetaria, line)).toHaveLength(12);
    }
    expect(linesOf(printed.cetaria, 13)).toEqual([1, 2, 3, 4, 17, 18, 19, 20]);
    expect(linesOf(printed.cetaria, 0)).toEqual([]);
  });
});

describe('spots', () => {
  it('finds every spot from its cells and back', () => {
    for (let row = 0; row < 16; row++) {
      for (let column = 0; column < 16; column++) {
        const { spot, corner } = spotAtCell(printed.cetaria, row, column)!;
        const cell = cellOf(printed.cetaria, spot);
        expect([cell.y + (corner >> 1), cell.x + (corner & 1)]).toEqual([row, column]);
      }
    }
  });

  it('knows the gaps', () => {
    expect(spotAtCell(baelo.printed.cetaria, 0, 4)).toBeNull();
    expect(() => tankAt(baelo.printed.cetaria, 16)).toThrow();
  });

  it('gives the corners in board units', () => {
    expect(tankAt(printed.cetaria, 13)).toEqual({ x: MARGIN + GAP / 2, y: MARGIN + GAP / 2 });
    const last = spotAt(printed.cetaria, spotOf(7, 3));
    expect(last.x + TANK / 2).toBe(SIZE - MARGIN - GAP / 2);
    expect(linesThrough(printed.cetaria, spotOf(7, 3))).toEqual([15, 16, 31, 32]);
  });
});

describe('tiles', () => {
  it('turns clockwise as the engine does', () => {
    expect(rotate([0, 1, 2, 3], 1)).toEqual([2, 0, 3, 1]);
    expect(rotate([0, 1, 2, 3], -1)).toEqual(rotate([0, 1, 2, 3], 3));
    for (let tile = 0; tile < 64; tile++) {
      for (let turn = 0; turn < 4; turn++) {
        expect(rotate(printed.faces[tile * 4]!, turn)).toEqual(printed.faces[tile * 4 + turn]);
      }
    }
  });

  it('takes pieces apart', () => {
    expect(pieceParts(pieceOf(2, 13, 3))).toEqual({ colour: 2, tile: 13, turn: 3 });
  });

  it('lets a tile stand in for one that looks the same', () => {
    const faces = [...printed.faces];
    for (let turn = 0; turn < 4; turn++) faces[pieceOf(0, 1, turn)] = rotate(faces[0]!, turn + 1);
    const twins = { ...printed, faces };
    expect(standIn(twins, 0, 1, [0, 5])).toBe(0);
    expect(standIn(twins, 0, 5, [0, 5])).toBe(5);
    expect(standIn(twins, 0, 6, [0, 5])).toBeNull();
  });
});

describe('sums', () => {
  it('counts what the engine counts on every line with a worker', () => {
    for (const name of ['tile', 'baelo', 'two', 'end', 'ghost']) {
      const { view, printed } = fixture(name);
      for (const [line, count] of view.standing) {
        expect(specimens(view, printed, line, view.workers[line]! >> 1)).toBe(count);
      }
    }
  });

  it('foresees what the engine then does', () => {
    for (const name of ['start', 'tile']) {
      const { view, printed, film } = fixture(name) as Fixture & {
        film: { action: { kind: string; tile: number; area: number; turn: number }; view: GarumView }[];
      };
      let now = view;
      for (const step of film) {
        if (step.action.kind === 'place') {
          const colour = now.asked!.colour;
          const seen = preview(now, printed, colour, colour, step.action);
          expect(step.view.laid[seen.spot]).toBe(seen.piece);
          expect(step.view.stocks[colour]!.points - now.stocks[colour]!.points).toBe(seen.bonus);
          for (const line of seen.lines.filter((one) => !one.free)) {
            const [, count, points] = step.view.standing.find(([at]) => at === line.line)!;
            expect([count, points]).toEqual([line.after, line.pointsAfter]);
          }
        }
        now = step.view;
      }
    }
  });

  it('reads the chart', () => {
    expect(chart(printed)).toEqual([
      { from: 0, points: -1 },
      { from: 5, points: 1 },
      { from: 6, points: 2 },
      { from: 7, points: 4 },
      { from: 8, points: 7 },
      { from: 9, points: 11 },
    ]);
  });

  it('adds up the lines of a colour', () => {
    const all = [0, 1, 2, 3].map((colour) => onLines(view, colour));
    const standing = view.standing.reduce((sum, [, , points]) => sum + points, 0);
    expect(all.reduce((a, b) => a + b)).toBe(standing);
    expect(coloursOf(fixture('two').view, 0)).toEqual([0, 2]);
  });

  it('writes numbers', () => {
    expect([1, 4, 9, 13, 14, 16].map(roman)).toEqual(['I', 'IV', 'IX', 'XIII', 'XIV', 'XVI']);
    expect([signed(-1), signed(0), signed(11)]).toEqual(['−1', '+0', '+11']);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, Line, Printed, View } from './types';
import {
  CELL,
  GAP,
  MARGIN,
  SIZE,
  TANK,
  axis,
  cellsWith,
  chart,
  coloursBefore,
  coloursOf,
  end,
  faceOf,
  lineOf,
  onLines,
  pieceOn,
  roman,
  signed,
  spotAt,
  spotIn,
  spotOf,
  standIn,
  tankAt,
} from './board';

interface Moment {
  view: View;
  choices: Action[];
  foretold: Record<string, GameEvent[]>;
}

interface Fixture extends Moment {
  seat: number;
  printed: Printed;
  film: (Moment & { seat: number; action: Action })[];
}

function fixture(name: string): Fixture {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture;
}

const { view, printed } = fixture('tile');
const baelo = fixture('baelo');

describe('lines', () => {
  const [first, fourth, fifth, down] = [1, 4, 5, 17].map((line) => lineOf(printed, line)) as [Line, Line, Line, Line];

  it('have their posts left and above, the other ends opposite', () => {
    expect(axis(first)).toBe(MARGIN + GAP / 2 + CELL / 2);
    expect(axis(fifth) - axis(fourth)).toBe(CELL + GAP);
    expect(end(first)).toEqual({ x: MARGIN / 2 + 4, y: axis(first) });
    expect(end(down)).toEqual({ x: axis(down), y: MARGIN / 2 + 4 });
    expect(end(down, true).y).toBe(SIZE - MARGIN / 2 - 4);
  });

  it('show the cells that their workers count', () => {
    for (const name of ['tile', 'baelo', 'two', 'end', 'ghost']) {
      const { view, printed } = fixture(name);
      view.workers.forEach((worker, line) => {
        if (!worker) return;
        const cells = cellsWith(view, printed, lineOf(printed, line), worker.colour);
        expect(cells).toHaveLength(worker.specimens);
        for (const { row, column } of cells) {
          expect(printed.cetaria[row >> 2]![column >> 2]).toBeGreaterThan(0);
        }
      });
    }
  });
});

describe('spots', () => {
  it('have their corners in board units', () => {
    expect(tankAt(printed.cetaria, 13)).toEqual({ number: 13, x: MARGIN + GAP / 2, y: MARGIN + GAP / 2 });
    const last = spotIn(printed, 7, 3);
    expect(spotAt(last).x + TANK / 2).toBe(SIZE - MARGIN - GAP / 2);
    expect(spotOf(printed, last.spot)).toBe(last);
  });

  it('are only where there is a cetarium', () => {
    expect(() => tankAt(baelo.printed.cetaria, 16)).toThrow('cetarium 16');
    expect(() => spotIn(baelo.printed, 16, 0)).toThrow('area 0 of cetarium 16');
  });
});

describe('tiles', () => {
  it('lie with the face that the engine tells', () => {
    const piece = printed.pieces.find((one) => view.laid.includes(printed.pieces.indexOf(one)))!;
    const spot = view.laid.indexOf(printed.pieces.indexOf(piece));
    expect(pieceOn(view, printed, spot)).toBe(piece);
    expect(faceOf(printed, piece.colour, piece.tile, piece.rotation)).toBe(piece.face);
    expect(pieceOn(view, printed, view.laid.indexOf(-1))).toBeUndefined();
  });

  it('stand in for those that look the same', () => {
    const first = printed.pieces.filter((one) => one.colour === 0 && one.tile === 0);
    const pieces = printed.pieces.map((one) =>
      one.colour === 0 && one.tile === 1 ? { ...one, face: first[(one.rotation + 1) % 4]!.face } : one,
    );
    const twins = { ...printed, pieces };
    expect(standIn(twins, 0, 1, [0, 5])).toBe(0);
    expect(standIn(twins, 0, 5, [0, 5])).toBe(5);
    expect(standIn(twins, 0, 6, [0, 5])).toBeNull();
  });
});

describe('what is foretold', () => {
  it('is what the next view shows', () => {
    for (const name of ['start', 'tile']) {
      const { seat, film, ...first } = fixture(name);
      let now: Moment = first;
      for (const { action, seat: mover, ...next } of film) {
        const told = mover === seat ? (now.foretold[action.code] ?? []) : [];
        for (const event of told) {
          if (event.event === 'counted') {
            const worker = next.view.workers[event.line];
            if (worker) expect(worker).toMatchObject({ specimens: event.specimens, points: event.points });
          } else if (event.event === 'bonus') {
            const [was, is] = [now, next].map(({ view }) => view.stocks[event.colour]!.points) as [number, number];
            expect(is - was).toBe(event.points);
          }
        }
        now = next;
      }
    }
  });

  it('is there for every tile that can be laid', () => {
    for (const name of ['tile', 'ghost', 'two']) {
      const { choices, foretold } = fixture(name);
      expect(choices.length).toBeGreaterThan(1);
      for (const choice of choices) expect(foretold[choice.code]?.[0]?.event).toBe('laid');
    }
  });
});

describe('players', () => {
  it('have the colours that the engine gives them', () => {
    expect(coloursOf(fixture('two').view, 0)).toEqual([0, 2]);
    expect(coloursBefore(0, 2)).toEqual([0, 2]);
    expect([0, 1, 2].map((seat) => coloursBefore(seat, 3, 'red-blue-green-yellow'))).toEqual([[3], [0], [1]]);
    expect(coloursBefore(3, 4)).toEqual([3]);
  });

  it('add up the lines of a colour', () => {
    const all = [0, 1, 2, 3].map((colour) => onLines(view, colour));
    const workers = view.workers.reduce((sum, one) => sum + (one?.points ?? 0), 0);
    expect(all.reduce((a, b) => a + b)).toBe(workers);
  });
});

describe('signs and numbers', () => {
  it('read the chart', () => {
    expect(chart(printed)).toEqual([
      { from: 0, points: -1 },
      { from: 5, points: 1 },
      { from: 6, points: 2 },
      { from: 7, points: 4 },
      { from: 8, points: 7 },
      { from: 9, points: 11 },
    ]);
  });

  it('are written', () => {
    expect([1, 4, 9, 13, 14, 16].map(roman)).toEqual(['I', 'IV', 'IX', 'XIII', 'XIV', 'XVI']);
    expect([signed(-1), signed(0), signed(11)]).toEqual(['−1', '+0', '+11']);
  });
});

// The parts of the board in words. What is read out says 9, what is read says IX.

import { cellsWith, lineOf, pieceOn, signed, spotIn, spotsOf } from './board';
import { JOKER, type GameEvent, type Printed, type View } from './types';
import { faceNames, lineName, say, speciesName, specimensName, workerName } from './words';

type Numeral = (number: number) => number | string;
const plain: Numeral = (number) => number;

type Changes = readonly Extract<GameEvent, { event: 'counted' }>[];

export interface Labels {
  area(cetarium: number, area: number, numeral?: Numeral): string;
  /** … and what a tile would change there, if it is about to be laid. */
  line(line: number, changes?: Changes): string;
  tank(cetarium: number, numeral?: Numeral): string;
  /** The whole board, sentence by sentence. */
  board(): string[];
}

/** `mine` is my colour; below 0 I have none. */
export function labelsOf(view: View, printed: Printed, names: string[], mine: number): Labels {
  function area(cetarium: number, area: number, numeral = plain): string {
    const { spot } = spotIn(printed, cetarium, area);
    const piece = pieceOn(view, printed, spot);
    const facts = { area: area + 1, cetarium: numeral(cetarium) };
    if (piece) return say('garum-area-laid', { ...facts, species: faceNames(piece.face) });
    const signs = printed.bonuses
      .filter((one) => one.spot === spot)
      .map(({ sign, points }) =>
        sign === JOKER
          ? say('garum-bonus-joker', { points })
          : say('garum-bonus-species', { species: speciesName(sign), points }),
      );
    const free = say('garum-area-free', facts);
    return signs.length ? `${free}; ${say('garum-area-bonus', { signs: signs.join(', ') })}` : free;
  }

  function line(number: number, changes: Changes = []): string {
    const then = changes
      .filter((one) => one.line === number)
      .map((one) =>
        say('garum-line-then', { specimens: specimensName(one.specimens, one.colour), points: signed(one.points) }),
      );
    return [lineNow(number), ...then].join('; ');
  }

  function lineNow(number: number): string {
    const run = lineOf(printed, number);
    const worker = view.workers[number];
    if (!worker) {
      if (view.asked && view.closed.includes(number)) return say('garum-line-closed', { line: lineName(run) });
      const free = say('garum-line-free', { line: lineName(run) });
      if (mine < 0 || view.asked === null) return free;
      const count = cellsWith(view, printed, run, mine).length;
      const words = say('garum-line-mine', {
        specimens: specimensName(count, mine),
        points: signed(printed.points[count] ?? 0),
      });
      return `${free}; ${words}`;
    }
    return say('garum-line-worker', {
      line: lineName(run),
      name: names[view.stocks[worker.colour]?.seat ?? -1] ?? '',
      worker: workerName(worker.dominus),
      specimens: specimensName(worker.specimens, worker.colour),
      points: signed(worker.points),
    });
  }

  function tank(cetarium: number, numeral = plain): string {
    const filled = spotsOf(printed, cetarium).every(({ spot }) => pieceOn(view, printed, spot));
    const key = cetarium === view.cetarium ? 'now' : filled ? 'full' : 'free';
    return say(`garum-tank-${key}`, { cetarium: numeral(cetarium) });
  }

  function board(): string[] {
    const words = [say('garum-described', { board: view.board, round: view.round, rounds: view.rounds })];
    if (view.cetarium) words.push(say('garum-described-now', { cetarium: view.cetarium }));
    for (const number of printed.cetaria.flat().filter(Boolean)) {
      const areas = spotsOf(printed, number).map(({ spot }) => {
        const piece = pieceOn(view, printed, spot);
        return piece ? faceNames(piece.face) : say('garum-described-empty');
      });
      words.push(`${say('garum-cetarium', { cetarium: number })}: ${areas.join('; ')}`);
    }
    view.workers.forEach((worker, number) => worker && words.push(line(number)));
    return words;
  }

  return { area, line, tank, board };
}

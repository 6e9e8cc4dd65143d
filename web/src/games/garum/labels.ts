// The parts of the board in words. What is read out says 9, what is read says IX.

import { linePoints, signed, specimens } from './board';
import type { GarumPrinted, GarumView } from './types';
import { faceNames, lineName, say, speciesName, workerName } from './words';

type Numeral = (number: number) => number | string;
const plain: Numeral = (number) => number;

export interface Labels {
  area(cetarium: number, area: number, numeral?: Numeral): string;
  line(line: number): string;
  tank(cetarium: number, numeral?: Numeral): string;
  /** The whole board, sentence by sentence. */
  board(): string[];
}

/** `mine` is my colour; below 0 I have none. */
export function labelsOf(view: GarumView, printed: GarumPrinted, names: string[], mine: number): Labels {
  function area(cetarium: number, area: number, numeral = plain): string {
    const spot = cetarium * 4 + area;
    const piece = view.laid[spot] ?? -1;
    const facts = { area: area + 1, cetarium: numeral(cetarium) };
    if (piece >= 0) {
      return say('garum-area-laid', { ...facts, species: faceNames(printed.faces[piece] ?? []) });
    }
    const signs = printed.bonuses
      .filter(([at]) => at === spot)
      .map(([, , sign]) =>
        sign > 3 ? say('garum-bonus-joker') : say('garum-bonus-species', { species: speciesName(sign) }),
      );
    const free = say('garum-area-free', facts);
    return signs.length ? `${free}; ${say('garum-area-bonus', { signs: signs.join(', ') })}` : free;
  }

  function line(line: number): string {
    const worker = view.workers[line] ?? -1;
    if (worker < 0) {
      const free = say('garum-line-free', { line: lineName(line) });
      if (mine < 0 || view.asked === null) return free;
      const count = specimens(view, printed, line, mine);
      const words = say('garum-line-mine', {
        specimens: count,
        species: speciesName(mine),
        points: signed(linePoints(printed, count, false)),
      });
      return `${free}; ${words}`;
    }
    const [, count, points] = view.standing.find((one) => one[0] === line) ?? [line, 0, 0];
    return say('garum-line-worker', {
      line: lineName(line),
      name: names[view.stocks[worker >> 1]?.seat ?? -1] ?? '',
      worker: workerName((worker & 1) === 1),
      specimens: count,
      species: speciesName(worker >> 1),
      points: signed(points),
    });
  }

  function tank(cetarium: number, numeral = plain): string {
    const filled = [0, 1, 2, 3].every((area) => (view.laid[cetarium * 4 + area] ?? -1) >= 0);
    const key = cetarium === view.cetarium ? 'now' : filled ? 'full' : 'free';
    return say(`garum-tank-${key}`, { cetarium: numeral(cetarium) });
  }

  function board(): string[] {
    const words = [say('garum-described', { board: view.board, round: view.round, rounds: view.rounds })];
    if (view.cetarium) words.push(say('garum-described-now', { cetarium: view.cetarium }));
    for (const number of printed.cetaria.flat().filter(Boolean)) {
      const areas = [0, 1, 2, 3].map((area) => {
        const piece = view.laid[number * 4 + area] ?? -1;
        return piece < 0 ? say('garum-described-empty') : faceNames(printed.faces[piece] ?? []);
      });
      words.push(`${say('garum-cetarium', { cetarium: number })}: ${areas.join('; ')}`);
    }
    for (const [one] of view.standing) words.push(line(one));
    return words;
  }

  return { area, line, tank, board };
}

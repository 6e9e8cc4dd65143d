// Small made-up tables for the rules page. Their people are those of the set in play; what an example
// depends on (needs, contracts) is as its words tell it, whatever set that is.

import { sectionsOf } from '../board';
import { COLUMNS, FREE_SPACES, ROWS, type Practice, type Printed, type View } from '../types';

/** Who plays in the examples. */
export const NAMES = ['Ada', 'Ben'];
export const ADA = 0;
export const BEN = 1;

export const MACEDONIA = 0;
export const PERSIA = 2;
export const ALEXANDRIA = 3;
export const GREECE = 4;

/** The first patients, or doctors, of a region. */
export function patientsOf(printed: Printed, region: number): number[] {
  return printed.patients.flatMap((one, at) => (one.region === region ? [at] : []));
}

export function doctorsOf(printed: Printed, region: number): number[] {
  return printed.doctors.flatMap((one, at) => (one.region === region ? [at] : []));
}

/** The same parts, but this patient needs that. */
export function needing(printed: Printed, patient: number, needs: number[]): Printed {
  return { ...printed, patients: printed.patients.map((one, at) => (at === patient ? { ...one, needs } : one)) };
}

/** … and this doctor has those contracts. */
export function contracted(printed: Printed, doctor: number, contracts: number[][]): Printed {
  return { ...printed, doctors: printed.doctors.map((one, at) => (at === doctor ? { ...one, contracts } : one)) };
}

const PRACTICE: Practice = {
  points: 0,
  by_patients: 0,
  by_doctors: 0,
  money: 6,
  vials: [1, 1, 1],
  assistants: [false, false, false],
  doctors: [],
  examination: [],
  emergency: [],
  hades: [],
  treated: [],
  discharged: [],
  tiles: [],
  face_down: [],
  option: -1,
  wage: 0,
};

/** A table of Ada and Ben with full queues and closed doctors, and what is different about it. */
export function sceneOf(printed: Printed, different: Partial<View>): View {
  const columns = Array.from({ length: COLUMNS }, (_, at) => at);
  const none = columns.map(() => -1);
  return {
    edition: 'revised',
    harder: false,
    round: 1,
    phase: 'welcome',
    turn: 1,
    dice: columns.map(() => []),
    queues: columns.map((column) =>
      patientsOf(printed, column)
        .slice(0, ROWS)
        .map((patient) => ({ patient, bribe: 0 })),
    ),
    stacks: columns.map((column) => patientsOf(printed, column)[ROWS] ?? -1),
    stack_sizes: columns.map((column) => Math.max(0, patientsOf(printed, column).length - ROWS)),
    waiting: [],
    columns: none,
    reputation: [printed.start, printed.start],
    order: [BEN, ADA],
    free: Array.from({ length: FREE_SPACES }, () => -1),
    options: Array.from({ length: FREE_SPACES }, () => -1),
    extra: 2,
    regional: none,
    doctor_stacks: columns.map((column) => doctorsOf(printed, column).length - 1),
    kits: none,
    kit_stacks: columns.map(() => 3),
    tiles: none,
    tile_stacks: columns.map(() => 3),
    players: [PRACTICE, PRACTICE],
    virtual: [],
    asked: { waits_for: [] },
    scores: [0, 0],
    winners: [],
    ranks: [],
    ...different,
  };
}

/** A copy of a list with other things at some places. */
export function changed<Thing>(list: readonly Thing[], things: Record<number, Thing>): Thing[] {
  return list.map((one, at) => things[at] ?? one);
}

/** Where a marker stands at first, where doctors are dearer, and where they are cheaper. */
export function standings(printed: Printed): { space: number; wage: number }[] {
  const sections = sectionsOf(printed);
  const at = sections.findLastIndex((one) => one.from <= printed.start);
  const [dear, now, cheap] = [sections[at - 1] ?? sections[at]!, sections[at]!, sections[at + 1] ?? sections[at]!];
  return [
    { space: printed.start, wage: now.wage },
    { space: dear.from + dear.spaces - 1, wage: dear.wage },
    { space: cheap.from + Math.min(2, cheap.spaces - 1), wage: cheap.wage },
  ];
}

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action, GameEvent } from '../../lib/types';
import {
  aboutOf,
  doctorOf,
  emptiedBy,
  freeContracts,
  lacking,
  outcomeOf,
  patientOf,
  pilesOf,
  pointsBetween,
  priceOf,
  sectionsOf,
  standIns,
} from './board';
import { face, known } from './faces';
import { BASIC, TILE_DOCTOR, TILE_PATIENT, type Printed, type View } from './types';
import { factsOf } from './words';

const folder = new URL('./fixtures/', import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as {
    view: View;
    printed: Printed;
    foretold: Record<string, GameEvent[]>;
    choices: Action[];
    seat: number;
  };
const { view, printed } = read('enter');

test('points that are lost have a real minus sign', () => {
  expect(factsOf({ seat: 0, points: -7 }, printed)).toMatchObject({ points: '−7' });
  expect(factsOf({ seat: 0, points: 7 }, printed)).toMatchObject({ points: 7 });
});

describe('who is who', () => {
  test('everybody has a face of their own', () => {
    const everybody = [
      ...printed.patients.map((one) => face({ ...one, ...known(one.name), ill: true })),
      ...printed.doctors.map((one) => face({ ...one, ...known(one.name), ill: false })),
      ...printed.tiles
        .filter((one) => one.kind === 'patient' || one.kind === 'doctor')
        .map((one, at) => face({ region: -1, number: 200 + at, ...known(one.name), ill: one.kind === 'patient' })),
    ];
    expect(everybody.length).toBeGreaterThan(100);
    expect(new Set(everybody).size).toBe(everybody.length);
  });

  test('a name tells more than a number', () => {
    expect(known({ en: 'Eurydike the widow', fr: 'Eurydice la veuve' }).woman).toBe(true);
    expect(known({ en: 'Bagadata the gatekeeper', fr: 'Bagadata le portier' }).woman).toBe(false);
    expect(known({ en: 'Old Lagos', fr: 'Le vieux Lagos' })).toEqual({ woman: false, age: 'old' });
    expect(known({ en: 'Little Kimon', fr: 'Le petit Cimon' }).age).toBe('young');
  });

  test('patients and doctors on tiles count on after the printed ones', () => {
    const tile = printed.tiles.findIndex((one) => one.kind === 'patient');
    expect(patientOf(printed, TILE_PATIENT + tile)?.needs).toEqual(printed.tiles[tile]!.needs);
    expect(patientOf(printed, 3)).toBe(printed.patients[3]);
    expect(patientOf(printed, -1)).toBeNull();
    const doctor = printed.tiles.findIndex((one) => one.kind === 'doctor');
    expect(doctorOf(printed, TILE_DOCTOR + doctor)?.contracts).toEqual(printed.tiles[doctor]!.contracts);
    expect(doctorOf(printed, BASIC)).toBe(printed.basic);
  });
});

describe('the tracks', () => {
  test('the first in order lies on top of its pile', () => {
    const piled = { ...view, order: [2, 0, 3, 1], reputation: [6, 4, 6, 4] };
    expect(pilesOf(piled).get(6)).toEqual([0, 2]);
    expect(pilesOf(piled).get(4)).toEqual([1, 3]);
  });

  test('sections follow each other', () => {
    const sections = sectionsOf(printed);
    expect(sections[0]!.from).toBe(0);
    for (const [at, one] of sections.slice(1).entries())
      expect(one.from).toBe(sections[at]!.from + sections[at]!.spaces);
  });
});

describe('what would follow', () => {
  test('gains and losses are put together', () => {
    const told = [
      { event: 'welcomed', seat: 1, patient: 12, column: 1, row: 2, scheduled: 0 },
      { event: 'filled', seat: 1, medicine: 0, vials: 3 },
      { event: 'rose', seat: 1, by: -2, space: 6 },
      { event: 'bribed', seat: 1, money: 2 },
      { event: 'ready', seat: 1, assistant: 0 },
      { event: 'virtual_took', virtual: 1, patient: 40, column: 0, row: 0 },
      { event: 'rose', seat: 0, by: 5, space: 6 },
      { event: 'optioned', seat: 1, doctor: 3, space: 0 },
      { event: 'bundled', seat: 1, doctor: 7, kit: 2, money: 9 },
      { event: 'bought', seat: 1, medicine: 2 },
      { event: 'retired', seat: 1, doctor: 7, points: 5 },
    ];
    expect(outcomeOf(told, 1)).toEqual({
      points: 5,
      reputation: -2,
      money: 2 - 2 - 9 - 3,
      vials: [3, 0, 1],
      ready: [0],
      welcomed: [12],
      treated: [],
      dead: [],
      learned: [],
      taken: [{ virtual: 1, patient: 40 }],
    });
  });

  test('what the engine foretells of a bundle costs what is printed', () => {
    const fixture = read('recruit');
    const bundle = fixture.choices.find((one) => one.kind === 'bundle')!;
    const column = bundle.column as number;
    const doctor = doctorOf(fixture.printed, fixture.view.regional[column]!)!;
    const kit = fixture.printed.kits[fixture.view.kits[column]!]!;
    const outcome = outcomeOf(fixture.foretold[bundle.code], fixture.seat);
    expect(outcome.money).toBeLessThanOrEqual(0);
    expect(-outcome.money).toBeLessThanOrEqual(doctor.cost + kit.cost);
    expect(outcome.learned).toEqual([fixture.view.tiles[column]]);
  });

  test('vials that are not there are bought', () => {
    expect(lacking([2, 1, 0], [1, 3, 0])).toEqual([1, 0, 0]);
    expect(priceOf([1, 0, 2])).toBe(9);
  });
});

describe('what others did', () => {
  test('who has emptied a space', () => {
    const left = emptiedBy(
      [
        { event: 'welcomed', seat: 2, patient: 1, column: 3, row: 1, scheduled: 0 },
        { event: 'welcomed', seat: 1, patient: 2, column: 4, row: 0, scheduled: 1 },
        { event: 'virtual_took', virtual: 0, patient: 3, column: 0, row: 2 },
      ],
      3,
    );
    expect(left[3]!.get(1)).toBe(2);
    expect(left[4]!.size).toBe(0);
    expect(left[0]!.get(2)).toBe(3);
  });

  test('who died and what was scored between two views', () => {
    const now = structuredClone(view);
    now.players[2]!.points += 4;
    expect(pointsBetween(view, now)).toEqual([[2, 4, view.players[2]!.treated]]);
    expect(pointsBetween(now, now)).toEqual([]);
  });
});

test('every fixture is about some part of the table', () => {
  const about = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.replace('.json', ''))
      .map((name) => [name, aboutOf(read(name).view)]),
  );
  expect(about).toMatchObject({
    start: 'queue',
    enter: 'queue',
    powers: 'queue',
    option: 'market',
    recruit: 'market',
    pay: 'mine',
    treat: 'mine',
    attach: 'mine',
    end: 'mine',
  });
});

test('free contracts are those without a patient', () => {
  const [one] = view.players;
  expect(
    freeContracts({
      ...one!,
      doctors: [
        { doctor: BASIC, attached: [-1, 3], new: false },
        { doctor: 2, attached: [-1], new: true },
      ],
    }),
  ).toBe(2);
});

describe('a tile that stands for a vial', () => {
  const action = (tile: number, medicine: number): Action => ({
    code: 3 * tile + medicine,
    kind: 'tile_for',
    tile,
    medicine,
  });
  const [one, other] = [4, 9].map((tile) => [action(tile, 0), action(tile, 1)]);

  test('is chosen first, and then for which medicine: no two buttons say the same', () => {
    expect(standIns([...one!, ...other!])).toEqual([]);
    expect(standIns(other!)).toEqual(other);
    expect(standIns([...one!, { code: 99, kind: 'administer' }])).toEqual([]);
    expect(standIns([])).toEqual([]);
  });
});

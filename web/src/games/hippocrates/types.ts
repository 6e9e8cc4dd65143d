// Made from asclepia/games/hippocrates by web/typescript.py: do not edit.

export type Edition = 'first' | 'revised';

export type Phase = 'setup' | 'welcome' | 'payment' | 'recruitment' | 'treatment' | 'end';

export type TileKind = 'welcome' | 'double' | 'patient' | 'doctor' | 'lightning';

/** Set-up: the assistant to begin with. */
export interface AskedToAssist {
  to: 'assist';
  waits_for: number[];
}

/** Welcome: a column. */
export interface AskedToEnter {
  to: 'enter';
  waits_for: number[];
}

/** Welcome, in the column: take, or use an assistant first. */
export interface AskedToWelcome {
  to: 'welcome';
  waits_for: number[];
  column: number;
  /** Of the die that was moved; −1 while none was */
  row: number;
  /** An assistant's power, this turn */
  used: boolean;
}

/** Welcome tiles that can be used for the patient who was just welcomed. */
export interface AskedForTiles {
  to: 'tiles';
  waits_for: number[];
  patient: number;
  column: number;
}

/** Payment, of the asked seat: double an offering, or just collect. */
export interface AskedToCollect {
  to: 'collect';
  waits_for: number[];
}

/** Payment, of the asked seat: the wages. */
export interface AskedToPay {
  to: 'pay';
  waits_for: number[];
  /** For each */
  wage: number;
  /** Doctors who want it */
  due: number[];
}

export interface AskedToOption {
  to: 'option';
  waits_for: number[];
}

export interface AskedToRecruit {
  to: 'recruit';
  waits_for: number[];
}

/** First edition: use the tile at once, or keep it face down. */
export interface AskedForLightning {
  to: 'lightning';
  waits_for: number[];
  tile: number;
}

export interface AskedToHireOptioned {
  to: 'hire_optioned';
  waits_for: number[];
  space: number;
  cost: number;
}

/** Treatment, of the asked seat: which patient next. */
export interface AskedToTreat {
  to: 'treat';
  waits_for: number[];
}

/** … who gets one doctor after the other. */
export interface AskedToAttach {
  to: 'attach';
  waits_for: number[];
  patient: number;
  /** Pairs of doctor and contract, so far */
  attached: number[][];
  /** Medicines that no attached doctor gives */
  missing: number[];
}

/** … and then the vials. */
export interface AskedToAdminister {
  to: 'administer';
  waits_for: number[];
  patient: number;
  /** Vials still to be paid, by medicine */
  needs: number[];
  /** … of them not owned */
  lacking: number[];
  /** Drachmas to buy those */
  cost: number;
}

/** Revised edition: the basic doctor has fulfilled all contracts: keep it? */
export interface AskedAboutBasic {
  to: 'basic';
  waits_for: number[];
}

/** The end: patients of the emergency room who get vials without a doctor. */
export interface AskedToSelfTreat {
  to: 'self_treat';
  waits_for: number[];
}

/** First edition: a payment, of which assistants may pay a part. */
export interface AskedToSettle {
  to: 'settle';
  waits_for: number[];
  due: number;
}

/** Several seats are at it, and this one is not among them. */
export interface AskedToNobody {
  waits_for: number[];
}

export type Asked =
  | AskedToAssist
  | AskedToEnter
  | AskedToWelcome
  | AskedForTiles
  | AskedToCollect
  | AskedToPay
  | AskedToOption
  | AskedToRecruit
  | AskedForLightning
  | AskedToHireOptioned
  | AskedToTreat
  | AskedToAttach
  | AskedToAdminister
  | AskedAboutBasic
  | AskedToSelfTreat
  | AskedToSettle
  | AskedToNobody;

/** A doctor in service and its contracts. */
export interface Service {
  doctor: number;
  /** By contract: the patient, or −1 */
  attached: number[];
  /** Hired this round: no wages yet */
  new: boolean;
}

/** What a player has. */
export interface Practice {
  points: number;
  money: number;
  /** By medicine */
  vials: number[];
  /** By assistant: ready */
  assistants: boolean[];
  doctors: Service[];
  /** Patients welcomed this round */
  examination: number[];
  emergency: number[];
  hades: number[];
  /** This round */
  treated: number[];
  tiles: number[];
  /** Lightning tiles that stand for a vial only (first edition) */
  face_down: number[];
  /** The region-free space with the token, or −1 */
  option: number;
  /** Of a doctor, where the reputation stands now */
  wage: number;
}

/** A space of a queue. */
export interface Space {
  /** −1: empty */
  patient: number;
  bribe: number;
}

export interface View {
  edition: Edition;
  harder: boolean;
  /** From 1 */
  round: number;
  phase: Phase;
  /** Of welcoming, from 1 */
  turn: number;
  /** By column: the rows that have a die */
  dice: number[][];
  /** By column, the first in line first */
  queues: Space[][];
  /** By column: the patient on top, −1 if there is none */
  stacks: number[];
  stack_sizes: number[];
  /** Welcome markers that have not moved, in order; from `seats` on virtual */
  waiting: number[];
  /** The marker in each column, or −1 */
  columns: number[];
  /** By marker: its space */
  reputation: number[];
  /** Markers in reputation order, the first one first */
  order: number[];
  /** Doctors without a region, left to right, or −1 */
  free: number[];
  /** By such a space: the seat with an option on it, or −1 */
  options: number[];
  /** Doctors of the extra stack */
  extra: number;
  /** By column: the open doctor, or −1 */
  regional: number[];
  doctor_stacks: number[];
  /** By column: the open kit, or −1 */
  kits: number[];
  /** Closed ones */
  kit_stacks: number[];
  /** By column: the open knowledge tile, or −1 */
  tiles: number[];
  /** Those below it */
  tile_stacks: number[];
  /** By seat */
  players: Practice[];
  /** Points of the virtual players; counted in a solo game only */
  virtual: number[];
  /** Null when the game is over */
  asked: AskedToAssist | AskedToEnter | AskedToWelcome | AskedForTiles | AskedToCollect | AskedToPay | AskedToOption | AskedToRecruit | AskedForLightning | AskedToHireOptioned | AskedToTreat | AskedToAttach | AskedToAdminister | AskedAboutBasic | AskedToSelfTreat | AskedToSettle | AskedToNobody | null;
  scores: number[];
  winners: number[];
  ranks: number[];
}

/** What is gained, or lost where it is below zero. */
export interface Gain {
  points: number;
  reputation: number;
  money: number;
  /** By medicine */
  vials: number[];
}

export interface PrintedSpace {
  /** With the patient */
  gain: Gain;
  /** Drachmas, if it is empty */
  empty: number;
  /** … and the column's assistant */
  assistant: boolean;
}

export interface Patient {
  number: number;
  region: number;
  offering: number;
  /** By medicine */
  needs: number[];
  points: number;
  name: Record<string, string>;
  line: Record<string, string>;
}

export interface Doctor {
  number: number;
  region: number;
  cost: number;
  /** Each the medicines that can be given there */
  contracts: number[][];
  points: number;
  name: Record<string, string>;
  line: Record<string, string>;
}

export interface Kit {
  cost: number;
  vials: number[];
}

export interface Tile {
  kind: TileKind;
  /** Of a welcome or double tile; else −1 */
  region: number;
  /** Of a welcome or lightning tile */
  gain: Gain;
  /** Of a patient */
  needs: number[];
  /** Of a patient or a doctor */
  points: number;
  /** Of a doctor */
  contracts: number[][];
  name: Record<string, string>;
  line: Record<string, string>;
}

/** A part of the reputation track. */
export interface Section {
  spaces: number;
  wage: number;
}

export interface Printed {
  patients: Patient[];
  doctors: Doctor[];
  /** Region −1 */
  basic: Doctor;
  kits: Kit[];
  tiles: Tile[];
  /** By column and row */
  spaces: PrintedSpace[][];
  /** From the left */
  track: Section[];
  /** The space where markers begin */
  start: number;
}

/** What a player can do. */
export type Action =
  | { code: number; kind: 'assist'; assistant: number }
  | { code: number; kind: 'enter'; column: number }
  | { code: number; kind: 'idle'; column: number }
  | { code: number; kind: 'take'; row: number }
  | { code: number; kind: 'schedule'; row: number }
  | { code: number; kind: 'charity'; row: number }
  | { code: number; kind: 'exchange'; column: number }
  | { code: number; kind: 'bring'; column: number; row: number }
  | { code: number; kind: 'use'; tile: number }
  | { code: number; kind: 'keep' }
  | { code: number; kind: 'double'; patient: number }
  | { code: number; kind: 'pay' }
  | { code: number; kind: 'dismiss'; doctor: number }
  | { code: number; kind: 'option'; space: number }
  | { code: number; kind: 'hire'; column: number }
  | { code: number; kind: 'kit'; column: number }
  | { code: number; kind: 'bundle'; column: number }
  | { code: number; kind: 'hire_optioned' }
  | { code: number; kind: 'treat'; patient: number }
  | { code: number; kind: 'attach'; doctor: number; contract: number }
  | { code: number; kind: 'administer' }
  | { code: number; kind: 'tile_for'; tile: number; medicine: number }
  | { code: number; kind: 'assistant_for'; medicine: number }
  | { code: number; kind: 'arrange' }
  | { code: number; kind: 'keep_basic' }
  | { code: number; kind: 'retire_basic' }
  | { code: number; kind: 'pass' }
  | { code: number; kind: 'cash' }
  | { code: number; kind: 'assistant_pays'; assistant: number }
  | { code: number; kind: 'buy'; medicine: number }
  | { code: number; kind: 'sell'; medicine: number }
  | { code: number; kind: 'spend_as_vial'; assistant: number }
  | { code: number; kind: 'spend_as_drachmas'; assistant: number };

export const REGIONS = ['macedonia', 'carthage', 'persia', 'alexandria', 'greece', 'cyrene'] as const;

export const MEDICINES = ['potions', 'herbs', 'unguents'] as const;

export const ASSISTANTS = ['travelling', 'charitable', 'scheduling'] as const;

export const COLUMNS = 6;

export const ROWS = 3;

export const MARKERS = 4;

export const FREE_SPACES = 4;

export const ROUNDS = 4;

export const TURNS = 3;

/** Patients from this number on are those on tiles */
export const TILE_PATIENT = 72;

/** Everybody's own basic doctor */
export const BASIC = 30;

/** Doctors from this number on are those on tiles */
export const TILE_DOCTOR = 31;

export const BUYING = 3;

export const SELLING = 2;

export const OPTION = 2;

export const HADES = 3;

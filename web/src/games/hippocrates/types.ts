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
  /** Of these points */
  by_patients: number;
  by_doctors: number;
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
  /** Patients whose doctors have retired (first edition) */
  discharged: number[];
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
  asked:
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
    | AskedToNobody
    | null;
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

/** What happened; where something is secret, whose it is. */
export type GameEvent =
  | {
      event: 'arranged';
      seat: number;
      patients: number;
      by_patients: number;
      by_doctors: number;
      saved: number;
      money: number;
    }
  | { event: 'assisted'; seat: number; assistant: number }
  | { event: 'attached'; seat: number; patient: number; doctor: number; contract: number }
  | { event: 'beaten'; seat: number; rank: number }
  | { event: 'bought'; seat: number; medicine: number }
  | { event: 'bribed'; seat: number; money: number }
  | { event: 'bundled'; seat: number; doctor: number; kit: number; money: number }
  | { event: 'confirmed'; seat: number }
  | { event: 'declined'; seat: number; doctor: number }
  | { event: 'died'; seat: number; patient: number }
  | { event: 'discharged'; seat: number; patient: number; points: number }
  | { event: 'dismissed'; seat: number; doctor: number }
  | { event: 'doubled'; seat: number; patient: number; tile: number; money: number }
  | { event: 'earned'; seat: number; money: number }
  | { event: 'entered'; seat: number; column: number }
  | { event: 'equipped'; seat: number; kit: number; money: number }
  | { event: 'filled'; seat: number; medicine: number; vials: number }
  | { event: 'found_empty'; seat: number; column: number; row: number; money: number }
  | { event: 'hired'; seat: number; doctor: number; money: number }
  | { event: 'idled'; seat: number; column: number }
  | { event: 'joined'; doctor: number; space: number }
  | { event: 'keeps_basic'; seat: number; keeps: number }
  | { event: 'kept'; seat: number; tile: number }
  | { event: 'kit_opened'; column: number; kit: number }
  | { event: 'learned'; seat: number; tile: number }
  | { event: 'left'; doctor: number }
  | { event: 'lined_up'; seat: number; place: number }
  | { event: 'lost'; seat: number; patients: number; points: number }
  | { event: 'moved'; column: number; row: number; to_column: number; to_row: number }
  | { event: 'next_patient'; column: number; patient: number }
  | { event: 'offered'; seat: number; money: number }
  | { event: 'opened'; column: number; doctor: number }
  | { event: 'optioned'; seat: number; doctor: number; space: number }
  | { event: 'paid'; seat: number; money: number }
  | { event: 'passed'; seat: number }
  | { event: 'queued'; column: number; row: number; patient: number }
  | { event: 'ready'; seat: number; assistant: number }
  | { event: 'retired'; seat: number; doctor: number; points: number }
  | {
      event: 'rolled';
      one: number;
      two: number;
      three: number;
      four: number;
      five: number;
      six: number;
    }
  | { event: 'rose'; seat: number; by: number; space: number }
  | { event: 'round_began'; round: number }
  | { event: 'scored'; seat: number; points: number }
  | { event: 'self_treated'; seat: number; patient: number; money: number }
  | { event: 'shifted'; doctor: number; space: number }
  | { event: 'sold'; seat: number; medicine: number }
  | { event: 'spent'; seat: number; assistant: number; as_vial: number }
  | { event: 'stayed'; seat: number; points: number }
  | { event: 'stood_in'; seat: number; assistant: number }
  | { event: 'substituted'; seat: number; tile: number; medicine: number }
  | { event: 'tile_opened'; column: number; tile: number }
  | { event: 'treated'; seat: number; patient: number; money: number }
  | { event: 'uncovered'; column: number; patient: number }
  | { event: 'used'; seat: number; tile: number }
  | { event: 'virtual_idled'; virtual: number; column: number }
  | { event: 'virtual_recruited'; virtual: number; doctor: number }
  | { event: 'virtual_rose'; virtual: number; by: number; space: number }
  | { event: 'virtual_scored'; virtual: number; points: number }
  | { event: 'virtual_took'; virtual: number; patient: number; column: number; row: number }
  | { event: 'wages'; seat: number; doctors: number; money: number }
  | { event: 'waited'; column: number; row: number; patient: number }
  | { event: 'welcomed'; seat: number; patient: number; column: number; row: number; scheduled: number }
  | { event: 'won'; seat: number; points: number }
  | { event: 'worsened'; seat: number; patient: number };

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

// Made from asclepia/games/galenus by web/typescript.py: do not edit.

export type Phase = 'setup' | 'work' | 'contest' | 'end';

export type Mode = 'rome' | 'colleague' | 'pergamon';

export type Level = '' | 'easy' | 'normal' | 'intermediate' | 'hard' | 'extreme' | 'legendary';

/**
 * What is asked. Besides `waits_for` only what belongs to the question is there. While bids are
 * secret, a seat that owes none sees no `to`.
 */
export interface Asked {
  waits_for: number[];
  to?:
    | 'move_in'
    | 'work'
    | 'subject'
    | 'result'
    | 'publish'
    | 'call'
    | 'nicon'
    | 'first_in_line'
    | 'dose'
    | 'assign'
    | 'overflow'
    | 'lose'
    | 'rise'
    | 'pick'
    | 'pay_focus'
    | 'pay_herb'
    | 'gain_focus'
    | 'gain_herb'
    | 'gain_skill'
    | 'prepare'
    | 'bid'
    | 'remove';
  /** Where there are patients: VILLA (the hospital), ARENA or REGION + region */
  section?: number;
  /** Dose, first_in_line: who would be treated; assign: who is left; rise: who was treated */
  counts?: number[];
  /** Overflow: the new focus */
  humour?: number;
  /** Pick, lose, pay_…, gain_…: how many, this one included */
  left?: number;
  /** Bid: the most philosophy and the most focus */
  most?: number[];
  /** Bid: the own one, once made */
  sealed?: Record<string, number | string> | null;
  /** Remove: the goal that was met (its place among the four) */
  goal?: number;
}

export interface Region {
  face: number;
  winter: boolean;
  /** By humour */
  patients: number[];
  /** Seats with a mediple on the planning space */
  planned: number[];
  /** Seats on the treatment spaces, in order */
  treated: number[];
  /** The seat on the project space, or −1 */
  project: number;
  /** The dignitary or colleague there, or −1 */
  visitor: number;
}

export interface Journey {
  card: number;
  /** In the printed order */
  goods: number[];
  planned: number[];
  /** In order */
  shoppers: number[];
  project: number;
}

export interface Baths {
  planned: number[];
  recuperated: number[];
  /** Who has joined a sect this year, or −1 */
  joined: number;
  /** Still to be had */
  doctrines: number[];
}

export interface Arena {
  gladiators: number;
  planned: number[];
  /** In order */
  inside: number[];
}

export interface Theatre {
  /** A humour, or −1 */
  subject: number;
  /** Mediples by seat */
  prepared: number[];
  /** Contest track, by seat */
  markers: number[];
  /** −1 in Pergamon, where he is the player */
  galenus: number;
  /** Of the printed track */
  top: number;
  /** The last contest's: by seat philosophy and focus; empty until open */
  bids: number[][];
  /** The last contest's seats, the first one first; empty until then */
  ranking: number[];
}

/** A player. */
export interface Physician {
  /** −1: a standard one */
  villa: number;
  impact: number;
  philosophy: number;
  health: number;
  reputation: number;
  /** By humour */
  focus: number[];
  /** Patients by humour */
  hospital: number[];
  herbs: number[];
  books: number;
  works: number;
  /** Position by humour */
  skill: number[];
  doctrines: number[];
  /** Of them, those whose ability is spent */
  used: number[];
  /** Mediples not planned yet */
  at_home: number;
  /** In the own villa */
  planned: number;
  /** Mediples that have acted there */
  office: number;
  /** … in the hospital */
  ward: number;
  /** Getting results */
  results: boolean;
  publications: number;
}

/** The colleague, or a dignitary of Pergamon who is still there. */
export interface Dignitary {
  who: number;
  /** The humour whose track the card lies above; −1 for the colleague */
  track: number;
  /** Contest track */
  marker: number;
  region: number;
  /** This year */
  acted: boolean;
  /** It has, and did what it came for */
  success: boolean;
  /** The patients it has treated this year, or gladiators or goods taken away */
  did: number;
}

export interface Goal {
  /** Among the printed goals */
  goal: number;
  met: boolean;
  /** What stands now, by the measures that it asks for */
  has: Record<string, number>;
}

export interface View {
  mode: Mode;
  /** Of Pergamon */
  level: Level;
  /** From 1 */
  year: number;
  phase: Phase;
  /** The first player */
  first: number;
  /** Whose turn it is, or −1 */
  turn: number;
  /** From the top */
  regions: Region[];
  /** Cards left; in Pergamon one */
  decks: number[];
  /** Faces that have left the game */
  gone: number[];
  journey: Journey;
  journeys_left: number;
  journeys_gone: number[];
  baths: Baths;
  arena: Arena;
  theatre: Theatre;
  /** Notable works by humour and line */
  lines: number[][];
  /** By humour the seat on the top space, or −1 */
  primus: number[];
  players: Physician[];
  visitors: Dignitary[];
  /** His skill by humour, if he is there; else empty */
  pelops: number[];
  /** Pergamon: the subject's space is taken this year */
  swapped: boolean;
  goals: Goal[];
  /** Null when the game is over */
  asked: Asked | null;
  scores: number[];
  winners: number[];
  ranks: number[];
}

/** What a project costs. */
export interface Price {
  philosophy: number;
  reputation: number;
  health: number;
  books: number;
  focus: number[];
  any_focus: number;
  herbs: number[];
  any_herbs: number;
}

export interface Gain {
  impact: number;
  philosophy: number;
  reputation: number;
  health: number;
  books: number;
  works: number;
  focus: number[];
  any_focus: number;
  herbs: number[];
  any_herbs: number;
  skill: number[];
  any_skill: number;
}

/**
 * Done in this order: needs are checked, the price is paid, then treating, soliciting, publishing,
 * gains.
 */
export interface Project {
  /** A measure and what it must reach */
  needs: Record<string, number>;
  pay: Price;
  /** By humour; all zero: nobody */
  treat: number[];
  /** Of the treatment */
  place: 'here' | 'hospital' | 'arena';
  solicit: number[];
  any_solicit: number;
  /** Focus less for a publication; −1: none */
  publish: number;
  gain: Gain;
  /** Made from all this, by language */
  text: Record<string, string>;
}

export interface Face {
  /** CLASSES */
  cls: number;
  event: Record<string, string>;
  line: Record<string, string>;
  seeds: number[];
  /** Added, or removed where it is below zero */
  gladiators: number;
  bonus: number;
  project: Project;
}

export interface PrintedJourney {
  city: Record<string, string>;
  line: Record<string, string>;
  goods: number[];
  project: Project;
}

export interface Doctrine {
  name: Record<string, string>;
  line: Record<string, string>;
  /** 1 is the best tie-break */
  rank: number;
  pay: Price;
  gain: Gain;
  text: Record<string, string>;
}

export interface Track {
  start: number;
  most: number;
}

export interface PrintedVilla {
  name: Record<string, string>;
  line: Record<string, string>;
  philosophy: Track;
  health: Track;
  reputation: Track;
  /** Spaces */
  focus: number;
  /** What differs from the rules */
  power: Record<string, number>;
  text: Record<string, string>;
}

export interface PrintedGoal {
  card: 'perga' | 'mon';
  /** Measures, all at the same moment */
  needs: Record<string, number>;
  name: Record<string, string>;
  text: Record<string, string>;
}

export interface PrintedDignitary {
  name: Record<string, string>;
  line: Record<string, string>;
  /** What it does */
  text: Record<string, string>;
}

export interface Printed {
  /** See FACES in the vocabulary */
  faces: Face[];
  journeys: PrintedJourney[];
  doctrines: Doctrine[];
  standard: PrintedVilla;
  villas: PrintedVilla[];
  goals: PrintedGoal[];
  dignitaries: PrintedDignitary[];
  /** Positions of a skill track in each segment, from the start */
  segments: number[];
  /** Of the contest track */
  top: number;
}

/** What a player can do. */
export type Action =
  | { code: number; kind: 'move_in'; villa: number }
  | { code: number; kind: 'plan'; section: number }
  | { code: number; kind: 'begin' }
  | { code: number; kind: 'subject'; humour: number }
  | { code: number; kind: 'publish'; humour: number }
  | { code: number; kind: 'solicit' }
  | { code: number; kind: 'hospital' }
  | { code: number; kind: 'recuperate' }
  | { code: number; kind: 'join'; doctrine: number }
  | { code: number; kind: 'arena' }
  | { code: number; kind: 'shop' }
  | { code: number; kind: 'journey_project' }
  | { code: number; kind: 'treat'; region: number }
  | { code: number; kind: 'project'; region: number }
  | { code: number; kind: 'swap'; one: number; other: number }
  | { code: number; kind: 'stop' }
  | { code: number; kind: 'call'; humour: number }
  | { code: number; kind: 'extra' }
  | { code: number; kind: 'herb'; humour: number }
  | { code: number; kind: 'enough' }
  | { code: number; kind: 'impact'; humour: number }
  | { code: number; kind: 'focus'; humour: number }
  | { code: number; kind: 'all_impact' }
  | { code: number; kind: 'all_focus' }
  | { code: number; kind: 'as_before' }
  | { code: number; kind: 'exchange'; humour: number }
  | { code: number; kind: 'overflow' }
  | { code: number; kind: 'lose'; humour: number }
  | { code: number; kind: 'rise'; humour: number }
  | { code: number; kind: 'learn'; humour: number }
  | { code: number; kind: 'pick'; good: number }
  | { code: number; kind: 'pay_focus'; humour: number }
  | { code: number; kind: 'pay_herb'; humour: number }
  | { code: number; kind: 'gain_focus'; humour: number }
  | { code: number; kind: 'gain_herb'; humour: number }
  | { code: number; kind: 'gain_skill'; humour: number }
  | { code: number; kind: 'ready' }
  | { code: number; kind: 'bid'; philosophy: number; focus: number }
  | { code: number; kind: 'remove'; dignitary: number }
  | { code: number; kind: 'pass' }
  | { code: number; kind: 'read' }
  | { code: number; kind: 'invoke'; doctrine: number };

/** What happened; where something is secret, whose it is. */
export type GameEvent =
  | { event: 'acted'; dignitary: number; success: number }
  | { event: 'advanced'; seat: number; by: number; space: number }
  | { event: 'beat_galenus'; seat: number }
  | { event: 'began'; seat: number; prepared: number }
  | { event: 'bid'; seat: number; philosophy: number; focus: number; space: number }
  | { event: 'books'; seat: number; by: number }
  | { event: 'cleared'; seat: number; region: number; points: number }
  | { event: 'colleague_came'; dignitary: number }
  | { event: 'contest_began'; humour: number }
  | {
      event: 'counted';
      seat: number;
      works: number;
      philosophy: number;
      theriac: number;
      hospital: number;
    }
  | { event: 'dignitary_came'; dignitary: number; humour: number; space: number; region: number }
  | { event: 'discarded'; dignitary: number; good: number }
  | { event: 'dosed'; seat: number; humour: number }
  | { event: 'exchanged'; seat: number; humour: number; old: number }
  | { event: 'first_player'; seat: number }
  | { event: 'focus_lost'; seat: number; humour: number }
  | { event: 'focused'; seat: number; humour: number }
  | { event: 'galenus_moved'; by: number; space: number }
  | { event: 'gladiators'; by: number; now: number }
  | { event: 'goal_drawn'; goal: number; place: number }
  | { event: 'goal_met'; goal: number; place: number }
  | { event: 'health'; seat: number; by: number; now: number; cause: number }
  | { event: 'herb'; seat: number; humour: number; by: number }
  | { event: 'invoked'; seat: number; doctrine: number }
  | { event: 'joined'; seat: number; doctrine: number }
  | { event: 'journey_begun'; seat: number; journey: number }
  | { event: 'journey_opened'; journey: number }
  | { event: 'made_impact'; seat: number; humour: number }
  | { event: 'moved_in'; seat: number; villa: number }
  | { event: 'passed'; seat: number; declined: number }
  | { event: 'pelops_rose'; humour: number; position: number }
  | { event: 'philosophy'; seat: number; by: number; now: number }
  | { event: 'planned'; seat: number; section: number }
  | { event: 'primus'; seat: number; humour: number; points: number }
  | { event: 'project_begun'; seat: number; region: number; face: number }
  | {
      event: 'published';
      seat: number;
      humour: number;
      line: number;
      focus: number;
      philosophy: number;
      points: number;
      works: number;
    }
  | { event: 'ranked'; seat: number; rank: number }
  | { event: 'read'; seat: number }
  | { event: 'recuperated'; seat: number; by: number }
  | { event: 'region_opened'; region: number; face: number }
  | { event: 'removed'; dignitary: number }
  | { event: 'reputation'; seat: number; by: number; now: number }
  | { event: 'rose'; seat: number; humour: number; steps: number; position: number }
  | { event: 'scored'; seat: number; points: number }
  | { event: 'shopped'; seat: number; good: number }
  | { event: 'solicited'; seat: number; region: number; humour: number }
  | { event: 'stopped'; seat: number; prepared: number }
  | { event: 'subject_chosen'; seat: number; humour: number }
  | { event: 'swapped'; seat: number; one: number; other: number }
  | { event: 'treating'; seat: number; section: number }
  | { event: 'verdict'; seat: number; won: number }
  | { event: 'visitor_advanced'; dignitary: number; by: number; space: number }
  | { event: 'visitor_moved'; dignitary: number; region: number }
  | { event: 'visitor_treated'; dignitary: number; region: number; humour: number; count: number }
  | { event: 'won_by_works'; seat: number; works: number }
  | { event: 'works'; seat: number; by: number }
  | { event: 'works_moved'; humour: number; line: number; works: number }
  | { event: 'year_began'; year: number };

export const HUMOURS = ['sanguine', 'phlegmatic', 'choleric', 'melancholic'] as const;

export const GOODS = ['sanguine', 'phlegmatic', 'choleric', 'melancholic', 'book'] as const;

export const BOOK = 4;

export const CLASSES = ['patrician', 'plebeian', 'peregrini'] as const;

export const CARDS = 36;

export const CARDS_OF_A_CLASS = 12;

export const SECTIONS = ['villa', 'baths', 'arena', 'journey', 'region'] as const;

export const VILLA = 0;

export const BATHS = 1;

export const ARENA = 2;

export const JOURNEY = 3;

/** Regions come last: REGION + its place */
export const REGION = 4;

export const THEATRE = 8;

export const DIGNITARIES = ['satyrus', 'pelops', 'asiarch', 'theagenes', 'nicon'] as const;

export const LEVELS = ['easy', 'normal', 'intermediate', 'hard', 'extreme', 'legendary'] as const;

export const MEDIPLES = 6;

export const YEARS = 5;

export const LINES = 3;

export const GLADIATORS = 4;

export const PRIMUS_POINTS = 8;

export const WORK_POINTS = 2;

export const THERIAC_POINTS = 10;

export const LEAD_IN_WORKS = 4;

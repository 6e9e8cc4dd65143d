// How heads and shoulders are cut, on a field of 120 by 120. Faces, eyes, noses and mouths are
// shared; what makes each of them a person is cut for them alone. How they feel and how they end
// changes the shared parts.

import { both, cuts, type Row } from './ink';

export type Fate = 'cured' | 'succumbed' | null;

type Parts = Record<string, string>;

const FACES: Parts = {
  oval: 'M37 54C35 76 44 98 60 98S85 76 83 54C81 40 72 34 60 34S39 40 37 54Z',
  round: 'M31 62C29 86 42 101 60 101S91 86 89 62C88 42 76 32 60 32S32 42 31 62Z',
  long: 'M40 52C39 78 47 103 60 103S81 78 80 52C79 40 71 34 60 34S41 40 40 52Z',
  square: 'M36 50C35 62 36 78 39 88C43 98 52 100 60 100S77 98 81 88C84 78 85 62 84 50C83 40 72 34 60 34S37 40 36 50Z',
};

/** Their left edges, where the shade lies. */
const SHADES: Record<string, Row> = {
  oval: [37, 56, 50, 96, -4, 3],
  round: [31, 64, 46, 99, -4, 4],
  long: [40, 56, 52, 101, -4, 3],
  square: [36, 54, 42, 95, -2, 1],
};

/** One eye, around 0,0. */
const EYES: Parts = {
  open: '<ellipse class="w" rx="6" ry="4.8"/><circle class="k" cx=".6" r="2.6"/><path d="M-7 -1Q0 -8 7 -1"/>',
  wide: '<circle class="w" r="6.6"/><circle class="k" r="2.2"/>',
  up:
    '<ellipse class="w" rx="6" ry="5.4"/><circle class="k" cx="1" cy="-2.8" r="2.5"/>' +
    '<path d="M-6 7Q0 9.5 6 7" class="t"/>',
  lidded:
    '<ellipse class="w" rx="6.2" ry="4.8"/><circle class="k" cx=".6" cy="1.5" r="2.6"/>' +
    '<path class="s" d="M-6.6 .4A6.6 5.8 0 0 1 6.6 .4Z"/>',
  narrow:
    '<path class="w" d="M-7 0Q0 -5.5 7 0Q0 5 -7 0Z"/><circle class="k" cx="1" r="2.5"/>' +
    '<path class="t" d="M-5 6Q0 8 5 6"/>',
  shut: '<path d="M-6.5 0Q0 5.5 6.5 0M-4 3l-2 3M0 4v3M4 3l2 3" class="h"/>',
  happy: '<path d="M-6 2.5Q0 -7 6 2.5" stroke-width="3"/>',
  swirl:
    '<circle class="w" r="7"/>' +
    '<path class="t" stroke-width="1.7" d="M.2 .3c1.3-1.6 2.9.2 1.9 1.8S-2 3.3-2.7.8.2-4.2 2.7-3.3 5.2 ' +
    '2.3 3.2 4.2"/>',
  cross: '<path d="M-5 -5l10 10m0-10l-10 10" stroke-width="3.2"/>',
};

/** Brows over both eyes. */
const BROWS: Parts = {
  flat: 'M43 52Q49 49 56 52M66 52Q72 49 78 52',
  worried: 'M42 54Q48 49 55 49M66 49Q73 49 79 54',
  angry: 'M42 48Q50 50 57 56M65 56Q72 50 80 48',
  raised: 'M42 50Q49 43 56 48M66 48Q73 43 80 50',
};

const NOSES: Parts = {
  bulb: 'M58 60C57 66 52 69 52 74C53 81 67 81 69 75C70 69 64 67 63 60',
  hook: 'M60 56C62 62 70 66 71 73C70 79 66 76 63 79C60 81 56 79 56 76',
  point: 'M60 57L72 76C69 80 62 80 57 77',
  button: 'M55 72C53 77 58 79 61 78C66 79 69 76 66 72',
  broken: 'M60 56L65 62L59 67L68 75C66 80 58 80 54 76',
};

const MOUTHS: Parts = {
  flat: '<path d="M51 87Q61 85 71 87M59 92q3 1 6 0"/>',
  smile:
    '<path class="w" d="M47 84Q61 87 74 83C73 95 50 96 47 84Z"/><path class="t" d="M45 82q1 3 4 3M76 81q-1 3-4 3"/>',
  frown: '<path d="M51 90Q61 82 71 90"/>',
  wavy: '<path d="M48 88q4-5 7 0t7 0 7 0 6-1"/>',
  sly: '<path d="M51 88Q62 89 71 83M70 81q3 1 3 4"/>',
  gape: '<ellipse class="d" cx="61" cy="88" rx="5" ry="5.6"/>',
  shout:
    '<path class="d" d="M44 84C50 78 72 78 77 84C78 96 70 102 60 102S43 96 44 84Z"/>' +
    '<path class="w" d="M47 84C53 80 69 80 74 84L72 87H49Z"/>' +
    '<path class="r" d="M50 97C54 90 68 90 71 97C67 101 54 101 50 97Z"/>',
  gap: '<path class="w" d="M48 84Q61 87 73 83C72 94 51 95 48 84Z"/><path class="k" d="M59 86h6l-1 7h-5z"/>',
  buck: '<path d="M50 85Q61 89 72 84"/><path class="w t" d="M57 87h5v6h-5zM62 87h5l-.5 6H62z"/>',
  tongue:
    '<path d="M49 86Q61 83 73 86"/><path class="r" d="M61 85h9.5v7a4.7 4.7 0 0 1-9.5 0z"/>' +
    '<path class="t" d="M65.7 87v4"/>',
};

/** Somebody's picture. */
export interface Sitter {
  estate: 'throne' | 'altar' | 'sword';
  face: 'oval' | 'round' | 'long' | 'square';
  eyes: string;
  brows: string;
  nose: string;
  mouth: string;
  /** Another complexion than most. */
  flesh?: string;
  /** In the order in which they are laid down. */
  behind?: string;
  body?: string;
  skin?: string;
  beard?: string;
  moustache?: string;
  hat?: string;
  front?: string;
  /** What goes with their own face only, while they are well enough to make it. */
  noise?: string;
}

export const shoulders = (fill: string, more = '') =>
  `<path class="${fill}" d="M6 124C8 104 24 96 44 92H76C96 96 112 104 114 124Z"/>` +
  `${cuts(7, [10, 118, 34, 98], [9, 12])}${cuts(7, [110, 118, 86, 98], [-9, 12])}${more}`;
export const ears = both('<path class="s" d="M38 60C30 54 26 62 30 70C32 76 37 76 39 73M33 62q3 3 1 7"/>', 120);
export const wrinkles = '<path class="t" d="M45 69q4 3 8 1M78 69q-3 3-8 1M48 80q-2 4 0 7M74 78q2 3 1 6"/>';
export const cheeks = '<circle class="blush" cx="47" cy="75" r="6"/><circle class="blush" cx="76" cy="75" r="6"/>';

const drop = (x: number, y: number, scale = 1) =>
  `<path class="drop" transform="translate(${x} ${y}) scale(${scale})" d="M0 -7C4 -1 5 1 5 4A5 5 0 0 1 ` +
  '-5 4C-5 1 -4 -1 0 -7Z"/>';
const SWEAT = [
  '',
  drop(90, 62),
  drop(90, 60) + drop(30, 70, 0.9),
  drop(90, 58, 1.1) + drop(30, 68, 1.1) + drop(97, 76, 0.9) + drop(24, 84, 0.8),
];

const LILY =
  '<g class="lily"><path d="M112 124C104 108 98 100 90 94" stroke-width="5"/>' +
  '<path d="M112 124C104 108 98 100 90 94" stroke="var(--q-verdigris)" stroke-width="2.4"/>' +
  '<path class="g" d="M106 112C112 104 118 104 122 106C120 114 112 116 106 112Z"/>' +
  '<path class="w" d="M92 97C82 96 76 88 78 80C82 84 84 84 86 86C86 78 90 72 98 72C96 78 97 82 97 85' +
  'C101 83 106 84 110 88C104 89 102 97 92 97Z"/><path class="t" d="M91 94L88 88M92 93L95 86"/>' +
  '<path class="o n" d="M86 84l3 1-1 4zM94 82l3 2-3 3z"/></g>';

/** The content of an svg of 120 by 120, cut with the classes of `ink`. */
export function draw(one: Sitter, fate: Fate = null, mood = 0): string {
  const ill = fate ? 0 : mood;
  const dead = fate === 'succumbed';
  const well = fate === 'cured';
  const eye = EYES[dead ? 'cross' : well ? 'happy' : ill > 2 ? 'swirl' : ill > 1 ? 'lidded' : one.eyes];
  const brows = BROWS[dead || well ? 'raised' : ill > 1 ? 'worried' : one.brows];
  const mouth = MOUTHS[dead ? 'tongue' : well ? 'smile' : ill > 2 ? 'tongue' : ill > 1 ? 'wavy' : one.mouth];
  return [
    one.behind,
    one.body,
    `<path class="s" d="${FACES[one.face]}"/>`,
    one.skin,
    well ? cheeks : '',
    cuts(10, SHADES[one.face]!, [9, -2]),
    `<g transform="translate(50 61)">${eye}</g><g transform="translate(72 61)">${eye}</g>`,
    `<path class="brows" d="${brows}"/>`,
    one.beard,
    mouth,
    `<path class="s" d="${NOSES[one.nose]}"/>`,
    one.moustache,
    one.hat,
    one.front,
    fate || ill > 1 ? '' : one.noise,
    SWEAT[ill],
    dead ? LILY : '',
  ].join('');
}

/** Nine pounds of crown. He lies on the cover too. */
export const KING: Sitter = {
  estate: 'throne',
  face: 'square',
  eyes: 'lidded',
  brows: 'worried',
  nose: 'bulb',
  mouth: 'frown',
  behind: '<path class="u" d="M28 50C16 66 20 92 30 104H90C100 92 104 66 92 50Z"/>',
  body: shoulders(
    'r',
    '<path class="w" d="M12 108C30 88 90 88 108 108C104 120 98 124 92 126C80 112 40 112 28 126C20 124 16 ' +
      '118 12 108Z"/><path class="k" d="M24 108l3 7-5-2zM94 113l4-6 1 7zM33 103l3 6-5-1zM85 109l4-6 1 6z"/>',
  ),
  skin: `${cheeks}<path class="t" d="M44 69q5 4 11 1M67 70q6 3 11-1M46 72q4 3 8 2M68 74q4 1 8-2"/>`,
  beard:
    '<path class="u" d="M34 68C36 78 42 82 50 80C54 77 58 80 61 82C64 80 68 77 72 80C80 82 86 78 88 68' +
    'C96 76 94 84 92 88C96 94 92 102 86 102C86 110 78 114 73 110C70 118 54 118 50 110C44 114 36 110 36 ' +
    '102C30 102 26 94 30 88C26 82 26 74 34 68Z"/>' +
    '<path class="s n" d="M47 84Q61 80 75 84Q74 95 61 95T47 84Z"/>' +
    '<path class="t" d="M38 86q6 2 4 8t4 9M84 86q-6 2-4 8t-4 9M52 98q4 2 3 9M70 98q-4 2-3 9M61 96v12"/>',
  hat:
    '<path class="o" d="M24 54L13 14L34 30L44 9L60 28L76 9L86 30L107 14L96 54C76 46 44 46 24 54Z"/>' +
    '<path class="o" d="M23 56L21 43C44 34 76 34 99 43L97 56C76 48 44 48 23 56Z"/>' +
    `${cuts(9, [103, 22, 98, 41], [-14, 3])}<circle class="r t" cx="60" cy="42" r="5"/>` +
    '<path class="g t" d="M38 39l6 3-4 6-6-3zM82 39l-6 3 4 6 6-3z"/>' +
    '<circle class="w t" cx="13" cy="12" r="4"/><circle class="w t" cx="44" cy="7" r="4"/>' +
    '<circle class="w t" cx="76" cy="7" r="4"/><circle class="w t" cx="107" cy="12" r="4"/>',
  noise: both('<path d="M14 58L6 62L14 67L4 74" stroke-width="2.8"/>', 120),
};

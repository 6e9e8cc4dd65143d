// The royal patients.

import { KING, cheeks, draw, ears, shoulders, wrinkles, type Fate, type Sitter } from './faces';
import { both, cuts } from './ink';

const straw = (d: string) => `<path d="${d}" stroke-width="4.6"/><path class="straw" d="${d}"/>`;

const PATIENTS: Record<string, Sitter> = {
  // A helmet that no longer sits, for the bump below; straw from wherever he landed.
  odo: {
    estate: 'sword',
    face: 'square',
    eyes: 'wide',
    brows: 'raised',
    nose: 'broken',
    mouth: 'gap',
    body: shoulders(
      'm',
      '<path class="t" d="M22 108q4 4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0M18 117q4 4 8 0t8 0 8 0 8 0 8 0 8 ' +
        '0 8 0 8 0 8 0"/>',
    ),
    skin: `${ears}<ellipse class="bruise" cx="72" cy="62" rx="11" ry="10"/>`,
    hat:
      '<g transform="rotate(-19 50 44) translate(0 -1)">' +
      '<path class="m" d="M30 42C28 18 42 8 56 8C66 8 68 14 72 16C80 20 84 30 84 42Z"/>' +
      `<path d="M57 8C58 18 64 20 72 16M56 12V40" class="t"/>${cuts(8, [80, 24, 84, 41, 2, 0], [-16, 0])}` +
      '<path class="m" d="M14 48C26 38 88 38 100 48C88 54 26 54 14 48Z"/></g>' +
      '<path class="bump" d="M67 48C64 36 70 19 82 20C95 21 100 38 93 50C85 54 75 54 67 48Z"/>' +
      `<path class="t" d="M73 32q2-6 7-7"/>${cuts(7, [94, 28, 90, 50, 3, 0], [-11, -1])}<path class="h" ` +
      'd="M76 15l-3-8M86 14l1-9M96 19l6-6"/>' +
      straw('M23 66L7 82M27 66L16 88M31 66L28 86M21 63L4 70M32 20L18 6M38 15L32 2M98 34L114 30M97 38L113 44'),
  },
  // Tonsure, cheeks and a drumstick.
  anselm: {
    estate: 'altar',
    face: 'round',
    eyes: 'open',
    brows: 'raised',
    nose: 'button',
    mouth: 'flat',
    body: shoulders(
      'u',
      '<path class="u" d="M22 112C26 92 36 90 40 90C46 108 74 108 80 90C86 90 94 94 98 112C76 122 44 122 22 112Z"/>',
    ),
    skin:
      '<path class="s" d="M30 62C24 84 40 106 60 106S96 84 90 62C92 34 78 18 60 18S28 34 30 62Z"/>' +
      '<circle class="blush" cx="40" cy="78" r="9"/><circle class="blush" cx="81" cy="78" r="9"/>' +
      '<path d="M46 99Q60 107 75 99M30 76q3 8 9 9M91 74q-2 9-9 11"/><path class="t" d="M50 24q8-4 16-1"/>',
    hat:
      '<path class="u" d="M28 70C20 50 26 34 36 34C40 30 46 34 50 32C54 28 62 28 66 31C71 28 78 30 82 34' +
      'C94 34 100 50 92 70C90 62 88 54 84 48C78 50 76 44 70 46C65 48 62 43 57 46C52 48 48 43 42 47C36 48 ' +
      `32 60 28 70Z"/>${cuts(11, [36, 35, 84, 35], [0, 8], 2)}`,
    front:
      '<path class="u" d="M92 90C104 90 116 96 120 104V124H82C84 110 84 98 92 90Z"/>' +
      '<g transform="translate(21 18) scale(.82)"><g transform="rotate(-34 88 94)">' +
      '<path class="o" d="M87 97C75 92 70 78 75 68C79 71 83 69 83 65C87 68 91 66 92 62C103 66 106 74 104 82' +
      `C103 90 96 92 92 97Z"/>${cuts(6, [103, 72, 97, 91, 2, 2], [-11, -4])}<path class="w" d="M86 96V119` +
      'C82 122 84 127 88 125C91 128 95 125 92 120L92 97Z"/></g>' +
      '<path class="s" d="M80 104C80 96 88 94 92 97C98 94 102 100 99 104C103 107 100 113 95 112C92 116 84 ' +
      '115 83 110C79 110 78 106 80 104Z"/><path class="t" d="M88 104h9M87 109h8"/></g>' +
      '<path d="M51 97h.01M57 101h.01M71 96h.01"/>',
  },
  // Hennin, veil, and the back of a hand against the brow.
  perpetua: {
    estate: 'throne',
    face: 'long',
    eyes: 'shut',
    brows: 'worried',
    nose: 'point',
    mouth: 'gape',
    flesh: 'pale',
    behind:
      '<path class="w" d="M100 6C116 30 104 64 114 112L96 120C92 90 88 60 78 44Z"/>' +
      '<path class="t" d="M103 22C108 50 100 80 106 112M96 24C98 54 92 76 98 106"/>',
    body: shoulders(
      'g',
      '<path class="s" d="M48 92C48 98 46 102 40 104C52 116 68 116 80 104C74 102 72 98 72 92Z"/>' +
        '<path class="w" d="M38 103C50 118 70 118 82 103L88 108C72 126 48 126 32 108Z"/>',
    ),
    skin: '<circle class="blush" cx="49" cy="77" r="4.5"/><circle class="blush" cx="73" cy="75" r="4.5"/>',
    hat:
      '<path class="r" d="M37 50C34 38 38 28 46 24L102 4C94 20 92 36 83 50C76 38 46 38 37 50Z"/>' +
      '<path class="o" d="M37 51C34 46 35 41 38 37C48 30 76 32 86 42C86 46 85 49 83 52C74 40 46 40 37 ' +
      '51Z"/>' +
      '<path class="t" d="M62 19C66 22 70 26 72 32M80 12C83 15 85 20 86 25"/>' +
      `${cuts(7, [88, 36, 98, 12], [-10, -6])}`,
    front:
      '<path class="g" d="M-2 122C2 96 8 76 20 60L36 68C30 86 32 104 34 124Z"/>' +
      `${cuts(7, [4, 118, 18, 72], [11, 6])}<path class="w" d="M17 60C22 52 34 58 38 66L33 74C28 68 22 66 ` +
      '16 68Z"/>' +
      '<path class="s" d="M22 56C26 46 36 40 46 41L60 45C64 47 62 51 58 50L51 49L61 54C63 57 60 59 57 58' +
      'L49 55L56 61C57 64 54 65 51 63L45 59C42 63 38 66 35 66C33 60 28 57 22 56Z"/>',
  },
  // The hat has a hole. In the hole there is a tusk.
  hunt: {
    estate: 'sword',
    face: 'square',
    eyes: 'open',
    brows: 'raised',
    nose: 'bulb',
    mouth: 'flat',
    body: shoulders(
      'g',
      '<path class="u" d="M28 99L84 124H102L40 94Z"/>' +
        '<path class="w" d="M40 93C48 106 72 106 80 93L84 98C74 114 46 114 36 98Z"/>',
    ),
    skin: `${ears}${cheeks}<path d="M76 68l8-3M75 72l9-1M76 76l8 2" class="t"/>`,
    moustache:
      '<path class="u" d="M61 80C54 76 48 82 42 84C34 86 26 82 24 74C18 86 28 98 42 96C50 95 56 90 61 86' +
      'C66 90 72 95 80 96C94 98 104 86 98 74C96 82 88 86 80 84C74 82 68 76 61 80Z"/>' +
      '<path class="t" d="M54 84C46 92 38 92 30 88M68 84C76 92 84 92 92 88"/>',
    hat:
      '<path class="r" d="M30 34C14 30 6 16 8 4C18 4 34 14 40 30Z"/>' +
      '<path class="t" d="M36 31C26 26 16 16 10 6M20 8l1 7M14 16l8 1M21 24l8 0"/>' +
      '<path class="g" d="M32 48C30 26 42 10 62 10C82 10 88 30 90 46Z"/>' +
      `${cuts(8, [82, 20, 89, 42, 2, 0], [-16, 2])}<path class="g" d="M20 54C22 40 40 44 60 44C82 44 98 40 ` +
      '116 34C110 50 84 54 62 53C44 52 32 58 20 54Z"/>' +
      '<path class="d" d="M48 16L54 21L60 13L63 21L71 19L67 26L74 31L66 32L65 40L58 34L51 39L52 31L44 29' +
      'L51 25Z"/><path class="w" d="M58 32C56 24 64 12 82 2C79 14 72 28 65 33C62 35 59 34 58 32Z"/>',
  },
  // The vision is a goose.
  hildegund: {
    estate: 'altar',
    face: 'round',
    eyes: 'up',
    brows: 'raised',
    nose: 'button',
    mouth: 'smile',
    behind:
      '<path class="d" d="M14 124C20 96 12 74 16 52C20 28 38 16 56 16S92 28 96 52C100 74 98 96 106 124Z"/>' +
      cuts(9, [17, 62, 20, 120, -1, 0], [9, -3], 1.4, 'l') +
      cuts(8, [97, 66, 102, 120], [-7, -3], 1.4, 'l'),
    body:
      '<path class="w" d="M22 124C30 104 26 84 26 60C28 34 42 24 58 24S88 34 92 60C92 84 90 104 98 124Z"/>' +
      '<path class="t" d="M36 106q10 12 24 12t26-14M32 116q12 10 28 10"/>',
    skin: `<circle class="blush" cx="42" cy="78" r="7"/><circle class="blush" cx="80" cy="78" r="7"/>`,
    hat:
      '<path class="w" d="M28 64C26 36 42 26 58 26S94 36 91 64C86 46 76 41 60 41S34 46 28 64Z"/>' +
      `${cuts(6, [30, 58, 38, 43], [9, -7], 1.4)}<path class="d" d="M16 62C16 38 32 14 56 14C80 14 94 28 ` +
      '97 58C90 38 76 30 58 30C36 30 22 44 16 62Z"/>',
    front:
      '<path class="drop" d="M74 92c3 4 4 6 4 8a3.6 3.6 0 0 1-7 0c0-2 1-4 3-8z"/>' +
      '<g transform="translate(93 25)">' +
      '<path class="w" d="M-20 12C-30 8 -28 -6 -19 -8C-18 -20 -4 -24 3 -17C12 -24 25 -17 24 -6C32 0 28 14 ' +
      '19 15C12 24 -12 24 -20 12Z"/>' +
      '<path class="o" d="M-17 5C-15 -8 -4 -12 4 -8C12 -6 18 0 16 8C6 13 -8 13 -17 5Z"/>' +
      '<path class="o" d="M-2 6C-4 -2 4 -7 10 -3L17 -10C16 -14 20 -15 21 -12C24 -11 23 -7 19 -8L13 0C14 6 ' +
      `4 11 -2 6Z"/>${cuts(5, [-15, 5, -4, 10], [5, -7])}<path class="m" d="M-22 11C-10 17 12 17 22 11C18 ` +
      '19 -16 19 -22 11Z"/><path class="t" d="M-8 -14q-3-2 0-4M-1 -15q-3-2 0-4"/></g>',
  },
  // Number two, labelled, kept in store long enough for a spider.
  spare: {
    estate: 'throne',
    face: 'oval',
    eyes: 'wide',
    brows: 'worried',
    nose: 'button',
    mouth: 'buck',
    body: shoulders('b', '<path class="o" d="M38 94C44 112 76 112 82 94L90 100C82 122 38 122 30 100Z"/>'),
    skin:
      '<g transform="translate(0 2)">' +
      `${both('<path class="s" d="M39 56C24 46 18 58 24 70C28 78 36 78 39 73M25 58q7 3 6 12"/>', 120)}</g>`,
    hat:
      '<path class="o" d="M31 66C25 34 40 20 60 20S95 34 89 66L84 54C78 50 74 54 70 50C64 54 60 50 54 53' +
      'C48 50 42 52 36 55Z"/>' +
      '<path class="t" d="M60 22C54 30 52 38 52 46M66 22C72 30 74 38 73 46M48 24C42 32 40 42 40 50M76 26' +
      'C80 32 82 40 82 48"/><g transform="rotate(14 66 18)">' +
      '<path class="o" d="M50 24L47 6L56 13L64 2L72 13L81 6L78 24Z"/>' +
      '<circle class="r t" cx="64" cy="18" r="2.6"/></g>' +
      '<path d="M46 75h.01M50 78h.01M45 80h.01M76 77h.01M80 74h.01M79 80h.01"/>',
    front:
      '<path class="t" d="M4 4L46 12M4 4L40 24M4 4L26 40M4 4L10 46M18 7Q17 13 13 16Q8 15 5 18M30 9Q28 18 ' +
      '20 26Q12 24 7 32M40 11Q36 24 24 36M106 4V36"/><circle class="d" cx="106" cy="40" r="4"/>' +
      '<path class="t" d="M102 38l-6-4M102 41l-7 2M110 38l6-4M110 41l7 2M103 44l-4 5M109 44l4 5"/>' +
      '<path class="t" d="M46 98Q58 104 66 108"/><g transform="translate(2 -4)">' +
      '<path class="w" d="M58 101L92 104L90 121L57 119L51 109Z"/>' +
      '<circle class="t" cx="58" cy="110" r="1.6"/>' +
      '<path d="M70 107v9M79 108v9M67 107l15 1M67 116l15 1" class="h"/></g>',
  },
  // Nine sieges, one oyster. The oyster is on the right.
  marshal: {
    estate: 'sword',
    face: 'round',
    eyes: 'lidded',
    brows: 'worried',
    nose: 'bulb',
    mouth: 'frown',
    flesh: 'green',
    behind:
      '<path class="r" d="M58 16C70 -6 104 -2 110 22C116 38 108 56 100 62C104 44 96 26 76 22Z"/>' +
      '<path class="t" d="M76 10C90 8 102 20 104 40M88 6C98 10 106 20 108 30"/>',
    body: shoulders(
      'm',
      '<path class="m" d="M34 98C40 88 80 88 86 98C88 106 84 114 78 116C68 108 52 108 42 116C36 114 32 106 ' +
        '34 98Z"/><circle class="k" cx="40" cy="104" r="1.8"/><circle class="k" cx="80" cy="104" r="1.8"/>',
    ),
    skin: '<path d="M38 62l10 16M39 72l6-4M43 78l6-4" class="t"/><path d="M33 74q0 12 10 15M88 74q0 12 -10 15"/>',
    moustache:
      '<path class="w" d="M61 79C50 76 36 84 30 98C38 96 42 98 44 102C50 96 56 92 61 88C66 92 72 96 78 102' +
      'C80 98 84 96 92 98C86 84 72 76 61 79Z"/>' +
      '<path class="t" d="M54 84C48 86 42 92 40 96M68 84C74 86 80 92 82 96M58 86l-6 7M64 86l6 7"/>',
    hat:
      '<path class="m" d="M28 56C24 26 40 12 60 12S96 26 92 56L84 46C70 42 50 42 36 46Z"/>' +
      `<path d="M60 12V42"/>${cuts(8, [87, 22, 92, 48, 2, 0], [-15, -2])}<path class="m" d="M30 34C40 22 ` +
      '80 22 90 34L94 44C80 34 40 34 26 44Z"/>' +
      '<path class="k" d="M40 31l14-3v2.5l-14 3zM66 28l14 3v2.5l-14-3z"/>',
    front:
      '<g transform="translate(91 100)">' +
      '<path class="w" d="M-17 4C-24 -4 -22 -12 -15 -13C-14 -21 -6 -23 -1 -19C4 -25 13 -23 14 -16C22 -17 ' +
      '25 -9 21 -3L19 4Z"/><path class="t" d="M0 3L-12 -12M1 2L-3 -18M3 2L10 -18M5 3L18 -11"/>' +
      '<path class="g" d="M-16 5C-12 -2 -6 1 -2 -1C4 -3 12 0 18 5Z"/>' +
      '<circle class="w t" cx="8" cy="-1" r="4"/>' +
      '<path class="u" d="M-22 3C-10 8 14 8 25 3C24 14 14 18 2 18S-20 14 -22 3Z"/>' +
      `${cuts(7, [-19, 7, 22, 7, 0, 9], [0, -6])}</g>`,
  },
  // Prayer at the top of the voice.
  bishop: {
    estate: 'altar',
    face: 'square',
    eyes: 'narrow',
    brows: 'angry',
    nose: 'bulb',
    mouth: 'shout',
    flesh: 'red',
    behind: '<path class="o" d="M32 44L20 96L34 98L42 50ZM88 44L100 96L86 98L78 50Z"/>',
    body: shoulders('g', '<path class="o" d="M34 96L52 124H68L86 96L78 92L60 116L42 92Z"/>'),
    skin: `${ears}<path class="t" d="M41 66l5-3 1 4 5-2M82 44l-4 3 4 2-4 3"/>`,
    hat:
      '<path class="w" d="M34 48L30 26C42 18 54 10 60 3C66 10 78 18 90 26L86 48Z"/>' +
      '<path class="o" d="M33 48L32 38C48 34 72 34 88 38L87 48C72 43 48 43 33 48Z"/>' +
      '<path class="o" d="M56 36V8L60 3L64 8V36Z"/>' +
      `<path class="r" d="M56 15h8v5h6v7h-6v7h-8v-7h-6v-7h6z"/>${cuts(6, [87, 27, 86, 38], [-15, 0])}`,
    noise: both('<path d="M22 74L7 68M21 84L5 86M23 94L8 103" stroke-width="2.8"/>', 120),
    front:
      '<path class="s" d="M46 124C46 116 50 112 54 110L60 98L66 110C70 112 74 116 74 124Z" ' +
      'transform="translate(0 5)"/><path d="M60 104V124" class="t"/>',
  },
  // Three rings on a chain, and no hurry.
  dowager: {
    estate: 'throne',
    face: 'long',
    eyes: 'narrow',
    brows: 'flat',
    nose: 'hook',
    mouth: 'sly',
    flesh: 'pale',
    behind:
      '<path class="d" d="M8 124C18 100 14 76 18 54C22 30 40 22 60 22S98 30 102 54C106 76 102 100 112 124Z"/>' +
      cuts(9, [19, 60, 17, 118, -2, 0], [11, -3], 1.4, 'l') +
      cuts(9, [101, 60, 103, 118, 2, 0], [-11, -3], 1.4, 'l'),
    body:
      '<path class="w" d="M30 124C30 108 36 96 44 90H76C84 96 90 108 90 124Z"/>' +
      '<path d="M36 104q6 4 6 12M50 98q2 10 0 24M70 98q-2 10 0 24M84 104q-6 4-6 12" class="t"/>',
    skin:
      `${wrinkles}<path class="t" d="M50 44q10-3 20 0M54 95q6 3 12 0"/>` +
      '<circle class="k" cx="52" cy="84" r="2.2"/><path class="t" d="M51 84l-4 3M52 85l-2 4"/>',
    hat:
      '<path class="w" d="M32 74C26 46 40 34 60 48C80 34 94 46 88 74C86 60 80 52 74 50C68 50 64 54 60 58' +
      'C56 54 52 50 46 50C40 52 34 60 32 74Z"/>' +
      '<path class="d" d="M18 78C14 46 32 26 60 40C88 26 106 46 102 78C96 56 88 44 76 44C68 44 64 48 60 52' +
      'C56 48 52 44 44 44C32 44 24 56 18 78Z"/>' +
      '<path class="o" d="M34 32L28 8L42 18L50 4L60 16L70 4L78 18L92 8L86 32C70 38 50 38 34 32Z"/>' +
      '<circle class="r t" cx="60" cy="27" r="3.6"/><circle class="g t" cx="45" cy="26" r="2.6"/>' +
      '<circle class="g t" cx="75" cy="26" r="2.6"/>',
    front:
      '<path d="M40 94C44 106 52 109 60 109S76 106 80 94" class="t"/>' +
      '<g fill="none" stroke="var(--q-ochre)" transform="translate(0 -5)">' +
      '<circle cx="46" cy="114" r="5.5" stroke="var(--line)" stroke-width="5"/>' +
      '<circle cx="60" cy="117" r="5.5" stroke="var(--line)" stroke-width="5"/>' +
      '<circle cx="74" cy="114" r="5.5" stroke="var(--line)" stroke-width="5"/>' +
      '<circle cx="46" cy="114" r="5.5"/><circle cx="60" cy="117" r="5.5"/>' +
      '<circle cx="74" cy="114" r="5.5"/></g>',
  },
  // It is only an axe.
  constable: {
    estate: 'sword',
    face: 'square',
    eyes: 'lidded',
    brows: 'flat',
    nose: 'point',
    mouth: 'flat',
    body: shoulders('r', '<path class="w" d="M52 100H68V124H52Z"/><path class="w n" d="M53 112h14v10h-14z"/>'),
    beard:
      '<path class="d" d="M36 76C38 82 44 84 48 82C52 78 56 80 61 82C66 80 70 78 74 82C78 84 82 82 84 76' +
      'C88 92 84 108 76 112H44C36 108 32 92 36 76Z"/>' +
      '<path class="s t" d="M47 85Q61 79 75 85Q74 94 61 94T47 85Z"/>' +
      '<path stroke="var(--q-steel)" class="t" d="M46 94v12M52 97v11M60 98v11M68 97v11M75 94v12"/>',
    hat:
      '<path class="m" d="M30 84C24 40 36 16 60 16S96 40 90 84L82 88C86 66 84 56 78 52C70 50 66 52 66 58V66' +
      `H56V58C54 52 50 50 42 52C36 56 34 66 38 88Z"/>${cuts(12, [79, 24, 89, 82, 6, 0], [-10, -1])}<path ` +
      'd="M60 42V50" class="t"/><path class="u" d="M57 20L103 0L108 6L64 30Z" transform="rotate(2 60 24)"/>' +
      '<path class="m" d="M54 44C42 38 36 24 40 8C48 16 56 16 66 14L76 30C66 32 58 36 54 44Z"/>' +
      '<path class="t" d="M46 20C46 28 49 34 54 38"/>' +
      '<path class="r" d="M47 44C52 40 60 38 64 41C63 44 60 43 60 47S56 51 55 47C54 44 52 46 51 49S47 49 ' +
      '47 44Z"/>',
    front:
      '<path stroke-width="3" d="M92 112L116 84"/>' +
      '<path class="w t" d="M108 92l2-9 8-6-1 9zM108 92l9-2 6-8"/>' +
      '<path class="d" d="M88 110q5-4 10 1q-3 8-10 7z"/>',
  },
  // The hat is wider than the conscience.
  cardinal: {
    estate: 'altar',
    face: 'long',
    eyes: 'lidded',
    brows: 'raised',
    nose: 'hook',
    mouth: 'sly',
    body: shoulders(
      'r',
      '<path d="M42 93C48 108 72 108 78 93M60 104V124"/><path class="o" d="M85 104h5v5h5v5h-5v9h-5v-9h-5v-5h5z"/>',
    ),
    skin:
      `${both('<path class="s" d="M41 60C33 55 30 63 34 70C36 75 40 75 41 72"/>', 120)}${wrinkles}<path ` +
      'class="t" d="M48 46h24M50 50q10-2 20 0"/>',
    beard:
      '<path class="w" d="M52 96C54 100 68 100 70 96C70 107 66 113 61 120C56 113 52 107 52 96Z"/>' +
      '<path class="t" d="M58 102l2 10M65 102l-3 10"/>',
    hat:
      '<path class="r" d="M42 36C40 18 48 13 60 13S80 18 78 36Z"/>' +
      `${cuts(7, [76, 17, 78, 34, 1, 0], [-13, 0])}<path class="r" d="M2 44C14 28 106 28 118 44C104 52 88 ` +
      `46 60 46S16 52 2 44Z"/>${cuts(17, [10, 47, 110, 47, 0, -1], [0, -9])}`,
    front: both(
      `<path class="t" d="M17 46V62M17 66L11 76M17 66L23 76M11 84L8 94M11 84L17 94M23 84L26 94"/>${[
        [17, 58],
        [11, 74],
        [23, 74],
        [7, 92],
        [17, 92],
        [27, 92],
      ]
        .map(([x, y]) => `<path class="r" d="M${x! - 2} ${y}h4l2.5 10h-9z"/>`)
        .join('')}`,
      120,
    ),
  },
  king: KING,
};

/** Somebody royal, whoever it is. */
const STRANGER: Sitter = {
  estate: 'throne',
  face: 'oval',
  eyes: 'open',
  brows: 'flat',
  nose: 'point',
  mouth: 'flat',
  body: shoulders('b', '<path class="w" d="M40 94C48 108 72 108 80 94L86 98C76 116 44 116 34 98Z"/>'),
  skin: ears,
  hat:
    '<path class="w" d="M28 60C22 22 44 10 64 12C84 6 100 18 98 30C94 28 90 30 88 34C92 42 92 52 90 58' +
    `C80 46 42 44 28 60Z"/>${cuts(8, [87, 36, 90, 54, 2, 0], [-14, -3])}`,
};

const RAYS = Array.from(
  { length: 24 },
  (_, n) => `<path transform="rotate(${n * 15} 60 56)" d="M57 8L60 ${n % 2 ? -6 : -22}L63 8Z"/>`,
).join('');
/** Sky: cuts from both edges towards the head. */
export const SKY = both(cuts(19, [1, 5, 1, 119], [52, 0], 3.2, ''), 120);
/** The gold behind the head of somebody who was cured. */
export const HALO = `<circle cx="60" cy="54" r="47"/>${RAYS}`;

/** A patient's picture: the content of an svg of 120 by 120, cut with the classes of `ink`. */
export const portrait = (id: string, fate: Fate, mood: number) => draw(PATIENTS[id] ?? STRANGER, fate, mood);

export const complexionOf = (id: string) => PATIENTS[id]?.flesh ?? 'fair';
export const estateOf = (id: string) => (PATIENTS[id] ?? STRANGER).estate;

// One woodcut sign for each card, quack and agenda, on a field of 40 by 40.

import { cuts } from './ink';

const skull =
  '<path class="p" d="M8 19C8 9 13 5 20 5S32 9 32 19C32 23 30 25 28 26L27 32H13L12 26C10 25 8 23 8 ' +
  '19Z"/><circle class="d" cx="15" cy="20" r="3"/><circle class="d" cx="25" cy="20" r="3"/>' +
  '<path class="k" d="M20 23l2 4h-4z"/><path class="t" d="M17 28v4M20 28v4M23 28v4"/>';
const vial =
  '<path class="p" d="M-3 -14H3V-6C8 -3 8 2 8 6C8 13 4 15 0 15S-8 13 -8 6C-8 2 -8 -3 -3 -6Z"/>' +
  '<path class="r" d="M-8 4H8V6C8 13 4 15 0 15S-8 13 -8 6Z"/>' +
  '<path class="u" d="M-3.5 -17H3.5V-13H-3.5Z"/>';
const matula =
  '<path class="p" d="M12 3H28C25 7 24 11 24 15C31 17 34 22 34 27C34 34 28 38 20 38S6 34 6 27C6 22 9 ' +
  '17 16 15C16 11 15 7 12 3Z"/><path class="o" d="M6 26H34C34 34 28 38 20 38S6 34 6 26Z"/>';

const blossom = (kind: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  [0, 72, 144, 216, 288]
    .map((turn) => `<circle class="${kind} t" transform="rotate(${turn})" cy="-3.4" r="2.8"/>`)
    .join('') +
  '<circle class="o t" r="2.2"/></g>';

const EMBLEMS: Record<string, string> = {
  // Treatments
  bloodletting:
    '<path class="m" d="M14 18L23 6L28 10L18 20Z"/><path class="u" d="M22 5L29 1L36 6L29 12Z"/>' +
    '<path class="r" d="M15 20C18 23 19 25 17 27S12 26 13 24Z"/>' +
    '<path class="m" d="M3 28H37C36 35 29 38 20 38S4 35 3 28Z"/>' +
    `<path class="r" d="M3 28C8 25 32 25 37 28C32 32 8 32 3 28Z"/>${cuts(5, [8, 36, 22, 38], [0, -4])}`,
  hellebore:
    '<path d="M20 20C20 28 19 33 18 39"/>' +
    '<path class="g" d="M19 34C10 36 4 32 2 26C10 25 17 28 19 34ZM20 31C28 33 35 29 38 23C30 23 22 25 20 ' +
    '31Z"/>' +
    [0, 72, 144, 216, 288]
      .map((turn) => `<path class="x" transform="rotate(${turn} 20 14)" d="M20 14C14 10 14 2 20 0C26 2 26 10 20 14Z"/>`)
      .join('') +
    '<circle class="o" cx="20" cy="14" r="3.5"/>',
  mustard:
    '<path class="p" d="M4 16L30 12L37 34L9 38Z"/><path class="t" d="M8 20l2 13M33 31l-21 4"/>' +
    '<path class="o" d="M13 20C16 15 22 20 26 17C31 18 28 23 31 26C30 32 24 28 20 31C14 34 12 29 14 26' +
    'C10 24 11 21 13 20Z"/><path d="M11 11c-3-3 2-4-1-8M19 9c-3-3 2-4-1-8M27 8c-3-3 2-4-1-7" class="t"/>',
  rhubarb:
    '<path class="r" d="M16 39C15 30 13 24 9 19L15 16C19 24 20 31 21 39Z"/>' +
    '<path class="r" d="M20 39C22 30 24 24 27 20L32 23C28 28 26 33 25 39Z"/>' +
    '<path class="g" d="M11 21C4 22 1 16 4 12C2 6 8 1 13 4C18 0 24 5 22 10C25 15 19 21 11 21Z"/>' +
    '<path class="g" d="M27 24C23 20 25 14 29 14C31 9 37 10 37 15C40 20 36 26 27 24Z"/>' +
    '<path class="t" d="M12 19L11 8M12 14l5-4M11 12L7 10M28 22l5-7M19 37l-2-9"/>',
  leeches:
    '<path d="M7 33C1 22 16 26 20 19S13 8 21 6S34 9 33 17" stroke-width="10"/>' +
    '<path d="M7 33C1 22 16 26 20 19S13 8 21 6S34 9 33 17" class="hide"/>' +
    '<path class="t" d="M3 28l6-2M9 22l3 6M16 19l5 4M16 12l6-1M20 3l2 6M28 3l-1 6"/>' +
    '<circle class="r" cx="33" cy="20" r="4.5"/><circle class="d n" cx="33" cy="20.5" r="1.8"/>',
  wine:
    '<path class="o" d="M8 5H32C33 17 28 23 20 23S7 17 8 5Z"/>' +
    '<path class="r" d="M8 5C12 2 28 2 32 5C28 9 12 9 8 5Z"/>' +
    '<path class="o" d="M18 23H22V30C28 31 30 33 30 37H10C10 33 12 31 18 30Z"/>' +
    `${cuts(5, [31, 9, 26, 21], [-8, -1])}<path class="t" d="M12 15q8 4 16 0"/>`,
  cupping:
    '<path class="s" d="M1 38C6 30 12 29 20 29S34 30 39 38Z"/>' +
    '<path class="glass" d="M8 29C6 14 10 8 17 7V3H23V7C30 8 34 14 32 29C26 33 14 33 8 29Z"/>' +
    '<path class="r" d="M20 13C25 18 26 21 25 24A5 5 0 0 1 15 24C14 20 18 19 20 13Z"/>' +
    '<path class="o n" d="M20 20c3 3 3 5 0 7c-3-2-3-4 0-7z"/><path class="t" d="M12 15q-1 5 0 9"/>',
  theriac:
    '<path class="o" d="M15 6C15 2 25 2 25 6L29 10H11Z"/>' +
    '<path class="p" d="M10 10H30L27 15C29 22 29 27 27 32L30 38H10L13 32C11 27 11 22 13 15Z"/>' +
    '<path d="M25 16C27 20 13 20 14 24S27 26 25 31" stroke-width="5.5"/>' +
    '<path class="snake" d="M25 16C27 20 13 20 14 24S27 26 25 31"/>' +
    '<circle class="g t" cx="24" cy="16" r="3"/><path class="t" d="M27 15l5-2m-5 2l5 1"/>',
  trepanation:
    `<g transform="translate(-3 6)">${skull}<circle class="d" cx="22" cy="11" r="4"/></g>` +
    '<path class="m" d="M17 15L25 8L28 11L21 18Z"/><path d="M26 9L31 4H36V10"/>' +
    '<path class="u" d="M33 10h6v5h-6z"/>',
  mandrake:
    '<path class="g" d="M20 14C12 14 7 10 6 4C13 3 18 7 20 14ZM20 14C28 14 33 10 34 4C27 3 22 7 20 ' +
    '14ZM20 14C15 9 16 3 20 0C24 3 25 9 20 14Z"/>' +
    '<path class="flesh" d="M13 14C16 12 24 12 27 14C28 18 28 20 34 20C37 21 36 24 33 24C30 25 28 24 27 ' +
    '24C28 30 32 34 31 38C26 38 22 34 20 31C18 34 14 38 9 38C8 34 12 30 13 24C12 24 10 25 7 24C4 24 3 21 ' +
    '6 20C12 20 12 18 13 14Z"/><circle class="k" cx="17" cy="18" r="1.5"/>' +
    '<circle class="k" cx="23" cy="18" r="1.5"/><ellipse class="d" cx="20" cy="23.5" rx="2" ry="2.8"/>',
  antimony:
    '<path class="m" d="M9 2H31C31 9 27 12 22 12.5V16H28V19H12V16H18V12.5C13 12 9 9 9 2Z"/>' +
    '<path class="d" d="M9 38H31C31 31 27 28 22 27.5V24H28V21H12V24H18V27.5C13 28 9 31 9 38Z"/>' +
    `${cuts(4, [30, 4, 26, 11], [-8, -1])}<path class="h" d="M4 33V9M1 13L4 8L7 13M36 7V31M33 27L36 32` +
    'L39 27"/>',
  uroscopy:
    `${matula}<path class="t" d="M11 24q1-3 4-4"/>${cuts(5, [32, 28, 25, 36, 2, 1], [-8, -2])}<path ` +
    'class="k" d="M33 3l1.2 3.3L37.5 7.5l-3.3 1.2L33 12l-1.2-3.3L28.5 7.5l3.3-1.2z"/>',
  key:
    '<g transform="rotate(-45 20 20)">' +
    '<path class="o" fill-rule="evenodd" d="M12 11C17 11 20 14 20.5 18H40V29H35V23H32V27H28V22H20.5C20 ' +
    '26 17 29 12 29A9 9 0 0 1 12 11ZM12 16A4 4 0 0 0 12 24A4 4 0 0 0 12 16Z"/>' +
    '<path class="t" d="M23 20H37"/></g>',
  rest:
    '<path class="u" d="M1 10H5V36H1ZM35 19H39V36H35Z"/><path class="u" d="M5 30H35V34H5Z"/>' +
    '<path class="p" d="M5 22C7 18 14 18 16 22V30H5Z"/><circle class="s" cx="13" cy="20" r="4.5"/>' +
    '<path class="b" d="M15 30C15 23 20 20 26 20H35V30Z"/>' +
    '<path class="t" d="M22 22q2 4 1 8M28 21q2 4 1 9"/>' +
    '<path d="M19 12h5l-5 5h5M28 3h7l-7 8h7" class="t"/>',
  gold:
    '<path class="p" d="M16 4H24V12C32 14 36 19 36 25C36 33 29 38 20 38S4 33 4 25C4 19 8 14 16 12Z"/>' +
    '<path class="o" d="M7 18C14 21 26 15 33 18C35 20 36 22 36 25C36 33 29 38 20 38S4 33 4 25C4 22 5 20 ' +
    '7 18Z"/><path class="u" d="M15 1H25V6H15Z"/><circle cx="20" cy="27.5" r="6"/>' +
    '<circle class="k" cx="20" cy="27.5" r="1.9"/>',
  unicorn:
    '<path class="o" d="M20 19L39 0L26.5 23Z"/>' +
    '<path class="t" d="M25.5 13.5L30.5 15M30 9L33.5 10M34 5L36 6.5"/>' +
    '<path class="m" d="M2 36C1 23 8 15 17 15C27 15 33 23 34 36Z"/>' +
    `${cuts(5, [4, 33, 10, 18, -2, -2], [6, 1])}<path d="M20 22.5L26 24.5" class="h"/>` +
    '<circle class="k" cx="22.5" cy="26.5" r="2.1"/><path class="t" d="M24 33.5C26 31.5 29 31.5 31 33"/>' +
    '<path class="b" d="M0 39V34C4 31 7 36 10.5 34S17 31 20 34S27 36 30 34S36 31 40 34V39Z"/>',
  arsenic:
    '<path class="p" d="M11 13C4 20 1 28 4 34C8 39 32 39 36 34C39 28 36 20 29 13Z"/>' +
    '<path class="g" d="M8 3C14 6 26 6 32 3C31 8 29 10 28 12H12C11 10 9 8 8 3Z"/>' +
    '<path d="M10 13H30" stroke-width="3"/>' +
    '<path class="k" d="M12 24C12 18 16 16 20 16S28 18 28 24C28 26 27 27 25 28V31H15V28C13 27 12 26 12 ' +
    '24Z"/><circle class="p n" cx="17" cy="24" r="2"/><circle class="p n" cx="23" cy="24" r="2"/>' +
    '<path d="M12 36l16-3M28 36l-16-3"/>',
  air:
    '<path class="night" d="M9 38V16C9 8 14 3 20 3S31 8 31 16V38Z"/>' +
    '<path class="o" d="M22 8C16 8 14 16 19 19C22 20 25 19 26 17C22 17 20 13 22 8Z"/>' +
    '<path class="u" d="M9 16L1 12V36L9 38ZM31 16L39 12V36L31 38Z"/>' +
    '<path class="wind" d="M11 26H23C27 26 27 21 23.5 22M13 31H28"/>',
  confession:
    '<path class="s" d="M13 37C9 30 6 24 7 16C8 7 15 3 22 4C30 5 34 12 31 19C29 24 25 25 23 30C22 35 17 ' +
    '40 13 37Z"/><path d="M13 18C13 12 17 9 21 10C26 11 26 17 22 19C18 20 16 24 19 27"/>' +
    '<path d="M33 25l5-2M32 30l6 1M30 34l5 4"/>',
  audit:
    '<path class="o" d="M18 6H22V33H28V37H12V33H18Z"/><path d="M4 13L36 8"/>' +
    '<circle class="o" cx="20" cy="6" r="3"/>' +
    '<path class="t" d="M7 13L2 26M7 13L12 26M33 9L28 20M33 9L38 20"/>' +
    '<path class="m" d="M0 26H14C13 31 1 31 0 26ZM26 20H40C39 25 27 25 26 20Z"/>' +
    '<path d="M3 23C6 19 9 25 12 22" stroke-width="4"/>',
  // Answers
  opinion:
    '<path class="o" d="M5 18C12 17 20 13 26 5L33 31C25 26 16 25 8 27Z"/>' +
    '<path class="r" d="M26 5C32 8 36 26 33 31C27 28 23 11 26 5Z"/>' +
    '<path class="u" d="M11 27L14 37H19L17 26Z"/>' +
    `<path class="t" d="M35 8l3-3M38 15h2M38 24l2 1"/>${cuts(5, [10, 26, 26, 27], [-2, -6])}`,
  bottle:
    '<path class="g" d="M15 9V3H25V9C25 12 31 14 31 19V35C31 37 30 38 28 38H12C10 38 9 37 9 35V19C9 14 ' +
    '15 12 15 9Z"/><path class="u" d="M15 1H25V6H15Z"/><path class="p" d="M9 19H31V34H9Z"/>' +
    '<path d="M17 24C17 21 23 21 23 24.5C23 27 20 26.5 20 29" stroke-width="2.5"/>' +
    '<circle class="k" cx="20" cy="32" r="1.5"/>',
  recipe:
    '<path class="p" d="M7 6C4 6 3 2 7 2H31C34 2 35 5 34 7V33C36 34 37 38 33 38H10C7 38 6 36 7 34Z"/>' +
    '<g transform="rotate(180 20 20)">' +
    '<path d="M14 29V12H20C25 12 25 20 20 20H14M19 20L27 30M27 22L19 30" stroke-width="2.5"/></g>' +
    '<circle class="r" cx="29" cy="33" r="4.5"/>',
  pinch:
    '<path class="s" d="M38 3C30 2 22 3 16 8C11 13 10 18 12 22C13 25 17 25 17 22L17 18L20 16C18 20 18 23 ' +
    '20 25C22 27 24 25 24 22L27 15C31 18 35 17 39 15Z"/>' +
    '<path class="t" d="M25 10C22 12 20 14 20 16M29 15C31 13 32 12 33 9"/>' +
    '<path class="k" d="M16 27h3v3h-3zM20 30h3v3h-3zM13 31h3v3h-3z"/>' +
    '<path class="o" d="M5 39C9 35 14 34 18 35C23 33 28 35 32 39Z"/>',
  prescribed:
    '<path class="b" d="M12 30C10 18 18 4 37 2C38 14 30 26 17 28Z"/><path d="M5 37C12 26 20 15 32 7"/>' +
    '<path class="t" d="M20 20l-3-6M25 14l-3-5M20 20l9-1M25 14l8-3"/>' +
    '<path d="M10 38c4-4 6 2 9-1s4 2 7 0 4 1 8-1" class="t" stroke-width="2"/>',
  double:
    `<g transform="rotate(-9 12 20) translate(11 21)">${vial}</g>` +
    `<g transform="rotate(9 28 20) translate(29 21)">${vial}</g>`,
  relic:
    '<path class="o" d="M8 39V35H14L13 31H27L26 35H32V39Z"/><path class="o" d="M7 31V14L20 3L33 14V31Z"/>' +
    '<path class="night" d="M11 28V18C11 9 29 9 29 18V28Z"/>' +
    '<path class="bone n" d="M17.5 25V16C14 14 17 10 20 12.5C23 10 26 14 22.5 16V25C25 28 22 29 20 27.5' +
    'C18 29 15 28 17.5 25Z"/><path d="M20 3V-1M18 .5H22M4 9L1 6M36 9L39 6M3 17H0M37 17H40" class="h"/>',
  writ:
    '<path class="p" d="M8 6H33V26H8Z"/>' +
    '<path class="p" d="M4 3C9 3 9 9 4 9H32C37 9 37 3 32 3ZM8 23C3 23 3 29 8 29H36C40 29 40 23 36 23Z"/>' +
    '<path class="t" d="M12 13H29M12 17H29M12 20H22"/><path class="b" d="M14 29V37L17 34L20 37V29Z"/>' +
    '<circle class="r" cx="26" cy="31" r="6.5"/><path class="t" d="M26 27.5v7M22.5 31h7"/>',
  // Quacks
  barber:
    '<path class="m" d="M17 22L29 2C33 4 33 8 31 11L22 25Z"/>' +
    '<path class="m" d="M23 22L11 2C7 4 7 8 9 11L18 25Z"/>' +
    '<path class="ring" d="M17 24C20 28 16 35 11 35S4 30 7 27S14 24 17 24ZM23 24C20 28 24 35 29 35S36 30 ' +
    '33 27S26 24 23 24Z"/><circle class="k" cx="20" cy="20" r="1.6"/>',
  apothecary:
    '<path class="u" d="M22 20L33 2L38 5L28 20Z"/>' +
    '<path class="m" d="M3 18H37V22H35C35 29 32 32 27 33V35H30V38H10V35H13V33C8 32 5 29 5 22H3Z"/>' +
    `${cuts(6, [34, 23, 27, 32, 2, 1], [-9, 0])}<path class="t" d="M9 25q1 4 4 5"/>`,
  astrologer:
    `<circle class="b" cx="20" cy="21" r="11"/>${cuts(6, [30, 22, 18, 31, 3, 3], [-6, -5])}<path ` +
    'class="o" d="M10 24C2 29 0 32 3 33C9 35 30 25 36 17C39 13 37 11 30 13C34 14 33 16 30 18C24 23 13 28 ' +
    '8 28C6 28 8 26 10 24Z"/><path class="o" d="M9 1l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z"/>',
  flatterer:
    '<path d="M12 39C16 32 19 28 20 22"/>' +
    '<path class="g" d="M20 2C30 4 34 12 30 20C28 27 22 30 18 30C12 27 8 22 9 14C10 7 14 3 20 2Z"/>' +
    '<path class="o" d="M20 7C26 8 28 13 26 18C24 22 20 24 18 24C14 22 13 18 13 14C14 10 17 8 20 7Z"/>' +
    '<circle class="b" cx="20" cy="15" r="4.5"/>' +
    '<path class="t" d="M6 10l4 3M34 10l-3 3M5 18l5 1M35 19l-5 1M8 26l4-2M32 27l-5-2"/>',
  meddler:
    '<path class="u" d="M20 15L34 0L38 4L26 17Z"/>' +
    '<path class="d" d="M3 16H37V19C38 30 33 36 20 36S2 30 3 19Z"/>' +
    '<path class="g" d="M5 16C10 12 30 12 35 16C30 20 10 20 5 16Z"/>' +
    '<path class="glint" d="M8 24q1 5 5 7"/>' +
    '<path d="M10 35l-2 4M30 35l2 4M10 9c-2-3 2-4 0-7M17 9c-2-3 2-4 0-7" class="h"/>',
  hoarder:
    '<path class="m" d="M9 14L7 2L12 1L14 14Z"/><path class="g" d="M16 14V7H18V3H22V7H24V14Z"/>' +
    '<path class="o" d="M27 14L30 5C27 3 29 -1 32 1C35 0 36 4 33 6L31 14Z"/>' +
    '<path class="u" d="M6 14H34C38 22 40 38 34 38H6C0 38 2 22 6 14Z"/>' +
    '<path class="flap" d="M5 14H35C36 20 34 26 20 27C6 26 4 20 5 14Z"/>' +
    `<path class="o" d="M17 24H23V31H17Z"/>${cuts(6, [36, 26, 36, 36], [-9, 0])}`,
  gossip:
    '<path class="u" d="M32 18L36 39H32L28 20Z"/><circle class="ring" cx="10" cy="14" r="8"/>' +
    '<circle class="ring" cx="29" cy="14" r="8"/><circle class="glass" cx="10" cy="14" r="6"/>' +
    '<circle class="glass" cx="29" cy="14" r="6"/><path d="M17 13q2.5-3 5 0"/>' +
    '<circle class="k" cx="11.5" cy="14" r="2.6"/><circle class="k" cx="30.5" cy="14" r="2.6"/>' +
    '<path class="t" d="M3 2l5 2M37 2l-5 2"/>',
  monk:
    '<path class="u" d="M2 39C3 32 6 28 8 25C5 12 12 2 20 1C28 2 35 12 32 25C34 28 37 32 38 39Z"/>' +
    '<path class="d" d="M12 24C10 14 14 8 20 7C26 8 30 14 28 24C26 29 14 29 12 24Z"/>' +
    '<path class="s" d="M14 20C15 16 25 16 26 20C26 29 23 32 20 32S14 29 14 20Z"/>' +
    '<path class="t" d="M15.5 22q1.5 1.5 3 0M21.5 22q1.5 1.5 3 0M18 28q2 1.5 4 0M20 23v2.5"/>' +
    `${cuts(5, [5, 36, 12, 30], [3, 7])}${cuts(5, [35, 36, 28, 30], [-3, 7])}`,
  // Agendas
  physician:
    '<path class="o" d="M8 17L4 4L13 10L20 2L27 10L36 4L32 17Z"/><path class="u" d="M18 18H22V39H18Z"/>' +
    '<path d="M20 37C30 35 30 30 20 29S10 23 20 22C27 21 30 20 28 17" stroke-width="5"/>' +
    '<path class="snake" d="M20 37C30 35 30 30 20 29S10 23 20 22C27 21 30 20 28 17"/>',
  infirmary:
    '<path class="p" d="M5 16H35V38H5Z"/><path class="r" d="M1 18L20 3L39 18Z"/>' +
    '<path class="p" d="M18 7h4v3h3v4h-3v3h-4v-3h-3v-4h3z"/><path class="u" d="M9 23V35M31 28V35"/>' +
    '<path class="b" d="M9 29H31V33H9Z"/><circle class="s" cx="13.5" cy="26.5" r="3"/>' +
    '<path class="b" d="M17 29C18 25 31 25 31 29Z"/>',
  heirs:
    '<path class="u" d="M3 17L8 33H32L37 13L31 14L29 21H12L9 15Z"/>' +
    '<path class="t" d="M12 24l2 8M20 24v8M28 24l-2 8"/>' +
    '<path d="M4 32C12 39 28 39 36 32" stroke-width="3"/><circle class="s" cx="17" cy="15" r="6"/>' +
    '<path class="o" d="M12 9L10 2L14 5L17 1L20 5L24 2L22 9Z"/>' +
    '<path class="p" d="M21 21C21 15 27 14 31 16L29 21Z"/>' +
    '<path class="t" d="M15 15h1M19 15h1M15.5 18q1.5 1.5 3 0"/>',
  sexton:
    '<path class="m" d="M4 36V16C4 9 9 6 14 6S24 9 24 16V36Z"/>' +
    '<path d="M14 12v11M10 16h8" stroke-width="2.5"/><path class="u" d="M31 3H33V23H31ZM28 2H36"/>' +
    '<path class="m" d="M27 22H37V30C37 35 32 38 32 38S27 35 27 30Z"/>' +
    '<path class="g" d="M0 39C2 34 6 36 8 35C11 33 15 36 18 35C22 34 25 36 27 39Z"/>',
  estates:
    '<path class="o" d="M10 2H38V38H10Z"/><path class="u" d="M2 4L22 2V34L2 38Z"/>' +
    '<path class="t" d="M7 9l10-1.5v10L7 19zM7 23l10-1.5v8L7 31.5z"/>' +
    '<circle class="o t" cx="19" cy="20" r="1.6"/>' +
    '<path class="r" d="M40 18H31C31 25 26 29 18 31C13 32 12 37 16 37H40Z"/>' +
    `<path d="M40 24H31"/>${cuts(4, [24, 36, 38, 36], [0, -5])}`,
  bloom:
    '<path d="M20 27V15M14 27C14 22 12 19 9 17M26 27C26 22 28 19 31 17" class="h"/>' +
    '<path class="g" d="M20 25C15 25 13 22 13 19C17 19 20 21 20 25ZM20 25C25 25 27 22 27 19C23 19 20 21 ' +
    `20 25Z"/>${blossom('r', 20, 8, 1.25)}${blossom('p', 7, 15, 0.95)}${blossom('p', 33, 15, 0.95)}<path ` +
    'class="o" d="M6 38L4 23L12 29L20 22L28 29L36 23L34 38Z"/><path class="t" d="M7 33.5H33"/>',
  // Nobody is ill
  bed:
    '<path class="u" d="M1 10H5V36H1ZM35 19H39V36H35Z"/><path class="u" d="M5 30H35V34H5Z"/>' +
    '<path class="p" d="M5 24C7 20 14 20 16 24V30H5Z"/>' +
    '<path class="b" d="M15 30C15 26 18 25 22 25H35V30Z"/>' +
    '<path class="t" d="M22 26q1 2 .5 4M28 26q1 2 .5 4"/>',
};

/** A sealed phial: whatever it is, it is bottled. */
const UNKNOWN = `<g transform="translate(20 22)">${vial}</g>`;

export const emblem = (id: string) => EMBLEMS[id] ?? UNKNOWN;

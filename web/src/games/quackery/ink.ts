// How Quackery's pictures are cut: ink lines, wedges for shade, spot colours. The classes are
// for every picture of the game; a line's colour is --line, so that a sign can follow the text.

/** From, to, and how far the middle lies off the straight line. */
export type Row = [x1: number, y1: number, x2: number, y2: number, bendX?: number, bendY?: number];

/** Shade as a woodcutter makes it: tapering cuts by (dx, dy) from a row that may be bent,
    longest in the middle. */
export function cuts(
  n: number,
  [x1, y1, x2, y2, bendX = 0, bendY = 0]: Row,
  [dx, dy]: [number, number],
  width = 1.8,
  kind = 'k',
): string {
  const length = Math.hypot(dx, dy);
  const nx = ((-dy / length) * width) / 2;
  const ny = ((dx / length) * width) / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const swell = 0.5 + 0.5 * Math.sin(Math.PI * t);
    const bend = 4 * t * (1 - t);
    const x = x1 + (x2 - x1) * t + bendX * bend;
    const y = y1 + (y2 - y1) * t + bendY * bend;
    d +=
      `M${round(x - nx)} ${round(y - ny)}L${round(x + dx * swell)} ${round(y + dy * swell)}L` +
      `${round(x + nx)} ${round(y + ny)}z`;
  }
  return `<path class="${kind}" d="${d}"/>`;
}

/** The shape and its mirror image. */
export const both = (shape: string, width: number) => `${shape}<g transform="matrix(-1 0 0 1 ${width} 0)">${shape}</g>`;

const fills = {
  r: 'madder',
  g: 'verdigris',
  b: 'woad',
  o: 'ochre',
  u: 'umber',
  m: 'steel',
  v: 'vellum',
  w: 'linen',
};

const STYLE = `<style>
  .q-cut{fill:none;stroke:var(--line);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
  ${Object.entries(fills)
    .map(([letter, name]) => `.q-cut .${letter}{fill:var(--q-${name})}`)
    .join('')}
  .q-cut .s{fill:var(--skin)}
  .q-cut .p{fill:var(--q-paper)}
  .q-cut .k{fill:var(--line);stroke:none}
  .q-cut .d{fill:var(--q-pitch)}
  .q-cut .l{fill:#f4e9d2;fill-opacity:.75;stroke:none}
  .q-cut .t{stroke-width:1.4}
  .q-cut .h{stroke-width:2.2}
  .q-cut .n{stroke:none}
  .q-cut .x{fill:var(--q-h0)}
  .q-cut .sign{stroke-width:2.4}
  .q-cut .flesh{fill:color-mix(in oklab,var(--q-ochre),var(--q-umber) 45%)}
  .q-cut .flap{fill:color-mix(in oklab,var(--q-umber),black 22%)}
  .q-cut .night{fill:light-dark(#27415f,#2d4a6b)}
  .q-cut .glass{fill:color-mix(in oklab,var(--q-woad),var(--q-paper) 70%)}
  .q-cut .ring{stroke:var(--line);fill:var(--q-ochre)}
  .q-cut .hide{stroke:color-mix(in oklab,var(--q-verdigris),var(--q-umber) 50%);stroke-width:6}
  .q-cut .snake{stroke:var(--q-verdigris);stroke-width:2.6}
  .q-cut .bone{fill:#f4e9d2}
  .q-cut .wind{stroke:#f4e9d2}
  .q-cut .glint{stroke:#f4e9d2}
  .q-cut .blush{fill:var(--q-madder);fill-opacity:.35;stroke:none}
  .q-cut .bruise{fill:var(--q-s4);fill-opacity:.6;stroke:none}
  .q-cut .bump{fill:color-mix(in oklab,var(--skin),var(--q-madder) 50%)}
  .q-cut .straw{stroke:var(--q-ochre)}
  .q-cut .drop{fill:color-mix(in oklab,var(--q-woad),white 62%);stroke-width:1.8}
  .q-cut .brows{stroke-width:3}
  .q-mood1{--skin:color-mix(in oklab,var(--flesh),var(--q-sickly) 20%)}
  .q-mood2{--skin:color-mix(in oklab,var(--flesh),var(--q-sickly) 55%)}
  .q-mood3{--skin:color-mix(in oklab,var(--flesh),var(--q-sickly) 90%)}
  .q-cut.dead .blush,.q-cut.dead .bruise{fill-opacity:.12}
  .q-cut.dead .r,.q-cut.dead .g,.q-cut.dead .b,.q-cut.dead .o,.q-cut.dead .u{fill:var(--q-ash)}
  .q-cut.dead .lily .g{fill:var(--q-verdigris)}
  .q-cut.dead .lily .o{fill:var(--q-ochre)}
</style>`;

if (typeof document !== 'undefined' && !document.getElementById('quackery-ink')) {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg id="quackery-ink" aria-hidden="true" width="0" height="0" style="position:absolute">${STYLE}</svg>`,
  );
}

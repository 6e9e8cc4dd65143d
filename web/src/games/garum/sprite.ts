// Garum's signs, drawn once into the page and used everywhere: <use href="#garum-tuna">.
// A sign takes its colours from --glyph (the shape) and --ground (what lies under it).

const SPECIES_SIGNS = ['tuna', 'mackerel', 'mollusc', 'shellfish'] as const;

export function signOf(species: number): string {
  return `#garum-${SPECIES_SIGNS[species] ?? 'joker'}`;
}

const mirrored = (shape: string) => `${shape}<g transform="matrix(-1 0 0 1 40 0)">${shape}</g>`;

const signs: Record<string, string> = {
  // A deep body with a crescent tail: lies level.
  tuna:
    '<path d="M16.5 11.5C18 8 20.5 5.6 23.6 5c-.6 2.6-.2 5 .6 7.4zM20.5 28c1.200 3.400 3.600 5.800 6.700 ' +
    '6.600-.8-2.600-.8-5-.2-8z"/>' +
    '<path d="M2 20.400C5.500 13.200 14 9.600 22 12.200c4.600 1.500 8 4.400 10.600 6.500C34.400 15.600 ' +
    '36.300 11.600 39 9c-1.600 7.400-1.600 14.800 0 22-2.700-2.400-4.600-6.200-6.400-9.300-2.700 ' +
    '2.200-6.200 5-10.800 6.400C14 30.500 5.500 27.400 2 20.400z"/>' +
    '<path class="cut" d="M12.200 14.600c2 3.600 2 8 0 11.600M14.500 22.600c2.600.4 5 1.600 6.600 ' +
    '3.800"/><circle class="hole" cx="7.600" cy="18.700" r="1.500"/>',
  // Slender and striped: swims upwards.
  mackerel:
    '<g transform="rotate(-42 20 20)">' +
    '<path d="M-2.500 20C4 14.400 17 12.600 30.500 18.300L41 12.200c-1.700 2.700-2.500 5.200-2.500 7.800' +
    's.8 5.100 2.500 7.800l-10.500-6.100C17 27.400 4 25.600-2.500 20z"/>' +
    '<path d="M14.500 14.600l4.600-4.200.9 4.600zM17 25.400l4.200 3.800 1.400-4.600z"/>' +
    '<path class="cut" d="M9.600 15.600c1.800 1 2 2.600 1.400 4.200M14.200 14.800c1.900 1.200 2.200 ' +
    '2.900 1.500 4.800M18.800 14.900c1.900 1.200 2.200 2.900 1.500 4.800M23.400 15.900c1.600 1 2 2.200 ' +
    '1.400 3.800"/><circle class="hole" cx="3.200" cy="18.800" r="1.300"/></g>',
  // A squid, upright.
  mollusc:
    '<path d="M20 .800c4.800 3.200 9.600 8.200 11.800 14.600-2.400.3-4.400.8-5.600 1.700v6.100c0 ' +
    '3.700-2.300 5.800-6.200 5.800s-6.200-2.100-6.200-5.800v-6.100c-1.200-.9-3.200-1.400-5.600-1.700' +
    'C10.400 9 15.200 4 20 .800z"/>' +
    mirrored(
      '<path class="arm" d="M15.400 26.500c-.6 5.200-5.800 5-6.400 10.800M18.400 28.500' +
        'c.2 4.500-2.700 5.500-2.200 10"/>',
    ) +
    '<circle class="hole" cx="17.200" cy="24" r="1.500"/>' +
    '<circle class="hole" cx="22.800" cy="24" r="1.500"/><path class="cut" d="M20 6v9"/>',
  // A crab, claws up.
  shellfish:
    '<path d="M7.400 24.200c0-6 5.600-9.400 12.600-9.400s12.600 3.400 12.600 9.400c-1.400 5.800-6.600 ' +
    '9-12.600 9s-11.200-3.200-12.600-9z"/>' +
    mirrored(
      '<path d="M7 14.800C2 13 .400 6.800 4.600 2.600c.5 2.600 1.400 3.800 2.700 4.500.7-1.600 2-2.900 4.400-3.500' +
        'C13.400 8.400 11.600 13.600 7 14.800z"/><path class="arm" d="M7.200 13.500l4 5M8.400 26l-6-1.200' +
        'M9.600 29.300l-5.600 2.500M13 31.800l-3.600 5M17 15.500v-4"/>',
    ) +
    '<path class="cut" d="M13 22.400c2 1.600 4.200 2.300 7 2.300s5-.7 7-2.300M16.500 28.600c2.300.8 ' +
    '4.700.8 7 0"/>',
  // Any species: a star of tesserae.
  joker:
    '<path d="M20 2l4.300 11.200L35 7.200l-5.600 10.400L38 20l-8.600 2.400L35 32.800l-10.700-6L20 38' +
    'l-4.300-11.200L5 32.800l5.600-10.400L2 20l8.600-2.400L5 7.200l10.700 6z"/>' +
    '<circle class="hole" cx="20" cy="20" r="4.600"/>',
  amphora:
    '<path d="M15.500 3h9v3h-1.700v4.200c5 2.200 8 6.400 7.400 12.200-.5 5-4 9.400-7.800 12.600h1.400v3' +
    'h-7.600v-3h1.400c-3.800-3.200-7.300-7.600-7.800-12.600-.6-5.800 2.400-10 7.400-12.200V6h-1.700z"/>' +
    `${mirrored('<path class="arm" d="M16.500 6.500C10 5.500 7.200 10 9.200 15.500"/>')}<path ` +
    'class="cut" d="M11 20.500h18M11.600 25h16.800"/>',
  crown: `<path d="M5 31V10l8.500 8L20 5l6.500 13L35 10v21zM5 33.500h30v4H5z"/>`,
  tiles: `<path d="M4 13h19v22H4z" opacity=".55"/><path d="M12 5h24v24H12z"/><path class="cut" d="M24 5v24M12 17h24"/>`,
  pile:
    '<path d="M3 27l17 9 17-9-4-2-13 7-13-7z" opacity=".7"/>' +
    '<path d="M3 20l17 9 17-9-4-2-13 7-13-7z" opacity=".85"/><path d="M3 13l17-9 17 9-17 9z"/>',
};

/** Small numbers from a fixed seed: the stones lie the same for everybody. */
function grains(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Cut stones of a mosaic as a faint play of light and dark, over any colour. */
function tesserae(): string {
  const next = grains(5);
  const step = 80 / 11;
  let stones = '';
  for (let y = 0; y < 11; y++) {
    for (let x = 0; x < 11; x++) {
      const shade = next();
      const jog = next() * 0.9;
      const fill = shade < 0.5 ? '#000' : '#fff';
      const depth = (Math.abs(shade - 0.5) * 0.26).toFixed(3);
      stones +=
        `<rect x="${(x * step + 0.3 + jog * 0.4).toFixed(2)}" y="${(y * step + 0.3).toFixed(2)}" width="` +
        `${(step - 0.6 - jog * 0.4).toFixed(2)}" height="${(step - 0.7 - jog * 0.3).toFixed(2)}" fill="` +
        `${fill}" fill-opacity="${depth}"/>`;
    }
  }
  let joints = '';
  for (let at = 0; at <= 11; at++) {
    const line = (at * step).toFixed(2);
    joints += `M${line} 0V80M0 ${line}H80`;
  }
  return (
    `<pattern id="garum-tesserae" width="80" height="80" patternUnits="userSpaceOnUse">${stones}<path d="` +
    `${joints}" stroke="#1c0f05" stroke-opacity=".13" stroke-width=".9"/></pattern>`
  );
}

/** Opus signinum: mortar with crushed tile and rows of small white stones. */
function signinum(): string {
  const next = grains(23);
  let chips = '';
  const tints = ['#fff3dc', '#7c3a22', '#e9b48f', '#5a2b1a'];
  for (let n = 0; n < 90; n++) {
    const x = next() * 128;
    const y = next() * 128;
    const size = 0.8 + next() * 2.4;
    const tint = tints[Math.floor(next() * 4)];
    const lean = Math.floor(next() * 90);
    chips +=
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size.toFixed(1)}" height="` +
      `${(size * 0.75).toFixed(1)}" fill="${tint}" fill-opacity="${(0.2 + next() * 0.3).toFixed(2)}" ` +
      `transform="rotate(${lean} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }
  return `<pattern id="garum-signinum" width="128" height="128" patternUnits="userSpaceOnUse">${chips}</pattern>`;
}

const WAVES =
  '<pattern id="garum-waves" width="40" height="28" patternUnits="userSpaceOnUse">' +
  '<path d="M2 9c4-4 8-4 11 0s7 4 11 0M22 22c3-3.500 7-3.500 10 0s6 3.500 9 0" fill="none" ' +
  'stroke="var(--brine-lit)" stroke-opacity=".34" stroke-width="1.300" stroke-linecap="round"/>' +
  '</pattern>';

/** A running wave, the border of many Roman floors. */
const BORDER =
  '<pattern id="garum-border" width="24" height="14" patternUnits="userSpaceOnUse">' +
  '<path d="M0 14V10.500C3.500 10.500 6 8.500 7.500 6 9 3.500 11.500 1.500 15 1.500c3.600 0 6 2.300 6 ' +
  '5 0 2.300-1.700 3.800-3.700 3.800-1.600 0-2.900-1.100-2.900-2.600 0-1.200.9-2.100 ' +
  '2-2.100-2.300-.9-4.600 1-4.600 3.500 0 1.200.9 1.700 3 1.700H24V14z" fill="var(--frame-line)"/>' +
  '</pattern>';

const GRADIENTS =
  '<radialGradient id="garum-brine" cx=".5" cy=".42" r=".75">' +
  '<stop offset="0" style="stop-color:var(--brine)"/>' +
  '<stop offset="1" style="stop-color:var(--brine-deep)"/></radialGradient>' +
  '<linearGradient id="garum-sheen" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#fff" stop-opacity=".22"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>' +
  '<linearGradient id="garum-round" x1="0" y1="0" x2="1" y2="0">' +
  '<stop offset="0" stop-color="#fff" stop-opacity=".34"/>' +
  '<stop offset=".42" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>' +
  '<linearGradient id="garum-well" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#04181c" stop-opacity=".6"/>' +
  '<stop offset="1" stop-color="#04181c" stop-opacity="0"/></linearGradient>' +
  '<radialGradient id="garum-coin" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#ffe9a8"/>' +
  '<stop offset=".55" stop-color="#e2b04a"/><stop offset="1" stop-color="#9a6a18"/></radialGradient>' +
  '<filter id="garum-glow" x="-40%" y="-40%" width="180%" height="180%">' +
  '<feGaussianBlur stdDeviation="7"/></filter>';

const STYLE = `<style>
  .garum-sign{fill:var(--glyph,currentColor)}
  .garum-sign .cut{fill:none;stroke:var(--ground,var(--panel));stroke-width:1.900;stroke-linecap:round}
  .garum-sign .arm{fill:none;stroke:var(--glyph,currentColor);stroke-width:2.900}
  .garum-sign .arm{stroke-linecap:round;stroke-linejoin:round}
  #garum-vilicus .body,#garum-dominus .body{stroke:#000;stroke-opacity:.3;stroke-width:1.200}
  .garum-sign .hole{fill:var(--ground,var(--panel))}
</style>`;

const PAWNS =
  '<symbol id="garum-vilicus" viewBox="0 0 40 44" overflow="visible">' +
  '<ellipse cx="20" cy="40.500" rx="15" ry="3.400" fill="#000" fill-opacity=".28"/>' +
  '<path class="body" d="M20 14.500c-8 0-10 8-11.800 22.500-.3 2.600 1.400 4.200 3.800 4.200h16c2.400 ' +
  '0 4.100-1.600 3.800-4.200C30 22.500 28 14.500 20 14.500z"/>' +
  '<circle class="body" cx="20" cy="10.800" r="7"/>' +
  '<path fill="url(#garum-round)" d="M20 14.500c-8 0-10 8-11.800 22.500-.3 2.600 1.400 4.200 3.800 ' +
  '4.200h16c2.400 0 4.100-1.600 3.800-4.200C30 22.500 28 14.500 20 14.500z"/>' +
  '<circle fill="url(#garum-round)" cx="20" cy="10.800" r="7"/></symbol>' +
  '<symbol id="garum-dominus" viewBox="0 0 40 44" overflow="visible">' +
  '<ellipse cx="20" cy="41" rx="19" ry="3.400" fill="#000" fill-opacity=".3"/>' +
  '<path class="body" d="M20 13c-8.500 0-12.500 7-15.200 22.800-.4 2.900 1.400 4.700 4 4.700h22.400' +
  'c2.600 0 4.400-1.800 4-4.700C32.500 20 28.500 13 20 13z"/>' +
  '<circle class="body" cx="20" cy="9" r="8"/>' +
  '<path fill="url(#garum-round)" d="M20 13c-8.500 0-12.500 7-15.200 22.800-.4 2.900 1.400 4.700 4 ' +
  '4.700h22.400c2.600 0 4.400-1.800 4-4.700C32.500 20 28.500 13 20 13z"/>' +
  '<circle fill="url(#garum-round)" cx="20" cy="9" r="8"/>' +
  '<path d="M10.600 5.500c1.300-3.400 3.600-5.600 6.400-6.500M29.400 5.500' +
  'c-1.300-3.400-3.600-5.600-6.400-6.500M10.300 6c-.6 2.600-.3 5 1 7.200M29.700 6c.6 2.600.3 5-1 ' +
  '7.200" fill="none" stroke="#ffd968" stroke-width="3.200" stroke-linecap="round" stroke-dasharray="3 ' +
  '2.600"/><path d="M5.200 36.200h29.600" stroke="#ffd968" stroke-width="2.600"/></symbol>';

function sprite(): string {
  const symbols = Object.entries(signs)
    .map(
      ([name, shape]) =>
        `<symbol id="garum-${name}" viewBox="0 0 40 40" overflow="visible"><g class="garum-sign">${shape}</g></symbol>`,
    )
    .join('');
  return (
    `<svg id="garum-sprite" aria-hidden="true" width="0" height="0" style="position:absolute">${STYLE}` +
    `<defs>${symbols}${PAWNS}${tesserae()}${signinum()}${WAVES}${BORDER}${GRADIENTS}</defs></svg>`
  );
}

if (typeof document !== 'undefined' && !document.getElementById('garum-sprite')) {
  document.body.insertAdjacentHTML('afterbegin', sprite());
}

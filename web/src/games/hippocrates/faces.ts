// Everybody has a face: a profile as on a painted vase, made from the region, a number and the name.
// The same person always looks the same, and nobody looks like the next in line.

export interface Somebody {
  /** −1: from nowhere. */
  region: number;
  /** Whatever tells people apart. */
  number: number;
  woman: boolean;
  /** Null: chance says. */
  age: 'old' | 'young' | null;
  /** Who is ill does not smile. */
  ill: boolean;
}

const SKIN = ['#f8e2c8', '#efcca6', '#dfb084', '#c68e5e', '#a06a42', '#7c4e30'];
const TONES = [
  [0, 1, 0, 2],
  [1, 2, 3, 4],
  [1, 2, 2, 3],
  [2, 3, 4, 1],
  [0, 1, 2, 1],
  [3, 4, 5, 2],
];
const HAIR = ['#2d221d', '#4a3020', '#6b3f22', '#8d5a2b', '#241f26', '#3a2a22'];
const GREY = ['#a7a199', '#e9e4d8', '#c6c0b4'];
const CLOTH = ['#f5efe0', '#d9e4e6', '#e8d3a8', '#c9d6c0', '#e3c3b4', '#cfc6dd', '#a9c4cf', '#d6b27c'];

/** What a name tells: French says whether a woman is meant, and the ends of names tell mostly. */
export function known(name: Record<string, string>): Pick<Somebody, 'woman' | 'age'> {
  const [english = '', french = ''] = [name.en, name.fr];
  const first = (english.replace(/^(Old|Little|The) /, '').split(/[\s,]/)[0] ?? '').toLowerCase();
  const man = /(^|\s)(le|l’inconnu|l’apprenti)\b/i.test(french) || /(as|os|on|se|es|pan)$/.test(first);
  const woman = !man && (/\s(la|une?) |ée?\b.*e$/.test(french) || /(a|e|o|is|ys|it|at|et)$/.test(first));
  return { woman, age: english.startsWith('Old ') ? 'old' : /^Little |apprentice/.test(english) ? 'young' : null };
}

/** Chances that are the same every time. */
function chances(seed: number): (of: number) => number {
  let state = Math.imul(seed + 11, 0x9e3779b1) >>> 0;
  return (of) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 8) % of;
  };
}

const path = (d: string, fill = 'none', more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, width = 1, ink = '') =>
  `<path d="${d}" fill="none" stroke-width="${width}"${ink && ` stroke="${ink}"`}/>`;

/** What is worn on the head; the ground of each is cloth, the trimming `trim`. */
function headgear(region: number, woman: boolean, one: number, cloth: string, trim: string): string {
  const veil =
    path('M34.500 12C31 4 15 2 11 12 7 22 9 34 5 47l13-1c0-9 0-22 6-29.500C27 13.500 31 13.500 34.500 12z', cloth) +
    line('M30 9.500C20 11 14 22 13 45M24 7C15 11 11 24 9.500 45', 0.8);
  const band = path(
    'M12.200 15.500C19 10.500 27 9.500 33.800 11.800l.3 3C27 12.500 19.500 13.500 12.500 18.500z',
    trim,
  );
  if (one === 0) return woman ? veil : band;
  switch (region) {
    case 0: // a broad felt cap, or a diadem
      return woman
        ? band + path('M24 10.500l1.500-4 2.500 3 3-3 .5 4.500z', trim)
        : path('M8 13C9 4 20 1 28 3c6 1.500 10 5 9.500 8-.3 2-5 1-11 1.200C19 12.500 9 17 8 13z', cloth) +
            line('M9 12C16 8 29 7.500 37 11', 0.8);
    case 1: // a high cap, or a veil with a band
      return woman
        ? veil + band
        : path('M13 17C11 6 17-3 25 0c6 2 9 8 9 13-7-2.500-14-1.500-21 4z', cloth) +
            path('M12.800 15C19 10 27 9.200 33.800 11.500l.3 3C27 12 19.500 13.500 13 18z', trim);
    case 2: // a soft tiara with lappets, or a fluted crown
      return one % 2
        ? path(
            'M34 13C34 5 30 0 23 .5c-4 .3-5 2.500-9 3C11 9 10 14 11 20c-1 8-1.500 14-4 20l8 3c2-8 1.500-18 ' +
              '6-23.500 4-4.500 8.500-5 13-6.500z',
            cloth,
          ) +
            line('M20 18.500C16 24 15 33 12 41', 0.8) +
            path('M11.500 15C19 9.500 27 9 34 11.500v2.300C27 11.500 19 13 11 18.500z', trim)
        : path('M12 16L13 4C20 .5 28 .5 34 3.500L33.800 13C27 10.500 19 11.500 12 16z', trim) +
            line('M16.500 13V3M20.500 11.500V2M24.500 10.800V1.500M28.500 10.800V2', 0.8);
    case 3: // a striped cloth, or a wig with a lotus
      return woman && one % 2
        ? path('M34 12.500C31 4 15 2 11 11 7 20 9 31 8 39h11c-2-8 0-16 4-22 3-3.500 7-3.500 11-4.500z', '#221c24') +
            band +
            path('M31 11c0-4 2-6 4-8 1 3 1 6-1 9z', '#bcd3e8')
        : path('M34.500 13C31 3.500 16 2 11.500 11 8 19 7 31 8 41l11-1c-2-8-.5-17 4.500-23 3-3.200 7-3 11-4z', cloth) +
            line('M27 5C18 9 13 20 12.500 40M22 5C13 10 10 22 9.500 40M31 8C23 11 17 21 16 40', 1.5, trim);
    case 4: // a laurel, or a kerchief round the hair
      return woman
        ? path(
            'M27 7C18 4 9 9 8 18c-.5 6 2 11 6 11 5 0 6-8 13-13 3-2 6-2.500 7-3.500-1-2.500-4-4.500-7-5.500z',
            cloth,
          ) + line('M13 27C13 18 20 11 31 9.500M10 22C12 14 18 9.500 26 8', 0.8)
        : band +
            path(
              'M13 14l2-4 2 2.500 2.500-4 2 3 3-4 1.500 3 3.500-3 1 3.500 3-1.500-.5 3.500C27 10.500 19 12 13 17z',
              '#5d7a33',
              ' stroke-width=".7"',
            );
    case 5: // an ostrich feather, or a scarf with coins
      return woman
        ? veil +
            [28, 24, 20, 16.5]
              .map(
                (x, at) =>
                  `<circle cx="${x + 3}" cy="${11.5 + at * at * 0.7}" r="1.500" fill="#e6b548" stroke-width=".7"/>`,
              )
              .join('')
        : band +
            path('M17 13C12 8 13 1 19-1c5-1 6 2 3 4-3 3-3.500 6-3 9z', '#f6f1e4') +
            line('M18 11C16 7 17 3 20 1', 0.7);
    default:
      return band;
  }
}

export function face({ region, number, woman, age, ill }: Somebody): string {
  const chance = chances(number * 7 + region * 131 + (ill ? 0 : 57));
  const one = <T>(of: readonly T[]): T => of[chance(of.length)]!;
  const skin = SKIN[one(TONES[region] ?? [0, 1, 2, 3])]!;
  const years = chance(8);
  const old = age ? age === 'old' : years < 2;
  const young = age ? age === 'young' : years === 2;
  const hair = old ? one(GREY) : one(HAIR);
  const cloth = one(CLOTH);
  const mantle = one(CLOTH.filter((other) => other !== cloth));
  const trim = one(['#b23a2a', '#2f6d96', '#c9972e', '#4f7a3a', '#6d4a8c']);
  const dark = SKIN.indexOf(skin) > 3;
  const feature = dark ? '#1d120c' : '#3a261b';

  // The line from the forehead to the chin
  const tip = 36.5 + chance(4) + (woman || young ? -0.7 : 0);
  const at = 22 + chance(3);
  const bridge = 33.6 + chance(3) * 0.6;
  const chin = (woman || young ? 33.5 : 34.3) + chance(3) * 0.6;
  const lip = 35.3 + chance(3) * 0.5;
  const head =
    `M17 31C10 27 9.500 12 20 8c7-2.500 13 .5 13.600 6.500L${bridge} 18.500 ${tip} ${at}c.3 1.500-.7 ` +
    `2.300-2.800 2.500L${lip} 27.200 34 28.500 ${lip - 0.3} 30.200 33.800 32 ${chin} 35.200c-.4 2.300-4 ` +
    '3-7 2C23.500 36 22.500 34.500 21.500 33z';

  const style = chance(4);
  const covered = chance(5) < 3 ? 1 + chance(3) : woman && chance(3) === 0 ? 0 : -1;
  const bald = !woman && old && chance(2) === 0 && covered < 0;
  let back = '';
  let crown = path(
    'M34 13.500C31 5 18 3.500 13 10.500 8.500 17 10 28 17 31c2-1.500 3-3.500 3-6 0-5 2.500-8.500 ' +
      '6.500-10C29 14 32 14.500 34 13.500z',
    hair,
  );
  if (woman) {
    if (style === 0) back = `<circle cx="9.500" cy="25" r="6" fill="${hair}"/>`;
    else if (style === 1)
      back =
        path('M13 10C5 16 9 34 5 44c5 2 12 1 14-3 1-4-1-8 0-12z', hair) +
        line('M10 20C11 29 9 36 8 43M13 24c1 7 0 12 0 18', 0.7, dark ? '#5b4636' : '#00000066');
    else if (style === 2) back = `<circle cx="11" cy="9" r="5.500" fill="${hair}"/>`;
    else back = path('M12 26c-4 3 0 5-3 8 3 2 0 5-2 8 4 1 7 0 8-3s-1-4 1-7 1-4 1-6z', hair);
    crown += line('M15 26C14 18 19 11.500 29 10M18.500 27C18 20 22 15 30 12.500', 0.7, trim);
  } else if (bald) {
    crown = path('M13 15C9 20 11 28 17 31c2-1.500 3-3.500 3-6 0-2-4-3-4-6s-1.500-4-3-4z', hair);
  } else if (style === 0) {
    // Curls
    crown =
      [
        [33, 12],
        [29, 8.5],
        [24, 7],
        [19, 7.5],
        [15, 10.5],
        [12.5, 15],
        [12, 20],
        [13.5, 25],
        [17, 28],
        [18, 22],
        [20.5, 17],
        [25, 13.5],
        [30, 12],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.400" fill="${hair}" stroke-width=".8"/>`)
        .join('') + path('M15 24C13 16 18 10 28 10.500 22 13 18.500 17 18 26z', hair, ' stroke="none"');
  } else if (style === 1) {
    back = path('M13 14C8 22 9 30 8 36c4 2.500 9 2 11-1V26z', hair);
  }

  // Persians wear long beards in rows; who is young has none.
  const growth = woman || young ? 0 : region === 2 ? 2 + chance(2) : chance(4);
  const beard = [
    '',
    path('M20.500 26c.5 7 4 12 10 12 4 0 5-2.500 4.300-5.500l-2.300-1-2-2.500c-3 1.500-7 1-10-3z', hair),
    path(
      'M20.500 26c0 8 5 13 8 15 3 2.200 6 4.500 8.500 4-1.500-3.500-.5-8-2.200-12.500l-2.300-1-2-2.500c-3 ' +
        '1.500-7 1-10-3z',
      hair,
    ) + line('M25 34c2 3 4 6 8 9M29 33.500c1.500 3 3 6 5.500 9', 0.7, old ? '#8b857b' : '#8a7663'),
    path(
      'M20.500 26c-1.500 8 0 15 2 20 5 1.500 10 1 14-1 0-4-.5-8-1.700-12.500l-2.300-1-2-2.500c-3 1.500-7 1-10-3z',
      hair,
    ) +
      line(
        'M22 35q2-2 4 0t4 0 4 0M22 39.500q2-2 4 0t4 0 4 0 3 0M23 43.500q2-2 4 0t4 0 4 0',
        0.8,
        old ? '#8b857b' : '#8a7663',
      ),
  ][growth];
  const moustache = growth
    ? path('M36 26.500l-3 .2c-2 .3-3 1.800-3.500 3.500 2-1.500 4-1.500 5.800-2.200z', hair, ' stroke="none"')
    : '';

  const eye =
    path('M27.300 19.300c1.700-2.300 4.600-2.300 6 0-1.600 1.600-4.400 1.600-6 0z', '#fffdf6', ' stroke-width="1"') +
    `<circle cx="31" cy="19.200" r="1.350" fill="#241812" stroke="none"/>`;
  const lid = ill ? line('M27 18.600q3.300-1.300 6.600.4', 1.5, feature) : '';
  const brow = line(
    ill ? 'M27 15.800q3-.2 6.300-2' : 'M26.600 15.800q3.200-2.600 6.800-.6',
    1.6,
    old && !dark ? '#8f887d' : feature,
  );
  const mouth = line(ill ? 'M34.300 28.500q-1.800-.2-3.200 1' : 'M34.300 28.500q-1.800.6-3.300-.6', 1.1, feature);
  const wrinkles = old
    ? line('M25.500 20.500l-2 1M25.500 18.500l-2-.3M31.500 24.500q-1.600 1-1.700 3', 0.7, feature)
    : '';
  const cheek =
    ill && chance(3) === 0 ? `<circle cx="28" cy="25" r="2.600" fill="#c8452f" opacity=".35" stroke="none"/>` : '';
  const ring =
    woman || (region === 2 && chance(2)) || (region === 5 && chance(2))
      ? `<circle cx="20.800" cy="27" r="1.700" fill="#e6b548" stroke-width=".8"/>`
      : '';
  const bandage =
    ill && covered < 0 && chance(4) === 0
      ? path('M12 14.500C19 9.500 27 8.800 33.500 11l.6 4.500C27 13 19 14.500 11.500 20z', '#fdfbf3') +
        line('M13 17.500C20 12.500 27 11.500 34 13.500', 0.6)
      : '';

  return (
    back +
    path('M3 49C5 40 13 38.500 18 37l11 2c8 1 14 4 16 10z', mantle) +
    path('M17.500 29C18 34 17.500 37 15 39c4 5 12 5 15-1l-2-4z', skin, ' stroke-width="1"') +
    line('M9 48c3-5 9-7 12-8M30 39c-2 4-8 7-14 9', 0.8) +
    path(head, skin) +
    cheek +
    eye +
    lid +
    brow +
    mouth +
    wrinkles +
    (beard ?? '') +
    moustache +
    crown +
    line('M20 24.500c-1.600-2.300-.2-4.800 1.800-4.200 1.700.6 1.400 3-.2 5.200z', 1, feature).replace(
      'fill="none"',
      `fill="${skin}"`,
    ) +
    ring +
    bandage +
    (covered >= 0 ? headgear(region, woman, covered, cloth, trim) : '')
  );
}

// The colours of the seats; Badge shows the stone that goes with each. Visitors (the colleague, the
// dignitaries) have a letter.

import { DIGNITARIES } from './types';

/** Stones of the seats, on a field of 40 by 40. */
export const STONES = [
  'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z',
  'M4 4h32v32H4z',
  'M20 1l19 19-19 19L1 20z',
  'M20 3L39 36.500H1z',
] as const;

export const seatColour = (seat: number) => `var(--g-s${seat})`;
export const seatInk = (seat: number) => `var(--g-s${seat}-on)`;

/** Satyrus is grey, Pelops green, the Asiarch purple, Theagenes and Nicon brown; a colleague is brown. */
const VISITORS = [1, 2, 3, 4, 4];
export const visitorColour = (who: number, colleague: boolean) => `var(--g-s${colleague ? 4 : (VISITORS[who] ?? 4)})`;
export const visitorInk = (who: number, colleague: boolean) => `var(--g-s${colleague ? 4 : (VISITORS[who] ?? 4)}-on)`;
export const visitorLetter = (who: number) => (DIGNITARIES[who] ?? '?')[0]!.toUpperCase();

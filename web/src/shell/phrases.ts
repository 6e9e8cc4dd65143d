// What can be said at a table without words of one's own; everybody reads it in their language
// (`phrase-…`). Signs are drawn: a face, a wreath.

import type { Phrase } from '../lib/wire';

export const PHRASES = [
  'hello',
  'luck',
  'played',
  'thanks',
  'moment',
  'turn',
  'again',
] as const satisfies readonly Phrase[];

const FACE = 'M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 1 0 0-19z';

/** Lines in a field of 24 by 24. */
export const SIGNS = {
  smile: [FACE, 'M8.500 9.300v.6M15.500 9.300v.6', 'M7.300 13.800c2 3.600 7.400 3.600 9.400 0'],
  amazed: [
    FACE,
    'M8.500 8.600v1M15.500 8.600v1M6.800 6.400l2-.9M17.200 6.400l-2-.9',
    'M12 13.200a2 2.500 0 1 0 0 5 2 2.500 0 1 0 0-5z',
  ],
  laurel: [
    'M9 21C4.500 19 2.500 15 3.500 9M15 21c4.500-2 6.500-6 5.500-12',
    'M3.500 9c-1.500-2-1-4.500.5-6 1.500 2 1.200 4.500-.5 6zM4 13c2.700-.3 4.200-2 4.300-4.200C5.700 9 ' +
      '4.100 10.600 4 13zM5.800 17.200c2.600-.9 3.700-2.800 3.300-5-2.500.8-3.700 2.600-3.300 5z',
    'M20.500 9c1.500-2 1-4.500-.5-6-1.500 2-1.200 4.500.5 6zM20 13c-2.700-.3-4.200-2-4.300-4.200C18.300 ' +
      '9 19.900 10.600 20 13zM18.200 17.200c-2.600-.9-3.700-2.800-3.300-5 2.500.8 3.700 2.600 3.300 5z',
  ],
} as const satisfies Partial<Record<Phrase, readonly string[]>>;

export type SignName = keyof typeof SIGNS;

export function isSign(phrase: Phrase): phrase is SignName {
  return phrase in SIGNS;
}

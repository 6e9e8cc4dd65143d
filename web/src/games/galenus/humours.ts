// The signs of the humours, apart: the lobby shows them, too.

export const HUMOURS_DRAWN = {
  // Humours: a drop of blood, waves, a flame, the moon
  sanguine: '<path class="f" d="M12 1c4.500 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3.500-8 8-14z"/>',
  phlegmatic:
    '<path class="l w" d="M1.500 7.500c3.500-4.700 7-4.700 10.500 0s7 4.700 10.500 0M1.500 16.500' +
    'c3.500-4.700 7-4.700 10.500 0s7 4.700 10.500 0"/>',
  choleric:
    '<path class="f" d="M12 23.500c-5.800 0-9-3.500-9-8.500 0-4 1.800-6.500 2.200-11 2.300 1.500 3.500 ' +
    '3.500 3.800 6C11 8 12.500 5 12 .5c4.500 2.500 6 6 5.800 9.500 1-.8 1.500-2 1.600-3.500 1.500 2.500 ' +
    '1.900 5.500 1.600 8-.6 5.500-3.500 9-9 9z"/>',
  melancholic: '<path class="f" d="M17.500 20.800A10.500 10.500 0 1 1 14.500 2a8.300 8.300 0 0 0 3 18.800z"/>',
} as const;

export const HUMOUR_SIGNS = ['sanguine', 'phlegmatic', 'choleric', 'melancholic'] as const;

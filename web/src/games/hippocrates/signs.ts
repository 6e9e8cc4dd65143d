// The signs of Hippocrates, on a field of 24 by 24. One each, wherever it is spoken of: `f` is filled
// with the colour of the sign, `l` is a line in it, `c` is cut out of it.

export type SignName = keyof typeof SIGNS;

export const SIGNS = {
  // Medicines: a flask, a sprig, a jar with a lid
  potions:
    '<path class="f" d="M9 2h6v2.500l-1 .5v4.300c4 1.300 6.500 4.300 6.500 7.700 0 3.300-2.500 5-8.500 5' +
    's-8.500-1.700-8.500-5c0-3.400 2.500-6.400 6.500-7.700V5l-1-.5z"/>' +
    '<path class="c" d="M6 15.500c2-1.300 4-1.300 6 0s4 1.300 6 0"/>',
  herbs:
    '<path class="f" d="M12 23c-.7-4-.6-8 .3-12.500C8 12 4 9.500 2.500 4.500 8 3.500 11.800 5.500 12.700 ' +
    '9 13.500 5 16.500 2 21.500 1.500c.6 5.500-2.400 9.500-7.600 10.300-.3 1.400-.5 3-.6 4.500C15 13.500 ' +
    '17.800 12.500 21 13c-.8 4-3.800 6-7.800 5.500 0 1.500.1 3 .3 4.500z"/>',
  unguents:
    '<path class="f" d="M10.500 1h3v2.500H18l1 3.500H5l1-3.500h4.500zM4.500 8.500h15C22 13 21.500 18 ' +
    '17.500 22.500h-11C2.500 18 2 13 4.500 8.500z"/>' +
    '<path class="c" d="M4.500 13.500l3 2.500 3-2.500 3 2.500 3-2.500 3 2.500"/>',
  // A drachma has an owl on it
  drachma:
    '<circle class="f" cx="12" cy="12" r="10.500"/><circle class="c" cx="12" cy="12" r="8"/>' +
    '<circle class="h" cx="9.300" cy="10.500" r="2.200"/>' +
    '<circle class="h" cx="14.700" cy="10.500" r="2.200"/>' +
    '<path class="h" d="M12 12.300l1.500 2.400L12 17l-1.500-2.300z"/>',
  reputation:
    '<path class="l" d="M9.500 21.500C3.500 19 1.800 12 5.500 4M14.500 21.500C20.500 19 22.200 12 18.500 ' +
    '4"/>' +
    '<path class="f" d="M5.500 4C7.500 5 8 7 7 9 5 8 4.500 6 5.500 4zM3.500 9.500c2.300.3 3.300 1.800 3 ' +
    '4-2.200-.2-3.300-1.800-3-4zM5 15.500c2.300-.4 3.800.6 4.200 ' +
    '2.700-2.200.5-3.800-.6-4.200-2.700zM18.500 4C16.500 5 16 7 17 9c2-1 2.500-3 1.500-5zM20.500 9.500' +
    'c-2.300.3-3.300 1.800-3 4 2.200-.2 3.300-1.800 3-4zM19 15.500c-2.300-.4-3.800.6-4.200 2.700 2.200.5 ' +
    '3.800-.6 4.200-2.700z"/>',
  // Points: a star of eight rays, as on the shields of the kings
  points:
    '<path class="f" d="M12 .8l2 6.400 5.900-3.100-3.100 5.900 6.400 2-6.400 2 3.100 5.900-5.900-3.100-2 ' +
    '6.400-2-6.400-5.900 3.100 3.100-5.900-6.400-2 6.400-2-3.100-5.900 5.900 3.100z"/>',
  // Assistants: somebody, with what they do on the chest
  exchange:
    '<circle class="f" cx="12" cy="5.500" r="4.500"/>' +
    '<path class="f" d="M2.500 23c0-8 3-12 9.500-12s9.500 4 9.500 12z"/>' +
    '<path class="c" d="M7 15.500h9l-2.300-2M17 19.500H8l2.300 2"/>',
  charitable:
    '<circle class="f" cx="12" cy="5.500" r="4.500"/>' +
    '<path class="f" d="M2.500 23c0-8 3-12 9.500-12s9.500 4 9.500 12z"/>' +
    '<path class="h" d="M12 21.500c-7-4-4.500-8 -1.800-7.300.9.200 1.500.8 1.800 1.500.3-.7.900-1.300 ' +
    '1.800-1.500 2.700-.7 5.200 3.300-1.800 7.300z"/>',
  scheduling:
    '<circle class="f" cx="12" cy="5.500" r="4.500"/>' +
    '<path class="f" d="M2.500 23c0-8 3-12 9.500-12s9.500 4 9.500 12z"/>' +
    '<circle class="c" cx="12" cy="17.500" r="3.800"/><path class="c" d="M12 15v2.700l1.700 1"/>',
  // Regions: a crested helmet, the sign of Tanit, a winged disc, the Pharos, a temple, silphium
  macedonia:
    '<path class="f" d="M3 11C3 4 9 .5 16 2c4 .8 6.500 4 6 9h-3c.3-3-1-5-3.500-5.500C11 4.500 7.500 7 7 ' +
    '11z"/>' +
    '<path class="f" d="M7 22V12.500C7 9 9.500 7 13 7s6 2 6 6v1.500h-5.500c.8 1.500.8 3 0 4.500H11v3z"/>',
  carthage:
    '<circle class="f" cx="12" cy="5" r="4"/>' +
    '<path class="f" d="M2.500 9.300h19v2.400h-7.600L20 23H4l6.100-11.300H2.500z"/>',
  persia:
    '<circle class="f" cx="12" cy="10" r="4.500"/>' +
    '<path class="f" d="M.5 7c3 1 5 1 6.200 1-.5 1.500-.4 3 0 4.200-3.500-.2-5.700-2-6.200-5.200zM23.500 ' +
    '7c-3 1-5 1-6.200 1 .5 1.500.4 3 0 4.200 3.500-.2 5.700-2 6.200-5.200zM9 15.500c2 .8 4 .8 6 0l2.500 6' +
    'c-3.500-1-7.500-1-11 0z"/>',
  alexandria:
    '<path class="f" d="M12 .5l2.500 3.500h-5zM9.500 5h5v3.500h-5zM8 9.500h8V15H8zM6 16h12v7h-4.500' +
    'v-3.500a1.500 1.500 0 0 0-3 0V23H6z"/>',
  greece:
    '<path class="f" d="M12 2l10 5.500V9H2V7.500zM3.500 10.500h3V19h-3zM8 10.500h3V19H8zM13 10.500h3V19' +
    'h-3zM17.500 10.500h3V19h-3zM2 20.500h20V23H2z"/>',
  cyrene:
    '<path class="l" d="M12 23V8M12 18C8 18 6 16 5.500 13M12 18c4 0 6-2 6.500-5"/>' +
    '<circle class="f" cx="12" cy="4.500" r="3.500"/><circle class="f" cx="5.500" cy="10" r="3"/>' +
    '<circle class="f" cx="18.500" cy="10" r="3"/>' +
    '<path class="f" d="M5 23c1-3 4-4 7-1.500 3-2.500 6-1.500 7 1.500z"/>',
  // What happens to people
  examination:
    '<path class="f" d="M3 5h2v8h14a2.500 2.500 0 0 1 2.500 2.500V21h-2v-3H4.500v3H2.500V5z"/>' +
    '<circle class="f" cx="8.500" cy="9.500" r="2.300"/>',
  emergency: '<path class="f" d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"/>',
  hades:
    '<path class="f" d="M12 1.500c5.500 0 9 3.600 9 8.700 0 3-1.200 5-3 6.300V20h-2.500v2.500h-7V20H6' +
    'v-3.500c-1.800-1.300-3-3.300-3-6.300 0-5.100 3.500-8.700 9-8.700z"/>' +
    '<circle class="h" cx="8.300" cy="11" r="2.500"/><circle class="h" cx="15.700" cy="11" r="2.500"/>' +
    '<path class="h" d="M12 14l1.300 2.700h-2.600z"/>',
  lightning: '<path class="f" d="M14.500 1L4 13.500h6.500L8.500 23 20 9.500h-7z"/>',
  double:
    '<circle class="f" cx="8.500" cy="9" r="7"/><circle class="c" cx="8.500" cy="9" r="4.500"/>' +
    '<path class="f" d="M17 8.500a7 7 0 1 1-7.500 9.500 9.300 9.300 0 0 0 7.500-9.500z"/>',
  // A bearded head: a staff with a snake would be read as a sign of money
  doctor:
    '<path class="f" d="M6.500 6.500a5.500 5.500 0 0 1 11 0c0 4-1.700 8.500-5.500 ' +
    '11-3.800-2.500-5.500-7-5.500-11zM1.500 23c0-5.500 1.500-8.700 5.200-10 1.300 2.700 3 4.800 5.300 ' +
    '6.200 2.300-1.400 4-3.500 5.300-6.200 3.700 1.300 5.200 4.500 5.200 10z"/>' +
    '<path class="c" d="M7 5.500h10M9.700 10.500c1.500.8 3 .8 4.600 0"/>',
  wage:
    '<circle class="f" cx="12" cy="6.500" r="5.500"/>' +
    '<path class="f" d="M1.500 16c2.500-2.500 5-2.500 7 0h4.500c1.500 0 1.500 2 0 2.200H9c3 .8 6.500.3 ' +
    '9-2.200 2-1.500 4.500.5 2.500 2.500-3 3.500-9 5-19 3.500z"/>',
  contract:
    '<path class="f" d="M5 2h13l2.500 3-2.500 2v12.500L15.500 22H3.500l2-2.500V7z"/>' +
    '<path class="c" d="M8 8h7M8 11.500h7M8 15h4"/>',
} as const;

export const MEDICINE_SIGNS = ['potions', 'herbs', 'unguents'] as const;
export const ASSISTANT_SIGNS = ['exchange', 'charitable', 'scheduling'] as const;
export const REGION_SIGNS = ['macedonia', 'carthage', 'persia', 'alexandria', 'greece', 'cyrene'] as const;

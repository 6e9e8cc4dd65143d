// The signs of humours, estates and seats, on a field of 40 by 40.

/** Black bile is a clod, blood a drop, phlegm a cloud, yellow bile a flame. */
export const HUMOURS = [
  '<path class="field" d="M8 7L19 2L31 5L38 16L35 29L26 38H13L4 31L2 17Z"/>' +
    '<path class="sign" d="M19 3L17 12L24 19L19 27L22 37M17 12L9 17M24 19L33 17M19 27L9 29"/>',
  '<path class="field" d="M20 1C28 12 34 18 34 26A14 13 0 0 1 6 26C6 18 12 12 20 1Z"/>' +
    '<path class="sign" d="M12 25A8 8 0 0 0 19 33M20 11L16 18"/>',
  '<path class="field" d="M11 35C1 35 -1 23 8 21C6 11 17 6 22 12C30 8 37 15 34 22C41 25 39 35 31 35Z"/>' +
    '<path class="sign" d="M9 28c3-4 6-4 9 0s6 4 9 0 4-2 5-2M17 19c2-3 5-3 7 0"/>',
  '<path class="field" d="M18 1C22 8 31 12 30 19C32 17 33 15 33 12C38 20 38 38 20 38S3 24 9 14C10 17 ' +
    '11 18 13 19C12 11 18 8 18 1Z"/>' +
    '<path class="sign" d="M20 34C13 34 13 27 18 22C19 25 22 26 22 22C27 26 27 34 20 34Z"/>',
];

/** Crown, mitre, sword. */
export const ESTATES = {
  throne:
    '<path class="o" d="M5 27L3 7L13 16L20 4L27 16L37 7L35 27Z"/><path class="o" d="M5 27H35V35H5Z"/>' +
    '<circle class="r t" cx="20" cy="31" r="2.6"/><path class="k" d="M10 29.5h4v3h-4zM26 29.5h4v3h-4z"/>',
  altar:
    '<path class="p" d="M9 28L4 14Q14 9 20 1Q26 9 36 14L31 28Z"/><path class="b" d="M9 28H31V37H9Z"/>' +
    '<path class="b" d="M17.5 9h5v4h5v5h-5v7h-5v-7h-5v-5h5z"/>',
  sword:
    '<g transform="rotate(45 20 20)"><path class="m" d="M17 -2L20 -7L23 -2V25H17Z"/>' +
    '<path class="t" d="M20 -2V22"/><path class="r" d="M9 25H31V30H9Z"/>' +
    '<path class="u" d="M17.5 30H22.5V38H17.5Z"/><circle class="r" cx="20" cy="41" r="3.5"/></g>',
};

/** The tools of the quacks at the table: beaked mask, mortar, leech jar, skull, flask, saw. */
export const TOOLS = [
  '<path d="M13 1H29L30 9H38V13H4V9H12Z"/>' +
    '<path d="M10 15H32C34 22 32 30 26 31C22 32 19 30 16 31C10 32 5 35 1 39C1 29 4 20 10 15Z"/>' +
    '<circle class="hole" cx="20" cy="21.5" r="4"/><path class="cut" d="M6 32l6-4"/>',
  '<path d="M23 16L31 1L37 4L30 16Z"/>' +
    '<path d="M2 18H38V22H36C36 29 33 32 27 33V35H31V39H9V35H13V33C7 32 4 29 4 22H2Z"/>' +
    '<path class="cut" d="M9 24q1 4 4 5"/>',
  '<path d="M8 1H32V7H8Z"/>' +
    '<path d="M9 9H31C35 11 36 13 36 17V34C36 37 34 39 31 39H9C6 39 4 37 4 34V17C4 13 5 11 9 9Z"/>' +
    '<path class="cut" d="M11 32C9 25 18 27 20 22S20 15 28 16" stroke-width="5"/>',
  '<path d="M4 17C4 6 11 2 20 2S36 6 36 17C36 23 33 25 31 27L30 38H10L9 27C7 25 4 23 4 17Z"/>' +
    '<circle class="hole" cx="13" cy="19" r="5"/><circle class="hole" cx="27" cy="19" r="5"/>' +
    '<path class="cut" d="M20 25v3M16 33v5M24 33v5"/>',
  '<path d="M11 2H29C26 6 25 10 25 14C32 16 36 21 36 27C36 34 29 39 20 39S4 34 4 27C4 21 8 16 15 14C15 ' +
    '10 14 6 11 2Z"/><path class="cut" d="M9 26H31"/>',
  '<path d="M1 11L25 7V25l-3-3-3 3-3-3-3 3-3-3-3 3-3-3-3 3z"/>' +
    '<path fill-rule="evenodd" d="M25 5C34 3 40 9 39 17S33 30 25 28ZM29 11V22C32 23 35 20 35 16S32 10 29 ' +
    '11Z"/>',
];

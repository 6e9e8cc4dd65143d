// The colours of the seats; Badge shows the tool that goes with each.

/** The colour of a seat, and what can be read on it (AA, in both themes). */
export const seatColour = (seat: number) => `var(--q-s${seat})`;
export const seatInk = (seat: number) => `var(--q-s${seat}-on)`;

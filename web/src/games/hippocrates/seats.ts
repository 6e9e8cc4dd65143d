// The colours of the seats; Badge shows the sign that goes with each. Virtual players have those that
// are left.

export const seatColour = (seat: number) => `var(--h-s${seat})`;
export const seatInk = (seat: number) => `var(--h-s${seat}-on)`;

/** Returns the class that sets a player's colour, `p1` to `p4`: the colours repeat after four seats. */
export const colourOf = (seat: number): string => `p${(seat % 4) + 1}`;

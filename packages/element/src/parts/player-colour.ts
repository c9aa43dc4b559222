/** Four colours, repeated; the class that sets a player's one. */
export const colourOf = (seat: number): string => `p${(seat % 4) + 1}`;

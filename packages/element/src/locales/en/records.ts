/** Kept games, results and the end of a game. */
export const records = {} as const;

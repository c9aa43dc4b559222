/** The panel for a new game. */
export const setup = {} as const;

/**
 * The files of a language: what boards say during a game, with the names, rows and help of all games; and what panels,
 * advice and the other elements say.
 */
export const WORD_SETS = ['board', 'more'] as const;

export type WordSet = (typeof WORD_SETS)[number];

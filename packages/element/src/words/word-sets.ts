/**
 * The files of a language: what boards say during a game; the games, with names, rows and help; panels, advice and the
 * other elements.
 */
export const WORD_SETS = ['board', 'games', 'more'] as const;

export type WordSet = (typeof WORD_SETS)[number];

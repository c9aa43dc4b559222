/** Messages come in sets, each asked for by the features and elements that say them. */
export const WORD_SETS = [
  'coach',
  'core',
  'explain',
  'extra',
  'games',
  'how',
  'moments',
  'opponents',
  'puzzle',
  'real',
  'records',
  'review',
  'rules',
  'setup',
  'share',
  'teasers',
] as const;

export type WordSet = (typeof WORD_SETS)[number];

/** `board` has what boards say, `more` all else. */
export type File = 'board' | 'more';

const SAID_BY_BOARDS: readonly WordSet[] = ['core', 'extra', 'games', 'moments'];

export const fileOf = (set: WordSet): File => (SAID_BY_BOARDS.includes(set) ? 'board' : 'more');

/** The sets of messages; each is requested by the features and elements that need it. */
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

/** `board` has the messages of boards, `more` all others. */
export type File = 'board' | 'more';

const SAID_BY_BOARDS: readonly WordSet[] = ['core', 'extra', 'games', 'moments'];

export const fileOf = (set: WordSet): File => (SAID_BY_BOARDS.includes(set) ? 'board' : 'more');

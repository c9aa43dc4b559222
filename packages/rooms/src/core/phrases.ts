/** What people in a room may say to each other: keys, which each reads in a language of one's own. */
export const PHRASES = [
  'nice',
  'notAgain',
  'goodLuck',
  'whatLuck',
  'moment',
  'yourTurn',
  'wellPlayed',
  'thanks',
] as const;

export type Phrase = (typeof PHRASES)[number];

export const isPhrase = (value: unknown): value is Phrase => PHRASES.some((phrase) => phrase === value);

/** Seconds between two phrases of a player. */
export const PHRASE_EVERY = 5;

/** The keys of the phrases that people in a room may say; everyone reads them in their own language. */
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

/** The least seconds between two phrases of a player. */
export const PHRASE_EVERY = 5;

/** The letter keys that announce facts: the dice, the scores, whose turn it is. */
import type { Snapshot } from '../game/board-state.js';
import { spokenScores, spokenSheet } from '../view/standing.js';
import type { Speaker } from './speaker.js';
import { spokenRoll, spokenTurn } from './spoken.js';

/** The messages that name the letters of a language, with the English letters. */
const LETTERS = { 'key.dice': 'd', 'key.scores': 's', 'key.advice': 'a', 'key.turn': 't' } as const;
type LetterName = keyof typeof LETTERS;
const NAMES = Object.keys(LETTERS) as readonly LetterName[];

/** Returns the meaning of a letter of the language, or of an English letter that the language does not use. */
export function meantBy({ key }: KeyboardEvent, { t }: Pick<Speaker, 't'>): LetterName | undefined {
  if (key.length > 1) return undefined;
  const typed = plainLetter(key);
  return (
    NAMES.find((name) => plainLetter(t(name)) === typed) ?? NAMES.find((name) => LETTERS[name] === typed)
  );
}

/** Returns the text that a key announces; undefined if it is none of these letters. */
export function readOut(event: KeyboardEvent, board: Speaker): string | undefined {
  const { snapshot } = board;
  if (!snapshot) return undefined;
  switch (meantBy(event, board)) {
    case 'key.dice':
      return spokenDice(snapshot, board);
    case 'key.scores':
      return event.shiftKey ? spokenSheet(snapshot) : spokenScores(snapshot);
    case 'key.turn':
      return spokenTurn(snapshot);
    default:
      return undefined;
  }
}

/** The dice, and the marked ones if there are any. */
const spokenDice = (snapshot: Snapshot, board: Speaker): string =>
  [spokenRoll(snapshot), snapshot.held ? board.voice.selection(snapshot) : ''].filter(Boolean).join(' ');

/** Normalizes a key typed with Shift: capitals, and diacritics in Persian. */
const plainLetter = (key: string): string => key.normalize('NFD').charAt(0).toLowerCase();

/** Finds the decision that an element asks for: of a day, or of a position. */
import { loadRuleset, type GameState } from '@yahtzee-game/rules';
import { warnOnce } from '../basics/warnings.js';
import { savedGame } from '../game/saved-game.js';
import type { RatedAnswer } from './answer.js';
import { dayNumber, lineOn, type Kind } from './calendar.js';
import { collected, linesOf } from './collections.js';
import { puzzleOf } from './notation.js';

export interface WantedPuzzle extends Kind {
  readonly ruleset: string;
  readonly date: Date;
  /** A game as text, up to the decision; if empty, the decision is that of the day. */
  readonly position: string;
}
export interface OpenPuzzle {
  readonly state: GameState;
  /** Rated answers, best first; missing ones lose more. Empty if an advisor has to rate all. */
  readonly answers: readonly RatedAnswer[];
  /** The day of the decision; undefined for a position. */
  readonly day: number | undefined;
}

/** The reason why there is no decision, as the key of its message. */
export type NoPuzzle = 'puzzle.none' | 'puzzle.unread';

/** Resolves to the decision, or to the key of a message if there is none. An invalid position warns once. */
export async function openPuzzle(wanted: WantedPuzzle): Promise<OpenPuzzle | NoPuzzle> {
  const { ruleset, date, position } = wanted;
  if (position) {
    const state = await decisionIn(position);
    return state ? { state, answers: [], day: undefined } : 'puzzle.unread';
  }
  const day = dayNumber(date);
  const lines = await linesOf(ruleset);
  if (!lines.length)
    warnOnce(`ruleset="${ruleset}" has no decisions; allowed: ${collected.join(', ')}`, 'yahtzee-puzzle');
  const line = lineOn(day, lines, wanted);
  return line ? { ...puzzleOf(line, await loadRuleset(ruleset)), day } : 'puzzle.none';
}

async function decisionIn(position: string): Promise<GameState | undefined> {
  const state = await savedGame(position, []);
  if (state.ok && state.turn.phase === 'deciding') return state;
  warnOnce(`position: ${state.ok ? 'nothing has to be decided there' : state.message}`, 'yahtzee-puzzle');
  return undefined;
}

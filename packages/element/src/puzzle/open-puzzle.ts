/** Finds the decision that an element asks for: of a day, or of a position. */
import { loadRuleset, type GameState } from '@yahtzee-game/rules';
import { savedGame } from '../game/saved-game.js';
import { warnOnce } from '../game/settings.js';
import type { RatedAnswer } from './answer.js';
import { dayNumber, lineOn, type Kind } from './calendar.js';
import { linesOf } from './collections.js';
import { puzzleOf } from './notation.js';

export interface WantedPuzzle extends Kind {
  readonly ruleset: string;
  readonly date: Date;
  /** A game as text, up to the decision; if empty, the decision is that of the day. */
  readonly position: string;
}
export interface OpenPuzzle {
  readonly state: GameState;
  /** Best first; those that are missing cost more. Empty if only an advisor can tell. */
  readonly answers: readonly RatedAnswer[];
  /** The day whose decision it is; undefined for a position. */
  readonly day: number | undefined;
}

/** Resolves to undefined if there is no such decision. A position that is none warns once, and the day's takes its place. */
export async function openPuzzle(wanted: WantedPuzzle): Promise<OpenPuzzle | undefined> {
  const { ruleset, date, position } = wanted;
  const state = position ? await decisionIn(position) : undefined;
  if (state) return { state, answers: [], day: undefined };
  const day = dayNumber(date);
  const line = lineOn(day, await linesOf(ruleset), wanted);
  if (!line) return undefined;
  return { ...puzzleOf(line, await loadRuleset(ruleset)), day };
}

async function decisionIn(position: string): Promise<GameState | undefined> {
  const state = await savedGame(position, []);
  if (state.ok && state.turn.phase === 'deciding') return state;
  warnOnce(`position: ${state.ok ? 'nothing has to be decided there' : state.message}`);
  return undefined;
}

/** A game as lines of squares, one for each turn. They reveal neither dice nor boxes. Pure, and free of the DOM. */
import type { GameState, Side } from '@yahtzee-game/rules';
import type { Translate } from '../../words/messages.js';
import { turnsOf, type PlayedTurn } from '../end/turns.js';
import { sidesOf, throwOf } from '../panels/help/throws.js';

/** The most turns that are drawn; a longer game would fill a screen. */
const MOST_TURNS = 20;
/** For a die that counts in its box, for one that does not, and for a turn without points. */
const [COUNTS, IDLE, EMPTY] = ['🟩', '⬜', '⬛'];

/** Returns the lines of a game of one player, each with the points of its turn; none for other and for long games. */
export function turnLines(state: GameState, t: Translate): readonly string[] {
  const turns = turnsOf(state);
  if (state.players.length > 1 || turns.length > MOST_TURNS) return [];
  return turns.map((turn) => `${squaresOf(turn, state)} ${t.number(turn.points)}`);
}

function squaresOf({ cell, dice, points }: PlayedTurn, { rules }: GameState): string {
  const category = rules.cellById.get(cell)?.category;
  if (!category || points === 0) return EMPTY.repeat(dice.length);
  const scoreOf = (sides: readonly Side[]): number => category.score(throwOf(sides, rules.spec.rolls, false));
  const score = scoreOf(dice);
  const counts = (i: number): boolean =>
    // A joker has points that its dice alone do not explain.
    score === 0 || sidesOf(rules.spec.dice).some((side) => scoreOf(dice.with(i, side)) < score);
  return dice.map((_, i) => (counts(i) ? COUNTS : IDLE)).join('');
}

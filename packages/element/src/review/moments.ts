/** The decisions of one player: the state in which each was made, the player's choice, and the best choice. */
import type { GameState } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import type { AdvisedChoice, Chosen, GameReview } from '../game/advisor.js';
import { chosenBy, stepsOf } from '../game/history.js';

export interface Moment {
  /** The number of the decision, among those of all players, from 1. */
  readonly number: number;
  /** The state in which the player had to decide. */
  readonly state: GameState;
  readonly chosen: Chosen;
  readonly best: AdvisedChoice;
  /** The cell that the best choice is for; undefined if it is not known. */
  readonly aim: string | undefined;
  /** The loss of the decision, in points. */
  readonly loss: number;
  /** The number of the player's turn, from 1. */
  readonly turn: number;
  /** The throw of the turn, from 1. */
  readonly roll: number;
}

/** Returns the decisions of a seat, in the order of play. */
export function momentsOf(final: GameState, { decisions }: GameReview, seat: number): readonly Moment[] {
  const steps = stepsOf(final);
  return decisions.flatMap((decision, i): Moment | [] => {
    const { action, before: state } = steps[decision.step] ?? {};
    const chosen = action && chosenBy(action);
    if (decision.seat !== seat || !chosen || !state) return [];
    const { best, aim, loss } = decision;
    // The card counts a turn from its first entry; a turn may have one entry for every column.
    const turn = itemAt(state.cards, seat).turns + (state.turn.placed ? 0 : 1);
    return { number: i + 1, state, chosen, best, aim, loss, turn, roll: state.turn.roll };
  });
}

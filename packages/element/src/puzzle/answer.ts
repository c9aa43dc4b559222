/** Answers to a decision, and their losses. Pure, and free of the DOM. */
import type { GameState, Held } from '@yahtzee-game/rules';
import { keepSameDice } from '../game/holding.js';

/** An answer: dice to keep, or a box to fill. */
export type Answer =
  { readonly kind: 'hold'; readonly held: Held } | { readonly kind: 'score'; readonly cell: string };
/** `loss` is how much less the expected final total is than after the best answer, in points. */
export type RatedAnswer = Answer & { readonly loss: number };

/** Returns the loss of an answer, in points; undefined if it is not among the rated ones. */
export const lossOf = (state: GameState, rated: readonly RatedAnswer[], answer: Answer): number | undefined =>
  rated.find((one) => isSame(state, one, answer))?.loss;

/**
 * Whether two answers are equivalent: they keep equal dice, or fill a box of the same row in columns with the same
 * order of filling and the same multiplier.
 */
export function isSame(state: GameState, a: Answer, b: Answer): boolean {
  if (a.kind === 'hold') return b.kind === 'hold' && keepSameDice(state, a.held, b.held);
  if (b.kind === 'hold') return false;
  const [one, other] = [a, b].map(({ cell }) => state.rules.cellById.get(cell));
  return (
    one?.category === other?.category &&
    one?.column.order === other?.column.order &&
    one?.column.times === other?.column.times
  );
}

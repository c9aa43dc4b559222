/** The dice that are held, as a page reads and sets them. */
import type { GameState, Held } from '@yahtzee-game/rules';
import { textOf, warnOnce } from '../basics/warnings.js';
import { mayHold } from '../game/holding.js';

/** Returns whether each die of a throw is held, in order of position. */
export const heldDice = (count: number, held: Held): readonly boolean[] =>
  Array.from({ length: count }, (_, position) => Boolean((held >> position) & 1));

/** The members of a board that are needed to hold dice. */
interface Holder {
  readonly state: GameState | undefined;
  preview(held: Held): void;
}

/** Holds exactly these dice. If they cannot be held, warns once and changes nothing. */
export function holdDice(board: Holder, held: unknown): void {
  const { state } = board;
  const count = state?.turn.dice.length ?? 0;
  const areMarks =
    Array.isArray(held) && held.length === count && held.every((one) => typeof one === 'boolean');
  if (!areMarks)
    return warnOnce(
      `held="${textOf(held)}" is not allowed; allowed: an array of ${count} booleans, one per die`,
    );
  if (state && mayHold(state))
    return board.preview(held.reduce((all, one, i) => all | (Number(one) << i), 0));
  warnOnce('held: no dice can be held now; allowed: after a roll, while rolls are left');
}

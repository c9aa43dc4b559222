/** The entry that brought a player most. */
import type { PlayedTurn } from './turns.js';

export interface BestMoment {
  readonly turn: PlayedTurn;
  /** How much the expected final total grew in this turn, in points; undefined if it is not known exactly. */
  readonly gain: number | undefined;
}

/**
 * Returns the turn with the greatest gain, or with the most points if the gains are not known.
 * @param values by turn, the expected final total before it; then the final total
 */
export function bestMoment(
  turns: readonly PlayedTurn[],
  values: readonly number[] | undefined,
): BestMoment | undefined {
  const known = values?.length === turns.length + 1 ? values : undefined;
  const moments = turns.map((turn, i) => ({
    turn,
    gain: known && (known[i + 1] ?? 0) - (known[i] ?? 0),
  }));
  const worth = ({ turn, gain }: BestMoment): number => gain ?? turn.points;
  const best = moments.reduce<BestMoment | undefined>(
    (most, one) => (most && worth(most) >= worth(one) ? most : one),
    undefined,
  );
  return best && worth(best) > 0 ? best : undefined;
}

/** The best turn of a player. */
import { bandOf } from '../../view/loss.js';
import type { TurnWorth } from './turn-worths.js';
import type { PlayedTurn } from './turns.js';

export interface BestMoment {
  readonly turn: PlayedTurn;
  /** How much the expected final total grew in this turn, in points; undefined if it is not known exactly. */
  readonly gain: number | undefined;
}

/**
 * Returns the turn with the greatest gain, or with the most points if the gains are not known. Turns in which a
 * decision lost something are left out, however good the dice were.
 */
export function bestMoment(
  turns: readonly PlayedTurn[],
  worths: readonly TurnWorth[] | undefined,
): BestMoment | undefined {
  const known = worths?.length === turns.length ? worths : undefined;
  const moments = turns.flatMap((turn, i): BestMoment[] => {
    const { gain, lost = 0 } = known?.[i] ?? {};
    return bandOf(lost) === 'exact' ? [{ turn, gain }] : [];
  });
  const worth = ({ turn, gain }: BestMoment): number => gain ?? turn.points;
  const best = moments.reduce<BestMoment | undefined>(
    (most, one) => (most && worth(most) >= worth(one) ? most : one),
    undefined,
  );
  return best && worth(best) > 0 ? best : undefined;
}

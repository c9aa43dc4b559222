/** The worth of each turn of a game, from an advisor. */
import type { GameState } from '@yahtzee-game/rules';
import type { Advisor, GameReview } from '../../game/advisor.js';
import { totalOf } from '../../game/answers.js';
import { turnsOf } from './turns.js';

export interface TurnWorth {
  /** How much the expected final total grew in this turn, in points; undefined if it is not known exactly. */
  readonly gain: number | undefined;
  /** The loss from the decisions of this turn, in points; undefined if it is not known. */
  readonly lost: number | undefined;
}

/** Resolves to the worth of each turn of a single player; undefined if the advisor knows none. */
export async function turnWorths(
  final: GameState,
  advisor: Advisor,
  signal: AbortSignal,
): Promise<readonly TurnWorth[] | undefined> {
  const isReviewed = final.rules.game.kind === 'scorecard';
  const review = isReviewed ? await advisor.review?.(final, signal) : undefined;
  return review ? reviewed(final, review) : valued(final, advisor, signal);
}

function reviewed(final: GameState, { decisions, exact }: GameReview): readonly TurnWorth[] {
  return turnsOf(final).map(({ steps: [from, to] }) => {
    const own = decisions.filter(({ step }) => step >= from && step <= to);
    const sum = (of: (one: (typeof own)[number]) => number): number =>
      own.reduce((total, one) => total + of(one), 0);
    const lost = sum(({ loss }) => loss);
    return { gain: exact === false ? undefined : sum(({ luck }) => luck) - lost, lost };
  });
}

/** Computes the gains from the expected final total before each turn, if it is known exactly. */
async function valued(
  final: GameState,
  advisor: Advisor,
  signal: AbortSignal,
): Promise<readonly TurnWorth[] | undefined> {
  const values: number[] = [];
  for (const { before } of turnsOf(final)) {
    const { value, exact, unit } = await advisor.advise(before, signal);
    if (signal.aborted || value === undefined || exact === false || (unit && unit !== 'points'))
      return undefined;
    values.push(value);
  }
  const after = [...values.slice(1), totalOf(final, 0)];
  return values.map((value, i) => ({ gain: (after[i] ?? value) - value, lost: undefined }));
}

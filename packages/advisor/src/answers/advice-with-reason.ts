/** Advice with the reason for the best choice. */
import type { Signal } from '../basics/signal.js';
import { inSlices } from '../basics/slices.js';
import type { Advice } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import type { Solution, TurnEnding } from '../questions/solution.js';
import { adviceInSteps } from './advice-in-steps.js';

/** Resolves to advice. The reason is the likeliest two endings of a hold, else the loss of the second best choice. */
export async function adviceWithReason(
  solution: Solution,
  position: Position,
  signal: Signal | undefined,
): Promise<Advice> {
  const advice = await inSlices(adviceInSteps(solution, position), signal);
  const [best, second] = advice.choices;
  if (best?.kind !== 'hold') {
    if (!best || !second) return advice;
    return { ...advice, why: { key: 'advice.why.box', args: { loss: second.loss } } };
  }
  const [first, next] = (await solution.endings?.(position, best)) ?? [];
  if (!first || !next) return advice;
  const percent = ({ chance }: TurnEnding): number => Math.round(100 * chance);
  const args = { row: first.cell, chance: percent(first), row2: next.cell, chance2: percent(next) };
  return { ...advice, why: { key: 'advice.why.hold', args } };
}

/** Whether the number of throws matters in a game, so that all throws of a turn must be entered. */
import type { Column, Rules, Spec } from '@yahtzee-game/rules';
import { throwsOf } from '../panels/help/throws.js';

const known = new WeakMap<Rules, boolean>();

/**
 * Whether the number of the throw matters. If it does not, people who only keep score may enter just the last throw of
 * a turn and its box.
 */
export function countsThrows(rules: Rules): boolean {
  const { game, spec, columns } = rules;
  const answer =
    known.get(rules) ??
    (game.kind !== 'scorecard' ||
      spec.tokens !== undefined ||
      spec.wins !== undefined ||
      columns.some((column) => asksForEarly(column, rules)) ||
      paysEarly(spec));
  known.set(rules, answer);
  return answer;
}

/** Whether cells of a column are named after a throw, or take only the first throws. */
function asksForEarly({ order }: Column, { sections, spec }: Rules): boolean {
  const isBarred = (row: number, roll: number): boolean => {
    const open = sections.map(() => true);
    return (
      order.bar?.({ open, row, sections, roll, announced: true, follow: -1, alone: false }) !== undefined
    );
  };
  return (
    order.declare !== undefined || sections.some((_, row) => isBarred(row, 1) !== isBarred(row, spec.rolls))
  );
}

/** Whether a row scores more, or less, for dice that were thrown at once. */
const paysEarly = (spec: Spec): boolean =>
  throwsOf(spec).some((one) =>
    spec.categories.some(
      ({ score }) =>
        score({ ...one, roll: 1, served: true }) !== score({ ...one, roll: spec.rolls, served: false }),
    ),
  );

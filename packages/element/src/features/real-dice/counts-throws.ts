/** Whether a game rewards early throws, so that the record of a turn needs all of them. */
import type { Column, Rules, Spec } from '@yahtzee-game/rules';
import { throwsOf } from '../panels/help/throws.js';

const known = new WeakMap<Rules, boolean>();

/**
 * Whether it matters on which throw dice lie there. Where it does not, those who only keep score may enter the last
 * throw of a turn alone: one throw and its box are a whole turn.
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

/** Whether a row pays more, or less, for what was thrown at once. */
const paysEarly = (spec: Spec): boolean =>
  throwsOf(spec).some((one) =>
    spec.categories.some(
      ({ score }) =>
        score({ ...one, roll: 1, served: true }) !== score({ ...one, roll: spec.rolls, served: false }),
    ),
  );

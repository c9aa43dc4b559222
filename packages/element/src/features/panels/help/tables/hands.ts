/** The ranks of hands in a game that compares them, found from what every throw stands for. */
import type { Category, Score, Spec, Throw } from '@yahtzee-game/rules';
import { itemAt } from '../../../../basics/item-at.js';
import { sidesSaid } from '../../../../view/names.js';
import type { Translate } from '../../../../words/messages.js';
import { helpDice } from '../dice.js';
import { sidesOf, throwOf, throwsOf } from '../throws.js';
import type { HelpCell, HelpTable } from '../view.js';

/** A hand with at most this number of throws is shown with all of them. */
const FEW = 2;

export function handsTable(t: Translate, spec: Spec): HelpTable | undefined {
  const [first] = spec.categories;
  if (!first?.stands) return undefined;
  const best = throwsOf(spec).toSorted((a, b) => first.score(b) - first.score(a));
  const names = [...new Set(best.map((one) => handOf(first, one)))];
  if (names.length < 2) return undefined;
  const rank: Score = (one) => names.length - names.indexOf(handOf(first, one));
  return {
    id: 'hands',
    title: t('help.hands'),
    heads: [t('help.rank'), t('help.hand'), t('help.examples')],
    rows: names.map((name, i) => {
      const throws = best.filter((one) => handOf(first, one) === name);
      return [t.number(i + 1), t(name), examplesOf(t, throws, (one) => makingDice(spec, rank, one))];
    }),
  };
}

const handOf = ({ stands, score }: Category, one: Throw): string => stands?.(score(one)).key ?? '';

/** All throws, the best first, if there are few; otherwise one that is neither the best nor the lowest. */
function examplesOf(
  t: Translate,
  throws: readonly Throw[],
  makingOf: (one: Throw) => readonly boolean[],
): HelpCell {
  const shown = throws.length <= FEW ? throws : throws.slice(throws.length >> 1).slice(0, 1);
  return {
    throws: shown.map((one) => {
      const making = makingOf(one);
      return helpDice(one.sides, making.includes(true) ? (_, i) => itemAt(making, i) : isHighestOf(one));
    }),
    label: t.list.commas(shown.map((one) => sidesSaid(t, one.sides))),
  };
}

/** By die, whether the hand needs it: some other side in its place makes a lower hand. */
const makingDice = ({ dice }: Spec, rank: Score, one: Throw): readonly boolean[] =>
  one.sides.map((_, i) =>
    sidesOf(dice).some((side) => rank(throwOf(one.sides.with(i, side), one.roll, one.served)) < rank(one)),
  );

/** Marks the highest die, which decides if the dice make no hand. */
const isHighestOf =
  ({ counts }: Throw) =>
  ({ face }: { readonly face: number }): boolean =>
    face === counts.findLastIndex((count) => count > 0);

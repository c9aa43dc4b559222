/** The points of rows that depend on the roll, found by scoring the same throw on each roll. */
import type { Category, Ruleset, Spec, Throw } from '@yahtzee-game/rules';
import { rowName } from '../../../../view/names.js';
import type { Translate } from '../../../../words/messages.js';
import { typicalOf } from '../scored.js';
import { throwsOf } from '../throws.js';
import type { HelpTable } from '../view.js';

/** The roll on which dice were thrown, and whether all at once. */
interface When {
  readonly head: string;
  readonly roll: number;
  readonly served: boolean;
}

export function byRollTable(t: Translate, ruleset: Ruleset): HelpTable | undefined {
  const { spec } = ruleset;
  const throws = throwsOf(spec);
  const shown = spec.categories.flatMap((category) => {
    const one = exampleOf(spec, category, throws);
    return one ? [{ category, one }] : [];
  });
  if (!shown.length) return undefined;
  const times = timesOf(t, spec, shown);
  return {
    id: 'by-roll',
    title: t('help.points.byRoll'),
    heads: [t('help.box'), ...times.map(({ head }) => head)],
    rows: shown.map(({ category, one }) => [
      rowName(t, ruleset, category.id),
      ...times.map((when) => pointsAt(t, spec, category, { ...one, ...when })),
    ]),
  };
}

/** A throw whose points depend on the roll; undefined if there is none, or if the points depend on the dice as well. */
function exampleOf(spec: Spec, category: Category, throws: readonly Throw[]): Throw | undefined {
  if (category.stands || spec.rolls < 2) return undefined;
  const scoring = typicalOf(throws.filter((one) => category.score({ ...one, roll: 1, served: true }) > 0));
  const [first] = scoring;
  if (!first) return undefined;
  const gainsOf = (one: Throw): readonly number[] =>
    everyTime(spec.rolls).map((when) => gainOf(spec, category, { ...one, ...when }));
  const gains = gainsOf(first);
  if (gains.every((n) => n === gains[0])) return undefined;
  return scoring.every((one) => gainsOf(one).every((n, i) => n === gains[i])) ? first : undefined;
}

/** The points of a throw; infinite if it wins at once. */
const gainOf = ({ wins }: Spec, { score }: Category, one: Throw): number =>
  wins?.(one, () => 'open') ? Infinity : score(one);

const everyTime = (rolls: number): readonly Omit<When, 'head'>[] => [
  ...Array.from({ length: rolls }, (_, i) => ({ roll: i + 1, served: i === 0 })),
  { roll: rolls, served: true },
];

interface Shown {
  readonly category: Category;
  readonly one: Throw;
}

/** The cases to tell apart: all dice at once or not, the first roll or a later one, or each roll. */
function timesOf(t: Translate, spec: Spec, shown: readonly Shown[]): readonly When[] {
  const { rolls } = spec;
  const differ = (a: Omit<When, 'head'>, b: Omit<When, 'head'>): boolean =>
    shown.some(
      ({ category, one }) =>
        gainOf(spec, category, { ...one, ...a }) !== gainOf(spec, category, { ...one, ...b }),
    );
  const last = { roll: rolls, served: false };
  const first = { roll: 1, served: true };
  if (differ(last, { roll: rolls, served: true }))
    return [
      { head: t('help.otherwise'), ...last },
      { head: t('help.atOnce'), ...first },
    ];
  const later = everyTime(rolls).slice(1, rolls);
  if (later.every((when) => !differ(when, last)))
    return [
      { head: t('help.laterRoll'), ...last },
      { head: t('help.firstRoll'), ...first },
    ];
  return [first, ...later].map((when) => ({ head: t('help.onRoll', { n: when.roll }), ...when }));
}

function pointsAt(t: Translate, spec: Spec, category: Category, one: Throw): string {
  const gain = gainOf(spec, category, one);
  return gain === Infinity ? t('option.servedGenerala.win') : t.number(gain);
}

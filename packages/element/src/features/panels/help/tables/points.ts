/** The points that a full card earns in a game that has them, found by ranking invented cards. */
import type { Category, Ranked, Ruleset, Spec } from '@yahtzee-game/rules';
import { itemAt } from '../../../../basics/item-at.js';
import { rowName } from '../../../../view/names.js';
import type { Translate } from '../../../../words/messages.js';
import { throwsOf } from '../throws.js';
import type { HelpTable } from '../view.js';

type PointsOf = (row: string, entries: readonly number[], total?: number) => number;

/** Returns a function for the points of a card with only these entries of a row, and with this total. */
function askedOf({ rank, standing }: Spec): PointsOf | undefined {
  if (standing !== 'points' || !rank) return undefined;
  return (row, entries, total = 0) => {
    const card: Ranked = {
      totals: { sections: {}, bonuses: {}, extra: 0, total, columns: [] },
      entries: (id) => (id === row ? entries : []),
    };
    return rank([card])[0]?.[0] ?? 0;
  };
}

export function rowPointsTable(t: Translate, ruleset: Ruleset): HelpTable | undefined {
  const ask = askedOf(ruleset.spec);
  if (!ask) return undefined;
  const rows = ruleset.spec.categories.flatMap((category) => {
    const earned = earnedBy(t, ask, category, mostOf(ruleset.spec, category));
    return earned ? [[rowName(t, ruleset, category.id), ...earned]] : [];
  });
  return {
    id: 'row-points',
    title: t('help.points.rows'),
    heads: [t('help.row'), t('help.condition'), t('help.points')],
    rows,
  };
}

/** The condition under which a row earns points, and the points. */
function earnedBy(
  t: Translate,
  ask: PointsOf,
  { id, entries = 1 }: Category,
  most: number,
): readonly [condition: string, points: string] | undefined {
  const none = ask(id, []);
  const gain = (made: readonly number[]): number => ask(id, made) - none;
  const one = gain([1]);
  if (one) return [t('help.points.each'), t.number(one)];
  const all = gain(Array.from({ length: entries }, () => 1));
  if (all) return [t('help.points.all'), t.number(all)];
  const sums = Array.from({ length: most * entries + 1 }, (_, sum) => sum);
  const from = sums.find((sum) => gain([sum]) !== 0);
  return from === undefined ? undefined : [t('help.sum.least', { n: from }), t.number(gain([from]))];
}

export function totalPointsTable(t: Translate, { spec }: Ruleset): HelpTable | undefined {
  const ask = askedOf(spec);
  if (!ask) return undefined;
  const most = spec.categories.reduce((sum, row) => sum + mostOf(spec, row) * (row.entries ?? 1), 0);
  const points = Array.from({ length: most + 1 }, (_, total) => ask('', [], total));
  const steps = points.flatMap((n, total) => (n === points[total - 1] ? [] : [total]));
  const rows = steps.map((from, i) => {
    const next = steps[i + 1];
    const span = next === undefined ? `${t.number(from)}+` : `${t.number(from)}–${t.number(next - 1)}`;
    return [span, t.number(itemAt(points, from))];
  });
  return {
    id: 'total-points',
    title: t('help.points.total'),
    heads: [t('total'), t('help.points')],
    rows,
  };
}

/** The most points of one entry. */
const mostOf = (spec: Spec, { score }: Category): number =>
  throwsOf(spec).reduce((most, one) => Math.max(most, score(one)), 0);

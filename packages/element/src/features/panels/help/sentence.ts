/** Describes the points of a row by the first way of scoring that explains every throw. */
import type { Throw, Why } from '@yahtzee-game/rules';
import { itemAt } from '../../../basics/item-at.js';
import type { Translate } from '../../../words/messages.js';
import { countingDice, typicalOf, type ScoredRow } from './scored.js';

/** The size of the sample for slow checks. */
const ENOUGH = 300;
/** The maximum number of distinct points that are listed; more are described as a range. */
const FEW = 3;

type Way = (row: ScoredRow, name: string, t: Translate) => Why | undefined;

/** Returns the points of a row as a message. */
export function pointsMessage(row: ScoredRow, name: string, t: Translate): Why {
  for (const way of WAYS) {
    const said = row.scoring.length || mayCost(row) ? way(row, name, t) : undefined;
    if (said) return said;
  }
  return { key: 'help.own' };
}

/** Entries that stand for crosses or hands instead of points. */
const stands: Way = ({ category: { stands: what, face = 0, score }, scoring }, _, t) => {
  if (!what) return undefined;
  if (!face || scoring.some((one) => score(one) !== one.counts[face])) return { key: 'help.stands' };
  const { key, args } = what(1);
  return { key: 'help.each', args: { what: t(key, args) } };
};

const mayCost = ({ points }: ScoredRow): boolean => points.some((n) => n < 0);

/** Points of which some are below 0. */
const costs: Way = (row) => {
  if (!mayCost(row)) return undefined;
  const [least, most] = [Math.min(...row.points), Math.max(...row.points)];
  return least === most ? { key: 'points', args: { n: least } } : { key: 'help.span', args: { least, most } };
};

/** Points that depend on the roll after which they are entered. */
const byRoll: Way = ({ spec: { rolls }, category: { score }, scoring }, _, t) => {
  const times = some(scoring).map((one) => [
    ...Array.from({ length: rolls }, (_, i) => score({ ...one, roll: i + 1, served: i === 0 })),
    score({ ...one, roll: rolls, served: true }),
  ]);
  const [points = []] = times;
  if (times.every((same) => same.every((n) => n === same[0]))) return undefined;
  if (times.some((other) => other.some((n, i) => n !== points[i]))) return { key: 'help.rolled' };
  const [last, served] = [itemAt(points, rolls - 1), itemAt(points, rolls)];
  if (served !== last) return { key: 'help.served', args: { served, n: last } };
  const [first = 0, ...later] = points.slice(0, rolls);
  if (later.every((n) => n === last)) return { key: 'help.first', args: { first, n: last } };
  const falling = points.every((n, i) => i === 0 || n <= itemAt(points, i - 1));
  const key = falling ? 'help.byRoll' : 'help.byRoll.other';
  return { key, args: { points: anyOf([...new Set(points)], t) } };
};

const ownFace: Way = ({ category: { face = 0, score }, scoring }, row) =>
  face && scoring.every((one) => score(one) === face * (one.counts[face] ?? 0))
    ? { key: 'help.face', args: { row } }
    : undefined;

const always: Way = ({ category: { score }, scoring }) => {
  const n = same(scoring, score);
  return n === undefined ? undefined : { key: 'points', args: { n } };
};

const allDice: Way = ({ category: { score }, scoring }) => {
  const more = same(scoring, (one) => score(one) - one.sum);
  return more === undefined || more < 0
    ? undefined
    : { key: more ? 'help.all.more' : 'help.all', args: { n: more } };
};

const lessAllDice: Way = ({ category: { score }, scoring }) => {
  const n = same(scoring, (one) => score(one) + one.sum);
  return n === undefined ? undefined : { key: 'help.all.less', args: { n } };
};

const someDice: Way = (row) => {
  const { score } = row.category;
  const more = same(some(typicalOf(row.scoring)), (one) => score(one) - countedSum(row, one));
  if (more === undefined || more < 0) return undefined;
  return { key: more ? 'help.matching.more' : 'help.matching', args: { n: more } };
};

const span: Way = ({ category: { score }, scoring }, _, t) => {
  const points = [...new Set(scoring.map(score))].toSorted((a, b) => a - b);
  if (points.length <= FEW) return { key: 'help.oneOf', args: { points: anyOf(points, t) } };
  return { key: 'help.span', args: { least: Math.min(...points), most: Math.max(...points) } };
};

const WAYS: readonly Way[] = [stands, costs, byRoll, ownFace, always, allDice, lessAllDice, someDice, span];

/** Returns an evenly spaced sample of the throws. */
function some(throws: readonly Throw[]): readonly Throw[] {
  const step = Math.ceil(throws.length / ENOUGH);
  return throws.filter((_, i) => i % step === 0);
}

/** Returns the value that all throws share; undefined if they differ. */
function same(throws: readonly Throw[], value: (one: Throw) => number): number | undefined {
  const [first] = throws;
  const n = first && value(first);
  return throws.every((one) => value(one) === n) ? n : undefined;
}

function countedSum(row: ScoredRow, one: Throw): number {
  const counts = countingDice(row, one);
  return one.sides.reduce((sum, { face }, i) => sum + (counts[i] ? face : 0), 0);
}

/** "66, 56 or 46". */
const anyOf = (points: readonly number[], t: Translate): string => t.list.or(points.map((n) => t.number(n)));

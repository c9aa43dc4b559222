/**
 * The range of a sheet's total, found by looking at every throw for every row. It is exact if rows depend on one
 * another only through bonuses and derived rows, so for games without chips and without points for saved rolls.
 */

import type { Column, Ruleset, Side, Spec, Throw } from '@yahtzee-game/rules';

type Bounds = readonly [least: number, greatest: number];

/** Every possible value of a row, ascending. */
type Values = ReadonlyMap<string, readonly number[]>;

const ONE_COLUMN: readonly Partial<Column>[] = [{ id: '' }];

/** The least and the greatest total of a game; undefined if it depends on more than the value of each row. */
export function boundsOf(ruleset: Ruleset): Bounds | undefined {
  const { spec } = ruleset;
  const chips = spec.repeat && !spec.repeat.opponents;
  if (chips || spec.tokens?.points) return undefined;
  const columns = spec.columns ?? ONE_COLUMN;
  return columns
    .map((column) => columnBounds(spec, valuesOf(ruleset, column), column.times ?? 1))
    .reduce(([least, greatest], own) => [least + own[0], greatest + own[1]]);
}

function columnBounds(spec: Spec, values: Values, times: number): Bounds {
  const read = new Set(spec.derived?.flatMap(({ reads }) => reads));
  const sections: Record<string, [least: number, greatest: number]> = {};
  const add = (section: string, [least, greatest]: Bounds): void => {
    const [low, high] = sections[section] ?? [0, 0];
    sections[section] = [low + least, high + greatest];
  };
  for (const { id, section, entries = 1, counts } of spec.categories) {
    const own = values.get(id) ?? [];
    if (counts !== false) add(section, [entries * (own[0] ?? NaN), entries * (own.at(-1) ?? NaN)]);
  }
  const bonuses = (spec.bonuses ?? []).map(({ section, ladder, once }) =>
    (sections[section] ?? []).map(
      (sum) => (ladder.findLast(([at]) => sum >= at)?.[1] ?? 0) * (once ? 1 : times),
    ),
  );
  const [least, greatest] = read.size ? jointly(spec, values) : [0, 0];
  const plain = Object.values(sections);
  return [
    times * (sumAt(plain, 0) + least) + sumAt(bonuses, 0),
    times * (sumAt(plain, 1) + greatest) + sumAt(bonuses, 1),
  ];
}

const sumAt = (lists: readonly (readonly number[])[], end: 0 | 1): number =>
  lists.reduce((sum, list) => sum + (list[end] ?? 0), 0);

/**
 * The least and the greatest joint value of derived rows and the rows that they read, less the least and the greatest
 * value of those rows alone, which has been counted already.
 */
function jointly({ categories, derived = [] }: Spec, values: Values): Bounds {
  const rows = [...new Set(derived.flatMap(({ reads }) => reads))];
  const counted = rows.filter((row) => categories.find(({ id }) => id === row)?.counts !== false);
  const sums = choices(rows.map((row) => values.get(row) ?? [])).map((chosen) => {
    const entry = (row: string): number | undefined => chosen[rows.indexOf(row)];
    const own = counted.reduce((sum, row) => sum + (entry(row) ?? 0), 0);
    return derived.reduce((sum, { value }) => sum + value(entry), own);
  });
  const alone = counted.map((row) => values.get(row) ?? []);
  return [
    sums.reduce((a, b) => Math.min(a, b)) - alone.reduce((sum, own) => sum + (own[0] ?? 0), 0),
    sums.reduce((a, b) => Math.max(a, b)) - alone.reduce((sum, own) => sum + (own.at(-1) ?? 0), 0),
  ];
}

/** Every way to take one item from each list. */
function choices(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return lists.reduce<readonly (readonly number[])[]>(
    (all, list) => all.flatMap((chosen) => list.map((value) => [...chosen, value])),
    [[]],
  );
}

/**
 * The possible values of each row on the rolls that a column allows: the first roll for `hand`, else the roll on which
 * boxes are named and those after it.
 */
function valuesOf({ spec }: Ruleset, { order }: Partial<Column>): Values {
  const firstRoll = order?.declare ?? 1;
  const lastRoll = order?.name === 'hand' ? 1 : spec.rolls;
  // A player whose box is struck by others writes a zero.
  const rows = spec.categories.map(
    ({ id }) => [id, new Set<number>(spec.repeat?.opponents ? [0] : [])] as const,
  );
  for (const shown of throwsOf(spec)) {
    for (let roll = firstRoll; roll <= lastRoll; roll++) {
      for (const served of [true, false]) {
        const t = { ...shown, roll, served };
        spec.categories.forEach(({ score }, row) => rows[row]?.[1].add(score(t)));
      }
    }
  }
  return new Map(rows.map(([id, values]) => [id, [...values].toSorted((a, b) => a - b)]));
}

/** Every throw of all dice, computed without the engine. */
export function throwsOf({ dice }: Spec): readonly Omit<Throw, 'roll' | 'served'>[] {
  const { sides, count } = dice;
  const all: readonly Side[] =
    typeof sides === 'number' ? Array.from({ length: sides }, (_, i) => ({ face: i + 1 })) : sides;
  return [...multisets(all, count)].map((shown) => {
    const faces = shown.map(({ face }) => face);
    const counts = Array.from(
      { length: all.length + 1 },
      (_, face) => faces.filter((f) => f === face).length,
    );
    return { n: count, counts, sum: faces.reduce((a, b) => a + b, 0), sides: shown };
  });
}

/** Every multiset of `count` sides. */
function* multisets(sides: readonly Side[], count: number): Generator<readonly Side[]> {
  if (!count) return yield [];
  for (const [i, side] of sides.entries()) {
    for (const rest of multisets(sides.slice(i), count - 1)) yield [side, ...rest];
  }
}

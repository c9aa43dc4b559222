/** Totals computed in another way than in the engine: from a list of entries, as people add up a sheet at the table. */

import type { GameState, Spec } from '@yahtzee-game/rules';
import type { Entry } from './games.js';

/** The total of a player, from the player's entries. */
export function totalFrom({ rules, cards }: GameState, seat: number, entries: readonly Entry[]): number {
  const own = entries.filter((entry) => entry.seat === seat);
  const { spec } = rules;
  let total = (cards[seat]?.tokens ?? 0) * (spec.tokens?.points ?? 0);
  for (const { bonus } of own) total += bonus;
  for (const { id, times = 1 } of spec.columns ?? [{ id: '' }]) {
    total += columnFrom(spec, entriesOfColumn(own, id), times);
  }
  return total;
}

/** A sum of points; open boxes add nothing. */
export const sumOf = (numbers: readonly (number | null)[] = []): number =>
  numbers.reduce((total: number, value) => total + (value ?? 0), 0);

/** Entries of one column: row and points. */
type Written = readonly (readonly [row: string, points: number])[];

function entriesOfColumn(entries: readonly Entry[], column: string): Written {
  return entries.flatMap(({ cell, points }) => {
    const [row = '', of = ''] = cell.split('@');
    return of === column ? [[row, points] as const] : [];
  });
}

function columnFrom(spec: Spec, written: Written, times: number): number {
  const sums = new Map<string, number>();
  const add = (section: string, points: number): unknown =>
    sums.set(section, (sums.get(section) ?? 0) + points);
  for (const [row, points] of written) {
    const category = spec.categories.find(({ id }) => id === row);
    if (category && category.counts !== false) add(category.section, points);
  }
  for (const { section, value } of spec.derived ?? [])
    add(
      section,
      value((row) => entryIn(written, row)),
    );
  let total = 0;
  for (const sum of sums.values()) total += times * sum;
  for (const { section, ladder, once } of spec.bonuses ?? []) {
    let reached = 0;
    for (const [at, points] of ladder) if ((sums.get(section) ?? 0) >= at) reached = points;
    total += once ? reached : times * reached;
  }
  return total;
}

function entryIn(written: Written, row: string): number | undefined {
  const points = written.flatMap(([of, value]) => (of === row ? value : []));
  return points.length ? points.reduce((a, b) => a + b) : undefined;
}

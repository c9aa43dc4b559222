/**
 * Compiles a ruleset into a plan by calling it: scores come from the ruleset's own functions, legality from the engine.
 * Nothing here is about a particular game.
 */
import type { Rules, Ruleset, Throw } from '@yahtzee-game/rules';
import { rulesOf } from '@yahtzee-game/rules/engine';
import { sum } from '../basics/sum.js';
import { isReachable, totalRangeOf } from '../plan/card-states.js';
import { latticeOf, type Lattice } from '../plan/lattice.js';
import { maxTokens } from '../plan/layout.js';
import { keepCount } from '../plan/multisets.js';
import type { Bank, CellClass, Plan } from '../plan/plan.js';
import { cellClassesOf, isOrdered, rowIdOf } from './cell-classes.js';
import { legalCells } from './legal-cells.js';
import { dependsOnStrike, repeatTableOf } from './repeat-table.js';
import { mergeEqual, scoreTables, throwsAt } from './score-classes.js';

/** A plan, or the reasons why the game cannot be solved as a whole. */
export type Compiled = CompiledPlan | { readonly ok: false; readonly obstacles: readonly string[] };

export interface CompiledPlan {
  readonly ok: true;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly lattice: Lattice;
  /** Number of values that a solution holds. */
  readonly states: number;
}

/** Most combinations of filled cells; each needs 12 bytes, reachable or not. */
const MAX_FILLED = 2 ** 22;
/** Most keeps of a throw. */
export const MAX_KEEPS = 2000;
/** Most values; with 4 bytes each they take about 260 MB. */
const MAX_STATES = 65e6;
/** Legal classes are the bits of a 32-bit integer. */
const MAX_CELL_CLASSES = 30;

/** Compiles a ruleset. Each `yield` is a good moment for a pause. */
export function* compile(ruleset: Ruleset): Generator<void, Compiled> {
  const rules = rulesOf(ruleset);
  const early = obstaclesOf(rules);
  if (early.length) return unsolvable(...early);
  const { spec } = rules;
  const lattice = latticeOf(spec.dice.count, rules.sides.length);
  yield;
  const tables = yield* scoreTables(rules, lattice);
  const { scoreClasses, kept } = mergeEqual(tables);
  const keptThrows = kept.map((at) => throwsAt(rules, lattice, at));
  const [firstThrows = []] = keptThrows;
  const lastThrows = keptThrows.at(-1) ?? [];
  const scores = rules.cells.map((cell) => kept.map((at) => tables[at]?.[cell.row] ?? new Float64Array()));
  yield;
  const flagged = cellClassesOf(rules, scores, true);
  const asksForStrikes = dependsOnStrike(repeatTableOf(rules, lastThrows, flagged));
  const cellClasses = asksForStrikes ? flagged : cellClassesOf(rules, scores, false);
  yield;
  const filledLimit = cellClasses.reduce((n, { digits }) => n * digits, 1);
  if (cellClasses.length > MAX_CELL_CLASSES) return unsolvable(`${cellClasses.length} different boxes`);
  if (filledLimit > MAX_FILLED) return unsolvable(`${filledLimit} ways to have filled the boxes`);
  yield;
  const legal = isOrdered(rules) ? yield* legalCells(rules, cellClasses, MAX_FILLED) : undefined;
  if (legal && legal.size > MAX_FILLED)
    return unsolvable(`more than ${MAX_FILLED} ways to have filled the boxes`);
  const plan: Plan = {
    ruleset: ruleset.id,
    dice: spec.dice.count,
    sides: rules.sides.length,
    rolls: spec.rolls,
    cellClasses,
    scoreClasses,
    ladder: ladderOf(rules, cellClasses),
    repeat: repeatTableOf(rules, lastThrows, cellClasses),
    bank: bankOf(rules),
    declare: Math.max(0, ...rules.columns.map((column) => column.order.declare ?? 0)),
    legal,
    wins: winsOf(rules, firstThrows, cellClasses),
    filledLimit,
  };
  const states = yield* countStates(plan);
  if (states > MAX_STATES) return unsolvable(`${states} states`);
  return { ok: true, plan, rules, lattice, states };
}

const unsolvable = (...obstacles: readonly string[]): Compiled => ({ ok: false, obstacles });

/** Counts the values that a solution would hold, until they are too many. Each `yield` is a good moment for a pause. */
export function* countStates(plan: Plan): Generator<void, number> {
  let states = 0;
  const all = plan.legal?.keys() ?? numbersBelow(plan.filledLimit);
  let n = 0;
  for (const filled of all) {
    if (plan.from && !isReachable(plan, filled, plan.from)) continue;
    const { from, to } = totalRangeOf(plan, filled);
    states += (to - from + 1) * (maxTokens(plan, filled) + 1);
    if (states > MAX_STATES) return states;
    if (n++ % 4096 === 0) yield;
  }
  return states;
}

function* numbersBelow(end: number): Generator<number> {
  for (let i = 0; i < end; i++) yield i;
}

/** Returns, in words, the rules that no plan can express. */
function obstaclesOf({ spec, columns, sides }: Rules): string[] {
  const found: string[] = [];
  const sums = (spec.bonuses?.length ?? 0) * columns.length;
  if (spec.derived?.length) found.push('rows count several entries');
  if (spec.follow) found.push('others name boxes first');
  if (spec.fill === 'everyColumn') found.push('a turn fills several boxes');
  if (sums > 1) found.push(`${sums} section sums decide bonuses`);
  if (keepCount(spec.dice.count, sides.length) > MAX_KEEPS) found.push('too many different throws');
  return found;
}

/** Returns the steps of the section bonus, the multiplier of the column applied. */
function ladderOf({ spec, columns }: Rules, cellClasses: readonly CellClass[]): Plan['ladder'] {
  const [bonus] = spec.bonuses ?? [];
  const times = bonus?.once ? 1 : (columns[0]?.times ?? 1);
  const least = sum(cellClasses.map((own) => (own.inSection ? own.capacity * own.leastPoints : 0)));
  return bonus?.ladder.map(([at, points]) => [at - least, points * times] as const) ?? [];
}

/** Returns how an entry changes the bank after each number of rolls, from 1 on. */
export const bankChanges = (
  { spec: { tokens, rolls }, columns }: Rules,
  points: number,
  count = rolls,
): readonly number[] =>
  Array.from({ length: count }, (_, i) => tokens?.change(rolls - 1 - i, points, columns[0]?.id ?? '') ?? 0);

function bankOf(rules: Rules): Bank | undefined {
  const { tokens } = rules.spec;
  if (!tokens) return undefined;
  const [zero, points] = [bankChanges(rules, 0), bankChanges(rules, 1)];
  return { zero, points, worth: tokens.points ?? 0, maxGain: Math.max(0, ...zero, ...points) };
}

/** Returns the first rolls that win at once, and the class whose state that depends on. */
function winsOf(rules: Rules, throws: readonly Throw[], cellClasses: readonly CellClass[]): Plan['wins'] {
  const { wins } = rules.spec;
  if (!wins) return undefined;
  let cellClass = -1;
  const winning = (box: 'open' | 'scored'): Uint8Array =>
    Uint8Array.from(throws, (t) =>
      wins(t, (row) => {
        cellClass = cellClasses.findIndex(({ cells }) => rowIdOf(rules, cells) === row);
        return box;
      })
        ? 1
        : 0,
    );
  return { open: winning('open'), filled: winning('scored'), cellClass };
}

/**
 * From a ruleset to a plan, by asking it: every score is what the ruleset's own functions answer, every legality what
 * the engine answers for an invented card that shows the same facts. Nothing of any game is written here.
 */
import type { Box, CellInfo, Rules, Ruleset, Spec, Throw } from '@yahtzee-game/rules';
import { barred, commonFace, emptyCard, rulesOf, throwOf, type Moment } from '@yahtzee-game/rules/engine';
import { lanesOf, mayFollow } from './fillings.js';
import { latticeOf, sidesOf, type Lattice } from './lattice.js';
import { mostTokens } from './layout.js';
import { FACTS, factsOf, LITERAL, type Bank, type Kind, type Plan, type Special } from './plan.js';

/** A plan, or why there is none that can be solved as a whole. */
export type Compiled =
  | {
      readonly ok: true;
      readonly plan: Plan;
      readonly rules: Rules;
      readonly lattice: Lattice;
      /** How many values a solution holds. */
      readonly states: number;
    }
  | { readonly ok: false; readonly obstacles: readonly string[] };

/** More fillings than this are not laid out. */
const MOST_FILLINGS = 2 ** 22;
const MOST_KEEPS = 2000;
/** Values of 4 bytes: about 260 MB. */
const MOST_STATES = 65e6;
/** A filling's boxes are a bit set. */
const MOST_KINDS = 30;

interface Asked {
  readonly rules: Rules;
  /** By score class, by outcome. */
  readonly throws: readonly (readonly Throw[])[];
}

/** Asks a ruleset all that a solver has to know. Pausing between steps is the caller's business: each `yield` is one. */
export function* compile(ruleset: Ruleset): Generator<void, Compiled> {
  const rules = rulesOf(ruleset);
  const early = obstaclesOf(rules);
  if (early.length) return { ok: false, obstacles: early };
  const { spec } = rules;
  const lattice = latticeOf(spec.dice.count, rules.sides.length);
  yield;
  const all = throwsBy(rules, lattice);
  yield;
  const tables = yield* scoreTables(rules, all);
  const { classes, kept } = mergeEqual(tables);
  const [last, before] = [classes.at(-1), classes.at(-3)];
  if (spec.tokens && last !== before)
    return { ok: false, obstacles: ['points depend on how many rolls are bought'] };
  const asked: Asked = { rules, throws: kept.map((at) => all[at] ?? []) };
  const scores = rules.cells.map((cell) => kept.map((at) => tables[at]?.[cell.row] ?? new Float64Array()));
  yield;
  const flagged = kindsOf(rules, scores, true);
  const kinds = readsFlag(specialOf(asked, flagged)) ? flagged : kindsOf(rules, scores, false);
  yield;
  const fillings = kinds.reduce((n, kind) => n * kind.digits, 1);
  if (kinds.length > MOST_KINDS) return { ok: false, obstacles: [`${kinds.length} different boxes`] };
  if (fillings > MOST_FILLINGS && !isOrdered(rules))
    return { ok: false, obstacles: [`${fillings} ways to have filled the boxes`] };
  yield;
  const legal = isOrdered(rules) ? yield* legalByFilling(rules, kinds) : undefined;
  if (legal && legal.size > MOST_FILLINGS)
    return { ok: false, obstacles: [`more than ${MOST_FILLINGS} ways to have filled the boxes`] };
  const plan: Plan = {
    ruleset: ruleset.id,
    dice: spec.dice.count,
    sides: rules.sides.length,
    rolls: spec.rolls,
    kinds,
    classes,
    ladder: ladderOf(rules),
    special: specialOf(asked, kinds),
    bank: bankOf(spec),
    declare: Math.max(0, ...rules.columns.map((column) => column.order.declare ?? 0)),
    legal,
    wins: winsOf(asked, kinds),
    fillings,
  };
  const states = yield* countStates(plan);
  if (states > MOST_STATES) return { ok: false, obstacles: [`${states} states`] };
  return { ok: true, plan, rules, lattice, states };
}

/** How many values a solution would hold; counting stops where they are too many. */
export function* countStates(plan: Plan): Generator<void, number> {
  let states = 0;
  const all = plan.legal?.keys() ?? numbersBelow(plan.fillings);
  let n = 0;
  for (const filling of all) {
    if (plan.from && !mayFollow(plan, filling, plan.from)) continue;
    const { from, to } = lanesOf(plan, filling);
    states += (to - from + 1) * (mostTokens(plan, filling) + 1);
    if (states > MOST_STATES) return states;
    if (n++ % 4096 === 0) yield;
  }
  return states;
}

function* numbersBelow(end: number): Generator<number> {
  for (let i = 0; i < end; i++) yield i;
}

/** Steps of the section bonus with what they are worth in all, its column's multiplier applied. */
function ladderOf({ spec, columns }: Rules): Plan['ladder'] {
  const [bonus] = spec.bonuses ?? [];
  const times = bonus?.once ? 1 : (columns[0]?.times ?? 1);
  return bonus?.ladder.map(([at, points]) => [at, points * times] as const) ?? [];
}

/** What no plan can express, in words. */
function obstaclesOf({ ruleset, spec, columns, sides }: Rules): string[] {
  const found: string[] = [];
  const lanes = (spec.bonuses?.length ?? 0) * columns.length;
  if (ruleset.game) found.push('it is no scorecard game');
  if (spec.derived?.length) found.push('rows are computed from several entries');
  if (spec.follow) found.push('it depends on what other players have announced');
  if (spec.fill === 'everyColumn') found.push('a turn fills several boxes');
  if (lanes > 1) found.push(`${lanes} section sums decide bonuses`);
  if (spec.tokens && columns.length > 1) found.push('the bank depends on the column');
  if (keepsOf(spec.dice.count, sides.length) > MOST_KEEPS) found.push('too many different throws');
  if (new Set(columns.map((column) => column.order.declare)).size > 2)
    found.push('boxes are named after different rolls');
  return found;
}

/** How many multisets of up to n dice there are. */
function keepsOf(dice: number, sides: number): number {
  let keeps = 1;
  for (let i = 1; i <= dice; i++) keeps = (keeps * (sides + i)) / i;
  return keeps;
}

/** Every outcome as a throw, by roll and whether all dice were thrown: `[(roll - 1) * 2 + served]`. */
function throwsBy({ spec, sides }: Rules, lattice: Lattice): readonly (readonly Throw[])[] {
  const rolls = spec.rolls + (spec.tokens ? 2 : 0);
  return Array.from({ length: 2 * rolls }, (_, i) =>
    Array.from({ length: lattice.outcomes }, (_unused, r) =>
      throwOf(sides, sidesOf(lattice, r), 1 + (i >> 1), i % 2 === 1),
    ),
  );
}

type Tables = readonly (readonly Float64Array[])[];

/** Points by those classes, by row of the sheet, by outcome. */
function* scoreTables({ spec }: Rules, throws: readonly (readonly Throw[])[]): Generator<void, Tables> {
  const tables: Float64Array[][] = [];
  for (const list of throws) {
    tables.push(spec.categories.map(({ score }) => Float64Array.from(list, (t) => score(t))));
    yield;
  }
  return tables;
}

/** Classes that score alike become one: which facts matter is found out, not told. */
function mergeEqual(tables: Tables): {
  readonly classes: readonly number[];
  readonly kept: readonly number[];
} {
  const kept: number[] = [];
  const classes = tables.map((table, i) => {
    // All dice of a first roll have been thrown, so there is nothing to tell apart.
    const own = i === 0 ? tables[1] : table;
    const same = kept.findIndex((at) => equalTables(tables[at], own));
    return same >= 0 ? same : kept.push(i === 0 ? 1 : i) - 1;
  });
  return { classes, kept };
}

const equalTables = (a: readonly Float64Array[] = [], b: readonly Float64Array[] = []): boolean =>
  a.every((row, i) => row.every((points, r) => points === b[i]?.[r]));

const isOrdered = ({ columns }: Rules): boolean => columns.some(({ order }) => order.bar);

/** Cells that nothing tells apart are one kind: the same row in free columns that count alike. */
function kindsOf(
  rules: Rules,
  scores: readonly (readonly Float64Array[])[],
  flagRepeat: boolean,
): readonly Kind[] {
  const { spec } = rules;
  const alike =
    !isOrdered(rules) &&
    !spec.repeat &&
    !spec.wins &&
    rules.columns.every((c) => c.times === rules.columns[0]?.times);
  const first = alike ? (rules.columnCells[0] ?? []) : rules.cells;
  const kinds: Kind[] = [];
  let place = 1;
  for (const cell of first) {
    const cells = alike ? rules.cells.filter((other) => other.row === cell.row) : [cell];
    const capacity = cells.length * cell.entries;
    const flagged = capacity === 1 && needsFlag(spec, cell.category.id, flagRepeat);
    const digits = flagged ? 3 : capacity + 1;
    const own = scores[cell.index] ?? [];
    kinds.push({
      cells: cells.map(({ id }) => id),
      capacity,
      flagged,
      place,
      digits,
      inSection: spec.bonuses?.[0]?.section === cell.category.section && cell.category.counts !== false,
      most: Math.max(cell.category.joker ?? 0, ...own.map((table) => Math.max(...table))),
      times: cell.category.counts === false ? 0 : (cell.column.times ?? 1),
      face: cell.category.face ?? 0,
      after: first.findIndex((other) => other.category.id === cell.category.after && other.col === cell.col),
      scores: own,
    });
    place *= digits;
  }
  return kinds;
}

/** Whether some rule asks if a row was struck. */
const needsFlag = ({ repeat, categories }: Spec, row: string, flagRepeat: boolean): boolean =>
  (flagRepeat && repeat?.row === row) || categories.some((category) => category.after === row);

/** Whether any answer of the repeat policy changes with the watched box being struck. */
function readsFlag(special: Special | undefined): boolean {
  if (!special) return false;
  const kinds = special.points.length / (special.outcomes.length * FACTS);
  const struck = factsOf(true, false, false) * kinds;
  return special.points.some((points, at) => {
    const facts = Math.floor(at / kinds) % FACTS;
    if (facts >= factsOf(true, false, false)) return false;
    return (
      !Object.is(points, special.points[at + struck]) || special.bonus[at] !== special.bonus[at + struck]
    );
  });
}

/** By filling that can come about, which kinds may be filled after each roll, and which may be named. */
function* legalByFilling(
  rules: Rules,
  kinds: readonly Kind[],
): Generator<void, ReadonlyMap<number, readonly number[]>> {
  const rolls = rules.spec.rolls + (rules.spec.tokens ? 1 : 0);
  const legal = new Map<number, readonly number[]>();
  const open = [0];
  for (let at = open.pop(), n = 0; at !== undefined && legal.size <= MOST_FILLINGS; at = open.pop(), n++) {
    if (legal.has(at)) continue;
    const masks = masksOf(rules, kinds, at, rolls);
    legal.set(at, masks);
    const fillable = masks.reduce((a, b) => a | b, 0);
    kinds.forEach(({ place, flagged }, k) => {
      if (!((fillable >> k) & 1)) return;
      open.push(at + place);
      if (flagged) open.push(at + 2 * place);
    });
    if (n % 64 === 0) yield;
  }
  return legal;
}

function masksOf(rules: Rules, kinds: readonly Kind[], filling: number, rolls: number): readonly number[] {
  const moment = momentOf(rules, kinds, filling);
  const cells = kinds.map((kind) => rules.cellById.get(kind.cells[0] ?? ''));
  const mask = (may: (cell: CellInfo) => boolean): number =>
    cells.reduce((bits, cell, k) => (cell && may(cell) ? bits | (1 << k) : bits), 0);
  const byRoll = Array.from({ length: rolls }, (_, i) =>
    mask((cell) => !barred(rules, { ...moment, roll: i + 1 }, cell)),
  );
  const named = mask(({ column, index }) => {
    const { declare } = column.order;
    const cell = rules.cells[index];
    return (
      declare !== undefined &&
      cell !== undefined &&
      !barred(rules, { ...moment, roll: declare, announced: index }, cell)
    );
  });
  return [...byRoll, named];
}

/** A card that is filled like this; what stands in it does not matter to an order. */
function momentOf(rules: Rules, kinds: readonly Kind[], filling: number): Moment {
  const empty = emptyCard(rules);
  const slots = [...empty.slots];
  let filled = 0;
  for (const { place, digits, flagged, cells } of kinds) {
    const digit = Math.floor(filling / place) % digits;
    let entries = flagged ? Math.min(digit, 1) : digit;
    filled += entries;
    for (const id of cells) {
      const cell = rules.cellById.get(id);
      if (!cell) continue;
      for (let i = 0; i < cell.entries && entries > 0; i++, entries--) slots[cell.slot + i] = 0;
    }
  }
  return { card: { ...empty, slots, filled }, roll: 1, announced: -1, placed: 0, follow: -1, ahead: false };
}

/** The repeat policy, asked for every throw of n of a kind under all facts that it may know. */
function specialOf({ rules, throws }: Asked, kinds: readonly Kind[]): Special | undefined {
  const { repeat, categories } = rules.spec;
  if (!repeat) return undefined;
  const watched = kinds.flatMap(({ cells }, k) => (rowOf(rules, cells) === repeat.row ? k : []));
  const list = (throws.at(-1) ?? []).flatMap((t, r) => (commonFace(t) ? { t, face: commonFace(t), r } : []));
  const size = list.length * FACTS * kinds.length;
  const points = new Float64Array(size).fill(NaN);
  const bonus = new Float64Array(size);
  list.forEach(({ t, face }, s) => {
    for (const scored of [false, true]) {
      for (const numberOpen of [false, true]) {
        for (const lowerOpen of [false, true]) {
          const boxes = watched.map((): Box => (scored ? 'scored' : 'zero'));
          const facts = { t, face, boxes, numberOpen, lowerOpen };
          kinds.forEach((kind, k) => {
            const category = categories.find(({ id }) => id === rowOf(rules, kind.cells));
            const at = (s * FACTS + factsOf(scored, numberOpen, lowerOpen)) * kinds.length + k;
            const ruling = category && repeat.place(facts, category);
            if (!category || typeof ruling !== 'string') return;
            points[at] = ruling === 'zero' ? 0 : ruling === 'joker' ? (category.joker ?? LITERAL) : LITERAL;
            bonus[at] = repeat.bonus(facts, category) * (kind.times || 1);
          });
        }
      }
    }
  });
  return { watched, outcomes: list.map(({ r }) => r), faces: list.map(({ face }) => face), points, bonus };
}

const rowOf = (rules: Rules, cells: readonly string[]): string | undefined =>
  rules.cellById.get(cells[0] ?? '')?.category.id;

/** The bank, asked for every number of rolls that a turn may use before it spends tokens, and one more. */
function bankOf({ tokens, rolls }: Spec): Bank | undefined {
  if (!tokens) return undefined;
  const changes = (points: number): readonly number[] =>
    Array.from({ length: rolls }, (_, i) => tokens.change(rolls - 1 - i, points, ''));
  const [zero, some] = [changes(0), changes(1)];
  return { zero, points: some, worth: tokens.points ?? 0, most: Math.max(0, ...zero, ...some) };
}

/** First rolls that win at once, and the box on which that may depend. */
function winsOf({ rules, throws }: Asked, kinds: readonly Kind[]): Plan['wins'] {
  const { wins } = rules.spec;
  if (!wins) return undefined;
  let kind = -1;
  const ask = (box: 'open' | 'scored'): Uint8Array =>
    Uint8Array.from(throws[0] ?? [], (t) =>
      wins(t, (row) => {
        kind = kinds.findIndex(({ cells }) => rowOf(rules, cells) === row);
        return box;
      })
        ? 1
        : 0,
    );
  return { open: ask('open'), filled: ask('scored'), kind };
}

/**
 * Features of house rules that no plan can express, in words. A plan that was compiled from such rules would be solved,
 * but as another game. A separate import, since no shipped game has any of them.
 */
import type { Box, CellInfo, Rules, Spec, Throw } from '@yahtzee-game/rules';
import { barred, commonFace, emptyCard } from '@yahtzee-game/rules/engine';
import type { RepeatTable } from '../plan/plan.js';
import { bankChanges, type CompiledPlan } from './compile.js';
import { dependsOnStrike, repeatTableOf } from './repeat-table.js';
import { throwsAt } from './score-classes.js';

/** Bought rolls of one turn that are checked. */
const MOST_BOUGHT = 30;
/** The index of the first roll in `ScoreTables`; it throws all dice. */
const FIRST_ROLL = 1;

/** Returns the reasons why a plan does not express all of its rules; empty if it does. */
export const obstaclesOf = (compiled: CompiledPlan): readonly string[] => [
  ...obstaclesOfPoints(compiled),
  ...obstaclesOfRows(compiled),
  ...obstaclesOfBank(compiled),
  ...obstaclesOfRepeats(compiled),
  ...obstaclesOfWins(compiled),
];

/** Totals are indices of tables, so points must be whole numbers. */
function obstaclesOfPoints({ plan, rules: { spec } }: CompiledPlan): readonly string[] {
  const { bonuses = [], categories, tokens } = spec;
  const counted = plan.cellClasses.filter(({ times }) => times > 0);
  const places = [
    ...pointsIn(counted.flatMap(({ scores }) => scores)),
    ...pointsIn([plan.repeat?.bonus ?? new Float64Array()]),
    ...categories.map(({ joker = 0 }) => joker),
    ...bonuses.flatMap(({ ladder }) => ladder.flat()),
    tokens?.points ?? 0,
  ];
  return places.every(Number.isInteger) ? [] : ['points are no whole numbers'];
}

/** Returns the numbers in these tables, each once. */
const pointsIn = (tables: readonly Float64Array[]): readonly number[] => [
  ...new Set([...new Set(tables)].flatMap((table) => [...table])),
];

function obstaclesOfRows({ plan: { cellClasses }, rules }: CompiledPlan): readonly string[] {
  const found: string[] = [];
  if (cellClasses.some(({ after }) => after >= 0 && !cellClasses[after].flagged))
    found.push('a row needs another one that has several boxes');
  if (rules.spec.categories.some(({ joker, after }) => joker !== undefined && after !== undefined))
    found.push('a joker needs another row');
  if (new Set(rules.columns.map(({ order }) => order.declare)).size > 2)
    found.push('boxes are named at different times');
  if (rules.cells.some((cell) => hasFewerRolls(rules, cell))) found.push('a named box has fewer rolls');
  return found;
}

/** Whether a box that has been announced may be filled after some of the later rolls, but not after all. */
function hasFewerRolls(rules: Rules, cell: CellInfo): boolean {
  const { declare = 0 } = cell.column.order;
  const empty = emptyCard(rules);
  const isOwn = (slot: number): boolean => slot >= cell.slot && slot < cell.slot + cell.entries;
  const card = { ...empty, slots: empty.slots.map((_, slot) => (isOwn(slot) ? null : 0)) };
  const moment = { card, announced: cell.index, placed: 0, follow: -1, ahead: false };
  const rolls = Array.from({ length: rules.spec.rolls }, (_, i) => i + 1).filter((roll) => roll >= declare);
  const isBarred = rolls.map((roll) => barred(rules, { ...moment, roll }, cell) !== undefined);
  return declare > 0 && isBarred.includes(true) && isBarred.includes(false);
}

function obstaclesOfBank({ plan, rules }: CompiledPlan): readonly string[] {
  const { columns, spec } = rules;
  const { tokens, rolls } = spec;
  if (!tokens) return [];
  const { cellClasses, scoreClasses } = plan;
  const found: string[] = [];
  const changes = (points: number): readonly number[] => bankChanges(rules, points, rolls + MOST_BOUGHT);
  const [zero, scored] = [changes(0), changes(1)];
  const points = pointsIn(cellClasses.flatMap(({ scores }) => scores));
  if (points.some((n) => n !== 0 && changes(n).join() !== scored.join()))
    found.push('how many points an entry brings decides what it saves');
  if (columns.some(({ order }, col) => col > 0 || order.declare))
    found.push('the bank depends on columns, or on boxes that are named');
  if (![zero, scored].every((own) => areOneForOne(own, rolls)))
    found.push('a roll is not bought for one that is saved');
  if (columns.some(({ id }) => tokens.bars?.(id))) found.push('bought rolls do not count in every box');
  if ([1, 2].some((i) => scoreClasses.at(-i) !== scoreClasses.at(-i - 2)))
    found.push('points depend on how many rolls are bought');
  return found;
}

/** Whether unused free rolls add whole numbers of rolls, at least 0, to the bank, and each bought one takes one. */
const areOneForOne = (changes: readonly number[], rolls: number): boolean =>
  changes.every((change, i) => {
    const unused = rolls - 1 - i;
    return unused > 0 ? Number.isInteger(change) && change >= 0 : change === unused;
  });

function obstaclesOfRepeats({ plan, rules, lattice }: CompiledPlan): readonly string[] {
  const { repeat: table, cellClasses } = plan;
  if (!table) return [];
  const throws = throwsAt(rules, lattice, FIRST_ROLL).filter((t) => commonFace(t));
  const isOther = (asked: readonly Throw[], boxes?: readonly Box[]): boolean =>
    !areEqual(table, repeatTableOf(rules, asked, cellClasses, boxes));
  if (everyRoll(throws, rules.spec).some((asked) => isOther(asked)))
    return ['the roll decides what a repeated throw brings'];
  const isCounted = table.watched.some((k) => !cellClasses[k]?.flagged) && dependsOnStrike(table);
  const isMixed = mixtures(table.watched.length).some((boxes) => isOther(throws, boxes));
  return isCounted || isMixed ? ['several boxes decide what a repeated throw brings'] : [];
}

/**
 * Returns all ways in which some of the boxes, but not all, have scored.
 * @param boxes number of boxes
 */
const mixtures = (boxes: number): readonly (readonly Box[])[] =>
  Array.from({ length: Math.max(0, 2 ** boxes - 2) }, (_, scored) =>
    Array.from({ length: boxes }, (__, i): Box => (((scored + 1) >> i) & 1 ? 'scored' : 'zero')),
  );

const areEqual = (a: RepeatTable, b: RepeatTable | undefined): boolean =>
  a.points.every((points, i) => Object.is(points, b?.points[i])) &&
  a.bonus.every((bonus, i) => bonus === b?.bonus[i]);

/** A plan can only express wins by a first roll that depend on whether one box is filled. */
function obstaclesOfWins({ rules, lattice }: CompiledPlan): readonly string[] {
  const { wins } = rules.spec;
  if (!wins) return [];
  const throws = throwsAt(rules, lattice, FIRST_ROLL);
  const asked = new Set<string>();
  const isWon = (t: Throw, box: Box): boolean => wins(t, (row) => (asked.add(row), box));
  const later = everyRoll(throws, rules.spec).slice(2).flat();
  const found: string[] = [];
  if (later.some((t) => BOXES.some((box) => isWon(t, box)))) found.push('a later roll may win the game');
  const areDifferent = throws.some((t) => isWon(t, 'zero') !== isWon(t, 'scored'));
  if (areDifferent || asked.size > 1) found.push('several boxes, or their points, decide which throws win');
  return found;
}

const BOXES: readonly Box[] = ['open', 'zero', 'scored'];

/** Returns these throws for each roll of a turn, bought ones included: as thrown with all dice, and with some. */
const everyRoll = (throws: readonly Throw[], { rolls, tokens }: Spec): readonly (readonly Throw[])[] =>
  Array.from({ length: 2 * (rolls + (tokens ? 2 : 0)) }, (_, i) =>
    throws.map((t) => ({ ...t, roll: 1 + (i >> 1), served: i % 2 === 0 })),
  );

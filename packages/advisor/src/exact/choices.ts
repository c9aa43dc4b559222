/** Cards and positions of players, translated for the solver, and its values translated into choices. */
import type { Card, Rules } from '@yahtzee-game/rules';
import { sum } from '../basics/sum.js';
import { NOT_ANNOUNCED, type Turn } from '../forecast/turn.js';
import { hasScored, sectionPoints, type CardState } from '../plan/card-states.js';
import { heldDice, keepOf, keepsInside, sidesOf } from '../plan/lattice.js';
import { ranked, type Choice, type Unranked } from '../questions/advice.js';
import type { Position } from '../questions/position.js';
import type { CompiledGame } from './solved-game.js';

/** Returns the value of a position: before the first roll, with dice on the table, or while dice are awaited. */
export function valueAt(
  game: CompiledGame,
  turn: Turn,
  { dice, roll, held, served, announced }: Position,
): number {
  const k = cellClassOf(game, announced);
  if (roll === 0) return turn.value;
  if (held === undefined) return turn.best(roll, served, k)[keepOf(game.lattice, dice)];
  return turn.keeps(roll, k)[keepOf(game.lattice, heldDice(dice, held))];
}

/**
 * Returns all choices of a position, best first; empty while dice are awaited.
 * @param value value of the best choice, `soFar` included
 * @param soFar points of the card, added to the values of the turn
 */
export function choicesOf(
  game: CompiledGame,
  turn: Turn,
  position: Position,
  value: number,
  soFar = 0,
): readonly Choice[] {
  if (position.roll === 0 || position.held !== undefined) return [];
  const toCome = [
    ...scores(game, turn, position),
    ...announcements(game, turn, position),
    ...holds(game, turn, position),
  ];
  return ranked(
    toCome.map((choice): Unranked => ({
      ...choice,
      value: soFar + choice.value,
      loss: Math.max(0, value - soFar - choice.value),
    })),
  );
}

function scores(
  game: CompiledGame,
  turn: Turn,
  { dice, roll, served, announced, card }: Position,
): readonly Unranked[] {
  return turn
    .entries(roll, served, keepOf(game.lattice, dice), cellClassOf(game, announced))
    .map(({ cellClass, points, bonus, value }) => ({
      kind: 'score',
      cell: openCell(game, cellClass, card),
      points: points * (game.plan.cellClasses[cellClass]?.times ?? 1),
      bonus,
      value,
      loss: 0,
    }));
}

function announcements(
  { plan, lattice }: CompiledGame,
  turn: Turn,
  { dice, roll, served, announced }: Position,
): readonly Unranked[] {
  if (roll !== plan.declare || announced !== undefined) return [];
  const outcome = keepOf(lattice, dice);
  return turn.announceable().map((k) => ({
    kind: 'announce',
    cell: plan.cellClasses[k]?.cells[0] ?? '',
    value: turn.best(roll, served, k)[outcome],
    loss: 0,
  }));
}

function holds(
  game: CompiledGame,
  turn: Turn,
  { dice, roll, rollsLeft, announced }: Position,
): readonly Unranked[] {
  if (rollsLeft <= 0) return [];
  const { lattice, rules } = game;
  const table = turn.keeps(roll, cellClassOf(game, announced));
  return [...keepsInside(lattice, dice)].flatMap(([keep, held]) => {
    const value = table[keep];
    const faces = sidesOf(lattice, keep).map((side) => rules.sides[side - 1]?.face ?? side);
    // A reroll is not allowed if no cell could be filled after it.
    return Number.isFinite(value) ? [{ kind: 'hold' as const, held, dice: faces, value, loss: 0 }] : [];
  });
}

/** Returns the class of a cell, `NOT_ANNOUNCED` for `undefined`. */
export const cellClassOf = ({ plan }: Pick<CompiledGame, 'plan'>, cell: string | undefined): number =>
  cell === undefined ? NOT_ANNOUNCED : plan.cellClasses.findIndex(({ cells }) => cells.includes(cell));

/** Returns the first cell of a class that can take another entry. */
function openCell({ plan, rules }: CompiledGame, cellClass: number, card: Card): string {
  const cells = plan.cellClasses[cellClass]?.cells ?? [];
  return cells.find((id) => isOpen(rules, card, id)) ?? cells[0] ?? '';
}

/** Returns the state of a card. */
export function cardStateOf({ plan, rules }: Pick<CompiledGame, 'plan' | 'rules'>, card: Card): CardState {
  let filled = 0;
  let total = 0;
  for (const cellClass of plan.cellClasses) {
    const entries = cellClass.cells.flatMap((id) => entriesOf(rules, card, id));
    const points = sum(entries);
    filled += cellClass.place * (cellClass.flagged && hasScored(points) ? 2 : entries.length);
    for (const entry of entries) total += sectionPoints(cellClass, entry);
  }
  return { filled, total, bank: plan.bank ? card.tokens : 0 };
}

function entriesOf(rules: Rules, card: Card, id: string): readonly number[] {
  const cell = rules.cellById.get(id);
  if (!cell) return [];
  return card.slots.slice(cell.slot, cell.slot + cell.entries).filter((points) => points !== null);
}

/** Whether a cell can take another entry. */
export const isOpen = (rules: Rules, card: Card, id: string): boolean =>
  entriesOf(rules, card, id).length < (rules.cellById.get(id)?.entries ?? 0);

/** The hand on the tray: the best open box that only few throws fill. Computed from the rules, so for any game. */
import { worthOf, type CellInfo, type GameState, type Side } from '@yahtzee-game/rules';
import { itemAt } from '../../basics/item-at.js';
import { cellsOf } from '../../game/answers.js';
import { barOf, isWhole, served } from './rarity.js';

/** The largest share of all throws that makes a hand: a small straight of any four is one, three of a kind is not. */
const RARE = 0.16;

/** The pattern of all dice together. */
export type Pattern = 'five' | 'run' | 'house' | 'other';

export interface Hand {
  readonly cell: CellInfo;
  readonly points: number;
  /** Absent if the hand does not need every die. */
  readonly pattern?: Pattern;
  /** Positions of dice in the order in which they hop: equal dice of a house hop together. */
  readonly groups: readonly (readonly number[])[];
}

const known = new WeakMap<GameState, Hand | 'none'>();

/** Returns the hand that the player on turn may enter; undefined if the last roll did not make one. */
export function handOf(state: GameState): Hand | undefined {
  const hand = known.get(state) ?? bestHand(state) ?? 'none';
  known.set(state, hand);
  return hand === 'none' ? undefined : hand;
}

export const sidesIn = ({ turn, rules }: GameState): readonly Side[] =>
  turn.dice.flatMap((die) => rules.sides[die - 1] ?? []);

/** Whether all dice show one face. */
export const isFive = (sides: readonly Side[]): boolean =>
  sides.length > 1 && sides.every(({ face }) => face === sides[0]?.face);

function bestHand(state: GameState): Hand | undefined {
  const [best] = handsIn(state).toSorted((a, b) => b.worth - a.worth || a.share - b.share);
  if (!best) return undefined;
  const { cell, points, least } = best;
  const sides = sidesIn(state);
  const whole = isWhole(state.rules.spec, cell.category, sides, least);
  const pattern = whole ? patternOf(sides) : undefined;
  return { cell, points, ...(pattern && { pattern }), groups: groupsOf(sides, pattern) };
}

interface Candidate {
  readonly cell: CellInfo;
  readonly points: number;
  readonly worth: number;
  readonly least: number;
  readonly share: number;
}

function handsIn(state: GameState): readonly Candidate[] {
  const { spec, cellById } = state.rules;
  const sides = sidesIn(state);
  return cellsOf(state).flatMap(({ id, legal, points }) => {
    const cell = cellById.get(id);
    if (!legal || points <= 0 || !cell || cell.category.face !== undefined) return [];
    const bar = barOf(spec, cell.category, cell.category.score(served(sides)));
    return bar.share <= RARE && isNew(state, cell, bar.least)
      ? { cell, points, worth: worthOf(cell, points), ...bar }
      : [];
  });
}

/** Whether the last roll might have missed the hand: one that the kept dice make by themselves is not new. */
function isNew({ rules, turn }: GameState, { category }: CellInfo, least: number): boolean {
  const { sides } = rules;
  const isHeld = (i: number): boolean => Boolean((turn.held >> i) & 1);
  // Tests the thrown dice replaced by equal sides, and by different ones: hardly any hand survives both.
  return [0, 1].some((step) =>
    sides.some((_, first) => {
      const fallen = turn.dice.flatMap(
        (die, i) => sides[isHeld(i) ? die - 1 : (first + step * i) % sides.length] ?? [],
      );
      return category.score(served(fallen)) < least;
    }),
  );
}

/** Returns the pattern of all these dice together, whether or not a box of the game takes it. */
export function patternOf(sides: readonly Side[]): Pattern {
  const faces = sides.map(({ face }) => face).toSorted((a, b) => a - b);
  const different = new Set(faces).size;
  if (different === 1) return 'five';
  const [lowest = 0] = faces;
  if (faces.every((face, i) => face === lowest + i)) return 'run';
  const fewest = Math.min(...faces.map((face) => faces.filter((other) => other === face).length));
  return different === 2 && fewest > 1 ? 'house' : 'other';
}

/**
 * Groups equal dice of a house, the larger group first. Other dice are single: from the left, or a run by its faces.
 */
function groupsOf(sides: readonly Side[], pattern: Pattern | undefined): readonly (readonly number[])[] {
  const positions = [...sides.keys()];
  const faceAt = (position: number): number => itemAt(sides, position).face;
  if (pattern === 'run') return positions.toSorted((a, b) => faceAt(a) - faceAt(b)).map((one) => [one]);
  if (pattern !== 'house') return positions.map((one) => [one]);
  const equal = [...new Set(positions.map(faceAt))].map((face) =>
    positions.filter((position) => faceAt(position) === face),
  );
  return equal.toSorted((a, b) => b.length - a.length);
}

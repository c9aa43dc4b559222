/** The hand that has fallen: the best open box that few throws fill. Read from the rules, so for any game. */
import { worthOf, type CellInfo, type GameState, type Side } from '@yahtzee-game/rules';
import { cellsOf } from '../../game/answers.js';
import { barOf, isWhole, served } from './rarity.js';
import { itemAt } from '../../item-at.js';

/** Of all throws, a hand is at most this share: a small straight of any four is one, three of a kind is not. */
const RARE = 0.16;

/** What the dice show together, where none of them is left over. */
export type Pattern = 'five' | 'run' | 'house' | 'other';

export interface Hand {
  readonly cell: CellInfo;
  readonly points: number;
  /** Absent if the hand does not need every die. */
  readonly pattern?: Pattern;
  /** Positions of dice in the order in which they are seen: alike ones of a house stand together. */
  readonly groups: readonly (readonly number[])[];
}

const known = new WeakMap<GameState, Hand | 'none'>();

/** Returns the hand that the player on turn may enter; undefined if the last roll has brought none. */
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

/** Whether the last roll might have missed it: a hand that the kept dice make alone is no news. */
function isNew({ rules, turn }: GameState, { category }: CellInfo, least: number): boolean {
  const { sides } = rules;
  const isHeld = (i: number): boolean => Boolean((turn.held >> i) & 1);
  // In place of the thrown dice all alike, and all different: hardly any hand is both.
  return [0, 1].some((step) =>
    sides.some((_, first) => {
      const fallen = turn.dice.flatMap(
        (die, i) => sides[isHeld(i) ? die - 1 : (first + step * i) % sides.length] ?? [],
      );
      return category.score(served(fallen)) < least;
    }),
  );
}

function patternOf(sides: readonly Side[]): Pattern {
  const faces = sides.map(({ face }) => face).toSorted((a, b) => a - b);
  const different = new Set(faces).size;
  if (different === 1) return 'five';
  const [lowest = 0] = faces;
  if (faces.every((face, i) => face === lowest + i)) return 'run';
  const fewest = Math.min(...faces.map((face) => faces.filter((other) => other === face).length));
  return different === 2 && fewest > 1 ? 'house' : 'other';
}

/** Together: the equal dice of a house, the more of them first. One after the other: from left, or by faces. */
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

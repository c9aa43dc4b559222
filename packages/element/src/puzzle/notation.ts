/**
 * The notation of decisions in the folder `puzzles`, one on each line: `k502 62645 50lb3e nRzJ`
 *
 * - the letter of its topic, how often somebody errs who weighs choices by their loss (two digits of percent), and the
 *   throw of the turn;
 * - the dice by position;
 * - the best answers, two digits for the held dice, one bit per position, or a box, counted from 32; and the loss in
 *   tenths of a point;
 * - the turns before, two digits each: the number of the last throw in the list of all, times the boxes, plus the box.
 *
 * These digits are of base 64. A file never changes, so that a day always has the same decision.
 */
import { play, newGame, type Action, type Dice, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { itemAt } from '../basics/item-at.js';
import type { RatedAnswer } from './answer.js';

/** Digits of base 64. */
export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
/** Answers from this number on are boxes. */
export const FIRST_BOX = 32;
/** The topics of decisions, by letter. */
export const TOPICS = {
  b: 'bonus',
  c: 'chance',
  e: 'endgame',
  f: 'full-house',
  k: 'of-a-kind',
  s: 'straights',
  z: 'zero',
} as const;
export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

export interface Puzzle {
  readonly state: GameState;
  /** The best answers, best first; all others lose more. */
  readonly answers: readonly RatedAnswer[];
}

/** The facts about a decision at the start of its line. */
export interface Heading {
  readonly topic: Topic | undefined;
  /** How often somebody errs who weighs choices by their loss, in percent. */
  readonly errs: number;
}

export const headingOf = (line: string): Heading => ({
  topic: Object.entries(TOPICS).find(([letter]) => letter === line[0])?.[1],
  errs: Number(line.slice(1, 3)),
});

/** Returns the decision of a line. */
export function puzzleOf(line: string, ruleset: Ruleset): Puzzle {
  const [head = '', dice = '', answers = '', turns = ''] = line.split(' ');
  const { rules } = newGame(ruleset);
  const throws = allThrows(rules.spec.dice.count, rules.sides.length);
  const before = numbersIn(turns, 2).flatMap((n) => {
    const cell = rules.cells[n % rules.cells.length];
    const thrown = throws[Math.floor(n / rules.cells.length)] ?? [];
    return cell ? [...thrownIn(2, thrown), cell.score] : [];
  });
  const state = play(newGame(ruleset), ...before, ...thrownIn(Number(head[3]), [...dice].map(Number)));
  return {
    state,
    answers: numbersIn(answers, 2).map((n) => {
      const [answer, loss] = [Math.floor(n / 64), (n % 64) / 10];
      return answer < FIRST_BOX
        ? { kind: 'hold', held: answer, loss }
        : { kind: 'score', cell: itemAt(rules.cells, answer - FIRST_BOX).id, loss };
    }),
  };
}

/** Every throw of `count` dice, in ascending order. */
export function allThrows(count: number, sides: number, from = 1): readonly Dice[] {
  if (count === 0) return [[]];
  return Array.from({ length: sides - from + 1 }, (_, i) => from + i).flatMap((side) =>
    allThrows(count - 1, sides, side).map((rest) => [side, ...rest]),
  );
}

/**
 * The actions that lead to these dice in the given throw of a turn. Earlier throws are chosen so that none wins at
 * once.
 */
function thrownIn(roll: number, dice: Dice): readonly Action[] {
  const [first = 1, second = 1, ...others] = dice;
  if (roll < 2) return [{ type: 'dice', values: dice }];
  const before = [first === 1 ? 2 : 1, ...others];
  const again = { type: 'roll', held: 1 } as const;
  const earlier = Array.from({ length: roll - 2 }, () => [again, { type: 'dice', values: before } as const]);
  return [
    { type: 'dice', values: [first, ...before] },
    ...earlier.flat(),
    again,
    { type: 'dice', values: [second, ...others] },
  ];
}

/** The numbers in a text, with a fixed number of digits each. */
const numbersIn = (text: string, digits: number): readonly number[] =>
  (text.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((number) =>
    [...number].reduce((n, digit) => 64 * n + DIGITS.indexOf(digit), 0),
  );

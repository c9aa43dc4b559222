/** The gains of an entry in addition to its points: a bonus, or a new record. */
import type { Bonus, Column, GameState } from '@yahtzee-game/rules';
import { totalsOf } from '../../game/answers.js';
import { gameTotalsOf } from '../../game/game-totals.js';

/** A bonus, or the next step of one, that an entry has reached. */
export interface ReachedBonus {
  readonly bonus: Bonus;
  readonly points: number;
  /** The sums of its section before and after the entry; `at` is the sum that the bonus needs. */
  readonly before: number;
  readonly sum: number;
  readonly at: number;
}

/** Returns the bonus that a player has reached between two states; undefined if there is none. */
export function reachedBonus(before: GameState, after: GameState, seat: number): ReachedBonus | undefined {
  const { spec, columns } = after.rules;
  const reached = (spec.bonuses ?? []).flatMap((bonus) =>
    columns.flatMap((column, col) => {
      const sumOf = (state: GameState): number => sumIn(state, seat, col, bonus.section);
      return reachedStep(bonus, column, sumOf(before), sumOf(after)) ?? [];
    }),
  );
  return reached[0];
}

function reachedStep(bonus: Bonus, column: Column, before: number, sum: number): ReachedBonus | undefined {
  const step = bonus.ladder.findLast(([at]) => sum >= at);
  if (!step || before >= step[0]) return undefined;
  const [at, points] = step;
  return { bonus, points: points * (bonus.once ? 1 : (column.times ?? 1)), before, sum, at };
}

const sumIn = (state: GameState, seat: number, col: number, section: string): number =>
  totalsOf(state)[seat]?.columns[col]?.sections[section] ?? 0;

/** Whether the total of a player's game has just passed this best total. */
export function hasPassed(best: number, before: GameState, after: GameState, seat: number): boolean {
  const [was = 0, is = 0] = [before, after].map((state) => gameTotalsOf(state)[seat]);
  return was <= best && is > best;
}

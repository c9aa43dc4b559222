/**
 * Throws that were taken back by undo. They are dealt again when dice are rolled at the same place of the game, so that
 * players cannot undo a throw to get a better one. Seeded dice repeat anyway; this makes all other dice of a board
 * repeat.
 */
import {
  actionsOf,
  chance,
  type Chance,
  type Dice,
  type DiceSource,
  type GameState,
} from '@yahtzee-game/rules';
import { stepsOf } from './history.js';

/** By place, the dice that have been seen there, in the order in which they are dealt. */
export type TakenBack = Readonly<Record<string, Dice>>;

const placeOf = ({ seat, turn, roll }: Chance): string => `${seat}/${turn}/${roll}`;

/**
 * Adds the throws that a game loses when it goes back to an earlier state. At the same place, more dice replace fewer.
 */
export function takenBack(known: TakenBack, final: GameState, before: GameState): TakenBack {
  const all = { ...known };
  for (const { action, before: owing } of stepsOf(final).slice(actionsOf(before).length)) {
    const owed = chance(owing);
    if (action.type !== 'dice' || !owed) continue;
    const place = placeOf(owed);
    if (action.values.length > (all[place]?.length ?? 0)) all[place] = action.values;
  }
  return all;
}

/** Returns the awaited dice: first those that have been seen at this place, then those of the source. */
export function dealAgain(known: TakenBack, source: DiceSource, owed: Chance): Dice {
  // A game kept in the browser may have been edited there.
  const seen = known[placeOf(owed)]?.filter((side) => side <= owed.sides);
  const drawn = source(owed);
  return seen ? drawn.map((die, i) => seen[i] ?? die) : drawn;
}

/**
 * Throws that were taken back. They come again when dice are rolled at the same place of the game, so that nobody can
 * undo a throw for a better one. Dice from a seed do so anyway; this holds for all others that a board deals, too.
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

/** Adds the throws that a game loses when it goes back to an earlier state. More dice at a place replace fewer. */
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
  // What a browser has kept may have been changed there.
  const seen = known[placeOf(owed)]?.filter((side) => side <= owed.sides);
  const drawn = source(owed);
  return seen ? drawn.map((die, i) => seen[i] ?? die) : drawn;
}

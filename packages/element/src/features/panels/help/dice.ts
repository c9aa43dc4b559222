/** Dice as the rules show them. */
import type { Side, Spec } from '@yahtzee-game/rules';
import { itemAt } from '../../../basics/item-at.js';
import type { MiniDie } from '../../../view/mini-die.js';
import { sidesOf } from './throws.js';

/** Dice by their sides; all of them count unless said otherwise. */
export const helpDice = (
  sides: readonly Side[],
  counts: (side: Side, position: number) => boolean = () => true,
): readonly MiniDie[] =>
  sides.map((side, i) => ({
    face: side.face,
    colour: side.colour,
    symbol: side.symbol,
    counts: counts(side, i),
  }));

/** The faces of an example roll: two are equal, the others differ. */
const THROWN = [6, 2, 6, 4, 5, 3, 1];

/** An ordinary first roll of a game. */
export function aRoll({ dice }: Spec): readonly Side[] {
  const sides = sidesOf(dice);
  return Array.from({ length: dice.count }, (_, i) => {
    const face = itemAt(THROWN, i % THROWN.length);
    const shown = sides.filter((side) => side.face === face);
    return shown[i % shown.length] ?? itemAt(sides, i % sides.length);
  });
}

/** Dice as the rules show them. */
import type { Side, Spec, Throw } from '@yahtzee-game/rules';
import { sideWords } from '../../../view/names.js';
import type { Translate } from '../../../words/messages.js';
import { sidesOf } from './throws.js';
import type { HelpDie } from './view.js';
import { itemAt } from '../../../item-at.js';

/** Dice by their sides; all of them count unless said otherwise. */
export const helpDice = (
  sides: readonly Side[],
  counts: (side: Side, position: number) => boolean = () => true,
): readonly HelpDie[] =>
  sides.map((side, i) => ({
    face: side.face,
    colour: side.colour,
    symbol: side.symbol,
    counts: counts(side, i),
  }));

/** "2 2 4 4 4", or "2, red; 5, red" where dice have colours. */
export const facesOf = (t: Translate, { sides }: Pick<Throw, 'sides'>): string =>
  sides.map((side) => sideWords(t, side)).join(sides[0]?.colour ? '; ' : ' ');

/** Faces as they may have fallen: two are alike, the others are anything. */
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

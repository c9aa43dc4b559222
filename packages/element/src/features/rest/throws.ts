/** Which dice are shown falling. */
import type { GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { DieView, View } from '../../view/view.js';

/**
 * Returns a pass over the view that numbers the throw of each die, since a change of number starts its animation. The
 * dice of `lying` lay there before the animation was loaded, so they do not fall.
 */
export function throwsFrom(lying: GameState | undefined): (view: View, snapshot: Snapshot) => View {
  return (view, { state: { turn }, rolls }) => {
    const thrown = ({ position }: DieView): number =>
      turn.dice === lying?.turn.dice || (turn.held >> position) & 1 ? 0 : rolls;
    return { ...view, dice: view.dice.map((die) => ({ ...die, thrown: thrown(die) })) };
  };
}

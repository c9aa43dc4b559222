/** The numbers of throws, by which dice are animated. */
import type { GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import type { DieView, View } from './view.js';

/**
 * Returns a function that adds the number of its last throw to each die of a view; a change of number starts the
 * animation. The dice of `lying` were there before the animation was loaded, so they are not animated.
 */
export function throwsFrom(lying: GameState | undefined): (view: View, snapshot: Snapshot) => View {
  return (view, { state: { turn }, rolls }) => {
    const thrown = ({ position }: DieView): number =>
      turn.dice === lying?.turn.dice || (turn.held >> position) & 1 ? 0 : rolls;
    return { ...view, dice: view.dice.map((die) => ({ ...die, thrown: thrown(die) })) };
  };
}

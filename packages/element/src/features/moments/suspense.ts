/** The die on which a hand depends: it comes to rest after the others. */
import type { GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { View } from '../../view/view.js';
import { handOf, patternOf, sidesIn } from './hands.js';

const known = new WeakMap<GameState, number>();
const NONE = -1;

/**
 * Returns the position of a rolled die that, with all others as they lie, makes all dice alike or a run of them by one
 * of its faces, and a house if no other was rolled; undefined if there is none, and on first rolls, when nobody waits
 * for a hand.
 */
export function decidingDie(state: GameState): number | undefined {
  const position = known.get(state) ?? findDeciding(state) ?? NONE;
  known.set(state, position);
  return position === NONE ? undefined : position;
}

/** Marks that die, where the motion of dice leaves time for it. */
export function withDeciding(view: View, { state, settings: { motion } }: Snapshot): View {
  const decides = motion === 'normal' || motion === '3d' ? decidingDie(state) : undefined;
  if (decides === undefined) return view;
  return {
    ...view,
    dice: view.dice.map((die) => (die.position === decides ? { ...die, decides: true } : die)),
  };
}

function findDeciding(state: GameState): number | undefined {
  const { dice, held, phase } = state.turn;
  if (phase !== 'deciding' || !held) return undefined;
  const rolled = [...dice.keys()].filter((position) => !((held >> position) & 1));
  const patterns = rolled.length > 1 ? ['five', 'run'] : ['five', 'run', 'house'];
  return rolled.findLast((position) =>
    state.rules.sides.some((_, side) => {
      const might = { ...state, turn: { ...state.turn, dice: dice.with(position, side + 1) } };
      // The pattern is checked first, since finding a hand takes longer.
      if (!patterns.includes(patternOf(sidesIn(might)))) return false;
      return patterns.includes(handOf(might)?.pattern ?? '');
    }),
  );
}

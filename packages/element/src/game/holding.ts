/** Which dice may be rolled and held. */
import type { GameState, Held, PlayerAction, RollAction } from '@yahtzee-game/rules';
import { legalOf } from './answers.js';
import type { Snapshot } from './board-state.js';

/** Returns the cells that the player on turn may fill. */
export const legalCells = (state: GameState): readonly string[] =>
  legalOf(state).flatMap((action) => (action.type === 'score' ? action.cell : []));

const isRoll = (action: PlayerAction): action is RollAction => action.type === 'roll';

/** Whether a roll of any dice is allowed: the first of a turn, or another. */
export const mayRoll = (state: GameState): boolean =>
  state.turn.phase === 'rolling' || legalOf(state).some(isRoll);

/** The dice to hold if the game allows only one roll, so that there is nothing to choose; otherwise undefined. */
export function forcedHold(state: GameState): Held | undefined {
  const [only, ...others] = legalOf(state).filter(isRoll);
  return others.length ? undefined : only?.held;
}

/** Whether players may mark dice. */
export const mayHold = (state: GameState): boolean =>
  state.turn.phase === 'deciding' && mayRoll(state) && forcedHold(state) === undefined;

export const allHeld = ({ state, held }: Pick<Snapshot, 'state' | 'held'>): boolean =>
  held === 2 ** state.rules.spec.dice.count - 1;

/** Whether two holds keep equal dice; which of several equal ones is held makes no difference. */
export function keepSameDice({ turn: { dice } }: GameState, a: Held, b: Held): boolean {
  const kept = (held: Held): string =>
    dice
      .filter((_, position) => (held >> position) & 1)
      .toSorted((one, other) => one - other)
      .join();
  return kept(a) === kept(b);
}

/**
 * The dice held before any selection: those held for the last roll, or all on the tray if players select dice to
 * reroll. While dice are awaited, there is nothing to select.
 */
export const unmarkedDice = ({ state, settings }: Pick<Snapshot, 'state' | 'settings'>): Held =>
  settings.selection === 'reroll' && state.turn.phase === 'deciding'
    ? 2 ** state.rules.spec.dice.count - 1
    : state.turn.held;

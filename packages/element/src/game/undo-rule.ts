/** The limits of undo in the settings. */
import type { Action, GameState } from '@yahtzee-game/rules';
import { stepsOf } from './history.js';
import type { Settings } from './settings.js';

/** Whether a decision may be undone after this action. Dice count as an action only if a decision preceded them. */
export function allowsUndo(
  { undoLimit }: Settings,
  newest: Action | undefined,
  { turn, log }: GameState,
): boolean {
  if (!newest || undoLimit === 'off') return false;
  if (undoLimit === 'score') return newest.type === 'score';
  return newest.type !== 'dice' || (undoLimit === 'turn' ? turn.roll > 1 : log?.before !== undefined);
}

/** Whether the players at this board may undo one of their decisions in a game with computers or remote players. */
export function mayUndoAmongOthers(
  settings: Settings,
  state: GameState,
  isElsewhere: (seat: number) => boolean,
): boolean {
  const own = stepsOf(state).filter(({ seat }) => !isElsewhere(seat));
  const hasDecided = own.some(({ action }) => action.type !== 'dice');
  return hasDecided && allowsUndo(settings, own.at(-1)?.action, state);
}

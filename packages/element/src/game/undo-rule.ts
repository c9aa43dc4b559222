/** The limits of undo in the settings. */
import type { Action, GameState } from '@yahtzee-game/rules';
import type { Settings } from './settings.js';

/** Whether a decision may be undone after this action. Dice count as an action only if a decision preceded them. */
export function allowsUndo(
  { undo }: Settings,
  newest: Action | undefined,
  { turn, log }: GameState,
): boolean {
  if (!newest || undo === 'off') return false;
  if (undo === 'score') return newest.type === 'score';
  return newest.type !== 'dice' || (undo === 'turn' ? turn.roll > 1 : log?.before !== undefined);
}

/** Undoes decisions. Loaded at the first undo, or when the board gets a table. */
import type { Board } from '../../game/board.js';
import { lastCellsOf, lastDecision, stepsOf } from '../../game/history.js';
import { allowsUndo } from '../../game/undo-rule.js';
import type { Feature } from '../feature.js';

export function createFeature(board: Board): Feature {
  const isElsewhere = (seat: number): boolean => board.isElsewhere(seat);
  return {
    mayUndo(state) {
      const own = stepsOf(state).filter(({ seat }) => !isElsewhere(seat));
      const hasDecided = own.some(({ action }) => action.type !== 'dice');
      return hasDecided && allowsUndo(board.settings, own.at(-1)?.action, state);
    },
    activate() {
      const { state, canUndo } = board;
      const last = state && canUndo ? lastDecision(state, isElsewhere) : undefined;
      if (!last) return;
      const { action, before } = last;
      board.goBack(before, lastCellsOf(before), 'cell' in action ? action.cell : undefined);
    },
  };
}

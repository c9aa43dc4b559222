import type { Snapshot } from '../game/board-state.js';
import { cellName } from './names.js';

/** Returns a sentence about what has just been undone; empty if nothing was. */
export function undoneSentence({ state, notice, t }: Snapshot): string {
  if (notice?.kind !== 'undone') return '';
  return notice.cell ? t('say.undone', { row: cellName(t, state, notice.cell) }) : t('say.undone.none');
}

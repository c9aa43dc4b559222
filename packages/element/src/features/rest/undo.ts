/** Undoes decisions. */
import type { GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { Board, Opening } from '../../game/board.js';
import { lastCellsOf, lastDecision, stepsOf } from '../../game/history.js';
import { allowsUndo } from '../../game/undo-rule.js';
import { cellName } from '../../view/names.js';
import { spokenRoll } from '../../view/speech.js';

/** With remote players: whether the players at this board may undo one of their decisions. */
export function mayUndo(state: GameState, board: Board): boolean {
  const own = stepsOf(state).filter(({ seat }) => !board.isElsewhere(seat));
  const hasDecided = own.some(({ action }) => action.type !== 'dice');
  return hasDecided && allowsUndo(board.settings, own.at(-1)?.action, state);
}

/** Undoes the last decision made at this board, as far as the settings allow, or the start of a game in place of another. */
export function undo(board: Board): void {
  const { state, canUndo, replaced } = board;
  if (!canUndo) return;
  const instead = board.features.first((feature) => feature.undo?.());
  if (instead) return instead();
  if (replaced) return bringBack(board, replaced);
  const last = state ? lastDecision(state, (seat) => board.isElsewhere(seat)) : undefined;
  if (!last) return;
  const { action, before } = last;
  board.goBack(before, lastCellsOf(before), 'cell' in action ? action.cell : undefined);
}

/** Returns what has just been undone; empty if nothing was. */
export function undoneSentence({ state, notice, t }: Snapshot): string {
  if (notice?.kind !== 'undone') return '';
  return notice.cell ? t('say.undone', { row: cellName(t, state, notice.cell) }) : t('say.undone.none');
}

function bringBack(board: Board, game: Opening): void {
  board.begin(game, 'undo');
  board.say((snapshot) => [board.t('say.undone.none'), spokenRoll(snapshot)].join(' '));
}

/** Ctrl+Z, or Command+Z, undoes like the Undo button. In text fields the key undoes changes of the text. */
import { onKeys } from '../basics/keys.js';
import type { Board } from '../board/board.js';
import { isTyping } from './hotkeys.js';

/** Listens separately, because the other keys of a board have no modifiers. */
export function listenForUndo(board: Board, host: HTMLElement): void {
  host.addEventListener(
    'keydown',
    onKeys((event) => undoFor(event, board)),
  );
}

function undoFor(event: KeyboardEvent, board: Board): boolean {
  const [target] = event.composedPath();
  if (!isUndo(event) || board.settings.hotkeys === 'off' || !board.canUndo) return false;
  if (!(target instanceof HTMLElement) || isTyping({ event, target })) return false;
  board.undo();
  return true;
}

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  /^z$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;

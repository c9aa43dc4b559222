/** Ctrl+Z, or Command+Z, undoes like the button. Fields keep it for their text. */
import type { Board } from '../../game/board.js';
import { onKeys } from '../../parts/keys.js';
import { isTyping } from './hotkeys.js';

/** Heard here, because the keys of a board are those without modifiers. */
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

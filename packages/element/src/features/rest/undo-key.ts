/** Ctrl+Z, or Command+Z, undoes like the button. Fields keep it for their text. */
import type { Board } from '../../game/board.js';
import { isTyping } from './hotkeys.js';

/** Heard here, because the keys of a board are those without modifiers. */
export function listenForUndo(board: Board, host: HTMLElement): void {
  host.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (!isUndo(event) || board.settings.hotkeys === 'off' || !board.canUndo) return;
    if (!(target instanceof HTMLElement) || isTyping({ event, target })) return;
    event.preventDefault();
    board.undo();
  });
}

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  /^z$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;

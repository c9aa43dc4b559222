/**
 * The keys known from accessible web games. They work only while focus is inside the board, and with no modifier but
 * Shift.
 */
import type { Board } from '../board/board.js';
import type { KeyPress } from '../board/feature.js';
import type { Snapshot } from '../game/board-state.js';
import { meantBy, readOut } from '../speech/read-out.js';
import { sidesAt } from '../view/names.js';
import { focusRoll } from './focus-roll.js';

/** Handles a key pressed on the board; returns true if it did something. */
export function handleKey(press: KeyPress, board: Board): boolean {
  const { event } = press;
  if (event.key === 'Escape') return board.dismiss();
  if (isTyping(press) || hasOwnKeys(press)) return false;
  const { snapshot } = board;
  if (board.settings.hotkeys === 'off' || !snapshot) return false;
  if (isHurrying(press, snapshot)) return (board.press(), true);
  if (event.key === 'Enter') return enter(press, board, snapshot);
  if (event.key === ' ') return space(press, board);
  const digit = digitOf(event);
  if (digit) return select(Number(digit), !event.shiftKey, board, snapshot);
  return letter(event, board);
}

export const isTyping = ({ target }: KeyPress): boolean =>
  target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** Whether focus is in a panel that handles all keys itself; the board's keys would play the game below it. */
const hasOwnKeys = ({ target }: KeyPress): boolean => target.closest('[data-own-keys]') !== null;

/**
 * Reads the digit row by position, since Shift changes its characters. Reads the number pad by character, since its
 * keys may be arrows.
 */
export const digitOf = ({ code, key }: KeyboardEvent): string | undefined =>
  /^Digit([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];

/** Returns the kind of the focused element: a die, an open box, another button, or none of these. */
function focusKind({ target }: KeyPress): 'die' | 'box' | 'button' | '' {
  if (target.dataset.die !== undefined) return 'die';
  if (target.dataset.cell !== undefined) return target.classList.contains('filled') ? '' : 'box';
  return /^(?:BUTTON|SUMMARY)$/.test(target.tagName) ? 'button' : '';
}

/** Whether Enter or Space is pressed while a computer plays, to hurry it. Buttons handle these keys themselves. */
const isHurrying = (press: KeyPress, { state, waiting, levels }: Snapshot): boolean =>
  /^(?:Enter| )$/.test(press.event.key) &&
  waiting === 'elsewhere' &&
  levels[state.seat] !== undefined &&
  focusKind(press) !== 'button';

/**
 * Handles Enter: rolls. A focused button, or box while the player has to choose, handles the key itself. After the end
 * of a game it only focuses the button for another game, so that the result is not gone before it has been announced.
 */
function enter(press: KeyPress, board: Board, { state }: Snapshot): boolean {
  const on = focusKind(press);
  const { phase } = state.turn;
  if (on === 'button' || (on === 'box' && phase === 'deciding')) return false;
  if (phase === 'over') return focusRoll((press.target.getRootNode() as ShadowRoot).host);
  board.press();
  return true;
}

/** Announces the selection, except where the key activates an element. */
function space(press: KeyPress, board: Board): boolean {
  if (focusKind(press)) return false;
  board.say(board.voice.selection);
  return true;
}

/** Selects a die of the face, or the die at the position; with Shift, deselects it. */
function select(digit: number, more: boolean, board: Board, snapshot: Snapshot): boolean {
  const { state, held, settings } = snapshot;
  if (state.turn.phase !== 'deciding') return false;
  const hold = settings.selection === 'hold' ? more : !more;
  const faces = sidesAt(snapshot).map(({ face }) => face);
  const position =
    settings.digits === 'position'
      ? digit - 1
      : faces.findIndex((face, i) => face === digit && Boolean((held >> i) & 1) !== hold);
  if (position >= 0 && position < faces.length) {
    board.hold(hold ? held | (1 << position) : held & ~(1 << position));
  }
  board.saySelection();
  return true;
}

/** Handles the letters of the language, and English letters that the language does not use. */
function letter(event: KeyboardEvent, board: Board): boolean {
  if (event.key === '?' || event.key === '؟') return (board.togglePanel('keys'), true);
  if (meantBy(event, board) === 'key.advice' && board.advisor) return (board.activate('advice'), true);
  const words = readOut(event, board);
  if (words === undefined) return false;
  board.say(() => words);
  return true;
}

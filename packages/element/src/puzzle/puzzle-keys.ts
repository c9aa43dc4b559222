/** Keys of a decision, as on the board: digits hold dice by their faces, Enter answers, arrows move. */
import { isChord } from '../basics/keys.js';
import { digitOf } from '../keyboard/hotkeys.js';
import { neighbour } from '../keyboard/neighbour.js';
import type { PuzzleSession } from './session.js';

/** Handles a key pressed inside the element; returns true if it did something. */
export function handleKey(event: KeyboardEvent, target: HTMLElement, session: PuzzleSession): boolean {
  if (isChord(event) || target.tagName === 'TEXTAREA') return false;
  const digit = digitOf(event);
  if (digit) return holdFace(Number(digit), !event.shiftKey, session);
  if (event.key === 'Enter') return !target.matches('button:not(.die)') && session.answer();
  return moveFocus(event.key, target);
}

/** Holds the next die of a face, or releases one. */
function holdFace(face: number, isHeld: boolean, session: PuzzleSession): boolean {
  const { state, held } = session.attempt;
  const position = state.turn.dice.findIndex(
    (side, i) => state.rules.sides[side - 1]?.face === face && Boolean((held >> i) & 1) !== isHeld,
  );
  return position >= 0 && session.hold(held ^ (1 << position));
}

/** Moves focus by arrow keys within the dice or the boxes; each group is one tab stop. */
function moveFocus(key: string, target: HTMLElement): boolean {
  const stops = target.closest('[role=group]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
  const next = target.dataset.stop === undefined ? undefined : neighbour(key, target, [...stops]);
  next?.focus();
  return next !== undefined && next !== target;
}

/** Makes one element the only tab stop of each group: the focused one, else the one focused last, else the first. */
export function setTabStops(root: ParentNode, focused: Element | null): void {
  for (const group of root.querySelectorAll('[role=group]')) {
    const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')];
    const was = stops.find((one) => one.getAttribute('tabindex') === '0');
    const stop = stops.find((one) => one === focused) ?? was ?? stops[0];
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
  }
}

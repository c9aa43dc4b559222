/** Arrow keys inside the parts of a board, and from one part to the next. */
import type { Board } from '../board/board.js';
import type { KeyPress } from '../board/feature.js';
import type { BoardPart } from '../parts/part.js';
import { PARTS } from '../parts/tags.js';
import { neighbour } from './neighbour.js';

/** Moves focus for an arrow key, Home or End; returns whether there was somewhere to go. */
export function moveFocus({ event, target }: KeyPress, board: Board): boolean {
  const part = partOf(target);
  if (!part || target.dataset.stop === undefined) return false;
  const stops = part.stops.filter(isShown);
  const step = stepOf(event.key, part);
  const inLine = step !== 0 && board.settings.arrows === 'line';
  const line = inLine ? stops : lineOf(event.key, target, stops);
  const near = step && line ? line[line.indexOf(target) + step] : neighbour(event.key, target, stops);
  const to = near ?? beyond(part, step, inLine);
  to?.focus();
  return to !== undefined && to !== target;
}

function partOf(target: HTMLElement): BoardPart | undefined {
  const root = target.getRootNode();
  return root instanceof ShadowRoot && root.host.matches(PARTS) ? (root.host as BoardPart) : undefined;
}

/** Returns 1 for the next element in reading order, -1 for the previous one, 0 for other keys. */
function stepOf(key: string, part: BoardPart): number {
  const onwards = getComputedStyle(part).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown' || key === onwards) return 1;
  return key.startsWith('Arrow') ? -1 : 0;
}

/**
 * Returns the elements that an arrow visits in reading order, so that none is skipped in any layout: the column of a
 * box up and down, the dice or the buttons sideways. Returns undefined if the arrow moves by position on the screen.
 */
function lineOf(
  key: string,
  target: HTMLElement,
  stops: readonly HTMLElement[],
): readonly HTMLElement[] | undefined {
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  if (target.dataset.cell === undefined) return isUpright ? undefined : stops;
  if (!isUpright) return undefined;
  const column = columnOf(target);
  return stops.filter((stop) => columnOf(stop) === column);
}

/** Returns the index of a box in its row; the heads of players are a row too. */
const columnOf = (box: HTMLElement): number =>
  [...(box.closest('.row')?.querySelectorAll('[data-stop]') ?? [])].indexOf(box);

/** Returns the element to enter in the next or previous part of this board; in line mode, the parts wrap around. */
function beyond(part: BoardPart, step: number, inLine: boolean): HTMLElement | undefined {
  if (!step) return undefined;
  const parts = (part.getRootNode() as Document | ShadowRoot).querySelectorAll<BoardPart>(PARTS);
  const own = [...parts].filter(({ board }) => board === part.board);
  const index = own.indexOf(part) + step;
  if (!inLine) return own[index]?.entry;
  return own
    .at(index % own.length)
    ?.stops.filter(isShown)
    .at(step > 0 ? 0 : -1);
}

const isShown = (stop: Element): boolean => stop.getClientRects().length > 0;

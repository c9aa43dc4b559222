/** One tab stop in each part, from which arrow keys move on. */
import type { BoardPart } from '../parts/part.js';

const listening = new WeakSet<BoardPart>();

/** Called after a part has rendered. */
export function updateTabStop(part: BoardPart): void {
  if (!listening.has(part)) listen(part);
  // After everything else: a new tab stop may take focus away from a box that has just been hidden.
  queueMicrotask(() => enterAt(part, entryOf(part)));
}

/**
 * The tab stop of a part. While focus is outside the card, the tab stop moves along its row to the player on turn, or
 * to the player whose card is shown alone.
 */
function entryOf(part: BoardPart): HTMLElement | undefined {
  const { entry, board } = part;
  const card = board?.view?.card;
  const own = card?.players.find(({ active, shown }) => (card.abreast ? active : shown))?.seat;
  if (!entry || own === undefined || part.matches(':focus-within')) return entry;
  const { cell } = entry.dataset;
  const row = [...(entry.closest('[role=row]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  if (cell === undefined) return row[own] ?? entry;
  return row.find(({ dataset }) => dataset.cell === cell && dataset.seat === String(own)) ?? entry;
}

/** Listens inside, because focus events that stay within a shadow tree do not leave it. */
function listen(part: BoardPart): void {
  listening.add(part);
  part.renderRoot.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.stop !== undefined) enterAt(part, target);
  });
}

/** Makes this element the only tab stop of the part. Unchanged attributes are not written, as that takes time. */
function enterAt(part: BoardPart, stop: HTMLElement | undefined): void {
  part.focused = stop;
  for (const one of part.stops) {
    const index = one === stop ? '0' : '-1';
    if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
  }
}

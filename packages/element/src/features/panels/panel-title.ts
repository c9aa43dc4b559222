import { html, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';

export const cross: TemplateResult = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 6l12 12M18 6 6 18" />
</svg>`;

/** Closes a panel if Enter is pressed on its text, for players who have only a few keys. */
export function closeByEnter({ key, target }: KeyboardEvent, board: Board): boolean {
  if (key !== 'Enter' || target instanceof HTMLButtonElement) return false;
  board.cancel();
  return true;
}

export const closeButton = (board: Board): TemplateResult =>
  html`<button class="tool" type="button" aria-label=${board.t('close')} @click=${() => board.cancel()}>
    ${cross}
  </button>`;

/** Renders the title of a panel and its close button. */
export const panelTitle = (title: string, board: Board): TemplateResult =>
  html`<h2>${title} ${closeButton(board)}</h2>`;

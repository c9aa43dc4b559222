import { html, type TemplateResult } from 'lit';
import type { Board } from '../../game/board.js';

export const cross: TemplateResult = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>`;

/** Enter on what is read there closes it, for those who have few keys. */
export function closeByEnter(event: KeyboardEvent, board: Board): void {
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  board.cancel();
}

export const closeButton = (board: Board): TemplateResult =>
  html`<button class="tool" type="button" aria-label=${board.t('close')} @click=${() => board.cancel()}>${cross}</button>`;

/** Renders the title of a panel and its close button. */
export const panelTitle = (title: string, board: Board): TemplateResult =>
  html`<h2>
    ${title} ${closeButton(board)}
  </h2>`;

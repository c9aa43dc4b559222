import { html, type TemplateResult } from 'lit';
import type { Board } from '../board/board.js';
import { isSetup } from '../game/board-state.js';

const CHEVRON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9.5 6 6 6-6" /></svg>`;

/**
 * Renders the name of the game: a button that shows the other games, unless the game is one of a room or may not be
 * changed. It is no tab stop, since the button for a new game leads to the same list.
 */
export function renderName(board: Board): TemplateResult {
  const { view, table, readOnly } = board;
  if (!view || table || readOnly) return html`<span class="name" part="name">${view?.name}</span>`;
  return html`<button
    class="name"
    part="name"
    type="button"
    tabindex="-1"
    aria-expanded=${isSetup(view.panel)}
    @click=${() => board.togglePanel('games')}
  >
    ${view.name}${CHEVRON}
  </button>`;
}

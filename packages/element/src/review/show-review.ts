/** Opens the review of the game on a board, over the page. */
import { html, render } from 'lit';
import { cross } from '../features/panels/panel-title.js';
import type { Board } from '../game/board.js';
import { tokens } from '../parts/tokens.js';
import { loadReviewWords } from './review-words.js';
import './review.js';

/** Shows the review in the tree of this button. `game` is that of the board, as text. */
export async function showReview(button: Element, board: Board, game: string): Promise<void> {
  await loadReviewWords();
  const { advisor, ruleset, t } = board;
  const dialog = document.createElement('dialog');
  dialog.className = 'review-dialog';
  dialog.ariaLabel = t('end.review');
  render(
    html`<button type="button" class="tool" aria-label=${t('review.close')} title=${t('review.close')} @click=${() => dialog.close()}>${cross}</button>
      <yahtzee-review .advisor=${advisor} .ruleset=${ruleset} .game=${game}></yahtzee-review>`,
    dialog,
  );
  dressAsAround(dialog.querySelector('yahtzee-review'));
  // Keys of the board would play the game behind it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  button.getRootNode().appendChild(dialog);
  dialog.showModal();
}

/** It looks as its board does, whatever theme that wears. */
function dressAsAround(review: HTMLElement | null): void {
  for (const [, token = ''] of tokens.cssText.matchAll(/(--yahtzee-[\w-]+):/g))
    review?.style.setProperty(token, 'inherit');
}

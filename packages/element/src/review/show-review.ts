/** Opens the review of the game on a board, in a dialog over the page. */
import type { GameState } from '@yahtzee-game/rules';
import { html, render } from 'lit';
import type { BoardElement } from '../board/feature.js';
import { cross } from '../features/panels/panel-title.js';
import { sayTurn } from '../speech/say-turn.js';
import type { Board } from '../board/board.js';
import { lastCellsOf } from '../game/history.js';
import { onKeys } from '../basics/keys.js';
import { tokens } from '../parts/styles/tokens.js';
import { loadReviewWords } from './review-words.js';
import './review.js';

/**
 * Shows the review in the shadow tree of this button, once even if the button is pressed again while it loads.
 * @param at the number of the decision to show, from 1; without it, the list of decisions
 */
export async function showReview(
  button: Element,
  board: Board,
  host: BoardElement,
  at?: number,
): Promise<void> {
  await loadReviewWords();
  const place = button.getRootNode() as ShadowRoot;
  if (place.querySelector('.review-dialog')) return;
  const { advisor, ruleset, t } = board;
  const dialog = document.createElement('dialog');
  const playOn = (state: GameState): void => {
    dialog.close();
    goOn(board, state);
    host.focus();
  };
  dialog.className = 'review-dialog';
  dialog.ariaLabel = t('end.review');
  render(
    html`<button
        type="button"
        class="tool"
        aria-label=${t('review.close')}
        title=${t('review.close')}
        @click=${() => dialog.close()}
      >
        ${cross}
      </button>
      <yahtzee-review
        .advisor=${advisor}
        .ruleset=${ruleset}
        .game=${host.save()}
        .at=${at}
        .takeOver=${mayGoOn(board) ? playOn : null}
      ></yahtzee-review>`,
    dialog,
  );
  dressAsAround(dialog.querySelector('yahtzee-review'));
  dialog.addEventListener('keydown', onKeys());
  // Otherwise the keys of the board would play the game behind the dialog.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  place.append(dialog);
  dialog.showModal();
}

/** Whether a game may be played on; not with a table, since other players take part in the game. */
const mayGoOn = ({ table, readOnly }: Board): boolean => !table && !readOnly;

/** Goes on from an earlier state of the game on the board; undo restores the finished game. */
function goOn(board: Board, state: GameState): void {
  const { levels, standing: replaces } = board;
  // `helped`, because the review has shown the best choices.
  board.begin({ state, levels, lastCells: lastCellsOf(state), helped: true, replaces }, 'load');
  sayTurn(board);
}

/** Makes the review inherit the colours and measures of its board, with any theme. */
function dressAsAround(review: HTMLElement | null): void {
  for (const [, token = ''] of tokens.cssText.matchAll(/(--yahtzee-[\w-]+):/g))
    review?.style.setProperty(token, 'inherit');
}

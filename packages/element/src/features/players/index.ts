/** The card of several players. Loaded before such a game starts. */
import type { LitElement } from 'lit';
import { focusedIn, isDisplayed } from '../../basics/platform.js';
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import { focusRoll } from '../../keyboard/focus-roll.js';
import { rest } from '../../locales/en/board.js';
import { playerTokens } from '../../parts/styles/player-tokens.js';
import type { Words } from '../../words/messages.js';
import { playerColours } from './colours.js';
import { endingOf } from './ending.js';
import { withLongBonuses } from './long-bonuses.js';
import { playerStyles } from './styles.js';
import { renderHeads, renderSums } from './templates.js';

export const words: Words = { board: rest };

export function createFeature(board: Board): Feature {
  const active = new WeakMap<LitElement, number>();
  const shown = new WeakMap<LitElement, number>();
  return {
    styles: { game: [playerTokens], scorecard: [playerColours, playerStyles] },
    facts: (snapshot) => ({ ending: snapshot.ending || endingOf(snapshot) }),
    view: withLongBonuses,
    slots: {
      playerHeads: (players) => (players.length > 1 ? renderHeads(players, board) : undefined),
      afterBonus: (bonus, players) => (players.length > 1 ? renderSums(bonus, players) : undefined),
    },
    drawn(part) {
      const seat = board.state?.seat ?? 0;
      const card = board.snapshot?.shown ?? 0;
      if (card !== (shown.get(part) ?? 0)) keepFocus(part);
      shown.set(part, card);
      // After `keepFocus`: measuring the layout may make a hidden element lose focus.
      if (seat !== (active.get(part) ?? 0)) showPlayer(part);
      active.set(part, seat);
    },
  };
}

/** Scrolls the player on turn to the middle if not all players fit, without scrolling the page. */
function showPlayer({ renderRoot }: LitElement): void {
  const active = renderRoot.querySelector('.player[aria-current]')?.getBoundingClientRect();
  for (const scroller of renderRoot.querySelectorAll('.card, .players-head')) {
    const { left, width } = scroller.getBoundingClientRect();
    if (active && scroller.scrollWidth > width)
      scroller.scrollBy({ left: active.left + active.width / 2 - left - width / 2 });
  }
}

/**
 * Where one card is shown at a time, moves focus from a box that has just been hidden to the Roll button. So the next
 * Enter rolls, as on a filled box, and does not fill a box of the other card by mistake.
 */
function keepFocus(part: LitElement): void {
  const focused = focusedIn(part.shadowRoot);
  if (focused instanceof HTMLElement && focused.dataset.cell && !isDisplayed(focused)) focusRoll(part);
}

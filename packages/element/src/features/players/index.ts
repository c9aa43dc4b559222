/** The card of several players. Loaded before such a game starts. */
import type { LitElement } from 'lit';
import type { Board } from '../../game/board.js';
import type { Feature } from '../feature.js';
import { playerColours } from './colours.js';
import { endingOf } from './ending.js';
import { playerStyles } from './styles.js';
import { renderHeads, renderSums } from './templates.js';

export function createFeature(board: Board): Feature {
  const shown = new WeakMap<LitElement, number>();
  return {
    styles: { scorecard: [playerColours, playerStyles] },
    facts: (snapshot) => ({ ending: snapshot.ending || endingOf(snapshot) }),
    slots: {
      playerHeads: (players) => (players.length > 1 ? renderHeads(players, board) : undefined),
      afterBonus: (bonus, players) => (players.length > 1 ? renderSums(bonus, players) : undefined),
    },
    drawn(part) {
      const seat = board.state?.seat ?? 0;
      if (seat !== (shown.get(part) ?? 0)) showPlayer(part);
      shown.set(part, seat);
    },
  };
}

/** Scrolls the player on turn to the middle where the players do not all fit, without scrolling the page. */
function showPlayer({ renderRoot }: LitElement): void {
  const active = renderRoot.querySelector('.player[aria-current]')?.getBoundingClientRect();
  for (const scroller of renderRoot.querySelectorAll('.card, .players-head')) {
    const { left, width } = scroller.getBoundingClientRect();
    if (active && scroller.scrollWidth > width)
      scroller.scrollBy({ left: active.left + active.width / 2 - left - width / 2 });
  }
}

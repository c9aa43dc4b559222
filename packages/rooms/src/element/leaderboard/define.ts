/** Registers `<yahtzee-leaderboard>`, and exports its class. */
import { YahtzeeLeaderboard } from './leaderboard.js';

export { YahtzeeLeaderboard } from './leaderboard.js';

if (!customElements.get('yahtzee-leaderboard'))
  customElements.define('yahtzee-leaderboard', YahtzeeLeaderboard);

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-leaderboard': YahtzeeLeaderboard;
  }
}

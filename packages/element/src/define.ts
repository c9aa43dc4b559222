/**
 * Registers the elements once; a second copy of this script warns and changes nothing. On a server it does not warn,
 * because frameworks often bundle code for the server twice.
 */
import { hasPage } from './basics/platform.js';
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from './element.js';

if (customElements.get('yahtzee-game')) {
  if (hasPage) console.warn('<yahtzee-game> is already defined; this copy of its script does nothing');
} else {
  // The game is defined before its parts, because they request its `Board` when they are upgraded.
  customElements.define('yahtzee-game', YahtzeeGame);
  customElements.define('yahtzee-dice', YahtzeeDice);
  customElements.define('yahtzee-controls', YahtzeeControls);
  customElements.define('yahtzee-scorecard', YahtzeeScorecard);
}

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-game': YahtzeeGame;
    'yahtzee-dice': YahtzeeDice;
    'yahtzee-controls': YahtzeeControls;
    'yahtzee-scorecard': YahtzeeScorecard;
  }
}

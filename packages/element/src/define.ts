/**
 * Registers the elements once; a second copy of this script warns and changes nothing. On a server a second copy is
 * nothing unusual: frameworks bundle what renders on it twice.
 */
import { hasPage } from './platform.js';
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from './element.js';

if (customElements.get('yahtzee-game')) {
  if (hasPage) console.warn('<yahtzee-game> is already defined; this copy of its script does nothing');
} else {
  // The game comes before its parts: they request its store when they are upgraded.
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

/** Registers the elements, once: a second copy of this script says so and leaves the first alone. */
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from './element.js';

if (customElements.get('yahtzee-game')) {
  console.warn('<yahtzee-game> is already defined; this copy of its script does nothing');
} else {
  customElements.define('yahtzee-dice', YahtzeeDice);
  customElements.define('yahtzee-controls', YahtzeeControls);
  customElements.define('yahtzee-scorecard', YahtzeeScorecard);
  customElements.define('yahtzee-game', YahtzeeGame);
}

declare global {
  interface HTMLElementTagNameMap {
    'yahtzee-game': YahtzeeGame;
    'yahtzee-dice': YahtzeeDice;
    'yahtzee-controls': YahtzeeControls;
    'yahtzee-scorecard': YahtzeeScorecard;
  }
}

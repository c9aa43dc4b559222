/** Registers the elements, once: a second copy of this script says so and leaves the first alone. */
import { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from './element.js';

if (customElements.get('yahtzee-game')) {
  console.warn('<yahtzee-game> is already defined; this copy of its script does nothing');
} else {
  // The game first: parts that stand in it already ask for its store as soon as they are known.
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

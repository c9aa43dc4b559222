// The presets, and the example of a custom theme, which the test takes from the documentation.
import '@yahtzee-game/element/themes/classic.css';
import '@yahtzee-game/element/themes/felt.css';
import '@yahtzee-game/element/themes/paper.css';
import '@yahtzee-game/element/themes/neon.css';
import '@yahtzee-game/element/themes/contrast.css';
import '@yahtzee-game/element/themes/event.css';
import '@yahtzee-game/element/themes/lcd.css';
import '@yahtzee-game/element/themes/winter.css';
import './sea.css';

/** Custom faces, motion and sound of dice, and real dice. */
export * as diceStyles from '../features/dice-styles/index.js';
export * as realDice from '../features/real-dice/index.js';

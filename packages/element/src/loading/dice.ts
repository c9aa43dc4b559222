/** Dice that look, move and sound otherwise, and real ones. */
export * as diceStyles from '../features/dice-styles/index.js';
export * as realDice from '../features/real-dice/index.js';

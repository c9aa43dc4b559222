/** Registers `<yahtzee-game>` and its parts, and exports their classes and types. */
import './define.js';
export * from './element.js';

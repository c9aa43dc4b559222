/** The messages that American English spells otherwise than `locales/en`. */
export { core as messages } from './board.js';

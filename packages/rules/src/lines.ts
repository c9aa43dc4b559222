/** Games by lines of JSON, for programs in any language: `npx @yahtzee-game/rules`. */
export { Session, type Advise, type Answer } from './lines/session.js';

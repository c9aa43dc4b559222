/** The view-model, for tests and programs without a page: the displayed and the announced text of a board. */
export type * from './view/view.js';
export { viewOf } from './view/view-of.js';
export { isLastTurn, turnOf } from './game/turns.js';
export * from './speech/spoken.js';
export * from './view/standing.js';
export { resultView } from './view/result.js';

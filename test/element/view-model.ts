/** The displayed and the announced text of a board, for tests. */
export type * from '../../packages/element/src/view/view.js';
export { viewOf } from '../../packages/element/src/view/view-of.js';
export { isLastTurn, turnOf } from '../../packages/element/src/game/turns.js';
export * from '../../packages/element/src/speech/spoken.js';
export * from '../../packages/element/src/view/standing.js';
export { resultView } from '../../packages/element/src/view/result.js';

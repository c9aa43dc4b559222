/** Panels over the card: rules, keys, a new game. */
export * as panels from '../features/panels/index.js';
export * as setup from '../features/setup/index.js';

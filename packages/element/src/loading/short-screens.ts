/** The layout of a whole board on a short screen. */
export { createFeature } from '../features/screens/short-screens.js';

/** The Swedish messages of boards. */
export { core } from './core.js';
export { games } from './games.js';
export { extra } from './extra.js';
export { moments } from './moments.js';

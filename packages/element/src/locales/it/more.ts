/** The Italian messages of panels, advice and other elements. */
export { coach } from './coach.js';
export { explain } from './explain.js';
export { how } from './how.js';
export { opponents } from './opponents.js';
export { puzzle } from './puzzle.js';
export { real } from './real.js';
export { records } from './records.js';
export { review } from './review.js';
export { rules } from './rules.js';
export { setup } from './setup.js';
export { share } from './share.js';
export { teasers } from './teasers.js';

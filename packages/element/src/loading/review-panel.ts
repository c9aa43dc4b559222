/** The review of a game, over the page. */
export { showReview } from '../review/show-review.js';

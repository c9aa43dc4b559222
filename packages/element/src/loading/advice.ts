/** Advice from advisors, before a decision and after it. */
export * as advice from '../features/advice/index.js';
export * as coach from '../features/advice/coach.js';

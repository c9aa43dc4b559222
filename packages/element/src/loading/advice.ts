/** Advice from advisors. */
export * as advice from '../features/advice/index.js';

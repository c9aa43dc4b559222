/** What advisors say. */
export * as advice from '../features/advice/index.js';

/** All of the rules, house rules included: one file for pages without a bundler. */
export * from './index.js';
export * from './define.js';

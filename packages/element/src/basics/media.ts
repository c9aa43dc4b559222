/** Media queries of features. */

/** Matches some upright phones, and most phones in landscape. */
export const SHORT_SCREEN = '(height < 43em)';
export const FORCED_COLOURS = '(forced-colors: active)';

/** Whether a media query matches; false on a server, and in browsers without `matchMedia`. */
export const isMatched = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

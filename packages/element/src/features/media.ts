/** What features ask about the screen. */

/** Some phones, and most that lie. */
export const SHORT_SCREEN = '(height < 40em)';
export const FORCED_COLOURS = '(forced-colors: active)';

/** Whether a media query matches; false on a server, and in browsers that cannot tell. */
export const isMatched = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

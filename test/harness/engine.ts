/** The engine that a test runs in, where that makes a difference. */

export const isChromium = navigator.userAgent.includes('Chrome/');
const isWebkit = !isChromium && navigator.userAgent.includes('AppleWebKit/');

/**
 * Where axe looks at boards. It takes most of the time of all tests and reads much the same in every engine, so that in
 * WebKit the first place will do.
 */
export const placesForAxe = (places: Readonly<Record<string, string>>): readonly [string, string][] =>
  Object.entries(places).slice(0, isWebkit ? 1 : undefined);

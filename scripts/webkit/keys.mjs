// The keys that tests name, as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions

/** @type {Record<string, string>} */
const NAMED = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/**
 * Of a character, of a key by its place (`KeyA`, `Digit4`), or of one that has a name.
 * @param {string} key
 */
export function keyValue(key) {
  const value = NAMED[key] ?? /^(?:Key|Digit)(.)$/.exec(key)?.[1]?.toLowerCase() ?? key;
  if (value.length !== 1) throw new Error(`there is no key "${key}"`);
  return value;
}

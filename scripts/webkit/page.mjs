// A window of WebKit as the commands of Web Test Runner want it: what they use of Puppeteer's `Page`.

/** @import { Session } from './session.mjs' */

/** @typedef {'left' | 'middle' | 'right'} Button */

const BUTTONS = { left: 0, middle: 1, right: 2 };

/** @param {Session} session */
export function pageOf(session) {
  return {
    keyboard: keyboardOf(session),
    mouse: mouseOf(session),
    /** @param {{ width: number, height: number }} size */
    setViewport: ({ width, height }) => session.resize(width, height),
    async emulateMediaFeatures() {
      throw new Error('WebKit cannot be told what its user prefers: leave this test to Chromium');
    },
  };
}

/** @param {Session} session */
function keyboardOf(session) {
  /** @param {readonly Record<string, unknown>[]} actions */
  const perform = (actions) => session.perform({ type: 'key', id: 'keyboard', actions });
  /** @param {string} key */
  const press = (key) => [keyDown(key), keyUp(key)];
  return {
    /** @param {string} key */
    down: (key) => perform([keyDown(key)]),
    /** @param {string} key */
    up: (key) => perform([keyUp(key)]),
    /** @param {string} key */
    press: (key) => perform(press(key)),
    /** @param {string} text */
    type: (text) => perform([...text].flatMap(press)),
  };
}

/** @param {string} key */
const keyDown = (key) => ({ type: 'keyDown', value: keyValue(key) });
/** @param {string} key */
const keyUp = (key) => ({ type: 'keyUp', value: keyValue(key) });

/** @param {Session} session */
function mouseOf(session) {
  /** @param {readonly Record<string, unknown>[]} actions */
  const perform = (...actions) => session.perform({ type: 'pointer', id: 'mouse', actions });
  return {
    /** @param {number} x @param {number} y */
    move: (x, y) => perform(moveTo(x, y)),
    /** @param {{ button?: Button }} options */
    down: ({ button }) => perform(pointer('pointerDown', button)),
    /** @param {{ button?: Button }} options */
    up: ({ button }) => perform(pointer('pointerUp', button)),
    /** @param {number} x @param {number} y @param {{ button?: Button }} options */
    click: (x, y, { button }) =>
      perform(moveTo(x, y), pointer('pointerDown', button), pointer('pointerUp', button)),
    reset: () => session.release(),
  };
}

/** @param {number} x @param {number} y */
const moveTo = (x, y) => ({ type: 'pointerMove', x, y });
/** @param {string} type @param {Button} [button] */
const pointer = (type, button = 'left') => ({ type, button: BUTTONS[button] });

/**
 * The keys that tests name, as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions
 * @type {Record<string, string>}
 */
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

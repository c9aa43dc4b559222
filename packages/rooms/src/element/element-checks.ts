/** Checks of the properties of the elements, and of what a page's own functions for opening and joining return. */
import {
  aFunction,
  aText,
  check,
  listOf,
  numberFrom,
  objectWith,
  type Check,
} from '@yahtzee-game/element/kit';
import { codeOf } from './code.js';

export const codeCheck: Check = check(
  (value) => value === '' || (typeof value === 'string' && codeOf(value) !== undefined),
  'a code such as K7QM X2PA',
);

export const linkCheck: Check = check(
  (value) =>
    value === '' ||
    (typeof value === 'string' &&
      value.includes('{code}') &&
      URL.canParse(value.replace('{code}', ''), document.baseURI)),
  'an address with {code} in place of the code',
);

export const doorsCheck: Check = objectWith(
  { openRoom: aFunction, joinRoom: aFunction },
  'openRoom',
  'joinRoom',
);

const anObject = check((value) => typeof value === 'object', 'an object');
const handle = { code: aText, subscribe: aFunction, close: aFunction };
/** Checks the result of `openRoom` and `joinRoom`. */
export const roomHandleCheck: Check = objectWith(
  { ...handle, room: anObject, sit: aFunction, act: aFunction, playOn: aFunction },
  ...Object.keys(handle),
  'room',
  'sit',
  'act',
  'playOn',
);
/** Checks the result of `door`, the function that watches an event. */
export const eventHandleCheck: Check = objectWith(
  { ...handle, event: anObject },
  ...Object.keys(handle),
  'event',
);

const result = { name: aText, total: numberFrom(0), at: numberFrom(0), game: aText };
export const resultsCheck: Check = listOf(
  objectWith(result, 'total', 'at'),
  'a list of results, as yahtzee-kiosk-result has them',
  100_000,
);

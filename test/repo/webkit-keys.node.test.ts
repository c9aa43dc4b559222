// The names of keys in browser tests, for WebKit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyValue } from '../../scripts/webkit/page.mjs';

test('a key is named by its place, by its name, or by what it writes', () => {
  assert.equal(keyValue('KeyA'), 'a');
  assert.equal(keyValue('Digit4'), '4');
  assert.equal(keyValue('Shift'), '\uE008');
  assert.equal(keyValue('?'), '?');
  assert.equal(keyValue(' '), ' ');
});

test('a key that is not known is no text', () => {
  assert.throws(() => keyValue('ArrowSideways'), /there is no key "ArrowSideways"/);
});

// The list of keys tells what this board understands, in its language.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { enHelp, keysView, noting, settingsOf, translator } from './inside.js';

const t = translator();
const keyOf = (view: ReturnType<typeof keysView>, does: string): string | undefined =>
  view.rows.find((row) => row.does === does)?.keys.join(' + ');

test('letters and digits are listed with what they do', () => {
  const view = keysView(t, settingsOf({}), 6);
  equal(keyOf(view, 'Tell the dice'), 'D');
  equal(keyOf(view, 'Tell the whole card'), 'Shift + S');
  equal(keyOf(view, 'Mark one more die of this face'), '1 – 6');
  equal(keyOf(view, 'List these keys'), '?');
});

test('digits name positions where the page says so', () => {
  equal(keyOf(keysView(t, settingsOf({ digits: 'position' }), 5), 'Mark the die at this place'), '1 – 5');
});

test('letters are those of the language', () => {
  equal(keyOf(keysView(translator({ 'key.dice': 'w' }), settingsOf({}), 6), 'Tell the dice'), 'W');
});

test('where keys are switched off, those are listed that are left', () => {
  const view = keysView(t, settingsOf({ hotkeys: 'off' }), 6);
  deepEqual(
    view.rows.map(({ keys }) => keys.join(' + ')),
    ['Arrow keys', 'Tab', 'Esc'],
  );
  equal(view.note, 'Letters, digits and Space are switched off on this page.');
});

test('every word of it is used', () => {
  const asked = new Set<string>();
  for (const hotkeys of ['on', 'off'])
    for (const digits of ['face', 'position']) keysView(noting(t, asked), settingsOf({ hotkeys, digits }), 6);
  deepEqual(
    Object.keys(enHelp).filter((key) => /^keys?\./.test(key) && !asked.has(key)),
    [],
  );
});

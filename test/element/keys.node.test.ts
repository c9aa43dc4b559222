// The list of keys tells what this board understands, in its language.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { loadRuleset, newGame } from '@yahtzee-game/rules';
import { enHelp, keysView, noting, settingsOf, translator, type Snapshot } from './inside.js';
import { snapshotOf } from './snapshots.js';

type Keys = ReturnType<typeof keysView>;

const game = newGame(await loadRuleset('yahtzee'));
/** The list on a board with these attributes. */
const listed = (attributes: Parameters<typeof settingsOf>[0] = {}, changes: Partial<Snapshot> = {}): Keys =>
  keysView(snapshotOf(game, { settings: settingsOf(attributes), ...changes }));
const keyOf = (view: Keys, does: string): string | undefined =>
  view.rows.find((row) => row.does === does)?.keys.join(' + ');

test('letters and digits are listed with what they do', () => {
  const view = listed();
  equal(keyOf(view, 'Tell the dice'), 'D');
  equal(keyOf(view, 'Tell the whole card'), 'Shift + S');
  equal(keyOf(view, 'Mark one more die of this face'), '1 – 6');
  equal(keyOf(view, 'List these keys'), '?');
});

test('digits name positions where the page says so', () => {
  equal(keyOf(listed({ digits: 'position' }), 'Mark the die at this place'), '1 – 5');
});

test('letters are those of the language', () => {
  equal(keyOf(listed({}, { t: translator({ 'key.dice': 'w' }) }), 'Tell the dice'), 'W');
});

test('the key for advice is listed where there is an advisor', () => {
  equal(keyOf(listed(), 'Ask for advice; then do it, if it is to hold dice'), undefined);
  equal(keyOf(listed({}, { advised: true }), 'Ask for advice; then do it, if it is to hold dice'), 'A');
});

test('where keys are switched off, those are listed that are left', () => {
  const view = listed({ hotkeys: 'off' });
  deepEqual(
    view.rows.map(({ keys }) => keys.join(' + ')),
    ['Arrow keys', 'Tab', 'Esc'],
  );
  equal(view.note, 'Letters, digits and Space are switched off on this page.');
});

test('every word of it is used', () => {
  const asked = new Set<string>();
  for (const hotkeys of ['on', 'off'])
    for (const digits of ['face', 'position'])
      listed({ hotkeys, digits }, { t: noting(translator(), asked), advised: true });
  deepEqual(
    Object.keys(enHelp).filter((key) => /^keys?\./.test(key) && !asked.has(key)),
    [],
  );
});

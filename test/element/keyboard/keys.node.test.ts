// The list of keys shows the keys of this board, in its language.

import { loadRuleset, newGame } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { enRules, keysView, noting, settingsOf, translator, type Snapshot } from '../inside.js';
import { snapshotOf } from '../snapshots.js';

type Keys = ReturnType<typeof keysView>;

const game = newGame(await loadRuleset('yahtzee'));
/** The list of keys of a board with these attributes. */
const listed = (attributes: Parameters<typeof settingsOf>[0] = {}, changes: Partial<Snapshot> = {}): Keys =>
  keysView(snapshotOf(game, { settings: settingsOf(attributes), ...changes }));
const keyOf = (view: Keys, does: string): string | undefined =>
  view.rows.find((row) => row.does === does)?.keys.join(' + ');

test('letters and digits are listed with what they do', () => {
  const view = listed();
  equal(keyOf(view, 'Read out the dice'), 'D');
  equal(keyOf(view, 'Read out the whole card'), 'Shift + S');
  equal(keyOf(view, 'Hold one more die of this number'), '1 – 6');
  equal(keyOf(view, 'Show these keys'), '?');
});

test('digits name positions where the page says so', () => {
  equal(keyOf(listed({ digits: 'position' }), 'Hold the die in this position'), '1 – 5');
});

test('keys say what they do to dice where those to reroll are chosen', () => {
  const view = listed({ selection: 'reroll' });
  equal(keyOf(view, 'Reroll one more die of this number'), '1 – 6');
  equal(keyOf(view, 'Hold one more die of this number'), undefined);
});

test('letters are those of the language', () => {
  equal(keyOf(listed({}, { t: translator({ 'key.dice': 'w' }) }), 'Read out the dice'), 'W');
});

test('the key for advice is listed where there is an advisor', () => {
  equal(keyOf(listed(), 'Ask for advice; press again to hide it'), undefined);
  equal(keyOf(listed({}, { advised: true }), 'Ask for advice; press again to hide it'), 'A');
});

test('the key for undo is listed where there is undo', () => {
  equal(keyOf(listed(), 'Undo'), 'Ctrl + Z');
  equal(keyOf(listed({ undoLimit: 'off' }), 'Undo'), undefined);
});

test('on a keyboard of Apple it is another key', () => {
  equal(keyOf(keysView(snapshotOf(game), 'command'), 'Undo'), 'Cmd + Z');
});

test('where keys are switched off, those are listed that are left', () => {
  const view = listed({ hotkeys: 'off' });
  deepEqual(
    view.rows.map(({ keys }) => keys.join(' + ')),
    ['Arrow keys', 'Tab', 'Esc'],
  );
  equal(view.note, 'This page has switched off letter, digit and space keys.');
});

test('every word of it is used', () => {
  const asked = new Set<string>();
  for (const hotkeys of ['on', 'off'])
    for (const digits of ['face', 'position'])
      for (const selection of ['hold', 'reroll'])
        for (const command of ['ctrl', 'command'] as const) {
          const settings = settingsOf({ hotkeys, digits, selection });
          const t = noting(translator(), asked);
          keysView(snapshotOf(game, { settings, t, advised: true }), command);
        }
  deepEqual(
    Object.keys(enRules).filter((key) => /^keys?\./.test(key) && !asked.has(key)),
    [],
  );
});

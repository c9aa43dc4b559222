// Faces in place of pips: how a die is drawn, and how it is described.

import { loadRuleset, newGame } from '@yahtzee-game/rules';
import { defineRuleset } from '@yahtzee-game/rules/define';
import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { faceOf, pipOf, symbolsOf, translator } from '../inside.js';

const t = translator();
const said = (faces: Parameters<typeof faceOf>[0], value: number): string | undefined =>
  faceOf(faces, value, t)?.label;

test('pips are no faces of their own', () => {
  for (const faces of [undefined, null, '', 'pips', 'hearts'] as const)
    equal(faceOf(faces, 3, t), undefined, String(faces));
});

test('a die that is not thrown shows nothing', () => equal(faceOf('numerals', 0, t), undefined));

test('numerals say no more than the value, letters what is seen', () => {
  equal(said('numerals', 3), '');
  equal(said('letters', 3), 'C');
});

test('faces that are too many for pips, or for letters, are numbers', () => {
  for (const faces of [undefined, 'pips', 'hearts', 'A B', 'numerals'] as const) {
    equal(faceOf(faces, 12, t)?.label, '', faces);
    equal(faceOf(faces, 35, t)?.label, '', faces);
  }
  deepEqual([said('letters', 26), said('letters', 27)], ['Z', '']);
});

test('symbols are said as they are written; where one is missing there are pips', () => {
  deepEqual(
    [1, 2, 3].map((value) => said('A ♥ Z', value)),
    ['A', '♥', 'Z'],
  );
  equal(faceOf('A ♥ Z', 4, t), undefined);
});

test('faces of a page have the label that it gives; a picture without one has none', () => {
  const faces = [
    { text: 'S', label: 'sun' },
    { src: 'moon.svg', label: 'moon' },
    { src: 'x.svg' },
    'V',
    null,
  ];
  deepEqual(
    [1, 2, 3, 4].map((value) => said(faces, value)),
    ['sun', 'moon', '', 'V'],
  );
  equal(faceOf(faces, 5, t), undefined);
});

test('pips have four other shapes', () => {
  for (const shape of ['squares', 'diamonds', 'hearts', 'stars']) notEqual(pipOf(shape), undefined, shape);
  for (const other of ['numerals', 'constructor', null, ['A']]) equal(pipOf(other), undefined);
});

test('the dice of a game have its symbols', async () => {
  const symbols = symbolsOf(newGame(await loadRuleset('poker-dice'), { players: 2 }), t);
  equal(Array.isArray(symbols) && symbols.length, 6);
  const sides = [6, 5, 4, 3, 2, 1].map((face) => ({ face, symbol: 'ABCDEF'[face - 1] ?? '' }));
  const { spec } = await loadRuleset('yahtzee');
  const backwards = defineRuleset({ ...spec, id: 'backwards', dice: { ...spec.dice, sides } });
  const faces = symbolsOf(newGame(backwards), t);
  deepEqual(
    Array.isArray(faces) && faces.map((one: { text: string }) => one.text),
    'ABCDEF'.split(''),
    'in whatever order they stand',
  );
  equal(symbolsOf(newGame(await loadRuleset('yahtzee')), t), undefined);
  equal(symbolsOf(undefined, t), undefined);
});

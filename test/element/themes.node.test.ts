// The presets as files: which tokens they set.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pictureOf, THEMES } from '../../scripts/themes.mjs';
import { laterTokens, pipTokens, playerTokens, tokens } from './inside.js';

const FOLDER = new URL('../../packages/element/src/themes/', import.meta.url);

/** What a style sheet sets, by token. */
const set = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/(--yahtzee-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

const known = set([tokens, laterTokens, playerTokens, pipTokens].map(({ cssText }) => cssText).join(''));

test('there are 30 to 40 tokens', () => {
  const count = Object.keys(known).length;
  ok(count >= 30 && count <= 40, String(count));
});

test('classic sets every token to what a board has without a theme', () => {
  deepEqual(set(readFileSync(new URL('classic.css', FOLDER), 'utf8')), known);
});

/** Besides the board. */
const OTHERS = ['picker', 'puzzle', 'review', 'room', 'leaderboard', 'kiosk'];

for (const name of THEMES) {
  test(`${name} sets tokens that there are, on every element that asks for it`, () => {
    const css = readFileSync(new URL(`${name}.css`, FOLDER), 'utf8');
    deepEqual(
      Object.keys(set(css)).filter((token) => !(token in known)),
      [],
    );
    const boards = `yahtzee-game[theme~='${name}']:where(:not(:state(theme))),\nyahtzee-game:state(theme-${name})`;
    const others = OTHERS.map((other) => `yahtzee-${other}[theme~='${name}']`);
    ok(css.includes(`\n${boards},\n${others.join(',\n')} {`));
  });
}

test('a preset tells the colours of its tray and its dice to boards that do not wear it', () => {
  const css = readFileSync(new URL('felt.css', FOLDER), 'utf8');
  const { '--yahtzee-tray': tray, '--yahtzee-die': die, '--yahtzee-pip': pip } = set(css);
  equal(
    pictureOf('felt', css),
    `yahtzee-game{--yahtzee-felt-tray:${tray};--yahtzee-felt-die:${die};--yahtzee-felt-pip:${pip};--yahtzee-felt-line:transparent;}`,
  );
});

test('colours of a preset that are those of other tokens are told as such', () => {
  const css = readFileSync(new URL('contrast.css', FOLDER), 'utf8');
  const { '--yahtzee-surface': surface = '' } = set(css);
  ok(pictureOf('contrast', css).includes(`--yahtzee-contrast-tray:${surface};`));
});

// The presets as files: the tokens that they set.

import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { builtTheme, pictureOf, THEMES } from '../../../scripts/build/themes.mjs';
import { en, laterTokens, pipTokens, playerTokens, THEMES as CHOICES, tokens } from '../inside.js';

const FOLDER = new URL('../../../packages/element/src/themes/', import.meta.url);

/** The values that a style sheet sets, by token. */
const set = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/(--yahtzee-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

const known = set([tokens, laterTokens, playerTokens, pipTokens].map(({ cssText }) => cssText).join(''));

test('there are 30 to 41 tokens', () => {
  const count = Object.keys(known).length;
  ok(count >= 30 && count <= 41, String(count));
});

test('classic sets every token to what a board has without a theme', () => {
  deepEqual(set(readFileSync(new URL('classic.css', FOLDER), 'utf8')), known);
});

const QUESTION = /@supports \(color: ?light-dark\(#000, ?#fff\)\) ?\{/;

/** A style sheet without the content of its `@supports` blocks for `light-dark()`. */
function outside(css: string): string {
  const [before = '', ...blocks] = css.split(QUESTION);
  return before + blocks.map(afterBlock).join('');
}

/** The text after the brace that closes a block. */
function afterBlock(css: string): string {
  let depth = 1;
  const end = [...css].findIndex((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0) === 0);
  return css.slice(end + 1);
}

describe('bundlers leave the colours of light and dark pages alone', () => {
  for (const name of THEMES)
    test(`in ${name}`, () => {
      const css = builtTheme(name);
      match(css, /--yahtzee-die/);
      equal(outside(css).trim(), '');
    });

  for (const file of ['docs/theming.md', 'packages/element/README.md', 'packages/element/llms.txt'])
    test(`in the examples of ${file}`, () =>
      doesNotMatch(
        outside(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')),
        /--[\w-]+: light-dark/,
      ));
});

/** Elements other than the board. */
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

test('every preset can be chosen for a new game', () => {
  deepEqual(CHOICES.toSorted(), THEMES.toSorted());
  for (const name of THEMES) ok(`setup.theme.${name}` in en, name);
});

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

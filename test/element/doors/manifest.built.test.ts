// The custom properties in the manifest are those that the styles use.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { tokensIn } from '../../../scripts/manifest/tokens.mjs';
import { elementsOf, MANIFEST, namesOf, type Manifest } from '../../harness/boards/manifest.js';
import { attributeOf, settingsOf } from '../inside.js';

const ROOT = new URL('../../../', import.meta.url);
const SOURCES = new URL('packages/element/src/', ROOT);
const read = (file: string, base = SOURCES): string => readFileSync(new URL(file, base), 'utf8');

const elements = elementsOf(JSON.parse(read(MANIFEST, ROOT)) as Manifest);
const tokensOf = (tag: string) => elements.find(({ tagName }) => tagName === tag)?.cssProperties ?? [];

const usedIn = (files: readonly string[]): readonly string[] => {
  const used = files.flatMap((file) => read(file).match(/(?<=var\()--yahtzee-[\w-]+/g) ?? []);
  return [...new Set(used)].toSorted();
};

test('attributes in the manifest have the default that applies without them', () => {
  const found = elements.find(({ tagName }) => tagName === 'yahtzee-game')?.attributes ?? [];
  const defaults = Object.fromEntries(found.map((one) => [one.name, one.default]));
  for (const [name, value] of Object.entries(settingsOf({}))) equal(defaults[attributeOf(name)], value, name);
  deepEqual([defaults['ruleset'], defaults['players'], defaults['faces']], ['yahtzee', '1', 'pips']);
});

describe('custom properties in the manifest', () => {
  test('of the board are those that any style uses', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    const modules = files.filter((file) => file.endsWith('.ts'));
    deepEqual(namesOf(tokensOf('yahtzee-game')), usedIn(modules));
  });

  test('of the picker are those that its styles use, and the ring around what has focus', () => {
    const styles = ['picker', 'game-list', 'motif'].map((name) => `picker/${name}-styles.ts`);
    const own = new Set([...usedIn(styles), '--yahtzee-focus']);
    deepEqual(namesOf(tokensOf('yahtzee-picker')), [...own].toSorted());
  });

  test('of the puzzle are those that its styles use, and the ring around what has focus', () => {
    const styles = [
      'puzzle/puzzle-styles.ts',
      'parts/dice/dice-styles.ts',
      'parts/dice/dice-state-styles.ts',
      'parts/dice/coloured-dice-styles.ts',
      'parts/icons/other-row-icon-styles.ts',
      'parts/dice/mini-dice.ts',
    ];
    const own = new Set([...usedIn(styles), '--yahtzee-focus']);
    deepEqual(namesOf(tokensOf('yahtzee-puzzle')), [...own].toSorted());
  });

  test('have a default, and words about them', () => {
    for (const { name, default: value, description } of tokensOf('yahtzee-game')) {
      ok(value, name);
      ok(description, name);
    }
  });

  test('are read with the comment above them, to the end of the rule', () => {
    const tokens = tokensIn(`
      :host {
        /* Text, and quieter text. */
        --yahtzee-ink: light-dark(#000, #fff);
        --yahtzee-ink-2: #555;
      }
      .other {
        --yahtzee-row: 2em;
        color: var(--yahtzee-ink);
      }`);
    deepEqual(
      tokens.map(({ name, default: value, description, syntax }) => [name, value, description, syntax]),
      [
        ['--yahtzee-ink', 'light-dark(#000, #fff)', 'Text, and quieter text', '<color>'],
        ['--yahtzee-ink-2', '#555', 'Text, and quieter text', '<color>'],
        ['--yahtzee-row', '2em', '', '<length>'],
      ],
    );
  });
});

test('every element, member, attribute, event, part and state is described in words', () => {
  for (const { tagName, description, members, attributes, events, cssParts, cssStates } of elements) {
    ok(description, tagName);
    for (const item of [...members, ...attributes, ...events, ...cssParts, ...cssStates]) {
      ok(item.description, `<${tagName}> ${item.name}`);
      equal(/[,…]/.test(item.name), false, item.name);
    }
  }
});

const guide = read('packages/element/llms.txt', ROOT);
const tellsOf = (name: string): boolean =>
  new RegExp(`^- (.*, )?(YahtzeeGame\\.)?${name}\\b`, 'm').test(guide);
/** The names in a line of the guide, from after its colon to its end. */
function listedAfter(start: string): readonly string[] {
  const line = guide.split('\n').find((one) => one.startsWith(`- ${start}: `)) ?? '';
  const names = line.slice(start.length + 4).split(/, | to | and |\.$/);
  return names.filter((name) => name && name !== 'more');
}

describe('llms.txt', () => {
  test('tells of every attribute, property, method and event', () => {
    for (const { attributes, members, events } of elements) {
      const own = members.filter(({ attribute }) => attribute === undefined);
      for (const { name } of [...attributes, ...own, ...events]) ok(tellsOf(name), name);
    }
  });

  test('names parts, states and tokens that there are', () => {
    const board = elements.find(({ tagName }) => tagName === 'yahtzee-game');
    const tokens = namesOf(board?.cssProperties ?? []);
    const rows = [
      ['Parts', namesOf(board?.cssParts ?? [])],
      ['States', namesOf(board?.cssStates ?? [])],
      ['Custom properties begin with `--yahtzee-`', tokens.map((name) => name.replace('--yahtzee-', ''))],
    ] as const;
    for (const [start, known] of rows) {
      const listed = listedAfter(start);
      ok(listed.length > 1, start);
      for (const name of listed) ok(known.includes(name), name);
    }
    for (const name of guide.match(/--yahtzee-[\w-]+\w/g) ?? []) ok(tokens.includes(name), name);
  });
});

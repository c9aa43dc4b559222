// Every word is a message: none is missing, and none is left over.

import { deepEqual, equal } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as view from '@yahtzee-game/element/view';
import { loadRuleset, type Spec } from '@yahtzee-game/rules';
import { randomGame, samplesOf } from '../harness/games.js';
import { formsOf, shipped } from '../harness/shipped.js';
import { en, enAdvice, enHelp, enPicker, settingsOf, noting, translator, type Snapshot } from './inside.js';
import { snapshotOf } from './snapshots.js';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

const yahtzee = await loadRuleset('yahtzee');
const keys = new Set(Object.keys(en));
const elementSource = sourceOf('element');
const rulesSource = sourceOf('rules');

const STOOD_FOR = named(stoodFor);

/** Keys that are put together: what may follow each beginning. */
const FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  game: new Set(shipped.map(({ id }) => id)),
  row: named((spec) => [...spec.categories, ...(spec.derived ?? [])].map(({ id }) => id)),
  column: named((spec) => (spec.columns ?? []).flatMap(({ id, order }) => [id, order.name])),
  hand: STOOD_FOR,
  standing: named(({ standing = '' }) => [standing]),
  total: named(({ standing = '' }) => [standing]),
  colour: named(coloursOf),
  letter: named(coloursOf),
  section: named((spec) => spec.categories.map(({ section }) => section)),
  bonus: named((spec) => (spec.bonuses ?? []).map(({ id }) => id)),
  why: new Set(
    [...rulesSource.matchAll(/(?:\bkey: |\bwhy\()'([\w-]+)'/g)]
      .map(([, key = '']) => key)
      .concat('rolling', 'over'),
  ),
  same: new Set(['1', '2', '3', '4', '5', '6', '7']),
  count: new Set(['2', '3', '4', '5', '6', '7', '8']),
};

test('no message is left over', () => {
  deepEqual(
    [...keys].filter(
      (key) => !elementSource.includes(`'${key}'`) && !isOfFamily(key) && !isNone(key) && !hasOwnTest(key),
    ),
    [],
  );
});

test('every key that the sources name has a message', () => {
  const calls = [...elementSource.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  deepEqual(
    calls.filter((key) => !keys.has(key)),
    [],
  );
  equal(calls.length > 40, true);
});

test('every key that a game asks for has a message', () => {
  const asked = new Set<string>();
  const recorded = noting(translator(), asked);
  for (const { name, ruleset } of [
    ...shipped.flatMap((one) => formsOf(one).slice(0, 1)),
    ...formsOf(yahtzee),
  ]) {
    for (const players of [ruleset.spec.players?.[0] ?? 1, 3]) {
      for (const state of samplesOf(randomGame(name, ruleset, players, 7), 20)) {
        for (const selection of ['hold', 'reroll'] as const) {
          say(snapshotOf(state, { settings: settingsOf({ selection }), t: recorded, held: state.turn.roll }));
        }
      }
    }
  }
  // A family of games may word a row its own way, where it does not, the common word is there; one die needs no count.
  const maybe = /^(?:row|section|bonus)\.[\w-]+\.|^count\.1$|^name\./;
  deepEqual(
    [...asked].filter((key) => !keys.has(key) && !maybe.test(key)),
    [],
  );
  equal(asked.size > 80, true);
});

test('every message that counts has a form for whatever is left', () => {
  const forms = Object.entries(en).filter(([, message]) => typeof message !== 'string');
  equal(forms.length > 5, true);
  deepEqual(
    forms.filter(([, message]) => typeof message === 'string' || !('other' in message)),
    [],
  );
});

describe('translator', () => {
  test('fills in arguments, and leaves a hole where one is missing', () => {
    equal(translator()('say.entry', { points: 30, row: 'Chance' }), '30 in Chance.');
    equal(translator()('say.entry', { points: 30 }), '30 in {row}.');
  });

  test('writes a true minus', () => equal(translator()('left', { n: -3 }), '−3 left'));

  test('an argument is never read as a pattern', () => {
    equal(translator()('spoken.turn', { player: '{turn}$&' }), "{turn}$&'s turn.");
  });

  test('takes the words of a page before its own', () => {
    const t = translator({ roll: 'Würfeln' });
    deepEqual([t('roll'), t('undo')], ['Würfeln', 'Undo']);
  });

  test('chooses the form of the language', () => {
    const t = translator({ left: { one: '{n} kast', few: '{n} kasty', other: '{n} kastů' } }, 'cs');
    deepEqual(
      [t('left', { n: 1 }), t('left', { n: 3 }), t('left', { n: 5 })],
      ['1 kast', '3 kasty', '5 kastů'],
    );
  });

  test('a wrong language tag or an unknown key breaks nothing', () => {
    equal(translator({}, 'no such language')('roll'), 'Roll');
    equal(translator()('toString'), 'toString');
    equal(translator()('no.such.key'), 'no.such.key');
  });
});

/** Everything that is shown and spoken of a board. */
function say(snapshot: Snapshot): void {
  view.viewOf(snapshot);
  view.spokenRoll(snapshot);
  view.spokenEntry(snapshot);
  view.spokenTurn(snapshot);
  view.spokenSelection(snapshot);
  view.spokenScores(snapshot);
  view.spokenSheet(snapshot);
}

function isOfFamily(key: string): boolean {
  const [family = '', ...rest] = key.split('.');
  return STOOD_FOR.has(key) || (FAMILIES[family]?.has(rest.at(-1) ?? '') ?? false);
}

/** The words of the rules, of the picker and of advice are asked for in their own tests, where everything is said. */
const hasOwnTest = (key: string): boolean =>
  key in enHelp || key in enPicker || key in enAdvice || key.startsWith('key.');

/** `spoken.hold.none` belongs to `spoken.hold`. */
const isNone = (key: string): boolean => key.endsWith('.none') && keys.has(key.slice(0, -'.none'.length));

function named(idsOf: (spec: Spec) => readonly string[]): ReadonlySet<string> {
  return new Set(shipped.flatMap((ruleset) => formsOf(ruleset).flatMap((form) => idsOf(form.ruleset.spec))));
}

/** Keys of what entries stand for, whatever is entered. */
function stoodFor({ categories }: Spec): readonly string[] {
  const keys = categories.flatMap(({ stands }) =>
    stands ? Array.from({ length: 9 }, (_, i) => stands(i * 7 ** 5).key) : [],
  );
  return keys.flatMap((key) => [key, key.replace('hand.', '')]);
}

function coloursOf({ dice: { sides } }: Spec): readonly string[] {
  return typeof sides === 'number' ? [] : sides.flatMap(({ colour = [] }) => colour);
}

/** All sources of a package but the messages themselves. */
function sourceOf(name: string): string {
  const folder = path.join(PACKAGES, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('locales/'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

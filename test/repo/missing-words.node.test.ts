// `scripts/missing-words.mjs` lists the messages that are left to translate.

import { deepEqual, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsIn } from '../../scripts/words/faults.mjs';

const SCRIPT = fileURLToPath(new URL('../../scripts/missing-words.mjs', import.meta.url));
const said = (tag: string): string => execFileSync(process.execPath, [SCRIPT, tag], { encoding: 'utf8' });

test('of a language that is not there yet, every file with all of English', () => {
  const text = said('xx');
  match(
    text,
    /^packages\/element\/src\/locales\/xx\/more\.ts, in setup:\n {2}'setup\.game': 'Game', \/\/ is missing$/m,
  );
  match(text, /^packages\/rooms\/src\/element\/locales\/xx\.ts, in kiosk:$/m);
  match(text, /\nxx: \d{4} lines to write or mend, in 4 files\n$/);
});

test('of a language that says everything, nothing', () => {
  deepEqual(said('de'), 'de: nothing is missing\n');
});

test('what is missing, left over or said in another way, with English beside it', () => {
  const english = {
    held: '*{Dice}* held',
    next: 'Next',
    over: 'Game over',
    points: { one: '{n} point', other: '{n} points' },
    rolled: '*{dice}*',
    turns: { one: '{n} turn', other: '{n} turns' },
  };
  const words = {
    held: '*{dice}* zadržano',
    over: 'Kraj: {player}',
    points: { one: 'jedan bod', other: '{n} bodova' },
    rolled: '*{dice}',
    turns: '{n} poteza',
    previous: 'Natrag',
    'row.yamb.chance': 'Šansa',
  };
  deepEqual(faultsIn('hr', { english, words }), [
    "'next': 'Next', // is missing",
    "'over': 'Game over', // needs no {} and has {player}",
    "'points': { one: '{n} point', other: '{n} points' }, // needs the forms few, one, other",
    "'rolled': '*{dice}*', // has a * without its second",
    "'turns': { one: '{n} turn', other: '{n} turns' }, // needs the forms few, one, other",
    "'previous': 'Natrag', // is left over: English does not say it",
  ]);
});

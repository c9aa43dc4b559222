// The figures on the pages about strategy are those of the solved games.

import type { Choice } from '@yahtzee-game/advisor';
import { parseGame } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES, readPage, tableOf, withFigures } from '../../docs/strategy/figures/fill.mjs';
import { choicesOf, solved } from '../../docs/strategy/figures/solved.mjs';
import { IS_THOROUGH } from '../harness/extent.js';

const FIGURES = /<!-- figures: (?<what>.+) -->\n(?<table>[^]*?)<!-- \/figures -->/g;

/** The rows of a table, as lists of cells without surrounding spaces. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A table as a page shows it. */
function shownIn(page: string, what: string): readonly (readonly string[])[] {
  const found = [...readPage(page).matchAll(FIGURES)].find(({ groups }) => groups?.['what'] === what);
  ok(found, `${page} has no figures "${what}"`);
  return rowsOf(found.groups?.['table'] ?? '');
}

/** Figures of Yahtzee that take less than a second to compute. */
const QUICK = [
  'first-roll',
  'second-roll',
  'entries yahtzee',
  'zeros yahtzee',
  'choices 1 yahtzee - 11166 =0',
  'straights',
];

for (const what of QUICK) {
  test(`${what}: the page shows what is worked out; else run docs/strategy/figures/fill.mjs`, async () => {
    deepEqual(shownIn('strategy/yahtzee.md', what), rowsOf(await tableOf(what)));
  });
}

test('the rule for the first roll is never wrong', () => {
  const [, [, right, cost] = []] = shownIn('strategy/yahtzee.md', 'first-roll');
  deepEqual([right, cost], ['252', '0.00']);
});

for (const page of PAGES) {
  test(`${page}: figures in its sentences stand in its tables`, () => {
    const text = readPage(page);
    const sentences = text.replaceAll(FIGURES, '');
    const shown = [...text.matchAll(FIGURES)].map(([table]) => table).join();
    for (const [figure] of sentences.matchAll(/\d+\.\d+(?!\.)/g)) ok(shown.includes(figure), figure);
  });

  test(`${page}: every table is filled`, () => {
    for (const { groups } of readPage(page).matchAll(FIGURES))
      match(groups?.['table'] ?? '', /\| *--/, groups?.['what']);
  });

  if (IS_THOROUGH)
    test(`${page} is as docs/strategy/figures/fill.mjs writes it`, async () => {
      equal(await withFigures(page), readPage(page));
    });
}

/** A choice as the classroom writes it. */
const tokenOf = (choice: Choice | undefined): string =>
  choice?.kind === 'hold' ? choice.dice.join('') || '-' : `:${choice?.cell}`;

test('every position of the classroom has its best choice among the answers', async () => {
  const html = readFileSync(new URL('../../examples/classroom/index.html', import.meta.url), 'utf8');
  const positions = [...html.matchAll(/data-game="(.+?)"\s+data-answers="(.+?)"/g)];
  ok(positions.length > 0);
  const solution = await solved('yahtzee');
  for (const [, game = '', answers = ''] of positions) {
    const state = parseGame(game, [solution.ruleset]);
    ok(state.ok, game);
    const choices = choicesOf(solution, state).map(tokenOf);
    const asked = answers.split(' ');
    ok(asked.includes(choices[0] ?? ''), `${game}: ${choices[0]}`);
    deepEqual(
      asked.filter((answer) => !choices.includes(answer)),
      [],
    );
  }
});

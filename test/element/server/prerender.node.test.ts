// Boards that are rendered ahead, as HTML.

import { renderGame, type RenderGameOptions } from '@yahtzee-game/element/ssr';
import { rulesetIds } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal, match, ok, rejects } from 'node:assert/strict';
import { describe, test } from 'node:test';

const FILES = { stylesheets: '/board' };

/**
 * Tags that are not closed, or closed in the wrong place. The list is empty only if text and attributes are escaped.
 */
function unbalanced(html: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const tags = html
    .replaceAll(/<!--.*?-->|<style[^>]*>.*?<\/style>/gs, '')
    .matchAll(/<(\/?)([\w-]+)([^<>]*)>/g);
  for (const [, end, name = '', rest = ''] of tags) {
    if (end) wrong.push(...(open.pop() === name ? [] : [name]));
    else if (name !== 'link' && !rest.endsWith('/')) open.push(name);
  }
  return [...wrong, ...open];
}

const cellsOf = (html: string): readonly string[] =>
  [...html.matchAll(/data-cell="([^"]*)"/g)].map(([, id = '']) => id);

/** The text of a page, as it is read. */
const textOf = (html: string): string =>
  html.replaceAll(/<!--.*?-->|<style[^>]*>.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');

test('a board of Yahtzee: one element, with all its parts and rows inside', async () => {
  const html = await renderGame(FILES);
  match(html, /^<yahtzee-game><template shadowrootmode="open">/);
  match(html, /<\/template>Yahtzee<\/yahtzee-game>$/);
  for (const part of ['dice', 'controls', 'scorecard'])
    match(html, new RegExp(`<yahtzee-${part} [^>]*><template shadowrootmode="open">`));
  equal(new Set(cellsOf(html)).size, 13);
  match(textOf(html), / Yahtzee Turn 1 of 13 .* Roll .* Aces Twos .* Chance Total 0 /);
  deepEqual(unbalanced(html), []);
});

test('attributes are those of the element, and the game is theirs', async () => {
  const html = await renderGame({
    ...FILES,
    ruleset: 'yatzy',
    players: 'Ada,Grace',
    hints: 'off',
    id: 'mine',
    hidden: true,
    class: undefined,
  });
  match(html, /^<yahtzee-game ruleset="yatzy" players="Ada,Grace" hints="off" id="mine" hidden>/);
  match(textOf(html), / Ada .* Grace /);
  equal(cellsOf(html).length, 30);
});

test('a computer has its name and its button, and does not play on a server', async () => {
  const html = await renderGame({ ...FILES, players: 'computer:greedy, Ada' });
  match(textOf(html), / Computer 0 Ada 0 /);
  match(textOf(html), / Computer is playing Skip ahead /);
  match(textOf(html), / Turn 1 of 13 · Computer’s turn /);
});

test('names and attributes stay text, whatever is in them', async () => {
  const hostile = '"><script>alert(1)</script><i a=\'';
  const html = await renderGame({
    players: `${hostile},<img src=x onerror=a()>,</template>`,
    'game-name': hostile,
    'five-name': '<!--<b>-->',
    class: hostile,
    lang: hostile,
    nonce: hostile,
  });
  doesNotMatch(html, /<script|<img|<i a|<b>-->/);
  match(html, /&lt;img src=x onerror=a\(\)&gt;/);
  deepEqual(unbalanced(html), []);
  deepEqual(unbalanced(await renderGame({ stylesheets: hostile })), []);
});

test('what cannot be an attribute is refused with one sentence', async () => {
  for (const name of ['a b', 'x>', 'onclick', '"'])
    await rejects(renderGame({ [name]: 'x' }), {
      message: `"${name}" cannot be an attribute of <yahtzee-game>`,
    });
});

test('a ruleset that is not there is refused with one sentence', () =>
  rejects(renderGame({ ruleset: 'yahzee' }), {
    message: /^ruleset: there is no "yahzee"; rulesets: yahtzee, /,
  }));

/** Attributes of an element may stand below each other. */
const inOneLine = (html: string): string => html.replace(/\s+/g, ' ');

test('boards speak their languages, side by side', async () => {
  const [german, persian, english] = await Promise.all(
    ['de', 'fa', 'en'].map(async (lang) => inOneLine(await renderGame({ ...FILES, ruleset: 'yatzy', lang }))),
  );
  match(
    german ?? '',
    /^<yahtzee-game ruleset="yatzy" lang="de">.*<div class="board" part="board" lang="de" dir="ltr"/,
  );
  match(textOf(german ?? ''), / Einser Zweier /);
  match(persian ?? '', /<div class="board" part="board" lang="fa" dir="rtl"/);
  match(textOf(persian ?? ''), /۱۵/);
  match(textOf(english ?? ''), / Ones Twos /);
});

test('Serbian says that it is in Latin letters, wherever it stands', async () => {
  for (const lang of ['sr', 'sr-RS', 'sr-Cyrl', 'sh'])
    match(
      inOneLine(await renderGame({ ...FILES, lang })),
      /part="board" lang="sr-Latn" dir="ltr".* lang="sr-Latn"/,
      lang,
    );
});

test('a direction of its own is left to the element', async () => {
  match(
    inOneLine(await renderGame({ ...FILES, dir: 'rtl' })),
    /^<yahtzee-game dir="rtl">.*<div class="board" part="board" lang="en" >/,
  );
});

for (const ruleset of rulesetIds) {
  test(`${ruleset} is rendered`, async () => {
    const html = await renderGame({ ...FILES, ruleset });
    ok(cellsOf(html).length > 4);
    deepEqual(unbalanced(html), []);
  });
}

test('styles stand in the HTML, with a nonce, or in files', async () => {
  const sheets = async (options: RenderGameOptions): Promise<readonly string[]> =>
    [...(await renderGame(options)).matchAll(/<(?:style|link)[^>]*>/g)].map(([tag]) =>
      tag.replace(/ data-drawing="\w+"/, ''),
    );
  deepEqual(await sheets({}), new Array(4).fill('<style>'));
  deepEqual(await sheets({ nonce: 'abc' }), new Array(4).fill('<style nonce="abc">'));
  deepEqual(
    await sheets({ stylesheets: '/board/' }),
    ['game', 'dice', 'controls', 'scorecard'].map(
      (name) => `<link rel="stylesheet" href="/board/yahtzee-${name}.css">`,
    ),
  );
});

test('other games bring their styles along', async () => {
  const red = /--yahtzee-pip-red/;
  doesNotMatch(await renderGame(), red);
  match(await renderGame({ ruleset: 'kismet' }), red);
});

test('content of the page stands inside, as it is', async () => {
  const content = '<img slot="logo" src="logo.svg" alt="" />$&';
  ok((await renderGame({ ...FILES, content })).endsWith(`</template>${content}</yahtzee-game>`));
});

test('the bulb is there for a page with an advisor', async () => {
  doesNotMatch(await renderGame(FILES), /part="tool advice"/);
  match(await renderGame({ ...FILES, advised: true }), /part="tool advice"/);
});

test('a board that need not keep its nodes is smaller', async () => {
  const html = await renderGame({ ...FILES, hydratable: false });
  doesNotMatch(html, /<!--|data-drawing/);
  deepEqual(cellsOf(html), cellsOf(await renderGame(FILES)));
});

describe('pages that are built ahead', () => {
  // Frameworks refuse to build a page ahead if it uses random numbers or the time.
  const options: Readonly<Record<string, RenderGameOptions>> = {
    'a plain board': {},
    'another game': { ruleset: 'yatzy', lang: 'de', players: '2' },
    'dice that fall alike for all': { options: 'duplicate: true', players: '2' },
    'players who roll for the first turn': { options: 'rollOff: true', players: 'Ada,Grace' },
    'the dice of the day': { seed: 'daily' },
    'the dice of the day, by which players roll for the first turn': {
      seed: 'daily',
      options: 'rollOff: true',
      players: 'Ada,Grace',
    },
    'dice from a seed': { seed: 'fjord' },
    'a computer, real dice and a kept game': {
      players: 'computer:greedy,Ada',
      dice: 'real',
      keep: 'game records',
    },
  };
  for (const [name, attributes] of Object.entries(options))
    test(`${name}: the same HTML every time, without chance and time`, async (t) => {
      const asked = t.mock.fn(() => {
        throw new Error('asked for chance or time');
      });
      t.mock.method(Math, 'random', asked);
      t.mock.method(crypto, 'getRandomValues', asked);
      t.mock.method(crypto, 'randomUUID', asked);
      t.mock.method(Date, 'now', asked);
      const [first, second] = [await renderGame(attributes), await renderGame(attributes)];
      equal(asked.mock.callCount(), 0);
      equal(first, second);
      equal(new Set(cellsOf(first)).size > 4, true);
    });
});

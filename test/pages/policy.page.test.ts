// Boards on a page with a strict Content Security Policy and Trusted Types: everything works, and nothing is reported.

import type * as advised from '@yahtzee-game/element/advised';
import { loadRuleset, newGame, serializeGame } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { hasBrowser, type BrowserName } from '../harness/boards/browser.js';
import { partOf } from '../harness/extent.js';
import { playTurns, WHOLE_GAME } from '../harness/games/play.js';
import { GamePage, playByPointer } from './harness/game-page.js';
import { painted, pageWith, withMadeUp, type Content, type Site } from './harness/site.js';

const BROWSERS = ['chromium', 'firefox'] as const satisfies BrowserName[];
/** Browsers for tests of the project's own logic. The effect of policies is tested in every browser. */
const SEEN_IN = partOf<(typeof BROWSERS)[number]>(BROWSERS, ['chromium']);
const SKIP = {
  chromium: { skip: !(await hasBrowser('chromium')) },
  firefox: { skip: !(await hasBrowser('firefox')) },
};

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The policy that the documentation recommends for a page with a board. */
const [, DOCUMENTED = ''] = /^Content-Security-Policy: (.+)$/m.exec(read('packages/element/README.md')) ?? [];
/** The same without its last part, about Trusted Types. */
const [STRICT = ''] = DOCUMENTED.split('; require-trusted-types-for');
const STRICT_WITH_WASM = STRICT.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
const TRUSTED = "require-trusted-types-for 'script'";
/** The page with the picker has two files, each with its own copy of lit. A policy without a list permits more. */
const FOR_TWO_FILES = DOCUMENTED.replace('lit-html', "lit-html 'allow-duplicates'");

const yahtzee = await loadRuleset('yahtzee');
/** A game with one turn left, in a box that takes any dice. */
const LAST_TURN = serializeGame(
  playTurns(newGame(yahtzee), WHOLE_GAME.slice(0, WHOLE_GAME.indexOf(', chance'))),
);

test('the README gives a strict policy', () =>
  match(DOCUMENTED, /^default-src 'none'; .*trusted-types lit-html$/));

/** A page with a style that the policy permits. */
const page = (content: Content): string =>
  pageWith({ head: '<link rel="stylesheet" href="page.css" />', ...content });

/** The panel over the card: `help`, `setup`, …; empty if there is none. */
const panelOf = (open: Page): Promise<string> =>
  open.evaluate(async () => {
    const card = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('yahtzee-scorecard');
    await card?.updateComplete;
    return card?.shadowRoot?.querySelector('.panel')?.part[1] ?? '';
  });

/** The name that the first board shows for its game. */
const nameOf = (open: Page): Promise<string> =>
  open.evaluate(
    () => document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('.name')?.textContent ?? '',
  );

/** The text on a die of the first board. */
const dieOf = (open: Page, number: number, selector: string): Promise<string> =>
  open.evaluate(
    (nth, inside) => {
      const tray = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('yahtzee-dice');
      const die = tray?.shadowRoot?.querySelectorAll('[data-die]')[nth - 1];
      return die?.querySelector(inside)?.outerHTML ?? '';
    },
    number,
    selector,
  );

/** Waits until the text matches, and returns it. */
async function soon(what: RegExp, look: () => Promise<string>): Promise<void> {
  let seen = '';
  for (let i = 0; i < 500 && !what.test((seen = await look())); i++) await sleep(10);
  match(seen, what);
}

/** Everything that was reported on the page, by the policy or as an error. */
async function complaintsOf({ page: open, errors }: Site): Promise<readonly string[]> {
  return [...(await open.evaluate(() => notes.violations)), ...errors];
}

/** Dispatches actions on the first board, and waits until they are drawn. */
async function dispatch(open: Page, ...actions: readonly object[]): Promise<void> {
  await open.evaluate((all) => {
    const board = document.querySelector('yahtzee-game');
    for (const action of all) board?.dispatch(action as Parameters<typeof board.dispatch>[0]);
  }, actions);
  await new GamePage(open).look();
}

async function everything({ page: open }: Site): Promise<void> {
  const game = new GamePage(open);
  await game.begin();
  await dispatch(open, { type: 'dice', values: [6, 6, 5, 4, 3] });
  await soon(/<img .*board-light/, () => dieOf(open, 1, '.own'));
  await soon(/<text/, () => dieOf(open, 3, '.own'));
  await game.click('dice', '[data-die]:nth-of-type(1)');
  await game.click('controls', '[part~=help]');
  await soon(/help/, () => panelOf(open));
  await game.press('Escape', '?');
  await soon(/keys/, () => panelOf(open));
  await game.click('controls', '[part~=new-game]');
  await soon(/setup/, () => panelOf(open));
  await game.press('Escape');

  await open.$eval('yahtzee-game', async (board, text) => void (await board.load(text)), LAST_TURN);
  equal((await playByPointer(game)).over, true);
  await soon(/result/, () => panelOf(open));
  await game.click('controls', '[part~=new-game]');
  await soon(/setup/, () => panelOf(open));
  await game.click('scorecard', '.start');
  equal((await game.look()).over, false);

  await open.evaluate(() => document.querySelector('yahtzee-picker')?.pick('yamb'));
  await game.begin({ lang: 'fa', speech: 'verbose', options: '' });
  await soon(/[\u0600-\u06ff]/, () => nameOf(open));
  equal(await open.evaluate(() => document.querySelector('yahtzee-game')?.state?.rules.ruleset.id), 'yamb');
}

/**
 * How the page makes its advisor; `trusted`: with the page's own policy for Trusted Types, which names the worker's
 * file.
 */
interface Making {
  readonly worker?: boolean | string;
  readonly wasm?: boolean;
  readonly trusted?: boolean;
}

declare global {
  var trustedTypes: {
    createPolicy(name: string, rules: object): { createScriptURL(address: string): { toJSON(): string } };
  };
  /** The number of messages that the page has received from workers. */
  var heard: number;
}

/** An advisor's answer about the dice of the test. */
const BEST = /^Write 50 in Crag: expected final score /;

/** Asks for advice on a small game; returns the message. */
async function advise({ page: open, url }: Site, making: Making): Promise<string> {
  await new GamePage(open).begin({ ruleset: 'crag', lang: 'en', options: '', faces: '' });
  await open.evaluate(
    async (address, { trusted, worker, ...more }) => {
      globalThis.heard = 0;
      globalThis.Worker = class extends Worker {
        constructor(file: string | URL) {
          super(file);
          this.addEventListener('message', () => globalThis.heard++);
        }
      };
      const { createAdvisor } = (await import(address)) as typeof advised;
      const policy = trusted && trustedTypes.createPolicy('page', { createScriptURL: String });
      const file = policy ? policy.createScriptURL(String(worker)) : worker;
      const board = document.querySelector('yahtzee-game');
      if (board) board.advisor = createAdvisor({ ...more, ...(file !== undefined && { worker: file }) });
    },
    `${url}packages/element/dist/cdn/advised.js`,
    making,
  );
  return ask(open);
}

/** Presses the light bulb; returns the message. */
async function ask(open: Page): Promise<string> {
  await dispatch(open, { type: 'dice', values: [6, 6, 1] });
  const heard = open.evaluate(
    () =>
      new Promise((resolve) => {
        document.querySelector('yahtzee-game')?.addEventListener('yahtzee-advice', resolve, { once: true });
      }),
  );
  await new GamePage(open).click('controls', '[part~=advice]');
  await heard;
  return open.evaluate(async () => {
    const controls = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('yahtzee-controls');
    await controls?.updateComplete;
    return controls?.shadowRoot?.querySelector('.say')?.textContent?.trim() ?? '';
  });
}

const BOARD = `<yahtzee-picker for="board"></yahtzee-picker>
  <yahtzee-game id="board" motion="3d" sound="on" vibration="on" faces="numerals">
    <img slot="face-6" src="../docs/board-light.png" alt="sun" />
  </yahtzee-game>`;

for (const browser of SEEN_IN) {
  test(`${browser}: under Trusted Types every feature works, and nothing is reported`, SKIP[browser], () =>
    withMadeUp(
      {
        browser,
        html: page({ scripts: ['yahtzee-game', 'picker'], body: BOARD }),
        headers: { 'Content-Security-Policy': FOR_TWO_FILES },
      },
      async (site) => {
        await everything(site);
        match(await advise(site, { worker: false, wasm: false }), BEST);
        deepEqual(await complaintsOf(site), []);
      },
    ),
  );
}

/** Presses dice of a puzzle and answers, if there are any dice; returns the resulting message. */
const answeredIn = (open: Page, dice: readonly number[]): Promise<string> =>
  open.evaluate(async (positions) => {
    const puzzle = document.querySelector('yahtzee-puzzle');
    const all = puzzle?.shadowRoot?.querySelectorAll<HTMLElement>('.die') ?? [];
    for (const position of positions) all[position]?.click();
    if (positions.length) puzzle?.shadowRoot?.querySelector<HTMLElement>('.key')?.click();
    await puzzle?.updateComplete;
    return puzzle?.shadowRoot?.querySelector('.sentence')?.textContent ?? '';
  }, dice);

test('under Trusted Types a puzzle is answered, and nothing is reported', () =>
  withMadeUp(
    {
      html: page({ scripts: ['puzzle'], body: '<yahtzee-puzzle keep date="2026-11-25"></yahtzee-puzzle>' }),
      headers: { 'Content-Security-Policy': DOCUMENTED },
    },
    async (site) => {
      await soon(/\? Press dice/, () => answeredIn(site.page, []));
      match(await answeredIn(site.page, [1, 4]), /^Exactly right\./);
      deepEqual(await complaintsOf(site), []);
    },
  ));

const GAME = page({});
const FILE = '/packages/element/dist/cdn/worker.js';

/** Policies that allow an advisor to use a worker, with the settings that it needs. */
const PERMITTING: readonly (readonly [string, string, Making])[] = [
  ['of text', `${STRICT_WITH_WASM}; worker-src blob:`, {}],
  ['of a file', `${STRICT_WITH_WASM}; worker-src 'self'`, { worker: FILE }],
  [
    'of a trusted file',
    `${STRICT}; worker-src 'self'; ${TRUSTED}; trusted-types lit-html page`,
    { worker: FILE, trusted: true },
  ],
];

/** Policies that an advisor violates, unless it is told not to use a worker or WebAssembly. */
const REFUSING: readonly (readonly [string, string])[] = [
  ['a worker', `${STRICT_WITH_WASM}; worker-src 'none'`],
  ['WebAssembly', `${STRICT}; worker-src blob:`],
];

for (const browser of SEEN_IN) {
  for (const [what, csp] of REFUSING) {
    test(`${browser}: a page that refuses ${what} gets advice all the same, unasked`, SKIP[browser], () =>
      withMadeUp({ browser, html: GAME, headers: { 'Content-Security-Policy': csp } }, async (site) =>
        match(await advise(site, {}), BEST),
      ),
    );
  }

  for (const [what, csp, making] of PERMITTING) {
    test(
      `${browser}: a policy that permits a worker ${what} gets one, and nothing is reported`,
      SKIP[browser],
      () =>
        withMadeUp({ browser, html: GAME, headers: { 'Content-Security-Policy': csp } }, async (site) => {
          match(await advise(site, making), BEST);
          ok(await site.page.evaluate(() => globalThis.heard));
          deepEqual(await complaintsOf(site), []);
        }),
    );
  }
}

for (const browser of SEEN_IN) {
  test(
    `${browser}: unasked, an advisor tries a worker and WebAssembly once each, however many games it solves`,
    SKIP[browser],
    () =>
      withMadeUp(
        { browser, html: GAME, headers: { 'Content-Security-Policy': `${STRICT}; ${TRUSTED}` } },
        async (site) => {
          match(await advise(site, {}), BEST);
          await new GamePage(site.page).begin({ options: 'rolls: 2' });
          match(await ask(site.page), BEST);
          equal(await site.page.evaluate(() => globalThis.heard), 0);
          const reported = await site.page.evaluate(() => notes.violations);
          equal(reported.length, 2);
          for (const directive of ['require-trusted-types-for', 'script-src'])
            ok(
              reported.some((text) => text.startsWith(`${directive} `)),
              reported.join('\n'),
            );
        },
      ),
  );
}

for (const browser of BROWSERS) {
  test(
    `${browser}: the documented policy is really in force, and a board does not offend against it`,
    SKIP[browser],
    () =>
      withMadeUp(
        {
          browser,
          html: page({ body: '<yahtzee-game></yahtzee-game><p style="color: red">red</p>' }),
          headers: { 'Content-Security-Policy': DOCUMENTED },
        },
        async ({ page: open }) => {
          await new GamePage(open).begin();
          await painted(open);
          equal(await open.evaluate(() => notes.violations.length), 1);
        },
      ),
  );
}

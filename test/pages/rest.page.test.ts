// The first file draws the board and plays. The rest loads later without a visible change, and actions that need it
// wait for it.

import type * as ssr from '@yahtzee-game/element/ssr';
import { loadRuleset, seededDice } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { codeOf } from '../../packages/element/src/features/share/code.js';
import { PATIENCE } from '../harness/boards/patience.js';
import { differingPixels } from '../harness/boards/pictures.js';
import { IS_THOROUGH } from '../harness/extent.js';
import { playedGame } from '../harness/games/shared-game.js';
import { addUp, best, GamePage, playByPointer, type Seen } from './harness/game-page.js';
import { DIST, painted, pageWith, withMadeUp, type Site } from './harness/site.js';

// The built package, like the script that takes the board over.
const built = new URL('../../packages/element/dist/ssr.js', import.meta.url);
const { renderGame } = (await import(built.href)) as typeof ssr;

const REST = /\/after-first-paint\.js$/;
/** The file for the end of a game, and for keeping and sharing it. */
const END = /\/end\.js$/;
const BOARD = ['yahtzee-game'];

/**
 * Opens a page whose board is drawn while the rest has not been loaded; `letCome` loads it, and resolves when it is in
 * use.
 */
function beforeTheRest(
  use: (site: Site, letCome: () => Promise<Seen>) => Promise<void>,
  { body = '<yahtzee-game></yahtzee-game>', scripts = BOARD } = {},
): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return withMadeUp(
    { html: pageWith({ body, scripts }) },
    async (site) => {
      await isDrawn(site.page);
      await use(site, () => (release(), new GamePage(site.page).look()));
      deepEqual(site.errors, []);
    },
    (_, address) => (REST.test(address) ? released : Promise.resolve()),
  );
}

/** Waits until the board is drawn. No two presses on it come too quickly. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state);
  await page.$eval('yahtzee-game', (board) => {
    // The clock never goes back.
    let now = performance.now();
    board.clock = () => (now += 1000);
  });
  await painted(page);
}

/** Throws these dice; then fills the row, if one is given. */
async function playTurn(page: Page, values: readonly number[], row = ''): Promise<void> {
  await page.$eval(
    'yahtzee-game',
    (board, dice, cell) => {
      board.dispatch({ type: 'dice', values: dice });
      if (cell) board.dispatch({ type: 'score', cell });
    },
    [...values],
    row,
  );
  await painted(page);
}

test('keys that are pressed before are kept, and done in their order', () =>
  beforeTheRest(async ({ page }, letCome) => {
    const game = new GamePage(page);
    await playTurn(page, [4, 4, 3, 1, 2]);
    await game.press('Tab', '4', '4', '3', 'ArrowRight', ' ', 'Enter');
    await painted(page);
    equal(await page.$eval('yahtzee-game', (board) => board.state?.turn.roll), 1);
    const { faces, marks } = await letCome();
    deepEqual([faces[0], faces[2]], [4, 3]);
    deepEqual(marks, [true, false, true, false, false]);
    equal(await game.focus(), 'die 2');
    equal(await page.$eval('yahtzee-game', (board) => board.state?.turn.roll), 2);
  }));

test('what is pressed on a button before is done after the keys before it', () =>
  beforeTheRest(async ({ page }, letCome) => {
    const game = new GamePage(page);
    await playTurn(page, [4, 4, 3, 1, 2]);
    await game.press('Tab', '4', '4');
    await page.$eval('yahtzee-game', (board) => board.focus());
    await game.press('Enter');
    const { faces, marks } = await letCome();
    deepEqual(
      [faces.slice(0, 2), marks.slice(0, 2)],
      [
        [4, 4],
        [true, true],
      ],
    );
    equal(await page.$eval('yahtzee-game', (board) => board.state?.turn.roll), 2);
  }));

test('undo waits for it', () =>
  beforeTheRest(async ({ page }, letCome) => {
    await playTurn(page, [4, 4, 3, 1, 2], 'chance');
    await new GamePage(page).click('controls', '[part~=undo]');
    deepEqual((await letCome()).totals, [0]);
  }));

test('a saved game waits for it', () =>
  beforeTheRest(async ({ page }, letCome) => {
    const loaded = await page.evaluateHandle(() => ({
      game: document.querySelector('yahtzee-game')?.load('1 yahtzee - 44412 :fours =12'),
    }));
    await letCome();
    equal(await page.evaluate(async ({ game }) => (await game)?.ok, loaded), true);
    deepEqual((await new GamePage(page).look()).totals, [12]);
  }));

test('what a page may ask at once is answered before it comes', () =>
  beforeTheRest(async ({ page }, letCome) => {
    await playTurn(page, [4, 4, 4, 1, 2], 'fours');
    const { text, value } = await page.$eval('yahtzee-game', (board) => ({
      text: board.save(),
      value: board.value,
    }));
    match(text, /^1 yahtzee - 44412 :fours #\S+ =12$/);
    equal(value, '');
    deepEqual((await letCome()).totals, [12]);
  }));

/** The number of pixels that change when the rest has been loaded, and the sum of layout shifts. */
async function differences({ page }: Site, letCome: () => Promise<Seen>): Promise<readonly number[]> {
  const before = await steadyPicture(page);
  const shift = await page.evaluate(() => notes.shift);
  await letCome();
  return [
    differingPixels(before, await steadyPicture(page)),
    (await page.evaluate(() => notes.shift)) - shift,
  ];
}

/** Milliseconds after which a busy browser has also painted what has stopped moving. */
const STEADY = 400;

/** A picture of the page when it has stopped changing: files that are loaded while the page is idle may come late. */
async function steadyPicture(page: Page): Promise<Uint8Array> {
  let last = await picture(page);
  for (let since = performance.now(); performance.now() - since < STEADY;) {
    const next = await picture(page);
    if (differingPixels(last, next) > 0) since = performance.now();
    last = next;
  }
  return last;
}

async function picture(page: Page): Promise<Uint8Array> {
  await settled(page);
  await painted(page);
  return page.screenshot();
}

/** Waits until nothing on the board moves. The end of one movement may begin another, and has to be drawn. */
async function settled(page: Page): Promise<void> {
  while (await page.evaluate(endOfMovements)) await painted(page);
}

/** Waits for all current movements to end; returns whether there were any. Runs on the page. */
async function endOfMovements(): Promise<boolean> {
  const root = document.querySelector('yahtzee-game')?.shadowRoot;
  const roots = [root, ...[...(root?.querySelectorAll('*') ?? [])].map((part) => part.shadowRoot)];
  const moving = roots
    .flatMap((one) => one?.getAnimations() ?? [])
    .filter(({ playState }) => playState !== 'finished');
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return moving.length > 0;
}

const MOMENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a new game': () => Promise.resolve(),
  // A throw that makes no hand with a name.
  'a throw': (page) => playTurn(page, [4, 4, 3, 1, 6]),
  'an entry': async (page) => {
    await playTurn(page, [4, 4, 3, 1, 2], 'chance');
    // Waits until the line through the entry has been drawn.
    await page.$$eval('yahtzee-game >>> .last', async ([last]) => {
      await Promise.all(last?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
    });
  },
};
for (const [name, bring] of Object.entries(MOMENTS)) {
  test(`it comes unseen: ${name}`, () =>
    beforeTheRest(async (site, letCome) => {
      await bring(site.page);
      deepEqual(await differences(site, letCome), [0, 0]);
    }));
}

for (const scripts of [BOARD, ['hydrate', ...BOARD]]) {
  test(`it comes unseen to a board that came with the page: ${scripts.join(', ')}`, async () =>
    beforeTheRest(async (site, letCome) => deepEqual(await differences(site, letCome), [0, 0]), {
      body: await renderGame(),
      scripts,
    }));
}

/** Keys of messages that are shown or spoken because their words are missing. */
const keysOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('yahtzee-game')?.shadowRoot;
    const parts = [...(root?.querySelectorAll('*') ?? [])].flatMap((one) => one.shadowRoot ?? []);
    const texts = [root, ...parts].flatMap((one) => [
      one?.textContent ?? '',
      ...[...(one?.querySelectorAll('[aria-label]') ?? [])].map((named) => named.ariaLabel ?? ''),
    ]);
    return texts.flatMap((text) => /\b[a-z]+\.[a-z-]+(\.\w+)*\b/i.exec(text)?.[0] ?? []);
  });

/** Opens a page that cannot load some files, by default the rest. Returns the warnings of its board. */
async function withoutTheRest(
  play: (site: Site) => Promise<Seen>,
  { attributes = '', head = '', missing = REST } = {},
): Promise<readonly string[]> {
  const warnings: string[] = [];
  await withMadeUp(
    { html: pageWith({ head, body: `<yahtzee-game ${attributes}></yahtzee-game>` }) },
    async (site) => {
      site.page.on('console', (message) => {
        if (message.text().includes('<yahtzee-game>')) warnings.push(message.text());
      });
      await isDrawn(site.page);
      await new GamePage(site.page).begin();
      const seen = await play(site);
      equal(seen.over, true);
      deepEqual(await keysOn(site.page), []);
    },
    (_, address) => (missing.test(address) ? Promise.reject(new Error('offline')) : Promise.resolve()),
  );
  return warnings;
}

/** The same dice in every run, since an extra Yahtzee would bring points that no box shows. */
const SAME_DICE = {
  head: `<script>
    let last = 1;
    const next = () => (last = (Math.imul(last, 1664525) + 1013904223) >>> 0) >>> 24;
    crypto.getRandomValues = (numbers) => {
      for (let i = 0; i < numbers.length; i += 1) numbers[i] = next();
      return numbers;
    };
  </script>`,
};

/** Plays, and compares the total with the sum of the boxes. */
const addedUp =
  (play: (game: GamePage) => Promise<Seen>) =>
  async ({ page }: Site): Promise<Seen> => {
    const seen = await play(new GamePage(page));
    deepEqual(seen.totals, [addUp(seen, 0, 35)]);
    return seen;
  };

test('without it a game is played by pointer, with one warning', async () => {
  const warnings = await withoutTheRest(addedUp(playByPointer), SAME_DICE);
  equal(warnings.length, 1);
  match(warnings[0] ?? '', /after-first-paint/);
});

/** All files that the first file loads. */
const OTHERS = /\.js$(?<!\/yahtzee-game\.js)/;

/** Games of one player are played below, in place of another game. */
for (const [who, attributes] of Object.entries({
  ...(IS_THOROUGH && {
    'by one player': '',
    'by two, who may undo everything': 'players="Ada,Grace" undo-limit="unlimited"',
  }),
  'in the place of a computer': 'players="Ada,computer:greedy"',
  'in a language that did not come, by a board that was to keep it': 'lang="de" keep',
})) {
  test(`where only the first file was copied, a game is played ${who}, in words, with one warning`, async () => {
    const warnings = await withoutTheRest(
      async ({ page }) => {
        const game = new GamePage(page);
        for (const tool of ['help', 'new-game']) {
          await game.click('controls', `[part~="${tool}"]`);
          await painted(page);
          deepEqual(await keysOn(page), []);
        }
        await playTurn(page, [6, 6, 6, 6, 6], 'sixes');
        await game.click('controls', '[part~=undo]');
        deepEqual((await game.look()).totals.at(0), 0);
        deepEqual(await keysOn(page), []);
        return playByPointer(game);
      },
      { attributes, missing: OTHERS },
    );
    equal(warnings.length, 1, warnings.join('\n'));
    match(warnings[0] ?? '', /copy all of dist\/cdn, not yahtzee-game\.js alone/);
  });
}

test('where only the first file was copied, another game warns, and Yahtzee is played', async () => {
  const warnings = await withoutTheRest(({ page }) => playByPointer(new GamePage(page)), {
    attributes: 'ruleset="yatzy"',
    missing: OTHERS,
  });
  match(warnings.join('\n'), /copy all of dist\/cdn/);
  match(warnings.join('\n'), /yahtzee is played/);
});

/** Presses Tab until this element has focus. */
async function tabTo(game: GamePage, wanted: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await game.focus()) === wanted) return;
    await game.press('Tab');
  }
  throw new Error(`the tab key does not come to ${wanted}`);
}

/** In every turn rolls once and fills the box that shows the most points, with Tab, Enter and Space alone. */
async function playByTab(game: GamePage): Promise<Seen> {
  let seen = await game.look();
  while (!seen.over) {
    await tabTo(game, 'roll');
    await game.press(' ');
    seen = await game.look();
    const { row } = best(seen);
    await tabTo(game, `box ${row}`);
    await game.press('Enter');
    seen = await game.look();
    // A zero has to be confirmed.
    if (seen.boxes.some((box) => box.row === row && !box.filled)) await game.press('Enter');
    seen = await game.look();
    ok(seen.boxes.some((box) => box.row === row && box.filled));
  }
  return seen;
}

test('without it a game is played by Tab, Enter and Space', async () => {
  const warnings = await withoutTheRest(addedUp(playByTab), SAME_DICE);
  equal(warnings.length, 1);
});

test('without it a joker goes where it must, and a word says why it goes nowhere else', async () => {
  await withMadeUp(
    { html: pageWith({}) },
    async ({ page }) => {
      await isDrawn(page);
      await playTurn(page, [6, 6, 6, 6, 6], 'yahtzee');
      await playTurn(page, [4, 4, 4, 4, 4]);
      const game = new GamePage(page);
      const { boxes } = await game.look();
      deepEqual(
        boxes.filter(({ open }) => open).map(({ row, text }) => [row, text]),
        [['fours', '20']],
      );
      await game.click('scorecard', '[data-cell=chance]');
      await game.look();
      const said = await page.$eval('yahtzee-game >>> .spoken', (region) => region.textContent?.trim());
      equal(said, 'Chance: Joker.');
      deepEqual(await keysOn(page), []);
    },
    (_, address) => (REST.test(address) ? Promise.reject(new Error('offline')) : Promise.resolve()),
  );
});

test('a shared game that could not be fetched begins when the page is loaded again', async () => {
  const dice = seededDice('tuesday');
  const code = codeOf(playedGame(await loadRuleset('yahtzee'), dice, 'Ada'), 'tuesday');
  let isOffline = true;
  await withMadeUp(
    { html: pageWith({}) },
    async ({ page, errors }) => {
      const warned = new Promise<string>((resolve, reject) => {
        page.on('console', (message) => message.type() === 'warn' && resolve(message.text()));
        setTimeout(() => reject(new Error('nobody warns')), PATIENCE).unref();
      });
      await page.evaluate((shared) => void (location.hash = `yahtzee=${shared}`), code);
      await page.reload();
      match(await warned, /end\.js/);
      isOffline = false;
      await page.reload();
      await page.waitForFunction(
        () =>
          document
            .querySelector('yahtzee-game')
            ?.shadowRoot?.querySelector('yahtzee-scorecard')
            ?.shadowRoot?.querySelectorAll('.player-name').length === 2,
      );
      deepEqual(
        errors.filter((error) => !error.includes('Failed to load')),
        [],
      );
    },
    (_, address) =>
      isOffline && END.test(address) ? Promise.reject(new Error('offline')) : Promise.resolve(),
  );
});

test('a panel gives focus back where it took it, whatever else the board has loaded', async () => {
  await withMadeUp({ html: pageWith({}) }, async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin({ advice: 'ranked' });
    await page.$eval('yahtzee-game', (board) => {
      board.advisor = { advise: () => ({ choices: [{ kind: 'hold', held: 3, value: 20, loss: 0 }] }) };
      board.dispatch({ type: 'dice', values: [6, 6, 1, 2, 3] });
    });
    await game.look();
    await tabTo(game, 'die 1');
    const panelAt = (key: string): Promise<unknown> =>
      game
        .press(key)
        .then(() => page.waitForSelector('yahtzee-game >>> yahtzee-scorecard >>> .panel', { visible: true }));
    const closed = async (): Promise<string> => {
      await game.press('Escape');
      await game.look();
      return game.focus();
    };
    await panelAt('?');
    equal(await closed(), 'die 1', 'without advice');
    await game.press('a');
    await page.waitForSelector('yahtzee-game >>> yahtzee-controls >>> .open-advice', { visible: true });
    await panelAt('?');
    equal(await closed(), 'die 1', 'with advice');
    await tabTo(game, 'roll');
    await game.press('End');
    equal(await game.focus(), 'open-advice');
    await panelAt('Enter');
    const keep = await page.$('yahtzee-game >>> yahtzee-scorecard >>> .panel [part~=apply-advice]');
    await keep?.focus();
    await game.press('Enter');
    await game.look();
    match(await game.focus(), /^(roll|open-advice)$/, 'once the advice is taken');
    deepEqual(errors, []);
  });
});

test('a second copy of the script warns, and leaves the boards alone', () =>
  withMadeUp({ html: pageWith({}) }, async ({ page, errors }) => {
    await isDrawn(page);
    await playTurn(page, [4, 4, 4, 1, 2]);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    await page.addScriptTag({ type: 'module', url: `${DIST}/cdn/yahtzee-game.js?copy` });
    await page.$eval('yahtzee-game', (board) => void board.dispatch({ type: 'score', cell: 'fours' }));
    deepEqual(warnings, ['<yahtzee-game> is already defined; this copy of its script does nothing']);
    equal(await page.$eval('yahtzee-game', (board) => board.state?.cards[0]?.filled), 1);
    deepEqual(errors, []);
  }));

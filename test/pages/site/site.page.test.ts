// The site: a page of each kind opens without errors, axe finds no faults, links have targets, the front page loads few
// bytes, and pages work without a network.

import { loadRuleset, rulesetIds } from '@yahtzee-game/rules';
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { HTTPRequest, KeyInput } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { withPage } from '../../harness/boards/browser.js';
import { partOf } from '../../harness/extent.js';
import { randomFrom } from '../../harness/random.js';
import { Gathering } from '../../rooms/gathering.js';
import { bringAxe, COLOUR_RULES, faultsOf } from '../harness/axe.js';
import { GamePage } from '../harness/game-page.js';
import { boardsDrawn, textOf, withMadeUp, withSite } from '../harness/site.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = path.join(ROOT, 'site/dist');
/** The most bytes that the front page may load, compressed as servers do; boards included. */
const MOST_BYTES = 170_000;

/** Every page that is made from templates or documents, by its path from the root of the site. */
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('index.html') && !file.startsWith('examples/'))
  .map((file) => file.slice(0, -'index.html'.length));

/** One page of each kind of layout. */
const KINDS = ['', 'play/', 'today/', 'games/kismet/', 'reference/attributes/', 'playground/'];

/** The pages that are also checked in the dark scheme. */
const DARK = partOf(pages, ['', 'games/kismet/']);

const htmlOf = (page: string): string => readFileSync(path.join(DIST, page, 'index.html'), 'utf8');

test('a page asks early for the styles of its boards where they are drawn already, and only there', () => {
  const drawn = (page: string): boolean => htmlOf(page).includes('shadowrootmode');
  ok(pages.some(drawn));
  deepEqual(
    pages.filter((page) => htmlOf(page).includes('rel="preload"') !== drawn(page)),
    [],
  );
});

test('every link of every page leads to a file, and to a place in it', () => {
  const places = new Map<string, ReadonlySet<string>>();
  const idsIn = (file: string): ReadonlySet<string> => {
    const known = places.get(file) ?? new Set(attributesOf(readFileSync(file, 'utf8'), 'id'));
    places.set(file, known);
    return known;
  };
  const broken = pages.flatMap((page) =>
    attributesOf(withoutCode(htmlOf(page)), 'href|src|action|data-copy-from')
      .filter((link) => !/^(https?|data):/.test(link))
      .filter((link) => !leadsSomewhere(link, page, idsIn))
      .map((link) => `${page}: ${link}`),
  );
  deepEqual(broken, []);
});

const withoutCode = (html: string): string => html.replace(/<pre[^]*?<\/pre>/g, '');

const attributesOf = (html: string, names: string): readonly string[] =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) => value);

function leadsSomewhere(link: string, page: string, idsIn: (file: string) => ReadonlySet<string>): boolean {
  const { pathname, hash } = new URL(link, `https://site.example/${page}`);
  const place = path.join(DIST, decodeURIComponent(pathname));
  const file = pathname.endsWith('/') ? path.join(place, 'index.html') : place;
  if (!existsSync(file) && !existsSync(path.join(place, 'yahtzee-game.css'))) return false;
  // Examples read the part after # themselves.
  return !hash || pathname.startsWith('/examples/') || idsIn(file).has(decodeURIComponent(hash.slice(1)));
}

test('what the examples load is on the site', () => {
  const folder = path.join(DIST, 'examples');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js)$/.test(file),
  );
  const missing = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const loaded = file.endsWith('.js')
      ? [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, name = '']) => name)
      : attributesOf(text, 'src').filter((name) => name.endsWith('.js'));
    return loaded
      .filter((name) => !existsSync(path.join(folder, path.dirname(file), name)))
      .map((name) => `${file}: ${name}`);
  });
  deepEqual(missing, []);
});

test('every game has a page with its rules, its source and a board', async () => {
  for (const id of rulesetIds) {
    const html = htmlOf(`games/${id}`);
    const { spec } = await loadRuleset(id);
    ok(html.includes(`<yahtzee-game lang="en" ruleset="${id}"`), id);
    ok(html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").includes(spec.source), id);
    match(html, /<ol class="steps"><li>.*<ul class="story"><li>/s, id);
  }
});

test('every name that a package exports stands on the page of the types', async () => {
  const ids = new Set(attributesOf(htmlOf('reference/types'), 'id'));
  for (const name of ['rules', 'advisor']) {
    const index = path.join(ROOT, 'packages', name, 'dist/index.js');
    const names = Object.keys(await import(pathToFileURL(index).href));
    deepEqual(
      names.filter((one) => !ids.has(`${name}-${one}`)),
      [],
    );
  }
});

for (const page of partOf(pages, KINDS)) {
  test(`/${page} opens without errors, axe finds nothing, and nothing overflows on a phone`, () =>
    withSite('chromium', page, async ({ page: open, errors }) => {
      // Until then a board has its prerendered styles, and the policy reports the way in which axe reads those.
      await open.waitForFunction(() =>
        [...document.querySelectorAll('yahtzee-game')].every(({ state }) => state),
      );
      await boardsDrawn(open);
      // The front page rolls by itself.
      await open.waitForFunction(() =>
        [...document.querySelectorAll('yahtzee-game')].every(
          (board) => !board.hasAttribute('data-rolls') || board.state?.log,
        ),
      );
      await bringAxe(open);
      deepEqual(await faultsOf(open), []);
      await open.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      if (DARK.includes(page)) deepEqual(await faultsOf(open, 'html', COLOUR_RULES), []);
      await open.setViewport({ width: 375, height: 667 });
      equal(await open.evaluate(() => document.documentElement.scrollWidth), 375);
      deepEqual(errors, []);
    }));
}

test('the front page is a game at its first paint, and weighs little', () =>
  withSite('chromium', 'examples/', async ({ page, url, errors }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(request.url()));
    await page.goto(url, { waitUntil: 'networkidle0' });
    const files = await Promise.all([...loaded].map(async (file) => (await fetch(file)).arrayBuffer()));
    const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    const hosts = new Set([...loaded].map((file) => new URL(file).host));
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    ok((await game.look()).faces.every((face) => face > 0));
    ok(bytes > 0 && bytes <= MOST_BYTES, `${bytes} bytes`);
    deepEqual([...hosts], [new URL(url).host]);
    deepEqual(errors, []);
  }));

test('the front page rolls once by itself, where the whole board can be seen', () =>
  withSite('chromium', 'examples/', async ({ page, url, errors }) => {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.turn.roll === 1);
    const rollKey = await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    const { y = Infinity, height = 0 } = (await rollKey?.boundingBox()) ?? {};
    ok(y + height <= 844, `the Roll key ends at ${y + height} px`);
    await page.reload({ waitUntil: 'networkidle0' });
    await new GamePage(page).begin();
    equal(await page.$eval('yahtzee-game', (board) => board.state?.turn.roll), 0);
    deepEqual(errors, []);
  }));

test('the code of every framework stays within a phone', () =>
  withSite('chromium', '', async ({ page }) => {
    await page.setViewport({ width: 320, height: 667 });
    const widths: number[] = [];
    for (const label of await page.$$('.tabs label')) {
      await label.click();
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
    }
    deepEqual(
      widths,
      widths.map(() => 320),
    );
    ok(widths.length > 3);
  }));

test('without a clipboard, as on pages without https, the code is selected', () =>
  withSite('chromium', 'reference/attributes/', async ({ page, errors }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.click('.copied .copy');
    equal(await textOf(page, '.copied .copy'), 'Selected');
    equal(await page.evaluate(() => getSelection()?.toString().trim()), await textOf(page, '.copied pre'));
    deepEqual(errors, []);
  }));

test('without script there are the board, the code and the way on', () =>
  withPage('chromium', async ({ page }) => {
    const site = await serve({ port: 0 });
    try {
      await page.setJavaScriptEnabled(false);
      await page.goto(site.url);
      match(await textOf(page, 'yahtzee-game >>> .roll'), /^Roll/);
      await page.click('text/React');
      match(await textOf(page, '.tab:nth-of-type(3)'), /export const Game/);
      await page.click('text/All games');
      equal(await textOf(page, 'h1'), `${rulesetIds.length} games`);
    } finally {
      await site.close();
    }
  }));

test('the search finds a word, and its place', () =>
  withSite('chromium', 'search/?q=misère', async ({ page, errors }) => {
    await page.waitForSelector('.results a');
    match(await textOf(page, '.results'), /Yams 16/);
    match(await textOf(page, '#count'), /places?\.$/);
    const first = async (words: string): Promise<string> => {
      await page.$eval('#query', (input) => input instanceof HTMLInputElement && (input.value = ''));
      await page.type('#query', words);
      return textOf(page, '.results li');
    };
    for (const words of ['teacher', 'homework', 'vote', 'worksheet'])
      match(await first(words), /^In your classroom/, words);
    match(await first('saved game'), /^A saved game is a line of text/);
    match(await first('h0'), /^A saved game is a line of text/);
    await page.$eval('#query', (input) => input instanceof HTMLInputElement && (input.value = ''));
    await page.type('#query', 'zzzz');
    equal(await textOf(page, '#count'), 'Nothing found.');
    deepEqual(errors, []);
  }));

test('what is typed before the index has come is looked for, and without an index it is said', () =>
  withSite('chromium', 'reference/attributes/', async ({ page, url }) => {
    const isIndex = (request: HTTPRequest): boolean => request.url().endsWith('search.json');
    await page.setBypassServiceWorker(true);
    await page.setRequestInterception(true);
    page.on('request', (request) => isIndex(request) || void request.continue());
    const begin = async (): Promise<HTTPRequest> => {
      const [request] = await Promise.all([page.waitForRequest(isIndex), page.goto(`${url}search/`)]);
      await page.type('#query', 'classroom');
      return request;
    };
    await (await begin()).continue();
    match(await textOf(page, '.results li'), /classroom/);
    equal(
      await page.$eval('#query', (input) => input instanceof HTMLInputElement && input.value),
      'classroom',
    );
    await (await begin()).abort();
    await page.waitForFunction(() =>
      document.querySelector('#count')?.textContent?.includes('cannot be loaded'),
    );
  }));

test('a link to an example opens its code', () =>
  withSite('chromium', 'try/#classroom', async ({ page, errors }) => {
    await page.waitForSelector('.examples li:has(#classroom) details[open]');
    equal((await page.$$('.examples details[open]')).length, 1);
    deepEqual(errors, []);
  }));

test('the playground changes the board, and writes the code of the page', () =>
  withSite('chromium', 'playground/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await page.select('[name=ruleset]', 'yatzy');
    await page.select('[name=theme]', 'felt');
    await page.type('[name=players]', 'Ada,Grace');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players[1] === 'Grace');
    match(await textOf(page, 'yahtzee-game >>> .name'), /^Yatzy/);
    await page.$eval('#tokens', (heading) => heading.closest('details')?.setAttribute('open', ''));
    await page.type('[name="--yahtzee-radius"]', '0');
    const before = await textOf(page, '[data-page]');
    match(
      before,
      /themes\/felt\.css[^]*--yahtzee-radius: 0;[^]*ruleset="yatzy"\n {2}theme="felt"|players="Ada,Grace"/,
    );
    await page.click('[type=reset]');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players.length === 1);
    notEqual(await textOf(page, '[data-page]'), before);
    deepEqual(errors, []);
  }));

test('the code of the playground is what the board shows, in a theme, in the dark and with any letters', () =>
  withSite('chromium', 'playground/#tokens', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await page.waitForSelector('details[open] #tokens');
    const code = (): Promise<string> => textOf(page, '[data-page]');
    const choose = (name: string, value: string): Promise<void> =>
      page.$eval(
        `[name="${name}"]`,
        (input, chosen) => {
          if (!(input instanceof HTMLInputElement)) throw new Error('no such control');
          input.value = chosen;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        },
        value,
      );
    const surface = (): Promise<string> =>
      page.$eval('yahtzee-game', (board) =>
        getComputedStyle(board).getPropertyValue('--yahtzee-surface').trim(),
      );
    await page.$eval('[name=dark]', (box) => box instanceof HTMLElement && box.click());
    equal((await code()).includes('<style>'), false);
    await page.select('[name=theme]', 'felt');
    await choose('--yahtzee-surface', '#ff0000');
    equal(await surface(), '#ff0000');
    match(await code(), /yahtzee-game\[theme\] \{\n {2}--yahtzee-surface: #ff0000;\n\}/);
    await choose('game-name', 'Fish&copy chips');
    await choose('message', 'Roll </script>');
    match(await code(), /game-name="Fish&amp;copy chips"[^]*"Roll \\u003c\/script>"/);
    deepEqual(errors, []);
  }));

test('an address that leads nowhere says so, and shows the way on', () =>
  withPage('chromium', async ({ page }) => {
    const site = await serve({ port: 0 });
    try {
      const lost = await page.goto(new URL('games/no/such/game/', site.url).href);
      equal(lost?.status(), 404);
      equal(await textOf(page, 'h1'), 'No such page');
      await Promise.all([page.waitForNavigation(), page.click('main a[href$="games/"]')]);
      equal(await textOf(page, 'h1'), `${rulesetIds.length} games`);
    } finally {
      await site.close();
    }
  }));

test('the page to play on is a game at first sight, and begins another kind of game with one press', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    const rollKey = await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    ok(((await rollKey?.boundingBox())?.y ?? Infinity) < 600, 'the Roll key is in the window');
    await page.click('[data-players$="Grace:human"]');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players.length === 2);
    match(await textOf(page, 'yahtzee-game >>> .card'), /Grace/);
    deepEqual(errors, []);
  }));

test('a frame shows the board that its address asks for, and tells the page around it how high that is', () =>
  withMadeUp(
    {
      html: `<!doctype html><html lang="en"><title>A page</title>
        <iframe src="/embed/?game=yatzy&theme=felt&players=Ada,Ben&lang=de&onclick=alert(1)" title="Yatzy" width="640"></iframe>
        <script>
          addEventListener('message', ({ data }) => {
            if (data.type === 'yahtzee-height') document.querySelector('iframe').height = data.height;
          });
        </script>`,
    },
    async ({ page, errors }) => {
      const frame = await page.waitForFrame((one) => one.url().includes('/embed/'));
      await frame.waitForFunction(() => document.querySelector('yahtzee-game')?.state);
      const shown = await frame.$eval('yahtzee-game', (board) => ({
        game: board.state?.rules.ruleset.id,
        players: board.state?.players,
        tray: getComputedStyle(board).getPropertyValue('--yahtzee-tray'),
        hasHandler: board.hasAttribute('onclick'),
      }));
      deepEqual(shown, { game: 'yatzy', players: ['Ada', 'Ben'], tray: shown.tray, hasHandler: false });
      match(shown.tray, /12372a/);
      await frame.waitForFunction(() =>
        document.querySelector('yahtzee-game')?.message.includes('Ada beginnt'),
      );
      await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 500);
      await frame.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
      deepEqual(errors, []);
    },
  ));

test('the page to play on asks at the first visit how to play, and remembers the answer', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    const game = new GamePage(page);
    const players = (): Promise<number | undefined> =>
      page.$eval('yahtzee-game', (board) => board.state?.players.length);
    await game.begin();
    equal(await textOf(page, '.start h2'), 'How do you want to play?');
    await page.click('.start button[data-players$="Grace:human"]');
    await page.waitForFunction(() => !document.querySelector('.start'));
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players.length === 2);
    await page.reload();
    await game.begin();
    deepEqual([await page.$('.start'), await players()], [null, 2]);
    await page.click('.ways [data-players="1"]');
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players.length === 1);
    await page.reload();
    await game.begin();
    equal(await players(), 1);
    deepEqual(errors, []);
  }));

test('a link to a game on the page to play on asks for no other way to play', () =>
  withSite('chromium', 'play/#yahtzee=x', async ({ page }) => {
    await new GamePage(page).begin();
    equal(await page.$('.start'), null);
  }));

test('a first visitor to /play/ who presses Roll plays alone, and sees the card', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await page.click('yahtzee-game >>> .roll');
    await page.waitForSelector('yahtzee-game >>> .cell.points', { visible: true });
    equal(await page.$('.start'), null);
    await page.waitForSelector('.ways button', { visible: true });
    deepEqual(errors, []);
  }));

test('the front page sets up a board, and the code to copy follows', () =>
  withSite('chromium', '', async ({ page, errors }) => {
    // Wide enough for the form to stand beside the board, which other games make higher.
    await page.setViewport({ width: 1280, height: 900 });
    await new GamePage(page).begin();
    await page.waitForSelector('.configurator', { visible: true });
    const code = async (name: string): Promise<string> => {
      await page.click(`.tabs label:nth-of-type(${['html', 'npm', 'react', 'iframe'].indexOf(name) + 1})`);
      return page.$eval(`[data-sample=${name}] code`, (one) => one.textContent ?? '');
    };
    const before = await code('html');
    match(before, /<yahtzee-game><\/yahtzee-game>$/);
    await page.select('[name=ruleset]', 'yatzy');
    await page.click('label:has([value=felt])');
    await page.click('label:has([value$="Grace:human"])');
    await page.select('[name=lang]', 'de');
    await page.waitForFunction(() => {
      const { state, message } = document.querySelector('yahtzee-game') ?? {};
      return (
        state?.rules.ruleset.id === 'yatzy' && state.players.includes('Grace') && message?.includes('beginnt')
      );
    });
    const set = 'ruleset="yatzy" theme="felt" players=", Grace:human" lang="de"';
    match(await code('html'), new RegExp(`href="themes/felt.css">[^]*<yahtzee-game ${set}></yahtzee-game>$`));
    match(
      await code('npm'),
      /element\/themes\/felt\.css';[^]*game\.players = ', Grace:human';[^]*append\(game\);$/,
    );
    match(await code('react'), new RegExp(`<yahtzee-game ${set} />;$`));
    const [, address = ''] = /src="([^"]+)"/.exec(await code('iframe')) ?? [];
    deepEqual(Object.fromEntries(new URL(address).searchParams), {
      game: 'yatzy',
      theme: 'felt',
      players: ', Grace:human',
      lang: 'de',
    });
    await page.select('[name=ruleset]', '');
    await page.click('label:has([name=theme][value=""])');
    await page.click('label:has([name=players][value=""])');
    await page.select('[name=lang]', '');
    equal(await code('html'), before);
    deepEqual(errors, []);
  }));

test('the page to play on leads to rooms for friends elsewhere', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    await new GamePage(page).begin();
    await Promise.all([page.waitForNavigation(), page.click('.start a[href$="together/"]')]);
    await page.waitForSelector('yahtzee-room >>> input', { visible: true });
    match(await textOf(page, 'yahtzee-room >>> h2'), /^Open a room/);
    deepEqual(errors, []);
  }));

test('the log of a room is checked on a page, and one that was changed is refused with its line', async () => {
  const game = await Gathering.open();
  game.begin('Ada', 'Grace');
  game.playOn(randomFrom(1));
  game.sign();
  const text = game.lines.join('\n');
  await withSite('chromium', 'verify/', async ({ page, errors }) => {
    const check = async (log: string, print = ''): Promise<string> => {
      await page.$eval('#text', (field, value) => ((field as HTMLTextAreaElement).value = value), log);
      await page.$eval('#print', (field, value) => ((field as HTMLInputElement).value = value), print);
      await page.$eval('[data-proof]', (proof) => (proof.textContent = ''));
      await page.click('[data-verify] button');
      await page.waitForFunction(() => document.querySelector('[data-proof]')?.textContent, { polling: 20 });
      return textOf(page, '[data-proof]');
    };
    equal(await check(''), 'Choose a file, or paste the text of a log.');
    match(await check(text, game.room.link.slice(0, 8)), /^This log: right: every throw follows/);
    match(await textOf(page, '[data-proof]'), /Grace: \d+ points, has signed all lines/);
    match(await check(text.replace(' Ada ', ' Eve ')), /^This log: WRONG\. line 2: /);
    match(await check(text, '0123 4567'), /no line has the fingerprint 01234567$/);
    match(await check(text, 'mine'), /^fingerprint: "mine"; allowed: 8 to 32/);
    await bringAxe(page);
    deepEqual(await faultsOf(page), []);
    await page.setViewport({ width: 320, height: 568 });
    equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    deepEqual(errors, []);
  });
});

test('the page of the day has its dice, its decision, and the time until the next ones', () =>
  withSite('chromium', 'today/', async ({ page, errors }) => {
    await page.waitForSelector('yahtzee-puzzle >>> .die', { visible: true });
    await page.waitForSelector('yahtzee-game >>> .roll', { visible: true });
    match(await textOf(page, 'yahtzee-game >>> .turn'), /^Dice of \d+ \w+ · Turn 1 of 13/);
    match(await textOf(page, '.day'), /\w+ \d+, \d{4}, the next in \d+ h \d+ min/);
    deepEqual(errors, []);
  }));

test('the page of the day remembers what was played and answered, in a calendar', () =>
  withSite('chromium', 'today/', async ({ page, errors }) => {
    /** The days of which more is said than their date. */
    const saidOf = (): Promise<readonly string[]> =>
      page.$$eval('.month td .unseen', (all) =>
        all.map((one) => one.textContent ?? '').filter((words) => words.includes(':')),
      );
    await page.waitForSelector('yahtzee-puzzle >>> .die', { visible: true });
    match(await textOf(page, '.days'), /stands here from now on\. It stays in this browser\./);
    equal((await saidOf()).length, 0);

    // Three days with a score before today, and one without; today is on another day in every run.
    await page.evaluate(() => {
      const day = (before: number): string => {
        const date = new Date();
        date.setDate(date.getDate() - before);
        return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
          .map((number) => String(number).padStart(2, '0'))
          .join('-');
      };
      const scores = {
        [day(1)]: { score: 180, loss: 0 },
        [day(2)]: { score: 240 },
        [day(4)]: { score: 300 },
      };
      // Something else that another page of the same host has left.
      const days = { ...scores, [day(6)]: null };
      localStorage.setItem('days', JSON.stringify(days));
    });
    await page.reload();
    await page.waitForSelector('yahtzee-puzzle >>> .die', { visible: true });
    match(await textOf(page, '.days-head'), /2 days in a row$/);
    match(await textOf(page, '.days'), /3 days played; .+ The best had 300\. ?1 of 1 decisions exact\.$/);

    const total = await page.$eval('yahtzee-game', async (board) => {
      await board.updateComplete;
      while (board.state && board.state.turn.phase !== 'over') {
        await board.roll();
        // Boxes that are filled, or barred, are refused.
        board.state.rules.cells.some(({ score }) => board.dispatch(score).ok);
      }
      return board.state ? Number(/\d+/.exec(board.message)?.[0]) : 0;
    });
    // Some days ask which dice to keep, others which box to fill.
    const die = await page.$('yahtzee-puzzle >>> .die[aria-disabled=false]');
    await (die ?? (await page.$('yahtzee-puzzle >>> .box.plain')))?.click();
    await page.click('yahtzee-puzzle >>> [part~=answer]');
    await page.waitForFunction(() =>
      /decision/.test(document.querySelector('.month [aria-current]')?.textContent ?? ''),
    );
    match(
      (await saidOf()).at(-1) ?? '',
      new RegExp(`^\\w+ \\d+: ${total} points, decision (exact|close|missed)$`),
    );
    match(await textOf(page, '.days-head'), /3 days in a row$/);
    deepEqual(errors, []);
  }));

test('arrow keys go through the days of the calendar', () =>
  withSite('chromium', 'today/', async ({ page, errors }) => {
    await page.waitForSelector('.month td[tabindex="0"]');
    const reached = async (key: KeyInput): Promise<string> => {
      await page.keyboard.press(key);
      return page.evaluate(() => document.activeElement?.querySelector('.unseen')?.textContent ?? '');
    };
    const month = new Date().toLocaleDateString('en', { month: 'long' });
    await page.focus('.month [aria-current]');
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowLeft');
    deepEqual(
      [
        await reached('ArrowLeft'),
        await reached('ArrowRight'),
        await reached('ArrowDown'),
        await reached('ArrowUp'),
      ],
      [1, 2, 9, 2].map((day) => `${month} ${day}`),
    );
    equal((await page.$$('.month td[tabindex="0"]')).length, 1);
    deepEqual(errors, []);
  }));

test('the page of the day asks once for the name that a challenge tells', () =>
  withSite('chromium', 'today/', async ({ page, errors }) => {
    const playerOf = (): Promise<string | undefined> =>
      page.$eval('yahtzee-game', (board) => board.state?.players[0]);
    await new GamePage(page).begin();
    equal(await playerOf(), '');
    await page.type('[name=nickname]', 'Ada, *B*\n');
    await page.waitForFunction(
      () => document.querySelector('yahtzee-game')?.state?.players[0] === 'Ada, *B*',
    );
    match(await textOf(page, 'yahtzee-game >>> .turn'), /^Dice of /);
    await page.reload();
    await new GamePage(page).begin();
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.players[0] !== '');
    deepEqual(
      [await playerOf(), await page.$eval('[name=nickname]', (field) => (field as HTMLInputElement).value)],
      ['Ada, *B*', 'Ada, *B*'],
    );
    deepEqual(errors, []);
  }));

test('a name that is typed during the game of the day leaves that game as it is', () =>
  withSite('chromium', 'today/', async ({ page, errors }) => {
    const entries = (): Promise<number | undefined> =>
      page.$eval('yahtzee-game', (board) => board.state?.cards[0]?.filled);
    await new GamePage(page).begin();
    await page.$eval('yahtzee-game', async (board) => {
      await board.roll();
      board.dispatch({ type: 'score', cell: 'chance' });
    });
    await page.type('[name=nickname]', 'Ada\n');
    await page.waitForFunction(() => localStorage.getItem('nickname') === 'Ada');
    await page.$eval('yahtzee-game', (board) => board.updateComplete);
    equal(await entries(), 1);
    await page.reload();
    await new GamePage(page).begin();
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.cards[0]?.filled === 1);
    deepEqual(errors, []);
  }));

test('a reload of the page to play on shows the game that was chosen, as it stood', () =>
  withSite('chromium', 'play/', async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    await page.click('yahtzee-picker >>> [data-game=yatzy]');
    await page.waitForFunction(
      () => document.querySelector('yahtzee-game')?.state?.rules.ruleset.id === 'yatzy',
    );
    await page.$eval('yahtzee-game', (board) => {
      board.dispatch({ type: 'dice', values: [4, 4, 4, 1, 2] });
      board.dispatch({ type: 'score', cell: 'fours' });
    });
    await page.reload();
    await game.begin();
    await page.waitForFunction(() => document.querySelector('yahtzee-game')?.state?.cards[0]?.filled === 1);
    match(await textOf(page, 'yahtzee-game >>> .name'), /^Yatzy/);
    deepEqual(errors, []);
  }));

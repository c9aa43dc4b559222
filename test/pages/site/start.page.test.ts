// `npm start`, in a copy of the repository in which nothing is built: it shows a board from the sources, and reloads it
// when a source is saved.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { withPage } from '../../harness/boards/browser.js';
import { Copy } from '../../harness/copy.js';
import { randomFrom } from '../../harness/random.js';
import { Visitor } from '../../rooms/visitor.js';
import { GamePage } from '../harness/game-page.js';

const ENGLISH = 'packages/element/src/locales/en/first.ts';
const PROGRAM = 'scripts/start.mjs';
const QUIET = ['--no-open', '--no-site'];

declare global {
  /** The prerendered boxes. */
  var came: Element[] | undefined;
}

let copy: Copy;
let server: ChildProcessWithoutNullStreams;
let complaints = '';
let url: string;

before(async () => {
  copy = new Copy();
  server = spawn(process.execPath, [PROGRAM, '--port', '0', ...QUIET], {
    cwd: copy.root,
  });
  server.stderr.on('data', (part) => (complaints += String(part)));
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
    if (address === undefined) continue;
    url = address;
    break;
  }
  match(said, /^A board is at http/m, complaints);
});

after(async () => {
  const ended = once(server, 'exit');
  server.kill();
  deepEqual(await ended, [0, null]);
  copy.remove();
});

test('a turn is played on the first page', () =>
  withPage('chromium', async ({ page, errors }) => {
    await page.goto(url);
    equal(page.url(), `${url}examples/`);
    const game = new GamePage(page);
    await game.begin();
    await game.click('controls', '.roll');
    const { faces } = await game.look();
    await game.click('scorecard', '[data-cell=chance]');
    const { boxes } = await game.look();
    const pips = faces.reduce((sum, face) => sum + face, 0);
    deepEqual(
      boxes.filter(({ filled }) => filled).map(({ row, text }) => [row, text]),
      [['chance', String(pips)]],
    );
    deepEqual(errors, []);
  }));

test('advice is given, once its kernels are there', () =>
  withPage('chromium', async ({ page, errors }) => {
    await page.goto(`${url}examples/advised/`);
    const game = new GamePage(page);
    await game.begin();
    await page.$eval('yahtzee-game', (board) => board.dispatch({ type: 'dice', values: [6, 6, 6, 6, 6] }));
    await game.click('controls', '[part~=advice]');
    await page.waitForSelector('yahtzee-game >>> [data-cell=yahtzee].advised', { visible: true });
    deepEqual(errors, []);
  }));

test('a computer plays in a room', async () => {
  const ada = new Visitor(url);
  await ada.beginAgainstComputer('Ada');
  const hasDecided = (): boolean => ada.lines.some((line) => /^1 [h:]/.test(line));
  while (!hasDecided()) await ada.playUntil(ada.lines.length + 1, randomFrom(1));
  ada.close();
});

test('what is made ahead of scripts is made from the sources, and taken over as it is', () =>
  withPage('chromium', async ({ page, errors }) => {
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('readystatechange', () => {
        const card = document.querySelector('yahtzee-game')?.shadowRoot?.querySelector('yahtzee-scorecard');
        globalThis.came ??= [...(card?.shadowRoot?.querySelectorAll('[data-cell]') ?? [])];
      }),
    );
    await page.goto(`${url}examples/prerendered/`);
    await new GamePage(page).begin();
    ok(
      await page.evaluate(() => globalThis.came?.length && globalThis.came.every((cell) => cell.isConnected)),
    );
    deepEqual(errors, []);
  }));

test('a page loads itself again when a source is saved, and not before it is right', () =>
  withPage('chromium', async ({ page }) => {
    await page.goto(`${url}examples/embed/`);
    /** Waits until the roll key has this word, and the page is connected for news of the next saved source. */
    const says = (word: string): Promise<unknown> =>
      page.waitForFunction(
        (wanted) => {
          const controls = document
            .querySelector('yahtzee-game')
            ?.shadowRoot?.querySelector('yahtzee-controls');
          const key = controls?.shadowRoot?.querySelector('.roll b')?.textContent;
          const line: { webSocket: WebSocket } | undefined = Reflect.get(globalThis, '__WDS_WEB_SOCKET__');
          return key === wanted && line?.webSocket.readyState === WebSocket.OPEN;
        },
        {},
        word,
      );
    await says('Roll');
    copy.write(ENGLISH, (text) => text.replace("roll: 'Roll'", "roll: 'Throw'"));
    await says('Throw');
    copy.write(ENGLISH, (text) => text.replace("roll: 'Throw'", "roll: 'Throw"));
    while (!complaints.includes('Unterminated string')) await once(server.stderr, 'data');
    equal((await fetch(new URL('/packages/element/dist/cdn/yahtzee-game.js', url))).status, 200);
    copy.write(ENGLISH, (text) => text.replace("roll: 'Throw", "roll: 'Toss'"));
    await says('Toss');
    const theme = '/packages/element/dist/themes/felt.css';
    copy.write('packages/element/src/themes/felt.css', (text) => `${text}\n.saved { color: red; }`);
    match(await (await fetch(new URL(theme, url))).text(), /\.saved/);
  }));

test('sources, configuration and modules are nobody’s business', async () => {
  for (const address of ['package.json', 'packages/element/src/index.ts', 'node_modules/lit/package.json'])
    equal((await fetch(new URL(address, url))).status, 404, address);
});

test('a second server that was told to take the same port says that it is taken', async () => {
  const { port } = new URL(url);
  const second = spawn(process.execPath, [PROGRAM, '--port', port, ...QUIET], { cwd: copy.root });
  let said = '';
  second.stderr.on('data', (part) => (said += String(part)));
  deepEqual(await once(second, 'close'), [1, null]);
  equal(said, `Port ${port} is taken.\n`);
});

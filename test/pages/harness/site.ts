/** The site of the examples, open in a browser; a test may add its own pages. */

import type { Middleware } from '@web/dev-server-core';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../scripts/serve.mjs';
import { withPage, type BrowserName, type OpenPage } from '../../harness/boards/browser.js';

export interface Site extends OpenPage {
  /** The address of the site, ending in a slash. */
  readonly url: string;
}

export interface MadeUp {
  readonly html: string;
  /** Width of the window in pixels; 900 by default. */
  readonly width?: number;
  /** Height of the window in pixels; 900 by default. */
  readonly height?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Chromium by default. */
  readonly browser?: BrowserName;
}

/** The folder of the built element, relative to a page that a test adds. */
export const DIST = '../packages/element/dist';

export interface Content {
  /** Markup for the head, after title and scripts. */
  readonly head?: string;
  /** Names of files of the one-file build; that of the board by default. */
  readonly scripts?: readonly string[];
  /** Markup for the body; a board by default. */
  readonly body?: string;
}

/** A page with this content. */
export const pageWith = ({
  head = '',
  scripts = ['yahtzee-game'],
  body = '<yahtzee-game></yahtzee-game>',
}: Content): string => `<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" /><title>A page</title><link rel="icon" href="data:," />${head}
      ${scripts.map((name) => `<script type="module" src="${DIST}/cdn/${name}.js"></script>`).join('')}
    </head>
    <body>${body}</body>
  </html>`;

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** Serves a folder, and hands an empty page of a browser to `use`. */
async function served<T>(
  name: BrowserName,
  use: (site: Site) => Promise<T>,
  { root = REPOSITORY, middleware = [] }: { readonly root?: string; readonly middleware?: Middleware[] } = {},
): Promise<T> {
  const { url, close } = await serve({ port: 0, root, middleware });
  try {
    return await withPage(name, (open) => use({ ...open, url }));
  } finally {
    await close();
  }
}

/**
 * Opens a page of the site, such as `examples/embed/`, and hands it to `use`. `root` is a folder laid out like the
 * repository.
 */
export function withSite<T>(
  name: BrowserName,
  path: string,
  use: (site: Site) => Promise<T>,
  root = REPOSITORY,
): Promise<T> {
  const opened = async (site: Site): Promise<T> => {
    await site.page.setViewport({ width: 900, height: 900 });
    const answer = await site.page.goto(new URL(path, site.url).href);
    if (answer?.ok() === false) throw new Error(`${path}: ${answer.status()}; has the site been written?`);
    return use(site);
  };
  return served(name, opened, { root });
}

/**
 * Opens a page with this HTML, as if it were in the site. Scripts of the page wait for `delay`, if there is one; those
 * for which it rejects cannot be loaded.
 */
export function withMadeUp<T>(
  { html, width = 900, height = 900, headers = {}, browser = 'chromium' }: MadeUp,
  use: (site: Site) => Promise<T>,
  delay?: (site: Site, address: string) => Promise<void>,
): Promise<T> {
  const madeUp: Middleware = (context, next) => {
    if (context.path !== MADE_UP) return next();
    context.set(headers);
    context.type = 'text/html; charset=utf-8';
    context.body = html;
    return undefined;
  };
  const opened = async (site: Site): Promise<T> => {
    const { page, url } = site;
    await page.setViewport({ width, height });
    if (delay) await delayScripts(site, delay);
    await page.evaluateOnNewDocument(listen);
    await page.goto(new URL(MADE_UP, url).href);
    return use(site);
  };
  return served(browser, opened, { middleware: [madeUp] });
}

const MADE_UP = '/examples/made-up.html';

async function delayScripts(
  site: Site,
  delay: (site: Site, address: string) => Promise<void>,
): Promise<void> {
  await site.page.setRequestInterception(true);
  site.page.on('request', (request) => {
    if (!request.url().endsWith('.js')) return void request.continue();
    void delay(site, request.url()).then(
      () => request.continue(),
      () => request.abort(),
    );
  });
}

/** Waits for two frames: by then, everything that was there has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * The text of an element, once it is visible. Elements that only have to exist are only found in the page's own tree.
 */
export async function textOf(page: Page, selector: string): Promise<string> {
  const found = await page.waitForSelector(selector, { visible: true });
  return (await found?.evaluate((element) => element.textContent?.trim())) ?? '';
}

/** Measurements that a page of a test takes of itself. */
export interface Notes {
  readonly violations: string[];
  /** Sum of all layout shifts. */
  shift: number;
}

declare global {
  var notes: Notes;
}

function listen(): void {
  const notes: Notes = { violations: [], shift: 0 };
  globalThis.notes = notes;
  document.addEventListener('securitypolicyviolation', (event) => {
    notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Resolves when every board of the page shows the current state of its game. */
export const boardsDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all([...document.querySelectorAll('yahtzee-game')].map((board) => board.updateComplete)),
  );

/** Ends everything that moves, also in the shadow trees of boards, which those of the page do not name. */
export const bringToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const moving = (): readonly Animation[] =>
      rootsIn(document)
        .flatMap((root) => root.getAnimations())
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // One that has ended may begin another.
    for (let all = moving(); all.length > 0; all = moving()) {
      for (const animation of all) animation.finish();
      await Promise.allSettled(all.map(({ finished }) => finished));
    }
  });

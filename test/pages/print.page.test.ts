// A printed page shows the score sheet of its board, and no controls.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { GamePage } from './harness/game-page.js';
import { DIST, pageWith, withMadeUp } from './harness/site.js';

const page = (attributes: string): string =>
  pageWith({
    head: `<style>:root { color-scheme: light dark; background: Canvas }</style>
      <link rel="stylesheet" href="${DIST}/themes/neon.css" />`,
    body: `<yahtzee-game ${attributes}></yahtzee-game>`,
  });

interface OnPaper {
  readonly texts: readonly string[];
  readonly figures: readonly string[];
  readonly colours: readonly string[];
  readonly shadows: readonly string[];
  /**
   * Boxes without an outline, or with that of an offer, rows that may be cut, and totals that are wider than their
   * column.
   */
  readonly faults: readonly string[];
}

/** The visible parts of the board: its texts, the figures in boxes, colours, shadows. */
const onPaper = (open: Page): Promise<OnPaper> =>
  open.evaluate(() => {
    const parts = [...(document.querySelector('yahtzee-game')?.shadowRoot?.querySelectorAll('*') ?? [])];
    const all = parts.flatMap((part) => [part, ...(part.shadowRoot?.querySelectorAll('*') ?? [])]);
    const seen = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('.spoken, style'));
    const textOf = (element: Element): string =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    const told = seen.filter(textOf);
    const outlined = (element: Element): boolean => {
      const { borderTopStyle, outlineStyle } = getComputedStyle(element);
      return borderTopStyle === 'solid' && outlineStyle === 'none';
    };
    const whole = (element: Element): boolean => getComputedStyle(element).breakInside === 'avoid';
    const isTooWide = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
    return {
      texts: told.map(textOf),
      figures: told.filter((element) => element.closest('.cell')).map(textOf),
      colours: [...new Set(told.map((element) => getComputedStyle(element).color))],
      shadows: seen
        .map((element) => getComputedStyle(element).boxShadow)
        .filter((shadow) => shadow !== 'none'),
      faults: [
        ...seen.filter((element) => element.matches('.cell') && !outlined(element)),
        ...seen.filter((element) => element.matches('.row, .bonus') && !whole(element)),
        ...seen.filter((element) => element.matches('.total .number') && isTooWide(element)),
      ].map(({ className }) => className),
    };
  });

/** The printed form of a board that continues this game, on a dark page. */
const printed = (saved: string, attributes = ''): Promise<OnPaper> =>
  withMadeUp({ html: page(attributes), width: 720 }, async ({ page: open, errors }) => {
    await open.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await new GamePage(open).begin();
    if (saved) ok((await open.$eval('yahtzee-game', (board, text) => board.load(text), saved)).ok);
    await new GamePage(open).look();
    // The styles for paper are loaded once the board is drawn.
    await open.waitForFunction(() => {
      const card = document
        .querySelector('yahtzee-game')
        ?.shadowRoot?.querySelector('yahtzee-scorecard')?.shadowRoot;
      const rules = card?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) ?? [];
      return rules.some((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print');
    });
    await open.emulateMediaType('print');
    const seen = await onPaper(open);
    deepEqual(errors, []);
    deepEqual(seen.faults, []);
    deepEqual([seen.colours, seen.shadows], [['rgb(0, 0, 0)'], []]);
    deepEqual(
      seen.texts.filter((text) => /roll|held|turn|choose|again/i.test(text)),
      [],
    );
    return seen;
  });

test('a new game prints an empty score sheet', async () => {
  const { texts, figures } = await printed('', 'theme="neon"');
  deepEqual(figures, []);
  ok(['Yahtzee', 'Aces', 'Chance', 'Total'].every((word) => texts.includes(word)));
});

test('a game that goes on prints what is filled, and not what a box would score', async () => {
  const { figures } = await printed('1 yahtzee Ada 11234 :ones 62645 =2');
  deepEqual(figures, ['2']);
});

test('a game that is over prints the sheet, and not the result that covers it', async () => {
  const rows =
    'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight';
  const log = [...rows.split(' '), 'chance', 'yahtzee'].map((row) => `12346 :${row}`).join(' ');
  const { texts, figures } = await printed(`1 yahtzee Ada ${log} =62`);
  equal(figures.length, 13);
  ok(texts.includes('62'));
});

test('what is offered of a row is no frame on paper', async () => {
  await printed('1 sachsenkniffel Ada,Grace 121345 =0,0', 'ruleset="sachsenkniffel"');
});

test('several players print one sheet with a column for each', async () => {
  const { texts, figures } = await printed('1 yahtzee Ada,Grace 11234 :ones 22234 :twos =2,6');
  deepEqual(figures, ['2', '6']);
  ok(['Ada', 'Grace'].every((name) => texts.includes(name)));
});

test('twenty players print one sheet, and no total runs into the next one', async () => {
  const players = Array.from({ length: 20 }, (_, seat) => `P${seat + 1}`);
  const round = (row: string): string => players.map(() => `66666 :${row}`).join(' ');
  const totals = players.map(() => 180).join(',');
  const { texts } = await printed(
    `1 yahtzee ${players.join(',')} ${round('yahtzee')} ${round('sixes')} =${totals}`,
  );
  equal(texts.filter((text) => text === '180').length >= 20, true);
});

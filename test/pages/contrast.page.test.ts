// The colours of a live board, light and dark: what is read and what is seen stands out from its ground.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { GamePage } from './game-page.js';
import { withSite } from './site.js';

/** Text on its ground: 4.5 to 1. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink', 'marker'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-2', 'pencil-soft'],
  ['on-tray', 'tray'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-deep'],
  ['pencil', 'pencil-soft'],
  ['on-pencil', 'pencil-fill'],
  ['good', 'surface'],
  ['good', 'good-soft'],
  ['surface', 'good'],
];
/** What is seen and not read: 3 to 1. */
const SHAPES: readonly (readonly [shape: string, ground: string])[] = [
  ['pip', 'die'],
  ['pip-ace', 'die'],
  ['accent', 'tray'],
  ['focus', 'surface'],
  ['focus', 'surface-2'],
  ['focus-tray', 'tray'],
  ['line-strong', 'surface'],
  ['pencil', 'surface'],
  ['player-1', 'surface'],
  ['player-2', 'surface'],
  ['player-3', 'surface'],
  ['player-4', 'surface'],
];

type Rgb = readonly [number, number, number];

/** What a token comes to on the board, by its name. */
async function coloursOf(page: Page, names: readonly string[]): Promise<ReadonlyMap<string, Rgb>> {
  const found = await page.evaluate((tokens) => {
    const probe = document.createElement('i');
    document.querySelector('yahtzee-game')?.shadowRoot?.append(probe);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    const colours = tokens.map((token) => {
      probe.style.color = `var(--yahtzee-${token})`;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
    probe.remove();
    return colours;
  }, names);
  return new Map(names.map((name, i) => [name, found[i] as unknown as Rgb]));
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Rgb): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [r, g, b] = colour;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const scheme of ['light', 'dark']) {
  test(`${scheme} colours stand out from their grounds`, () =>
    withSite('chromium', 'examples/', async ({ page }) => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await new GamePage(page).begin();
      const colours = await coloursOf(page, [...new Set([...TEXT, ...SHAPES].flat())]);
      const of = (name: string): Rgb => colours.get(name) ?? [0, 0, 0];
      const weak = (pairs: typeof TEXT, least: number): string[] =>
        pairs.flatMap(([one, ground]) => {
          const ratio = contrast(of(one), of(ground));
          return ratio < least ? [`${one} on ${ground}: ${ratio.toFixed(2)}`] : [];
        });
      deepEqual([...weak(TEXT, 4.5), ...weak(SHAPES, 3)], []);
    }));
}

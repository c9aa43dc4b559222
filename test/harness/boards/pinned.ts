/** A browser and fonts that are the same everywhere, for pictures that are compared pixel by pixel. */

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { newPage } from '../../../scripts/browsers/new-page.mjs';
import { fetchNpmChromium, hasNpmChromium } from '../../../scripts/browsers/npm-chromium.mjs';
import { PATIENCE } from './patience.js';
import { difference } from './pictures.js';

/**
 * The folder in which Debian's fonts-dejavu-core installs the fonts. Version 2.37, with the first half of each SHA-256.
 */
const FOLDER = '/usr/share/fonts/truetype/dejavu';
const FONTS: Readonly<Record<string, string>> = {
  'DejaVuSans.ttf': 'abdc775b21b1bc470d50c97e790d276f',
  'DejaVuSans-Bold.ttf': '0d977336a6d5fba34eab8e3199eb2183',
  'DejaVuSansMono.ttf': '0f5db4f1749979d961019838b160bec7',
  'DejaVuSansMono-Bold.ttf': '2964f6dac8e6e9d71613928340f17bf8',
};
/** The system's font settings and hinting are switched off. */
const ARGS = [
  '--no-sandbox',
  '--no-zygote',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** Why pictures cannot be compared here; undefined if they can, which is required in CI. */
export function obstacleToPictures(): string | undefined {
  if (process.env['CI']) return undefined;
  if (!hasNpmChromium()) return 'the pinned browser is not here; `CHROME_PATH=npm npm test` fetches it';
  const missing = Object.keys(FONTS).find((font) => !isOurs(font));
  return missing && `${missing} of DejaVu 2.37 is not here; it comes with the package fonts-dejavu-core`;
}

function isOurs(font: string): boolean {
  const file = path.join(FOLDER, font);
  return (
    existsSync(file) &&
    createHash('sha256')
      .update(readFileSync(file))
      .digest('hex')
      .startsWith(FONTS[font] ?? '-')
  );
}

/** Opens a page in the pinned browser, with the pinned fonts and no others. */
export async function withPinnedPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const chromium = await fetchNpmChromium();
  if (!chromium) throw new Error('the pinned browser cannot be had');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  const env = { ...chromium.env, FONTCONFIG_FILE: fontsIn(folder) };
  const browser = await launch({ ...chromium, env, args: ARGS, headless: 'shell' });
  try {
    const page = await newPage(browser);
    page.setDefaultTimeout(PATIENCE);
    return await use(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * How the selected element differs from the approved picture, as a sentence; empty once it looks the same. Words,
 * pictures and figures may still be loading, and a layer keeps the fraction of a pixel at which it was first drawn:
 * while there is a difference, everything is drawn again.
 */
export async function differenceAtLast(page: Page, selector: string, approved: URL): Promise<string> {
  const last = Date.now() + PATIENCE;
  for (;;) {
    if (process.env['APPROVE']) await new Promise((resolve) => setTimeout(resolve, 1500));
    const seen = await (await page.$(selector))?.screenshot();
    const differs = seen ? difference(approved, seen) : 'nothing is seen';
    if (!differs || Date.now() > last) return differs;
    await drawAnew(page);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Changes the scale and changes it back, so that no layer keeps its drawing. */
async function drawAnew(page: Page): Promise<void> {
  const viewport = page.viewport();
  if (!viewport) return;
  await page.setViewport({ ...viewport, deviceScaleFactor: 2 * (viewport.deviceScaleFactor ?? 1) });
  await page.setViewport(viewport);
}

/** A font configuration with only the fonts of this folder. */
function fontsIn(folder: string): string {
  for (const font of Object.keys(FONTS)) {
    if (!isOurs(font)) throw new Error(`${font} in ${FOLDER} is missing, or not that of DejaVu 2.37`);
    symlinkSync(path.join(FOLDER, font), path.join(folder, font));
  }
  const file = path.join(folder, 'fonts.conf');
  const alias = '<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>';
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${alias}</fontconfig>`,
  );
  return file;
}

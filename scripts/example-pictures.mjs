// Takes the pictures of the examples for the site's list of them: site/assets/examples/NAME.webp.
//
//   npm run build && npm run site && node scripts/example-pictures.mjs [NAME …]

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import { findTestChromium, INSTALL_HINT } from './browsers/browsers.mjs';
import { newPage } from './browsers/new-page.mjs';
import { serve } from './serve.mjs';
import { examples } from './site/examples.mjs';

const FOLDER = new URL('../site/assets/examples/', import.meta.url);
const VIEW = { width: 960, height: 600, deviceScaleFactor: 0.5 };
/** Milliseconds until boards have loaded what they show, and lie still. */
const REST = 2500;

const asked = process.argv.slice(2);
const names = examples()
  .map(({ name }) => name)
  .filter((name) => asked.length === 0 || asked.includes(name));
const found = await findTestChromium();
if (!found) throw new Error(INSTALL_HINT);
mkdirSync(FOLDER, { recursive: true });
const site = await serve({ port: 0 });
const browser = await launch(found);
const page = await newPage(browser);
await page.setViewport(VIEW);
await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
for (const name of names) {
  await page.goto(new URL(`examples/${name}/`, site.url).href);
  await new Promise((resolve) => setTimeout(resolve, REST));
  const path = fileURLToPath(new URL(`${name}.webp`, FOLDER));
  await page.screenshot({ path, type: 'webp', quality: 70 });
}
await browser.close();
await site.close();

// axe finds no faults at any moment of a board, in any colour scheme and either direction of writing. In forced colours
// axe reads colours that are not drawn, so the contrast is measured here.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from '../harness/extent.js';
import { bringAxe, COLOUR_RULES, faultsOf } from './harness/axe.js';
import { drawn, MOMENTS, putBoard, reach, speak } from './harness/moments.js';
import { drawnOn, weak } from './harness/seen-colours.js';
import { bringToRest, pageWith, withMadeUp } from './harness/site.js';
import { SCHEMES, Visitor, type Scheme } from './harness/visitor.js';

const html = pageWith({
  head: '<style>:root { color-scheme: light dark }</style>',
  body: '<main><h1>A page</h1><yahtzee-game></yahtzee-game></main>',
});
type Look = readonly [lang: 'en' | 'fa', scheme: Scheme];

/** A language of each direction, and the schemes in which a moment is checked. */
const looksAt = (moment: number): readonly Look[] =>
  partOf<Look>(
    SCHEMES.flatMap((scheme) => (['en', 'fa'] as const).map((lang) => [lang, scheme])),
    [['en', 'light'], moment % 2 ? ['fa', 'dark'] : ['en', 'forced dark']],
  );

test('axe finds nothing, and forced colours stand out, at any moment, in any scheme, in either direction', () =>
  withMadeUp({ html, width: 1040 }, async ({ page, errors }) => {
    const visitor = await Visitor.of(page);
    await bringAxe(page);
    const faults: string[] = [];
    for (const [i, [name, moment]] of Object.entries(MOMENTS).entries()) {
      await putBoard(page, moment.attributes);
      await reach(page, moment);
      const walked = new Set<string>();
      for (const [lang, scheme] of looksAt(i)) {
        // From right to left on a phone.
        await page.setViewport({ width: lang === 'fa' ? 340 : 1040, height: 900 });
        await speak(page, lang);
        await visitor.sees(scheme);
        await drawn(page);
        await bringToRest(page);
        // The markup is the same in every scheme.
        const found = scheme.startsWith('forced')
          ? weak((await page.evaluate(drawnOn)).filter(({ what }) => what.startsWith('"')))
          : await faultsOf(page, 'yahtzee-game', walked.has(lang) ? COLOUR_RULES : undefined);
        walked.add(lang);
        faults.push(...found.map((fault) => `${name}, ${scheme}, ${lang}: ${fault}`));
      }
    }
    deepEqual(faults, []);
    deepEqual(errors, []);
  }));

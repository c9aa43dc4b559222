// What axe finds on a board, at every moment, in every scheme, from left to right and from right to left: nothing.
// Colours are the same in both directions.

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { partOf, someOf } from '../harness/extent.js';
import { bringAxe, COLOUR_RULES, faultsOf } from './axe.js';
import { drawn, MOMENTS, putBoard, reach, speak } from './moments.js';
import { pageWith, withMadeUp } from './site.js';
import { SCHEMES, Visitor, type Scheme } from './visitor.js';

const html = pageWith({
  head: '<style>:root { color-scheme: light dark }</style>',
  body: '<main><h1>A page</h1><yahtzee-game></yahtzee-game></main>',
});
const SEEN = someOf(Object.entries(MOMENTS), 3);
/** A language of each direction, and the schemes in which it is looked at. */
const LOOKS = {
  en: partOf<Scheme>(SCHEMES, ['light', 'forced dark']),
  fa: partOf<Scheme>(SCHEMES, ['dark']),
};

test('axe finds nothing at any moment, in any scheme, in either direction', () =>
  withMadeUp({ html, width: 1040 }, async ({ page, errors }) => {
    const visitor = await Visitor.of(page);
    await bringAxe(page);
    const faults: string[] = [];
    let looks = 0;
    for (const [name, moment] of SEEN) {
      await putBoard(page, moment.attributes);
      await reach(page, moment);
      for (const [lang, schemes] of Object.entries(LOOKS)) {
        await speak(page, lang);
        for (const scheme of schemes) {
          await visitor.sees(scheme);
          await drawn(page);
          looks++;
          // The markup is the same in every scheme.
          const rules = scheme === schemes[0] ? undefined : COLOUR_RULES;
          const found = await faultsOf(page, 'yahtzee-game', rules);
          faults.push(...found.map((fault) => `${name}, ${scheme}, ${lang}: ${fault}`));
        }
      }
    }
    deepEqual(faults, []);
    deepEqual(errors, []);
    equal(looks, SEEN.length * (LOOKS.en.length + LOOKS.fa.length));
  }));

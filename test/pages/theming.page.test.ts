// The styles of docs/theming.md, tested on a page.

import { equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GamePage } from './harness/game-page.js';
import { pageWith, withMadeUp } from './harness/site.js';

const document = readFileSync(new URL('../../docs/theming.md', import.meta.url), 'utf8');
const styles = [...document.matchAll(/```css\n([^]*?)```/g)].map(([, css = '']) => css);

test('the documented styles do what they say', async () => {
  ok(styles.length > 3);
  const html = pageWith({
    head: `<style>${styles.join('\n')}</style>`,
    body: '<yahtzee-game theme="sea" players="Ada,Grace"></yahtzee-game>',
  });
  await withMadeUp({ html }, async ({ page, errors }) => {
    const game = new GamePage(page);
    await game.begin();
    const styleOf = (selector: string, name: string): Promise<string> =>
      page.$eval(
        `yahtzee-game >>> ${selector}`,
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      );
    const body = (die: number): Promise<string> => styleOf(`[part~=die-${die}] .body`, 'fill');
    equal(await styleOf('[part~=tray]', 'background-color'), 'rgb(191, 224, 230)');
    equal(await styleOf('[part~=roll]', 'border-top-left-radius'), '20px');
    equal(await body(1), 'rgb(255, 224, 138)');
    equal(await body(2), 'rgb(249, 244, 233)');
    await game.click('controls', '[part~=roll]');
    await game.click('dice', '[part~=die-3]');
    equal(await body(3), 'rgb(255, 255, 255)');
    await game.click('scorecard', '[data-cell=chance]');
    await game.look();
    equal(await body(2), 'rgb(207, 229, 251)');
    equal(errors.length, 0);
  });
});

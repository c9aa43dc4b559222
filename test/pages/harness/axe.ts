/** Runs axe on a page. */

import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { bringToRest } from './site.js';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe into the page. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(AXE);

/** Those of axe's rules that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The faults that axe finds once nothing moves, as sentences: on the whole page or inside the selected element, by all rules or some of
 * them.
 */
export async function faultsOf(
  page: Page,
  selector = 'html',
  rules?: readonly string[],
): Promise<readonly string[]> {
  // Half a fade has other colours.
  await bringToRest(page);
  const found = await page.evaluate(
    async (root, some) => {
      const { axe } = globalThis as unknown as {
        axe: { run(root: string, how: object): Promise<AxeResults> };
      };
      const runOnly = some && { type: 'rule', values: some };
      const { violations } = await axe.run(root, { resultTypes: ['violations'], runOnly });
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target, any }) => `${target.flat().at(-1)} ${any[0]?.message ?? ''}`),
      }));
    },
    selector,
    rules,
  );
  return found.map(({ id, where }) => `${id}: ${where.slice(0, 3).join(' | ')}`);
}

// The ids of the catalogue.

import { fileURLToPath } from 'node:url';
import { exportsOf } from './bundled.mjs';

const CATALOG = fileURLToPath(new URL('../../packages/rules/src/catalog.ts', import.meta.url));

export async function ids() {
  const { rulesetIds } = await exportsOf({ entryPoints: [CATALOG], external: ['./rulesets/*'] });
  return {
    'packages/rules/src/generated/shipped-ids.ts': `/** The ids of the shipped rulesets, apart from the catalogue, so that a check of them loads no game. */
export const SHIPPED_IDS = [
${rulesetIds.map((/** @type {string} */ id) => `  '${id}',\n`).join('')}] as const;

export type RulesetId = (typeof SHIPPED_IDS)[number];
`,
  };
}

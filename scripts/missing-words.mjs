// Says what the words of a language lack and what is left over in them, with English beside it.
//
//   node scripts/missing-words.mjs [language]      for example pt; without one, how much each language lacks

import { register } from 'tsx/esm/api';
import { faultsIn } from './words/faults.mjs';
import { languages, partsOf } from './words/parts.mjs';

register();

const [tag] = process.argv.slice(2);
if (tag === undefined) for (const one of languages()) console.log(`${one}: ${sum(await faultyParts(one))}`);
else await tell(tag);

/** @param {string} tag */
async function tell(tag) {
  const parts = await faultyParts(tag);
  for (const { file, section, faults } of parts)
    console.log([`${file}, in ${section}:`, ...faults.map((fault) => `  ${fault}`), ''].join('\n'));
  console.log(`${tag}: ${sum(parts)}`);
}

/** @param {string} tag */
async function faultyParts(tag) {
  const parts = await partsOf(tag);
  return parts
    .map((part) => ({ ...part, faults: faultsIn(tag, part) }))
    .filter(({ faults }) => faults.length > 0);
}

/** @param {{ file: string, faults: readonly unknown[] }[]} parts */
function sum(parts) {
  const count = parts.reduce((all, { faults }) => all + faults.length, 0);
  return count
    ? `${count} lines to write or mend, in ${new Set(parts.map(({ file }) => file)).size} files`
    : 'nothing is missing';
}

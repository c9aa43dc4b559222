// Writes the table of tokens in docs/theming.md, from where the styles declare them.
//
//   node scripts/theming.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { allTokens } from './manifest/tokens.mjs';

const DOCUMENT = fileURLToPath(new URL('../docs/theming.md', import.meta.url));
const TABLE = /(?<=<!-- tokens -->\n)[^]*(?=<!-- \/tokens -->)/;

/**
 * The document, with the tokens as they are now.
 * @param {string} document
 */
export async function withTokens(document) {
  const head = '| token | light | dark | what |\n| --- | --- | --- | --- |\n';
  const text = document.replace(TABLE, `\n${head}${rows().join('\n')}\n\n`);
  return format(text, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' });
}

function rows() {
  const tokens = allTokens();
  // A description is that of all tokens to the next one.
  return tokens.map(({ name, default: value, description }, i) => {
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    const what = description === tokens[i - 1]?.description ? '' : description;
    return `| \`${name}\` | \`${light}\` | ${dark === light ? '' : `\`${dark}\``} | ${what} |`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(DOCUMENT, await withTokens(readFileSync(DOCUMENT, 'utf8')));

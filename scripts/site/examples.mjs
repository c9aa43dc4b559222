// The examples of the repository, as the site lists them: title, first sentence, code.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { codeBlock } from './html.mjs';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
/** Written by the build. */
const GENERATED = ['prerendered'];

export function examples() {
  return readdirSync(EXAMPLES)
    .filter((name) => existsSync(path.join(EXAMPLES, name, 'index.html')))
    .map(exampleOf);
}

/** @param {string} name */
function exampleOf(name) {
  const html = readFileSync(path.join(EXAMPLES, name, 'index.html'), 'utf8');
  const files = readdirSync(path.join(EXAMPLES, name)).filter((file) => /\.(html|js|json|css)$/.test(file));
  return {
    name,
    url: `/examples/${name}/`,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? name,
    description: /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '',
    files: GENERATED.includes(name)
      ? []
      : files.map((file) => ({
          file,
          code: codeBlock(readFileSync(path.join(EXAMPLES, name, file), 'utf8'), path.extname(file).slice(1)),
        })),
  };
}

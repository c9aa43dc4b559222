// The program of the advisor's workers: a function that needs nothing from outside, so that its text makes a worker.

import { fileURLToPath } from 'node:url';
import { bundled } from './bundled.mjs';

const ADVISOR = fileURLToPath(new URL('../../packages/advisor/src', import.meta.url));
const PROGRAMS = ['solve-program', 'reference-program', 'distribution-program'];

export async function programs() {
  return Object.fromEntries(
    await Promise.all(
      PROGRAMS.map(async (name) => [`packages/advisor/src/generated/${name}.ts`, await program(name)]),
    ),
  );
}

/** @param {string} name */
async function program(name) {
  const code = await bundled({
    stdin: {
      contents: `import { work } from './worker/${name}.js';\nprogram.work = work;`,
      resolveDir: ADVISOR,
      loader: 'ts',
    },
    minify: true,
  });
  return `// @ts-nocheck -- minified
/** ${name}.ts in one function that needs nothing from outside, so that its text makes a worker. */
export function program() {
const program = {};
${code.trim()}
return { work: program.work };
}
`;
}

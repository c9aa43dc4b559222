// The kernels of the advisor, compiled from AssemblyScript. Those of the backward induction have one operation, for
// numbers of 4 and of 8 bytes.

import { fileURLToPath } from 'node:url';
import { createMemoryStream, main as compile } from 'assemblyscript/asc';

const ADVISOR = fileURLToPath(new URL('../../packages/advisor', import.meta.url));
const KERNELS = ['fast', 'double', 'distributions'];
// prettier-ignore
const OPTIONS = [
  '--enable', 'simd', '--enable', 'bulk-memory',
  '-O3', '--shrinkLevel', '1', '--converge', '--noAssert',
  '--runtime', 'stub', '--initialMemory', '1', '--importMemory',
];

/** @returns {Promise<Record<string, string>>} */
export async function kernels() {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const name of KERNELS) texts[`packages/advisor/src/generated/${name}.ts`] = await kernel(name);
  return texts;
}

/** @param {string} name */
async function kernel(name) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const stderr = createMemoryStream();
  const files = [`assembly/${name}.ts`, '--baseDir', ADVISOR, '--outFile', 'kernel.wasm'];
  const { error } = await compile([...files, ...OPTIONS], {
    writeFile: (_file, contents) => {
      if (contents instanceof Uint8Array) binary = contents;
    },
    stderr,
  });
  if (error || !binary) throw new Error(`${name}: ${error?.message ?? ''}\n${stderr.toString()}`);
  return `/** A compiled kernel in hexadecimal digits, which compress better than base64. */
export const kernel: string =
  ${JSON.stringify(Buffer.from(binary).toString('hex'))};
`;
}

// Weighs parts of the first file: how much smaller (brotli, bytes) it would be without them, and without the modules
// that only they import.
// Modules share words and shapes, so what several weigh together is more than the sum of each.
//
//   node scripts/weigh.mjs                          each module of the file, the heaviest first
//   node scripts/weigh.mjs words/ view/speech.js   all whose path contains one of these, together

import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rollup } from 'rollup';
import { shippingPlugins } from './build/shipping.mjs';

const INPUT = fileURLToPath(new URL('../packages/element/dist/index.js', import.meta.url));

const whole = await built([]);
console.log(`${whole.bytes} B, all of it`);
const named = process.argv.slice(2);
if (named.length) await tell(named.join(' '), named);
else {
  /** @type {[name: string, bytes: number][]} */
  const weights = [];
  for (const id of whole.modules)
    weights.push([
      id.replace(/^.*\/(?:packages|node_modules)\//, ''),
      whole.bytes - (await built([id])).bytes,
    ]);
  for (const [name, bytes] of weights.toSorted((a, b) => b[1] - a[1])) console.log(`${bytes} B, ${name}`);
}

/** @param {string} name @param {readonly string[]} without */
async function tell(name, without) {
  const { bytes } = await built(without);
  console.log(`${bytes} B without ${name}: ${whole.bytes - bytes} B less`);
}

/**
 * The file as it is shipped, but for these modules, which export nothing but unknown values.
 * @param {readonly string[]} without
 */
async function built(without) {
  const bundle = await rollup({
    input: INPUT,
    plugins: [late(), hollow(without), ...shippingPlugins()],
    shimMissingExports: true,
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const [{ code, modules }] = output;
  return {
    bytes: brotliCompressSync(code).length,
    modules: Object.keys(modules).filter((id) => modules[id]?.renderedLength),
  };
}

/** Leaves out what is loaded later. @returns {import('rollup').Plugin} */
function late() {
  return {
    name: 'late',
    resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: 'absolute' } : null),
  };
}

/** @param {readonly string[]} names @returns {import('rollup').Plugin} */
function hollow(names) {
  return {
    name: 'hollow',
    transform(code, id) {
      if (!names.some((name) => id.includes(name))) return null;
      const { body } = this.parse(code);
      const exported = body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? namesIn(node) : []));
      return {
        code: exported.map((name) => `export const ${name} = globalThis.unknown;`).join('\n'),
        map: null,
      };
    },
  };
}

/** @param {import('estree').ExportNamedDeclaration} node @returns {string[]} */
function namesIn({ declaration, specifiers }) {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  if (declaration) return [declaration.id.name];
  return specifiers.flatMap(({ exported }) => ('name' in exported ? exported.name : []));
}

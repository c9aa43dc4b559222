// Lets late files of the one-file build use what the main file holds, lit above all, instead of copies of their own;
// and files that are loaded later still what a late file holds.
//
// The main file puts what late files need of its modules into `globalThis[Symbol.for('yahtzee-game:…')]`, and late
// files take it from there. They cannot import the main file itself: a page that loads it by two addresses would run
// it twice. The first of two main files of the same build fills the registry, and defines the elements.
//
// A name is shared if the main file holds it anyway, so the main file grows by the list of names only. What it
// leaves out of a module, a late file that needs it holds. Such a function must not use variables of its module.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';

/** @typedef {Readonly<Record<string, readonly string[]>>} Exports names by the id of the module that exports them */

/**
 * Modules that exist only while files are bundled, of each file that holds what others use.
 * @typedef {{ shared: string, registry: string, register: string }} Virtual
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/**
 * Returns the plugins that a file of the build needs: one that fills the registry for the main file, one that reads
 * it for late files, none for others.
 *
 * @param {object} options
 * @param {string} options.main the file that holds what is shared
 * @param {(id: string) => boolean} options.shared whether a module may be shared
 * @param {readonly string[]} options.late files that are loaded after that one
 * @param {string} options.version of the package
 * @param {import('rollup').Plugin[]} options.plugins find modules, and prepare them
 * @returns {Promise<(input: string) => import('rollup').Plugin[]>}
 */
export async function sharing({ main, shared, late, version, plugins }) {
  const of = path.relative(ROOT, main);
  /** @type {Virtual} */
  const virtual = { shared: `\0shared:${of}:`, registry: `\0registry:${of}`, register: `\0register:${of}` };
  const exported = await exportsIn(main, shared, plugins);
  const used = new Map(
    await Promise.all(
      late.map(async (file) => /** @type {const} */ ([file, await usedIn(file, exported, virtual, plugins)])),
    ),
  );
  const names = [...new Set([...used.values()].flat())].toSorted();
  const registry = registryOf(version, names);
  return (input) => {
    if (input === main) return [registering(main, importsOf(exported, names), names, registry, virtual)];
    const own = used.get(input);
    return own
      ? [borrowing(exported, virtual, (name) => own.includes(name)), reading(own, names, registry, virtual)]
      : [];
  };
}

/**
 * What the main file holds of the modules that may be shared.
 * @param {string} main
 * @param {(id: string) => boolean} shared
 * @param {import('rollup').Plugin[]} plugins
 * @returns {Promise<Exports>}
 */
async function exportsIn(main, shared, plugins) {
  const { modules } = await chunkOf(main, [lateOutside(), ...plugins]);
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([id]) => shared(id))
      .map(([id, { renderedExports }]) => [id, renderedExports]),
  );
}

/**
 * What a late file needs of that.
 * @param {string} file
 * @param {Exports} exported
 * @param {Virtual} virtual
 * @param {import('rollup').Plugin[]} plugins
 */
async function usedIn(file, exported, virtual, plugins) {
  const borrowers = [lateOutside(), borrowing(exported, virtual), ...plugins];
  const { importedBindings } = await chunkOf(file, borrowers, [virtual.registry]);
  return importedBindings[virtual.registry] ?? [];
}

/**
 * @param {string} input
 * @param {import('rollup').Plugin[]} plugins
 * @param {string[]} [external]
 */
async function chunkOf(input, plugins, external = []) {
  const bundle = await rollup({ input, plugins, external });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0];
}

/** @returns {import('rollup').Plugin} */
function lateOutside() {
  return {
    name: 'late-outside',
    resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: 'absolute' } : null),
  };
}

/**
 * The registry as an expression. Files of another build may have another order, so they have another registry.
 * @param {string} version
 * @param {readonly string[]} names
 */
function registryOf(version, names) {
  const digest = createHash('sha256').update(names.join()).digest('hex').slice(0, 4);
  return `globalThis[Symbol.for('yahtzee-game:${version}:${digest}')]`;
}

/**
 * A name that is unique among all modules.
 * @param {string} id
 * @param {string} name
 */
const uniqueName = (id, name) => `${name}__${path.relative(ROOT, id).replace(/\W+/g, '_')}`;

/**
 * Lets a late file import from the registry what the main file holds.
 * @param {Exports} exported
 * @param {Virtual} virtual
 * @param {(name: string) => boolean} [isUsed] by unique name
 * @returns {import('rollup').Plugin}
 */
function borrowing(exported, { shared, registry }, isUsed = () => true) {
  return {
    name: 'borrow',
    async resolveId(source, importer) {
      if (importer?.startsWith(shared) && source !== registry)
        return { id: source, moduleSideEffects: false };
      // The plugin that finds packages asks again for the path that it has found.
      if (!importer || path.isAbsolute(source)) return null;
      const resolved = await this.resolve(source, importer);
      if (!resolved || !exported[resolved.id]?.length) return resolved;
      return { id: shared + resolved.id, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(shared)) return null;
      const real = id.slice(shared.length);
      const borrowed = (exported[real] ?? [])
        .filter((name) => isUsed(uniqueName(real, name)))
        .map((name) => `${uniqueName(real, name)} as ${name}`);
      // What the main file leaves out, and what is only imported by code that is dropped, comes from the module.
      return `export * from ${JSON.stringify(real)};\nexport { ${borrowed.join()} } from ${JSON.stringify(registry)};`;
    },
  };
}

/**
 * @param {Exports} exported
 * @param {readonly string[]} names
 */
function importsOf(exported, names) {
  return Object.entries(exported).flatMap(([id, own]) =>
    own
      .filter((name) => names.includes(uniqueName(id, name)))
      .map((name) => `import { ${name} as ${uniqueName(id, name)} } from ${JSON.stringify(id)};`),
  );
}

/**
 * Fills the registry when the main file runs.
 * @param {string} main
 * @param {readonly string[]} imports
 * @param {readonly string[]} names
 * @param {string} registry as an expression
 * @param {Virtual} virtual
 * @returns {import('rollup').Plugin}
 */
function registering(main, imports, names, registry, { register }) {
  return {
    name: 'fill-registry',
    resolveId: (id) => (id === register ? id : null),
    load: (id) => (id === register ? `${imports.join('\n')}\n${registry} ??= [${names.join()}];` : null),
    transform: (code, id) =>
      id === main ? { code: `${code}\nimport ${JSON.stringify(register)};`, map: null } : null,
  };
}

/**
 * The registry as a module of a late file.
 * @param {readonly string[]} own
 * @param {readonly string[]} names
 * @param {string} registry as an expression
 * @param {Virtual} virtual
 * @returns {import('rollup').Plugin}
 */
function reading(own, names, registry, virtual) {
  const places = names.map((name) => (own.includes(name) ? name : ''));
  return {
    name: 'read-registry',
    resolveId: (id) => (id === virtual.registry ? id : null),
    load: (id) =>
      id === virtual.registry ? `export const [${places.join().replace(/,+$/, '')}] = ${registry};` : null,
  };
}

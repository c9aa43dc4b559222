// Lets late files of the one-tag build use what the first file holds, lit above all.
//
// Rollup puts every module of a board into one file, and late files import from the first one what they share with it.
// They must not do so by its address: a page that loads it by another one (a version, a query) would run it twice. So
// the first file puts what late files need into `globalThis[Symbol.for('yahtzee-game:…')]`, and late files take it from
// there. The first of two first files of the same build fills that registry, and defines the elements.

import { createHash } from 'node:crypto';

/** @import { ModuleInfo, Plugin } from 'rollup' */
/** @typedef {import('rollup').ProgramNode['body'][number]} Statement */

/**
 * @param {object} options
 * @param {string} options.file the name of the first file, which stands in the same folder as the others
 * @param {string} options.version of the package
 * @param {readonly string[]} options.names what pages import from the first file
 * @returns {Plugin}
 */
export function sharedByFirstFile({ file, version, names }) {
  let registry = '';
  return {
    name: 'shared-by-first-file',
    renderStart() {
      // Files of another build call what they share by other names, so they have another registry.
      const digest = createHash('sha256');
      for (const id of this.getModuleIds()) digest.update(this.getModuleInfo(id)?.code ?? '');
      registry = `globalThis[Symbol.for('yahtzee-game:${version}:${digest.digest('hex').slice(0, 4)}')]`;
    },
    renderChunk(code, { fileName }) {
      if (code.includes(`import('./${file}')`)) this.error(`${fileName} loads the first file once more`);
      const statements = /** @type {readonly Statement[]} */ (this.parse(code).body);
      const changed =
        fileName === file
          ? filling(code, statements, names, registry)
          : reading(code, statements, file, registry);
      return { code: changed, map: null };
    },
  };
}

/**
 * The first file fills the registry with all that it exports, but for what pages import.
 * @param {string} code
 * @param {readonly Statement[]} statements
 * @param {readonly string[]} names
 * @param {string} registry
 */
function filling(code, statements, names, registry) {
  /** @type {string[]} */
  const shared = [];
  const text = replaced(code, statements, (statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) return undefined;
    const all = statement.specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)]);
    const own = all.filter(([, exported = '']) => names.includes(exported));
    shared.push(
      ...all.filter((one) => !own.includes(one)).map(([local, exported]) => `${exported}: ${local}`),
    );
    return `export { ${own.map(([local, exported]) => `${local} as ${exported}`).join(', ')} };`;
  });
  return `${text}\n${registry} ??= { ${shared.join(', ')} };`;
}

/**
 * Late files read from the registry what they would import from the first file.
 * @param {string} code
 * @param {readonly Statement[]} statements
 * @param {string} file
 * @param {string} registry
 */
const reading = (code, statements, file, registry) =>
  replaced(code, statements, (statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== `./${file}`) return undefined;
    const taken = statement.specifiers.map((one) =>
      one.type === 'ImportSpecifier' ? `${nameOf(one.imported)}: ${one.local.name}` : '',
    );
    return `const { ${taken.join(', ')} } = ${registry};`;
  });

/** @param {{ type: string, name?: string, value?: unknown }} identifier */
const nameOf = ({ name, value }) => name ?? String(value);

/**
 * The code with other text in place of some statements.
 * @param {string} code
 * @param {readonly Statement[]} statements
 * @param {(statement: Statement) => string | undefined} textOf undefined where a statement stays
 */
function replaced(code, statements, textOf) {
  let text = '';
  let end = 0;
  for (const statement of statements) {
    const instead = textOf(statement);
    if (instead === undefined) continue;
    const place = /** @type {{ start: number, end: number }} */ (/** @type {unknown} */ (statement));
    text += code.slice(end, place.start) + instead;
    end = place.end;
  }
  return text + code.slice(end);
}

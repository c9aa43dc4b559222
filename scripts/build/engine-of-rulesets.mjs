// Keeps the engine of larger games out of the files of rulesets, each of which would hold it otherwise. A board and
// `rules.js` hold it, and put it into `globalThis[Symbol.for('yahtzee-game:engine:…')]`, where files of rulesets take
// it from. If nothing has put it there, they load `rules.js`.

/** @import { Plugin } from 'rollup' */

/** The modules of the engine, by what they export. */
const ENGINE = /\/rules\/dist\/games\/(?:full-scorecard|play-off)\.js$/;

/** A file that holds the engine, as files of rulesets address it. */
const RULES = '../rules.js';

/** @param {string} version of the package */
const engineOf = (version) => `globalThis[Symbol.for('yahtzee-game:engine:${version}')]`;

/**
 * For files that hold the engine.
 * @param {string} version
 * @returns {Plugin}
 */
export const providesEngine = (version) => ({
  name: 'provides-engine',
  transform(code, id) {
    if (!ENGINE.test(id)) return null;
    const names = namesIn(this.parse(code)).join(', ');
    return {
      code: `${code}\nObject.assign(${engineOf(version)} ??= {}, { ${names} });`,
      map: null,
    };
  },
});

/**
 * For files of rulesets.
 * @param {string} version
 * @returns {Plugin}
 */
export const takesEngine = (version) => ({
  name: 'takes-engine',
  resolveDynamicImport: (id) => (id === RULES ? { id: RULES, external: 'absolute' } : null),
  transform(code, id) {
    if (!ENGINE.test(id)) return null;
    const names = namesIn(this.parse(code)).join(', ');
    const engine = engineOf(version);
    return {
      code: `if (!${engine}) await import('${RULES}');\nexport const { ${names} } = ${engine};`,
      map: null,
    };
  },
});

/**
 * The names that a module exports.
 * @param {import('rollup').ProgramNode} program
 */
function namesIn({ body }) {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return declaration && 'id' in declaration && declaration.id ? [declaration.id.name] : [];
  });
}

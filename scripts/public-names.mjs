// The public names of the packages, from the declarations of the build.
//
//   node scripts/public-names.mjs      writes docs/api/<package>.txt: the declaration of every name, so that a change of
//                                      what users may rely on shows in the diff; a test compares the files with the
//                                      build

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';

/** @typedef {{ title: string, file: string }} Entry */
/**
 * @typedef {object} PublicName
 * @property {string} name
 * @property {string} home the package that declares it
 * @property {boolean} isType whether it is gone when programs run
 * @property {boolean} isElement
 * @property {string} doc its comment, with the tags in words
 * @property {string} code its declaration with the comments in it
 * @property {string} bare its declaration without comments
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(ROOT, 'docs/api');
const printer = ts.createPrinter({ removeComments: true });

/** Returns the reports by package. Every name stands there once, with the first entry that exports it. */
export function reports() {
  return new Map(
    [...publicNames()].map(([name, entries]) => {
      /** @type {Set<string>} */
      const known = new Set();
      const sections = entries.map(({ title, names }) => {
        const told = names.filter(({ home, bare }) => home === name && !known.has(bare));
        const others = names.filter((one) => !told.includes(one)).map((one) => one.name);
        told.forEach(({ bare }) => known.add(bare));
        const lines = [
          ...told.map(({ bare }) => bare),
          others.length ? `also: ${others.join(', ')}` : [],
        ].flat();
        return `# ${title}\n\n${lines.join('\n\n') || '(nothing is exported: it is imported for what it does)'}\n`;
      });
      return [name, sections.join('\n')];
    }),
  );
}

/**
 * Returns the names of every entry by package; of entries that are many alike, as those of languages are, none.
 * @returns {Map<string, { title: string, names: PublicName[] }[]>}
 */
export function publicNames() {
  const packages = new Map(
    readdirSync(path.join(ROOT, 'packages')).map((name) => [
      name,
      entriesOf(path.join(ROOT, 'packages', name)),
    ]),
  );
  const files = [...packages.values()].flat().map(({ file }) => file);
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
  });
  return new Map(
    [...packages].map(([name, entries]) => [
      name,
      entries.map(({ title, file }) => ({ title, names: namesOf(program, file) })),
    ]),
  );
}

/** @param {string} folder @returns {Entry[]} */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, { types?: string }>} */ (exports)).flatMap(
    ([key, { types }]) =>
      types?.startsWith('./dist/') && !types.includes('*')
        ? [{ title: path.posix.join(name, key), file: path.join(folder, types) }]
        : [],
  );
}

/** @param {ts.Program} program @param {string} file @returns {PublicName[]} */
function namesOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const nodes = (target.declarations ?? []).map(statementOf);
      const [, home = ''] = /\/packages\/(\w+)\/dist\//.exec(nodes[0]?.getSourceFile().fileName ?? '') ?? [];
      return {
        name: symbol.name,
        home,
        isType: !(target.flags & ts.SymbolFlags.Value),
        isElement: target.getJsDocTags().some((tag) => tag.name === 'element'),
        doc: docOf(target, checker),
        code: textsOf(nodes, (node) => node.getText()),
        // Inferred texts have one kind of quotes after a first build, and the other after a further one.
        bare: textsOf(nodes, (node) =>
          printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll('"', "'"),
        ),
      };
    });
}

/** A variable is declared by the statement around it. @param {ts.Declaration} node */
const statementOf = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/** @param {ts.Node[]} nodes @param {(node: ts.Node) => string} print */
function textsOf(nodes, print) {
  const texts = nodes.map((node) => print(node).replace(/^(export |declare )+/, ''));
  return [...new Set(texts)].join('\n');
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function docOf(symbol, checker) {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => {
    const said = ts.displayPartsToString(text);
    if (name === 'param') return said.replace(/^(\w+) /, '`$1`: ');
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${said}`;
  });
  return [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags]
    .join('\n')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(REPORTS, { recursive: true });
  for (const [name, report] of reports()) writeFileSync(path.join(REPORTS, `${name}.txt`), report);
}

// Writes docs/api/<package>.txt: every public name of every entry with its declaration, so that a change of what users
// may rely on shows in the diff. A test compares the files with the build.
//
//   node scripts/api-report.mjs

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = path.join(ROOT, 'docs/api');

/** Returns the reports by the name of the package. */
export function reports() {
  const packages = readdirSync(path.join(ROOT, 'packages'));
  const entries = packages.flatMap((name) => entriesOf(name));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      skipLibCheck: true,
    },
  );
  return new Map(
    packages.map((name) => {
      const own = entries.filter((entry) => entry.name === name);
      return [
        name,
        own.map(({ title, file }) => `# ${title}\n\n${namesOf(program, file).join('\n\n')}\n`).join('\n'),
      ];
    }),
  );
}

/**
 * The entries of a package that have types; of many alike, as languages and rulesets are, one.
 * @param {string} name
 */
function entriesOf(name) {
  const folder = path.join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, { types?: string }>} */ (exports)).flatMap(
    ([key, { types }]) =>
      types && !types.includes('*') && types.startsWith('./dist/')
        ? [{ name, title: path.posix.join(`@yahtzee-game/${name}`, key), file: path.join(folder, types) }]
        : [],
  );
}

/**
 * Every name that an entry exports, with its declarations.
 * @param {ts.Program} program @param {string} file @returns {string[]}
 */
function namesOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return ['(nothing is exported: it is imported for what it does)'];
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const texts = (target.declarations ?? []).filter(isOurs).map(textOf);
      return [...new Set(texts.length ? texts : [`${symbol.name}: of another package`])].join('\n');
    });
}

/** @param {ts.Declaration} declaration */
const isOurs = (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');

const printer = ts.createPrinter({ removeComments: true });

/** @param {ts.Declaration} declaration @returns {string} */
function textOf(declaration) {
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = printer.printNode(ts.EmitHint.Unspecified, whole, declaration.getSourceFile());
  // Inferred texts have one kind of quotes after a first build, and the other after a further one.
  return text
    .replaceAll('"', "'")
    .replace(/^export |^declare |^export declare /, '')
    .replace(/^declare /, '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(REPORTS, { recursive: true });
  for (const [name, report] of reports()) writeFileSync(path.join(REPORTS, `${name}.txt`), report);
}

// The packages' types in a user's project: strict settings, no page, no Node; and undefined in place of fields that may
// be left out.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
// TypeScript 7 has no interface for programs yet.
import ts from '@typescript/typescript6';
import { complaintsOf, LEAST_NODE, LEAST_TYPESCRIPT } from '../harness/consumers.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = readdirSync(path.join(ROOT, 'packages'));

interface Manifest {
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest;

test('projects compile with all that is strict, of rules and advisor without a page and without Node', () => {
  equal(complaintsOf(path.join(ROOT, 'node_modules/typescript/bin/tsc'), 'own'), '');
});

test('each package says which TypeScript and which Node it needs at least', () => {
  for (const name of PACKAGES) {
    deepEqual(manifestOf(name).engines, { node: `>=${LEAST_NODE}` }, name);
    const readme = readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');
    match(readme, new RegExp(`TypeScript ${LEAST_TYPESCRIPT.replace('.', '\\.')} or later`), name);
    match(readme, new RegExp(`Node ${LEAST_NODE.replace('.', '\\.')} or later`), name);
  }
});

/**
 * Types of arguments that are not options objects: results of the rules, parts of a rule sheet and of the log of a
 * room. Their fields may be left out, but need not allow undefined.
 */
const DATA = [
  'GameState',
  'Spec',
  'Category',
  'Repeat',
  'Bonus',
  'View',
  'MessageView',
  'Room',
  'GameEvent',
  'Credentials',
  'Signed',
  'Terms',
  'Entry',
];

/** By type and name, every field of a public function's options that may be left out but must not be undefined. */
function strictFields(): readonly string[] {
  const entries = PACKAGES.flatMap((name) =>
    Object.values(manifestOf(name).exports).flatMap((entry) => {
      const types = typeof entry === 'string' ? undefined : entry.types;
      return types?.startsWith('./dist/') && !types.includes('*')
        ? [path.join(ROOT, 'packages', name, types)]
        : [];
    }),
  );
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
  });
  const checker = program.getTypeChecker();
  const undefinedType = checker.getUndefinedType();
  const found = new Set<string>();
  const taken = new Set<ts.Type>();

  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbol(symbol);
  const mayBeUndefined = (type: ts.Type): boolean =>
    Boolean(type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) ||
    (type.isUnion() && type.types.includes(undefinedType));
  const take = (type: ts.Type): void => {
    if (type.isUnionOrIntersection()) type.types.forEach(take);
    if (taken.has(type)) return;
    taken.add(type);
    for (const field of checker.getPropertiesOfType(type)) {
      const declaration = field.valueDeclaration;
      if (!declaration || !ts.isPropertySignature(declaration) || !isOurs(declaration)) continue;
      if (!(field.flags & ts.SymbolFlags.Optional)) continue;
      if (mayBeUndefined(typeOf(field))) continue;
      found.add(`${holderOf(declaration)}.${field.name}`);
    }
  };
  const takeParameters = (type: ts.Type): void => {
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()])
      for (const parameter of signature.parameters) take(typeOf(parameter));
  };
  for (const file of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const types = [
        ...(target.valueDeclaration ? [typeOf(target)] : []),
        ...(target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)
          ? [checker.getDeclaredTypeOfSymbol(target)]
          : []),
      ];
      for (const type of types) {
        takeParameters(type);
        for (const member of checker.getPropertiesOfType(type)) {
          const { valueDeclaration: at } = member;
          if (at && isOurs(at)) takeParameters(typeOf(member));
        }
      }
    }
  }
  ok(taken.size > 50);
  return [...found].toSorted();
}

const isOurs = (node: ts.Node): boolean => /\/packages\/\w+\/dist\//.test(node.getSourceFile().fileName);

function holderOf(node: ts.Node): string {
  const named = ts.findAncestor(
    node,
    (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  return named && (ts.isInterfaceDeclaration(named) || ts.isTypeAliasDeclaration(named))
    ? named.name.text
    : '';
}

test('what may be left out of options may be undefined, in every package', () => {
  deepEqual(
    strictFields().filter((field) => !DATA.includes(field.split('.')[0] ?? '')),
    [],
  );
});

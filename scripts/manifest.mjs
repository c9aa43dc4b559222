// Describes the elements for programs, from the doc blocks and the styles in packages/element/src:
//
//   packages/element/dist/custom-elements.json             the Custom Elements Manifest
//   packages/element/dist/web-types.json                   the same for the editors of JetBrains
//   packages/element/dist/vscode.html-custom-data.json     for VS Code: tags and attributes
//   packages/element/dist/vscode.css-custom-data.json      for VS Code: custom properties

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error -- its types leave these two out
import { create, ts } from '@custom-elements-manifest/analyzer';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { refined } from './manifest/refined.mjs';
import { allTokens } from './manifest/tokens.mjs';

const PACKAGE = fileURLToPath(new URL('../packages/element', import.meta.url));
/** The classes of the elements, and what gives them their tags. */
const MODULES = [
  'element',
  'parts/dice',
  'parts/controls',
  'parts/scorecard',
  'picker/picker',
  'puzzle/puzzle',
  'review/review',
  'define',
];

const manifest = refined(create({ modules: MODULES.map(parsed) }), allTokens());
const { name, version } = JSON.parse(read('package.json'));
const options = { hideLogs: true, hideCssPropertiesDocs: true, hideCssPartsDocs: true };

write('custom-elements.json', manifest);
write('web-types.json', { ...JSON.parse(getWebTypesData(manifest, options)), name, version });
write('vscode.html-custom-data.json', JSON.parse(getVsCodeHtmlCustomData(manifest, options)));
write('vscode.css-custom-data.json', JSON.parse(getVsCodeCssCustomData(manifest, options)));

/** @param {string} module */
function parsed(module) {
  const file = `src/${module}.ts`;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true);
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(PACKAGE, file), 'utf8');
}

/**
 * @param {string} file
 * @param {unknown} content
 */
function write(file, content) {
  writeFileSync(path.join(PACKAGE, 'dist', file), `${JSON.stringify(content, null, 2)}\n`);
}

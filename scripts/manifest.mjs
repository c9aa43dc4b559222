// Describes the elements of each package for programs, from the doc blocks and the styles in its src:
//
//   dist/custom-elements.json             the Custom Elements Manifest
//   dist/web-types.json                   the same for the editors of JetBrains
//   dist/vscode.html-custom-data.json     for VS Code: tags and attributes
//   dist/vscode.css-custom-data.json      for VS Code: custom properties

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error -- its types leave these two out
import { create, ts } from '@custom-elements-manifest/analyzer';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { rulesetIds } from '@yahtzee-game/rules';
import { refined } from './manifest/refined.mjs';
import { allTokens } from './manifest/tokens.mjs';

/** By package, the classes of its elements, and what gives them their tags. */
const MODULES = {
  element: [
    'element',
    'parts/dice/dice',
    'parts/controls/controls',
    'parts/scorecard/scorecard',
    'picker/picker',
    'puzzle/puzzle',
    'review/review',
    'define',
  ],
  rooms: [
    'element/room',
    'element/leaderboard/leaderboard',
    'element/kiosk/kiosk',
    'element/define',
    'element/leaderboard/define',
    'element/kiosk/define',
  ],
};

for (const [name, modules] of Object.entries(MODULES))
  describe(fileURLToPath(new URL(`../packages/${name}/`, import.meta.url)), modules);

/**
 * @param {string} folder
 * @param {string[]} modules
 */
function describe(folder, modules) {
  const manifest = refined(
    create({ modules: modules.map((module) => parsed(folder, module)) }),
    allTokens(),
    rulesetIds,
  );
  const { name, version } = JSON.parse(read(folder, 'package.json'));
  const options = { hideLogs: true, hideCssPropertiesDocs: true, hideCssPartsDocs: true };
  const files = {
    'custom-elements.json': manifest,
    'web-types.json': { ...JSON.parse(getWebTypesData(manifest, options)), name, version },
    'vscode.html-custom-data.json': JSON.parse(getVsCodeHtmlCustomData(manifest, options)),
    'vscode.css-custom-data.json': JSON.parse(getVsCodeCssCustomData(manifest, options)),
  };
  const dist = path.join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(path.join(dist, file), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * @param {string} folder
 * @param {string} module
 */
function parsed(folder, module) {
  const file = `src/${module}.ts`;
  return ts.createSourceFile(file, read(folder, file), ts.ScriptTarget.ES2022, true);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function read(folder, file) {
  return readFileSync(path.join(folder, file), 'utf8');
}

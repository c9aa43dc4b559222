// Builds what a page loads without a bundler, from the output of `tsc -b`:
//
//   packages/element/dist/cdn/yahtzee-game.js     the element with all that it needs at once, lit included
//   packages/element/dist/cdn/picker.js           <yahtzee-picker>, lit included
//   packages/element/dist/cdn/puzzle.js           <yahtzee-puzzle>, lit included
//   packages/element/dist/cdn/advised.js          an advisor for every board of the page, solver included; its programs
//                                                 for later questions are files in cdn/generated
//   packages/element/dist/cdn/review.js           <yahtzee-review>, lit included
//   packages/element/dist/cdn/hydrate.js          what lets a prerendered board keep its nodes
//   packages/element/dist/cdn/worker.js           the advisor's worker, for pages that refuse one made of text
//   packages/advisor/dist/worker.js               the same, for pages with a bundler
//   packages/element/dist/cdn/rules.js            the rules without a board, for house rules
//   packages/element/dist/cdn/english.js          all English words, for pages that name boxes themselves
//   packages/element/dist/cdn/rulesets/<id>.js    one file for each ruleset
//   packages/element/dist/cdn/game/rulesets/<id>.js   the same for boards, which hold most of what a ruleset needs
//   packages/element/dist/cdn/<path>.js           one file for each module that is imported by `import('./…')`
//   packages/element/dist/cdn/yahtzee-game.css    what reserves the place of a board that is not there yet
//   packages/element/dist/themes/<name>.css       one file for each preset
//   packages/rooms/dist/cdn/room.js               <yahtzee-room>, lit included
//   packages/rooms/dist/cdn/rooms.js              rooms without an element
//   packages/rooms/dist/cdn/verify.js             what proves the dice of a room
//   packages/rooms/dist/cdn/rulesets/<id>.js      what these load late, and so are the other files there
//
// No file imports the main one, because a page that loads that by a second address (another version, a query) would
// then load and run everything twice. A dynamic import points to the file that is made of its target. To load
// something else late, write `import('./panels/odds.js')` in packages/element/src: it becomes cdn/panels/odds.js
// without a change here. A file that only the main file loads uses what the main file holds, and has copies of the rest; all
// other files are whole.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { noticesOf } from './scripts/licences.mjs';
import { sharing } from './scripts/shared-modules.mjs';
import { shippingPlugins, sourcePlugins } from './scripts/shipping.mjs';
import { writeThemes } from './scripts/themes.mjs';

const ADVISOR = fileURLToPath(new URL('packages/advisor/dist', import.meta.url));
const RULES = fileURLToPath(new URL('packages/rules/dist', import.meta.url));
const ELEMENT = fileURLToPath(new URL('packages/element/dist', import.meta.url));
const CDN = path.join(ELEMENT, 'cdn');
const ROOMS = fileURLToPath(new URL('packages/rooms/dist', import.meta.url));
const ROOMS_CDN = path.join(ROOMS, 'cdn');
const MAIN = path.join(ELEMENT, 'one-tag.js');
const ADVISED = path.join(ELEMENT, 'advised.js');
const OPEN_GAME = path.join(ELEMENT, 'game/open-game.js');
const ENTRIES = [
  [MAIN, 'yahtzee-game.js'],
  [path.join(ELEMENT, 'picker/picker.js'), 'picker.js'],
  [path.join(ELEMENT, 'puzzle/one-tag.js'), 'puzzle.js'],
  [ADVISED, 'advised.js'],
  [path.join(ELEMENT, 'review/review.js'), 'review.js'],
  [path.join(ELEMENT, 'hydrate.js'), 'hydrate.js'],
  [path.join(ADVISOR, 'worker-entry.js'), 'worker.js'],
  [path.join(ADVISOR, 'worker-entry.js'), path.relative(CDN, path.join(ADVISOR, 'worker.js'))],
  [path.join(RULES, 'index.js'), 'rules.js'],
  [path.join(ELEMENT, 'locales/en/index.js'), 'english.js'],
];
const ROOMS_ENTRIES = [
  [path.join(ROOMS, 'element/define.js'), 'room.js'],
  [path.join(ROOMS, 'element/kiosk/define.js'), 'kiosk.js'],
  [path.join(ROOMS, 'element/leaderboard/define.js'), 'leaderboard.js'],
  [path.join(ROOMS, 'index.js'), 'rooms.js'],
  [path.join(ROOMS, 'verify.js'), 'verify.js'],
];

// What late files use of the main file: lit, what has a state (warnings, words), what is large, and what most of them use.
// Another module of a few lines is smaller as a copy.
const SHARED =
  /\/node_modules\/|\/(item-at|parts\/(die|row-icon)|game\/(answers|seats|settings)|words\/(messages|added-languages)|view\/(names|speech|message|card)|rules\/dist\/(game|prepare|throw|judge|scorecard|totals|reasons|turn))\.js$/;

// What rulesets use of the file that opens games.
const SHARED_BY_GAMES = /\/rules\/dist\/games\/full-\w+\.js$/;

// What an earlier build left and this one does not make must not be published.
for (const folder of [CDN, ROOMS_CDN]) rmSync(folder, { recursive: true, force: true });
writeThemes();

const rulesets = jsFiles(path.join(RULES, 'rulesets'));
// Programs and kernels import nothing, so that files of their own hold nothing twice.
const programs = lateModules(ADVISOR).filter((file) => file.startsWith(path.join(ADVISOR, 'generated')));
const roomsLate = lateModules(path.join(ROOMS, 'element'));
const late = new Set([...rulesets, ...lateModules(RULES), ...lateModules(ELEMENT), ...programs]);
const ofBoards = await onlyLateIn(MAIN);
const { version } = packageOf(ELEMENT);
const notices = { [CDN]: noticesIn(CDN, ELEMENT), [ROOMS_CDN]: noticesIn(ROOMS_CDN, ROOMS) };
/** Makes V8 compile all functions of a file at once, which mounts the first board of a visit a fifth earlier. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
const sharedByMain = await sharing({
  main: MAIN,
  shared: (id) => SHARED.test(id),
  late: [...ofBoards, ...rulesets],
  version,
  plugins: sourcePlugins(),
});
const sharedByGames = await sharing({
  main: OPEN_GAME,
  shared: (id) => SHARED_BY_GAMES.test(id),
  late: rulesets,
  version,
  plugins: sourcePlugins(),
});

export default [
  ...ENTRIES.map(([input, output]) => bundle(input, output, input === MAIN)),
  // The main file loads advised.js late, which is an entry as well.
  ...[...late]
    .filter((file) => file !== ADVISED)
    .map((file) => bundle(file, cdnPath(file), ofBoards.includes(file))),
  ...rulesets.map((file) => bundle(file, boardPath(file), true)),
  ...ROOMS_ENTRIES.map(([input, output]) => bundle(input, output, false, ROOMS_CDN)),
  // The element loads verify.js late, which is an entry as well.
  ...[...rulesets, ...roomsLate]
    .filter((file) => !ROOMS_ENTRIES.some(([input]) => input === file))
    .map((file) => bundle(file, cdnPath(file), false, ROOMS_CDN)),
];

// `ofBoard`: only boards load it, so it may use what they hold.
function bundle(input, output, ofBoard, folder = CDN) {
  return {
    input,
    // What a package of ours loads late is none of the files above, so it is inside.
    output: {
      file: path.join(folder, output),
      format: 'es',
      banner: notices[folder],
      sourcemap: true,
      inlineDynamicImports: true,
    },
    plugins: [
      lateImportsFrom(output, ofBoard ? boardPath : cdnPath),
      ...(ofBoard ? [...sharedByMain(input), ...sharedByGames(input)] : []),
      ...shippingPlugins(input === MAIN ? COMPILE_HINT : ''),
    ],
    onwarn: refuse,
  };
}

// Keeps a dynamic import out of the file, and points it to the file that is made of its target.
function lateImportsFrom(output, pathOf) {
  return {
    name: 'late-imports',
    resolveDynamicImport(specifier, importer) {
      const target = typeof specifier === 'string' && path.resolve(path.dirname(importer), specifier);
      if (!late.has(target) && !roomsLate.includes(target)) return null;
      const id = path.posix.relative(path.posix.dirname(output), pathOf(target));
      return { id: id.startsWith('.') ? id : `./${id}`, external: 'absolute' };
    },
  };
}

// The late files that no other entry loads: pages may have those entries without the main file.
async function onlyLateIn(entry) {
  const others = ENTRIES.map(([input]) => input).filter((input) => input !== entry);
  const [own, foreign] = await Promise.all([loadedBy([entry]), loadedBy(others)]);
  return [...late].filter((file) => own.has(file) && !foreign.has(file));
}

async function loadedBy(input) {
  const bundle = await rollup({ input, plugins: sourcePlugins() });
  await bundle.close();
  return new Set(bundle.watchFiles);
}

// The targets of `import('./…')` in all files of a folder; tsc leaves them as they were written.
function lateModules(folder) {
  return jsFiles(folder).flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g);
    return [...imports].map(([, specifier]) => path.resolve(path.dirname(file), specifier));
  });
}

function jsFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  return names.map((name) => path.join(folder, name)).filter(hasSource);
}

// tsc leaves behind what it once made of sources that are gone.
function hasSource(file) {
  const folder = packageFolder(file);
  const source = path.join(folder, '../src', path.relative(folder, file));
  return existsSync(source.replace(/\.js$/, '.ts'));
}

// Where the file lies that is made of a module: at the module's own path inside its package.
function cdnPath(file) {
  return path.relative(packageFolder(file), file).split(path.sep).join('/');
}

// Rulesets as boards load them stand apart.
function boardPath(file) {
  return rulesets.includes(file) ? path.posix.join('game', cdnPath(file)) : cdnPath(file);
}

function packageFolder(file) {
  return [RULES, ADVISOR, ROOMS].find((folder) => file.startsWith(folder + path.sep)) ?? ELEMENT;
}

function packageOf(dist) {
  return JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8'));
}

function noticesIn(folder, dist) {
  const { name, version } = packageOf(dist);
  return noticesOf(`${name} ${version}`, path.join(folder, 'licences.txt'));
}

// A circle or an unresolved import in what is published is a fault, not a remark.
function refuse(warning) {
  throw new Error(warning.message);
}

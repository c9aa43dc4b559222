// Builds what a page loads without a bundler, from the output of `tsc -b`:
//
//   packages/element/dist/cdn/yahtzee-game.js     the first file of a board, lit included; what it loads late is beside it
//   packages/element/dist/cdn/yahtzee-game.css    what reserves the place of a board that is not there yet
//   packages/element/dist/cdn/picker.js           <yahtzee-picker>, lit included
//   packages/element/dist/cdn/puzzle.js           <yahtzee-puzzle>, lit included
//   packages/element/dist/cdn/review.js           <yahtzee-review>, lit included
//   packages/element/dist/cdn/advised.js          an advisor for every board of the page, solver included
//   packages/element/dist/cdn/hydrate.js          what lets a prerendered board keep its nodes
//   packages/element/dist/cdn/worker.js           the advisor's worker, for pages that refuse one made of text
//   packages/advisor/dist/worker.js               the same, for pages with a bundler
//   packages/element/dist/cdn/rules.js            the rules without a board, for house rules
//   packages/element/dist/cdn/english.js          all English words, for pages that name boxes themselves
//   packages/element/dist/cdn/rulesets/<id>.js    a game
//   packages/element/dist/cdn/words/<tag>-….js    a language
//   packages/element/dist/cdn/puzzles/<id>.js     the decisions of a game
//   packages/element/dist/cdn/programs/….js       what an advisor needs for later questions
//   packages/element/dist/themes/<name>.css       a preset
//   packages/rooms/dist/cdn/{room,kiosk,leaderboard}.js   elements, lit included
//   packages/rooms/dist/cdn/{rooms,verify}.js     rooms without an element, and what proves their dice
//   packages/rooms/dist/cdn/rulesets/<id>.js      what these load late, and so are the other files there
//
// With `--configPackage=element` or `--configPackage=rooms`, for one of the two packages.
//
// A board is one program of several files, and each of its modules is in one of them. Every other file holds all that it needs,
// because a page may load it without a board.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { boardFiles } from './scripts/build/board-files.mjs';
import { ENTRIES as ENTRIES_BY_FOLDER } from './scripts/build/entries.mjs';
import { providesEngine, takesEngine } from './scripts/build/engine-of-rulesets.mjs';
import { sharedByFirstFile } from './scripts/build/first-file.mjs';
import { noticesOf } from './scripts/build/licences.mjs';
import { shippingPlugins, sourcePlugins } from './scripts/build/shipping.mjs';
import { writeThemes } from './scripts/build/themes.mjs';

const packageFolder = (name) => fileURLToPath(new URL(`packages/${name}/`, import.meta.url));
const ADVISOR = path.join(packageFolder('advisor'), 'dist');
const ELEMENT = path.join(packageFolder('element'), 'dist');
const ROOMS = path.join(packageFolder('rooms'), 'dist');
const CDN = path.join(ELEMENT, 'cdn');
const ROOMS_CDN = path.join(ROOMS, 'cdn');

/** The first file of a board. */
const FIRST = 'yahtzee-game.js';

export default async ({ configPackage }) => [
  ...(configPackage === 'rooms' ? [] : await ofElement()),
  ...(configPackage === 'element' ? [] : ofRooms()),
];

async function ofElement() {
  const { [FIRST]: board, ...wholeFiles } = builtEntries('packages/element/dist/cdn');
  const [rulesets, entries] = parted(wholeFiles);
  const data = {
    ...filesIn(path.join(ELEMENT, 'puzzle/puzzles'), (id) => `puzzles/${id}`),
    ...languages(),
    'programs/forecasting.js': path.join(ADVISOR, 'worker/forecasting.js'),
    'programs/double.js': path.join(ADVISOR, 'generated/double.js'),
    'programs/reference.js': path.join(ADVISOR, 'generated/reference-program.js'),
  };
  clear(CDN);
  writeThemes();
  const { version } = packageJson('element');
  const notice = noticesIn(CDN, 'element');
  const plugins = [lateFrom({ ...entries, ...rulesets, ...data }), providesEngine(version)];
  const first = path.basename(FIRST, '.js');
  // The cache holds what the plugins have made of each module, so it serves programs with the same plugins.
  const { files, cache } = await boardFiles(board, first, [...plugins, ...sourcePlugins()]);
  return [
    {
      cache,
      input: { [first]: board },
      // Late files use what the first one holds.
      preserveEntrySignatures: 'allow-extension',
      output: {
        dir: CDN,
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        manualChunks: (id) => files.get(id),
        sourcemap: true,
      },
      plugins: [
        ...plugins,
        sharedByFirstFile({ file: FIRST, version, names: await namesOfFirst() }),
        ...shippingPlugins({ first: FIRST, notice }),
      ],
      onwarn: refuse,
    },
    ...wholes(CDN, { ...entries, ...data }, { plugins, notice, cache }),
    ...wholes(CDN, rulesets, { plugins: [takesEngine(version)], notice }),
    ...wholes(ADVISOR, { 'worker.js': entries['worker.js'] }, { notice }),
  ];
}

function ofRooms() {
  const entries = builtEntries('packages/rooms/dist/cdn');
  const late = {
    'qr.js': path.join(ROOMS, 'element/qr.js'),
    'rule-sheet.js': path.join(ROOMS, 'core/rule-sheet.js'),
    ...filesIn(path.join(ROOMS, 'element/locales'), (tag) => `words/${tag}-rooms`, isLanguage),
  };
  clear(ROOMS_CDN);
  const plugins = [lateFrom({ ...entries, ...late })];
  return wholes(ROOMS_CDN, { ...entries, ...late }, { plugins, notice: noticesIn(ROOMS_CDN, 'rooms') });
}

/** Files of an earlier build that this one does not make must not be published. */
function clear(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/** The names that pages import from the first file of a board. */
async function namesOfFirst() {
  return Object.keys(await import('./packages/element/dist/index.js'));
}

/** One program for each file, which holds all that it imports, except for what has a file of its own. */
function wholes(folder, programs, { plugins = [], notice, cache }) {
  return Object.entries(programs).map(([file, input]) => ({
    cache,
    input,
    output: {
      file: path.join(folder, file),
      format: 'es',
      sourcemap: true,
      inlineDynamicImports: true,
    },
    plugins: [...plugins, ...shippingPlugins({ notice })],
    onwarn: refuse,
  }));
}

/** The compiled modules of the entries in a folder, by file. */
function builtEntries(folder) {
  return Object.fromEntries(
    Object.entries(ENTRIES_BY_FOLDER[folder]).map(([file, source]) => [
      file,
      fileURLToPath(new URL(source.replace('/src/', '/dist/').replace(/ts$/, 'js'), import.meta.url)),
    ]),
  );
}

/** Rulesets, and all others. */
function parted(entries) {
  const isRuleset = ([file]) => file.startsWith('rulesets/');
  const all = Object.entries(entries);
  return [all.filter(isRuleset), all.filter((entry) => !isRuleset(entry))].map(Object.fromEntries);
}

/** Points dynamic imports to the files in `cdn` that hold what they import. */
function lateFrom(files) {
  const places = new Map(Object.entries(files).map(([file, module]) => [module, file]));
  return {
    name: 'late-from',
    resolveDynamicImport(specifier, importer) {
      const file =
        typeof specifier === 'string' && places.get(path.resolve(path.dirname(importer), specifier));
      return file ? { id: `./${file}`, external: 'absolute' } : null;
    },
  };
}

/** The modules of a folder, by the files that are made of them. */
function filesIn(folder, nameOf, isMeant = () => true) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.basename(file, '.js'));
  return Object.fromEntries(
    names.filter(isMeant).map((name) => [`${nameOf(name)}.js`, path.join(folder, `${name}.js`)]),
  );
}

function languages() {
  const folder = path.join(ELEMENT, 'locales');
  const tags = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isLanguage(entry.name),
  );
  const parts = ({ name: tag }) =>
    filesIn(
      path.join(folder, tag),
      (part) => `words/${tag}-${part}`,
      (part) => ['board', 'more'].includes(part),
    );
  return Object.assign({}, ...tags.map(parts));
}

function isLanguage(name) {
  return !['index', 'words-of', 'en'].includes(name);
}

function packageJson(name) {
  return JSON.parse(readFileSync(path.join(packageFolder(name), 'package.json'), 'utf8'));
}

function noticesIn(folder, name) {
  const { name: title, version } = packageJson(name);
  return noticesOf(`${title} ${version}`, path.join(folder, 'licences.txt'));
}

// A circle or an unresolved import in what is published is a fault, not a remark.
function refuse(warning) {
  throw new Error(warning.message);
}

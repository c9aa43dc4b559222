// The mutants: changes of one operator, word or block each, of which a fixed sample is tried. All of the sample is in
// one text of the sources, each mutant behind a switch.

import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bundles/places.mjs';

/**
 * `id` stays what it is when other code changes; `number` is what the switch goes by.
 * @typedef {{ id: string, number: string, file: string, line: number, from: string, to: string }} Mutant
 * @typedef {{ mutants: Mutant[], outOf: number, sources: Map<string, string> }} Sample
 *
 * @import { Mutant as Change } from '@stryker-mutator/api/core'
 */

/** Another seed draws another sample. */
export const SEED = 'five of a kind';
const SIZE = 1000;

/** What is changed: all of the rules, and what the advisor scores throws and values choices with. */
const CHANGED = [
  /^packages\/rules\/src\/(?!generated\/|locales\/)/,
  /^packages\/advisor\/src\/(cell-classes|choices|legal-cells|outcome-scores|points-so-far|repeat-table|score-classes|to-come-after|turn)\.ts$/,
];

/** The calls that the instrumenter writes: whether a mutant is on, and that the place of some is reached. */
const IS_ON = /stryMutAct_9fa48\("(\d+)"\)/g;
const REACHED = /stryCov_9fa48\(([^)]*)\)/g;

/** Resolves to the sample in the order it was drawn in, the number of mutants it was drawn from, and the changed sources by file. @returns {Promise<Sample>} */
export async function drawSample() {
  const files = sourcesToChange().map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const result = await new Instrumenter(silentLogger()).instrument(files, options);
  const all = withIds(result.mutants.map(asMutant));
  const mutants = all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, SIZE);
  const numbers = new Set(mutants.map(({ number }) => number));
  return {
    mutants,
    outOf: all.length,
    sources: new Map(result.files.map(({ name, content }) => [name, onlyWith(numbers, content)])),
  };
}

function sourcesToChange() {
  return ['rules', 'advisor']
    .flatMap((name) => {
      const folder = path.join(ROOT, 'packages', name, 'src');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return files.filter((file) => file.endsWith('.ts')).map((file) => path.join(folder, file));
    })
    .filter((file) => CHANGED.some((changed) => changed.test(fromRoot(file))))
    .toSorted();
}

/** @param {string} file */
const fromRoot = (file) => path.relative(ROOT, file).replaceAll(path.sep, '/');

/**
 * @param {Change} change
 * @returns {Omit<Mutant, 'id'>}
 */
function asMutant({ id: number, fileName, location: { start, end }, replacement: to }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  // From the end first: both may be on one line.
  lines.push((lines.pop() ?? '').slice(0, end.column));
  lines.unshift((lines.shift() ?? '').slice(start.column));
  return { number, file: fromRoot(fileName), line: start.line + 1, from: lines.join('\n'), to };
}

/**
 * Mutants are named by what they change into what, and counted where a file has the same more than once.
 * @param {Omit<Mutant, 'id'>[]} mutants
 * @returns {Mutant[]}
 */
function withIds(mutants) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return mutants.map((mutant) => {
    const key = JSON.stringify([SEED, mutant.file, mutant.from, mutant.to]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const id = createHash('sha256').update(`${key}${nth}`).digest('hex').slice(0, 8);
    return { id, ...mutant };
  });
}

/**
 * Returns a source with the switches of these mutants alone, since every switch takes time.
 * @param {Set<string>} numbers
 * @param {string} source
 */
function onlyWith(numbers, source) {
  const has = (/** @type {string} */ number) => numbers.has(number);
  return source
    .replaceAll(IS_ON, (call, number) => (has(number) ? call : 'false'))
    .replaceAll(REACHED, (_call, list) => {
      const kept = [...list.matchAll(/\d+/g)].map(([number]) => number).filter(has);
      return kept.length > 0 ? `stryCov_9fa48(${kept.map((number) => `"${number}"`).join()})` : '0';
    });
}

/** The instrumenter asks for one. */
function silentLogger() {
  const levels = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'];
  const no = () => false;
  const methods = levels.flatMap((level) => [level.toLowerCase(), `is${level}Enabled`]);
  return /** @type {any} */ (Object.fromEntries(methods.map((name) => [name, no])));
}

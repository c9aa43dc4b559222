// The result in words, as docs/mutants.txt has it.

import { SEED } from './sample.mjs';

/** @import { Trial } from './trials.mjs' */

/** Long code is cut here. */
const WIDTH = 70;

/**
 * @param {Trial[]} trials
 * @param {number} outOf
 * @param {number} minutes
 */
export function report(trials, outOf, minutes) {
  const survivors = trials.filter(({ foundBy }) => !foundBy).toSorted(byPlace);
  const date = new Date().toISOString().slice(0, 10);
  return [
    `npm run mutants, ${date}, Node ${process.versions.node}: ${trials.length} of ${outOf} mutants, seed "${SEED}"`,
    '',
    line('rules and advisor', trials),
    line('rules', ofPackage(trials, 'rules')),
    line('advisor', ofPackage(trials, 'advisor')),
    `${minutes.toFixed(0)} minutes`,
    '',
    ...survivors.map(survivor),
    '',
  ].join('\n');
}

/**
 * @param {Trial[]} trials
 * @param {string} name
 */
const ofPackage = (trials, name) =>
  trials.filter(({ mutant }) => mutant.file.startsWith(`packages/${name}/`));

/**
 * @param {string} name
 * @param {Trial[]} trials
 */
function line(name, trials) {
  const found = trials.filter(({ foundBy }) => foundBy).length;
  const unreached = trials.filter(({ isReached }) => !isReached).length;
  const share = (100 * found) / trials.length;
  return `${name}: ${share.toFixed(1)} %, ${found} of ${trials.length} noticed; ${unreached} not reached by any test`;
}

/** @param {Trial} trial */
export function survivor({ mutant: { id, file, line: number, from, to }, isReached }) {
  return `${id} ${file}:${number} ${short(from)} → ${short(to)}${isReached ? '' : ' (not reached)'}`;
}

/** @param {string} code */
function short(code) {
  const text = code.replaceAll(/\s+/g, ' ');
  return text.length > WIDTH ? `${text.slice(0, WIDTH)} …` : text;
}

/**
 * @param {Trial} a
 * @param {Trial} b
 */
const byPlace = ({ mutant: a }, { mutant: b }) => a.file.localeCompare(b.file) || a.line - b.line;

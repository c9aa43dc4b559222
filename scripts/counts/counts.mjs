// How test runners tell scripts/test.mjs, and scripts/test.mjs tells CI, what came out: as JSON in the file
// that the environment variable COUNTS_FILE names.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
export function noCounts() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** @param {Counts} counts */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Writes the counts for whoever asked; nobody need have.
 * @param {Counts} counts
 * @returns {boolean} whether somebody had asked
 */
export function writeCounts(counts) {
  const file = process.env.COUNTS_FILE;
  if (file) writeFileSync(file, JSON.stringify(counts));
  return Boolean(file);
}

/**
 * Undefined where the run died before it could write.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readCounts(file) {
  const text = existsSync(file) && readFileSync(file, 'utf8');
  return text ? JSON.parse(text) : undefined;
}

// A reporter for `node --test` that writes nothing but the counts, as JSON, to its destination.

import path from 'node:path';
import { noCounts } from './counts.mjs';

/**
 * The parts of a test event that are counted by.
 * @typedef {{
 *   type: string,
 *   data: {
 *     name: string,
 *     file?: string,
 *     skip?: string | boolean,
 *     todo?: string | boolean,
 *     details?: { type?: string, error?: { failureType?: string } },
 *   },
 * }} TestEvent
 */

/** @param {AsyncIterable<TestEvent>} events */
export default async function* nodeCounts(events) {
  const counts = noCounts();
  for await (const event of events) {
    const column = columnOf(event);
    if (column) counts[column] += 1;
  }
  yield JSON.stringify(counts);
}

/**
 * @param {TestEvent} event
 * @returns {'passed' | 'failed' | 'skipped' | undefined}
 */
function columnOf({ type, data }) {
  if (type !== 'test:pass' && type !== 'test:fail') return undefined;
  if (data.skip || data.todo) return 'skipped';
  if (type === 'test:fail') return onlyRepeatsItsChildren(data) ? undefined : 'failed';
  if (data.details?.type === 'suite') return undefined;
  return isWholeFile(data) ? emptyFile(data.name) : 'passed';
}

/** @param {TestEvent['data']} data */
function onlyRepeatsItsChildren(data) {
  return data.details?.error?.failureType === 'subtestsFailed';
}

/** @param {TestEvent['data']} data */
function isWholeFile(data) {
  return data.file !== undefined && path.resolve(data.name) === data.file;
}

/**
 * A file without a single test is reported as a test that passed.
 * @param {string} file
 * @returns {'failed'}
 */
function emptyFile(file) {
  console.error(`${file} holds no test`);
  return 'failed';
}

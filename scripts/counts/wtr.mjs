// A reporter for Web Test Runner that writes the counts of all browsers to the file that was asked for.

import { testsIn } from '../reporters/wtr.mjs';
import { addCounts, noCounts, writeCounts } from './counts.mjs';

/**
 * @import { Reporter, TestResult, TestSession } from '@web/test-runner'
 * @import { Counts } from './counts.mjs'
 */

/** @returns {Reporter} */
export function wtrCounts() {
  return {
    onTestRunFinished({ sessions }) {
      writeCounts(sessions.map(countSession).reduce(addCounts, noCounts()));
    },
  };
}

/**
 * One test file in one browser. A file that could not run, or holds no test, counts as one failure.
 * @param {TestSession} session
 */
function countSession(session) {
  const tests = session.testResults ? testsIn(session.testResults) : [];
  const counts = tests.map(countTest).reduce(addCounts, noCounts());
  if (session.passed && tests.length === 0) console.error(`${session.testFile} holds no test`);
  const lost = tests.length === 0 || (!session.passed && counts.failed === 0);
  return lost ? { ...counts, failed: counts.failed + 1 } : counts;
}

/**
 * @param {TestResult} test
 * @returns {Counts}
 */
function countTest({ skipped, passed }) {
  if (skipped) return { ...noCounts(), skipped: 1 };
  return passed ? { ...noCounts(), passed: 1 } : { ...noCounts(), failed: 1 };
}

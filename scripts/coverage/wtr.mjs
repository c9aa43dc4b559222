// A reporter for Web Test Runner that writes what each test file reaches, by itself: the runner's own report of them all
// calls many a branch missed that one of them reaches, since it compares blocks that V8 has cut in different ways.

import { writeFileSync } from 'node:fs';

/** @import { Reporter } from '@web/test-runner' */

/**
 * @param {string} file
 * @returns {Reporter}
 */
export function wtrCoverage(file) {
  return {
    onTestRunFinished({ sessions }) {
      writeFileSync(file, JSON.stringify(sessions.flatMap(({ testCoverage }) => (testCoverage ? [testCoverage] : []))));
    },
  };
}

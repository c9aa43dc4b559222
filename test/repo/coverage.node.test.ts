// Branches that no run of tests reaches, as scripts/coverage.mjs counts them.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { missedBranches } from '../../scripts/coverage/missed.mjs';

const range = (from: number, to: number) => ({
  start: { line: from, column: 2 },
  end: { line: to, column: 0 },
});

/** What a run tells of a file: its branches, each from a line to a line, and how often it was run. */
const run = (
  branches: readonly (readonly [from: number, to: number, count: number])[],
  unused: readonly (readonly [from: number, to: number])[] = [],
) => ({
  branchMap: Object.fromEntries(branches.map(([from, to], i) => [i, { loc: range(from, to) }])),
  b: Object.fromEntries(branches.map(([, , count], i) => [i, [count]])),
  fnMap: Object.fromEntries(unused.map(([from, to], i) => [i, { loc: range(from, to) }])),
  f: Object.fromEntries(unused.map((_, i) => [i, 0])),
});

test('a branch is missed that no run reaches', () => {
  const one = run([
    [1, 9, 5],
    [3, 4, 0],
    [6, 7, 0],
  ]);
  const other = run([
    [1, 9, 1],
    [3, 4, 0],
    [6, 7, 2],
  ]);
  deepEqual(missedBranches([one, other]), { missed: [{ line: 3, column: 2 }], all: 3 });
});

test('where a run does not come at all, the other one tells', () => {
  const one = run([
    [1, 9, 5],
    [3, 4, 0],
  ]);
  const other = run([[1, 9, 1]], [[2, 5]]);
  deepEqual(missedBranches([one, other]), {
    missed: [{ line: 3, column: 2 }],
    all: 2,
  });
  deepEqual(
    missedBranches([
      run([
        [1, 9, 5],
        [3, 4, 1],
      ]),
      other,
    ]),
    { missed: [], all: 2 },
  );
});

test('one run is enough', () => {
  deepEqual(missedBranches([run([[1, 9, 0]])]), { missed: [{ line: 1, column: 2 }], all: 1 });
});

test('a branch counts once, whichever runs tell of it', () => {
  const one = run([
    [1, 9, 5],
    [3, 4, 0],
  ]);
  const other = run(
    [
      [1, 9, 1],
      [3, 4, 2],
      [6, 7, 1],
    ],
    [[8, 9]],
  );
  deepEqual(missedBranches([one, other]), { missed: [], all: 3 });
  deepEqual(missedBranches([other]), { missed: [{ line: 8, column: 2 }], all: 4 });
});

// Which branches no test reaches, given what several runs of tests have reached. V8 cuts a file into other blocks in each
// run, since it tells of no block that was run as often as what is around it; so a branch of one run is looked up by its
// place in the others.

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ start: Place, end: Place }} Range */
/**
 * What istanbul tells of a file: where its branches and functions are, and how often each was run.
 * @typedef {{
 *   branchMap: Record<string, { loc: Range }>,
 *   b: Record<string, number[]>,
 *   fnMap: Record<string, { loc: Range }>,
 *   f: Record<string, number>,
 * }} FileCoverage
 */

/**
 * Returns where the branches of a file begin that no run reaches, in the order of the file, and how many it has.
 * @param {FileCoverage[]} runs that have loaded the file
 * @returns {{ missed: Place[], all: number }}
 */
export function missedBranches(runs) {
  const unreached = runs.map((run) => [...unreachedIn(run.branchMap, run.b), ...unreachedIn(run.fnMap, run.f)]);
  /** @param {Range} range */
  const byAll = ({ start }) => unreached.every((ranges) => ranges.some((one) => holds(one, start)));
  const missed = new Map(
    unreached
      .flat()
      .filter(byAll)
      .map((range) => [keyOf(range), range.start]),
  );
  const branches = runs.flatMap(({ branchMap }) => Object.values(branchMap));
  return {
    missed: [...missed.values()].toSorted((a, b) => a.line - b.line || a.column - b.column),
    all: new Set([...branches.map(({ loc }) => keyOf(loc)), ...missed.keys()]).size,
  };
}

/** @param {Range} range */
const keyOf = ({ start }) => `${start.line}:${start.column}`;

/**
 * @param {Record<string, { loc: Range }>} ranges
 * @param {Record<string, number | number[]>} counts
 */
const unreachedIn = (ranges, counts) =>
  Object.entries(ranges)
    .filter(([id]) => Number(counts[id]) === 0)
    .map(([, { loc }]) => loc);

/**
 * @param {Range} range
 * @param {Place} place
 */
const holds = ({ start, end }, place) => !isBefore(place, start) && !isBefore(end, place);

/**
 * @param {Place} a
 * @param {Place} b
 */
const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column < b.column);

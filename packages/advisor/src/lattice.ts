/**
 * Keeps of dice as a lattice: all multisets of up to n dice, the full ones (outcomes) first, the empty one last. What a
 * keep is worth is the mean over the keeps with one die more, one for each side; what a roll is worth is the best of
 * the keeps inside it. So both directions touch each edge once, and there is no table of transitions.
 */
export interface Lattice {
  readonly dice: number;
  readonly sides: number;
  /** Keeps with all dice. */
  readonly outcomes: number;
  readonly keeps: number;
  /** `counts[m * sides + s]` dice of keep m show side s + 1. */
  readonly counts: Int8Array;
  /** `size[m]` dice are in keep m. */
  readonly size: Int8Array;
  /** `up[m * sides + s]` is keep m with another die of side s + 1; only for keeps that are not full. */
  readonly up: Int32Array;
  /** Keep m without one of its dice: `down[downStart[m]]` up to `down[downStart[m + 1] - 1]`, each once. */
  readonly downStart: Int32Array;
  readonly down: Int32Array;
  /** By outcome, its probability when all dice are thrown. */
  readonly chances: Float64Array;
}

/** The lattice of so many dice with so many equally likely sides. */
export function latticeOf(dice: number, sides: number): Lattice {
  const all: (readonly number[])[] = [];
  for (let size = dice; size >= 0; size--) all.push(...multisets(size, sides));
  const index = new Map(all.map((counts, m) => [counts.join(), m]));
  const near = (counts: readonly number[], side: number, change: number): number =>
    index.get(counts.with(side, (counts[side] ?? 0) + change).join()) ?? -1;
  const faces = Array.from({ length: sides }, (_, side) => side);
  const down = all.map((counts) =>
    faces.filter((side) => counts[side]).map((side) => near(counts, side, -1)),
  );
  const downStart = new Int32Array(all.length + 1);
  down.forEach((list, m) => (downStart[m + 1] = (downStart[m] ?? 0) + list.length));
  const outcomes = all.filter((counts) => sizeOf(counts) === dice);
  return {
    dice,
    sides,
    outcomes: outcomes.length,
    keeps: all.length,
    counts: Int8Array.from(all.flat()),
    size: Int8Array.from(all, sizeOf),
    up: Int32Array.from(all.flatMap((counts) => faces.map((side) => near(counts, side, 1)))),
    downStart,
    down: Int32Array.from(down.flat()),
    chances: Float64Array.from(outcomes, (counts) => arrangements(counts) / sides ** dice),
  };
}

/** All multisets of a size, as counts by side; those with more of the lower sides first. */
function multisets(size: number, sides: number): readonly (readonly number[])[] {
  if (sides === 1) return [[size]];
  return Array.from({ length: size + 1 }, (_, i) => size - i).flatMap((first) =>
    multisets(size - first, sides - 1).map((rest) => [first, ...rest]),
  );
}

const sizeOf = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** In how many ways dice can lie that show these counts. */
function arrangements(counts: readonly number[]): number {
  let ways = 1;
  let placed = 0;
  for (const count of counts) for (let i = 1; i <= count; i++) ways = (ways * ++placed) / i;
  return ways;
}

/** The keep of these sides (from 1), in any order. */
export function keepOf(lattice: Lattice, sides: readonly number[]): number {
  let keep = lattice.keeps - 1;
  for (const side of sides) keep = lattice.up[keep * lattice.sides + side - 1] ?? keep;
  return keep;
}

/** The sides of a keep, ascending. */
export function sidesOf({ counts, sides }: Lattice, keep: number): readonly number[] {
  return Array.from({ length: sides }, (_, side) => side + 1).flatMap((side) =>
    new Array<number>(counts[keep * sides + side - 1] ?? 0).fill(side),
  );
}

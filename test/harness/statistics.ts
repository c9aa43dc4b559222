/** Pearson's chi-squared of observed counts against all being equally likely. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How often each value from 1 to `most` occurs. */
export function countsOf(values: Iterable<number>, most: number): readonly number[] {
  const counts = new Array<number>(most).fill(0);
  for (const value of values) counts[value - 1] = (counts[value - 1] ?? NaN) + 1;
  return counts;
}

/**
 * A bound that fair dice pass in all but about one of a billion cases: the Wilson–Hilferty approximation of the
 * chi-squared distribution, six standard deviations above its mean.
 */
export function generousBound(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 6 * Math.sqrt(spread)) ** 3;
}

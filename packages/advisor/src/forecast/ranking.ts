/**
 * Returns the probability that a total drawn from `own` is the greatest. A tie with k others counts as 1 / (k + 1).
 * @param own probability of each total, by total
 * @param others the same for each opponent, independent of each other
 */
export function winProbability(own: Float64Array, others: readonly Float64Array[]): number {
  const below = others.map(belowEach);
  // By k, the probability that k opponents have exactly a total and all others have less.
  const ties = new Float64Array(others.length + 1);
  let probability = 0;
  for (let total = 0; total < own.length; total++) {
    const chance = own[total];
    if (chance === 0) continue;
    ties.fill(0);
    ties[0] = 1;
    for (const [i, other] of others.entries()) {
      // An opponent may have no chance of a total this great.
      const isBeyond = total >= other.length;
      const equal = isBeyond ? 0 : other[total];
      const less = isBeyond ? 1 : below[i][total];
      for (let k = i + 1; k > 0; k--) ties[k] = ties[k] * less + ties[k - 1] * equal;
      ties[0] *= less;
    }
    probability += chance * ties.reduce((sum, tie, k) => sum + tie / (k + 1), 0);
  }
  return probability;
}

/** Returns, by total, the probability of a lower total. */
function belowEach(distribution: Float64Array): Float64Array {
  let sum = 0;
  return distribution.map((chance) => (sum += chance) - chance);
}

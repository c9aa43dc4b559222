/**
 * Returns the probability that a total drawn from `own` is the greatest. A tie with k others counts as 1 / (k + 1).
 * @param own probability of each total, by total
 * @param others the same for each opponent, independent of each other
 */
export function winProbability(own: Float64Array, others: readonly Float64Array[]): number {
  const below = others.map((distribution) => {
    let sum = 0;
    return distribution.map((chance) => (sum += chance) - chance);
  });
  let probability = 0;
  own.forEach((chance, total) => {
    if (chance === 0) return;
    // ties[k]: probability that k opponents have exactly this total and all others have less.
    let ties = [1];
    others.forEach((distribution, i) => {
      const equal = distribution[total] ?? 0;
      const less = total < distribution.length ? (below[i]?.[total] ?? 0) : 1;
      const next = new Array<number>(ties.length + 1).fill(0);
      ties.forEach((tie, k) => {
        next[k] = (next[k] ?? 0) + tie * less;
        next[k + 1] = (next[k + 1] ?? 0) + tie * equal;
      });
      ties = next;
    });
    probability += chance * ties.reduce((sum, tie, k) => sum + tie / (k + 1), 0);
  });
  return probability;
}

/** The chance that a total drawn from `own` is the greatest, a tie with k others counting 1 / (k + 1). */
export function chanceToLead(own: Float64Array, others: readonly Float64Array[]): number {
  const below = others.map((chances) => {
    let sum = 0;
    return chances.map((chance) => (sum += chance) - chance);
  });
  let lead = 0;
  own.forEach((chance, total) => {
    if (chance === 0) return;
    // ties[k]: chance that k of the others have just this total and the rest have less.
    let ties = [1];
    others.forEach((chances, i) => {
      const equal = chances[total] ?? 0;
      const less = total < chances.length ? (below[i]?.[total] ?? 0) : 1;
      const next = new Array<number>(ties.length + 1).fill(0);
      ties.forEach((tie, k) => {
        next[k] = (next[k] ?? 0) + tie * less;
        next[k + 1] = (next[k + 1] ?? 0) + tie * equal;
      });
      ties = next;
    });
    lead += chance * ties.reduce((sum, tie, k) => sum + tie / (k + 1), 0);
  });
  return lead;
}

// What a distribution of final totals says.

/** The mean of a distribution by total. @param {Float64Array} chances */
export const meanOf = (chances) => chances.reduce((sum, chance, total) => sum + chance * total, 0);

/** @param {Float64Array} chances */
export function deviationOf(chances) {
  const mean = meanOf(chances);
  return Math.sqrt(chances.reduce((sum, chance, total) => sum + chance * (total - mean) ** 2, 0));
}

/** The likeliest total. @param {Float64Array} chances */
export const modeOf = (chances) => chances.indexOf(Math.max(...chances));

/**
 * The lowest total that this share of games does not exceed.
 * @param {Float64Array} chances
 * @param {number} share
 */
export function percentileOf(chances, share) {
  let sum = 0;
  return chances.findIndex((chance) => (sum += chance) >= share);
}

/**
 * The probability of this total or more.
 * @param {Float64Array} chances
 * @param {number} total
 */
export const atLeast = (chances, total) =>
  chances
    .subarray(total)
    .toReversed()
    .reduce((sum, chance) => sum + chance, 0);

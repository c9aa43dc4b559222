// Tables and numbers as the pages print them, and figures of a distribution of final totals.

/**
 * A table; the cells of its first column are words, all others are numbers.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const line = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {number} value */
export const points = (value) => value.toFixed(2);

/**
 * Points won or lost, with their sign.
 * @param {number} value
 */
export const signed = (value) => (value < 0 ? `−${points(-value)}` : `+${points(value)}`);

/** @param {number} share from 0 to 1 */
export const percent = (share) => `${(100 * share).toFixed(2)} %`;

/**
 * A probability as odds, to three digits: `1 in 139`.
 * @param {number} share
 */
export const oneIn = (share) => `1 in ${Number((1 / share).toPrecision(3)).toLocaleString('en')}`;

/** @param {readonly number[]} dice */
export const diceText = (dice) => (dice.length > 0 ? dice.join(' ') : 'nothing');

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

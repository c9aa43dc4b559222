// Tables and numbers as they are printed in docs/strategy.

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

/** Returns the sum of the numbers, added from first to last; 0 for an empty list. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

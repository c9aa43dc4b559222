/** Multisets of dice: throws and keeps whose order does not matter, as counts by side. */

/** Returns all multisets of a size; those with more of the lower sides come first. */
export function multisets(size: number, sides: number): readonly (readonly number[])[] {
  const all: (readonly number[])[] = [];
  const counts = new Array<number>(sides).fill(0);
  const place = (left: number, side: number): void => {
    if (left === 0 || side === sides - 1) {
      counts[side] = left;
      all.push([...counts]);
      counts[side] = 0;
      return;
    }
    for (let count = left; count >= 0; count--) {
      counts[side] = count;
      place(left - count, side + 1);
    }
  };
  place(size, 0);
  return all;
}

/** Returns how many multisets of a size there are: `sides + size − 1` over `size`. */
export function multisetCount(size: number, sides: number): number {
  let count = 1;
  for (let i = 1; i <= size; i++) count = (count * (sides - 1 + i)) / i;
  return Math.round(count);
}

/** Returns how many multisets of at most `size` dice there are. A die that is not kept counts as one more side. */
export const keepCount = (size: number, sides: number): number => multisetCount(size, sides + 1);

/** Returns in how many orders dice can show these counts, the multinomial coefficient. */
export function arrangements(counts: readonly number[]): number {
  let orders = 1;
  let placed = 0;
  for (const count of counts) for (let i = 1; i <= count; i++) orders = (orders * ++placed) / i;
  return orders;
}

/** Returns the item at a place of a list that has one there, such as the card of a seat. @throws RangeError if it has none. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item ${place} of ${list.length}`);
  return item;
}

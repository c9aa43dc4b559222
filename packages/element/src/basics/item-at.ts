/** Returns the item at an index, such as the card of a seat. @throws RangeError if the list has no such index. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item ${place} of ${list.length}`);
  return item;
}

/** Runs a check for each item; a failure says which item it was. */
export function forEach<T>(items: Iterable<T>, nameOf: (item: T) => string, check: (item: T) => void): void {
  for (const item of items) {
    try {
      check(item);
    } catch (error) {
      throw new Error(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

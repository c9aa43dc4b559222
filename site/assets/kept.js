/** Returns the result; undefined if the browser keeps nothing for this site. */
export function ifKept(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

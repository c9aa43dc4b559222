/** Warnings to the author of a page. */

const warned = new Set<string>();
/** The maximum number of distinct warnings. */
const MAX_WARNINGS = 1000;

/** Logs a warning for the page's author, once for each text, which begins with the tag of the element. */
export function warnOnce(text: string, tag = 'yahtzee-game'): void {
  const warning = `<${tag}> ${text.slice(0, 600)}`;
  if (warned.has(warning) || warned.size >= MAX_WARNINGS) return;
  warned.add(warning);
  console.warn(warning);
}

/** Resolves to the value, or warns once and resolves to undefined. */
export async function tryOrWarn<T>(
  what: string,
  fetch: () => Promise<T>,
  tag?: string,
): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    warnOnce(`${what}: ${sentenceIn(error)}`, tag);
    return undefined;
  }
}

/** The text of an error. A RangeError of this project is a sentence; other errors are shown with their type. */
export function sentenceIn(error: unknown): string {
  if (error instanceof RangeError) return error.message;
  return error instanceof Error ? String(error) : `it failed with ${textOf(error)}`;
}

let hasMissed = false;

/**
 * Resolves to the result of fetching a file of the board; undefined if that fails. Warns once for all such files: the
 * most frequent cause is that only the main file has been copied.
 */
export async function fetchOrWarn<T>(fetch: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    if (!hasMissed)
      warnOnce(`${String(error)}; if files were copied, copy all of dist/cdn, not yahtzee-game.js alone`);
    hasMissed = true;
    return undefined;
  }
}

/** Returns any value as text, objects by their content; of a list, the first thirty items. */
export function textOf(value: unknown): string {
  try {
    // oxlint-disable-next-line typescript/no-base-to-string -- no object gets here
    if (typeof value !== 'object') return String(value);
    return JSON.stringify(Array.isArray(value) ? value.slice(0, 30) : value);
  } catch {
    return typeof value;
  }
}

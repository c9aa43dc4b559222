/** Thrown for a line that no room could have written. */
export class LogError extends Error {
  override readonly name = 'LogError';
}

/** Throws a `LogError`: an entry is not possible at its place. */
export function refuse(why: string): never {
  throw new LogError(`log: ${why}`);
}

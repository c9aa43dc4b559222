/** The room that a tab is in, so that a page that is loaded again comes back to it. */

const keyOf = (server: string): string => `yahtzee-room ${server}`;

export function lastRoom(server: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(server)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the code of a room, or forgets it. A browser that keeps nothing asks for the code again. */
export function keepLastRoom(server: string, code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(keyOf(server));
    else sessionStorage.setItem(keyOf(server), code);
  } catch {
    // The page may not use it.
  }
}

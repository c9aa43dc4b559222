/** The room that a tab is in, so that a page that is loaded again comes back to it. */

const keyOf = (server: string): string => `yahtzee-room ${server}`;

/**
 * Returns the code of the room that this tab was in.
 * @param named the code of the room that the page names: the one that the tab has gone on to comes before it if this
 *   very page is shown again
 */
export function lastRoom(server: string, named?: string): string | undefined {
  const [code, cameBy] = kept(server)?.split(' ') ?? [];
  if (named === undefined || code === undefined) return code;
  return named === cameBy && isShownAgain() ? code : undefined;
}

/**
 * Keeps the code of a room, or forgets it. A browser that keeps nothing asks for the code again.
 * @param named the code of the room that the page names, if it names one
 */
export function keepLastRoom(server: string, code: string | undefined, named = ''): void {
  try {
    if (code === undefined) sessionStorage.removeItem(keyOf(server));
    else sessionStorage.setItem(keyOf(server), `${code} ${named}`);
  } catch {
    // The page may not use it.
  }
}

function kept(server: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(server)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page was loaded again, or come back to, rather than opened by a link. */
function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

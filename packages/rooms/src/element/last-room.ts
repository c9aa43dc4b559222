/** The room that a tab is in, kept so that a page returns to it after a reload. */

const keyOf = (server: string): string => `yahtzee-room ${server}`;

/**
 * Returns the code of the room that this tab was in; undefined if there is none, or the page names another.
 * @param named the code of the room that the page names. If the tab has gone on from there to another room, that one is
 *   returned, provided that the page was reloaded or reached by Back or Forward
 */
export function lastRoom(server: string, named?: string): string | undefined {
  const [code, cameBy] = kept(server)?.split(' ') ?? [];
  if (named === undefined || code === undefined) return code;
  return named === cameBy && isShownAgain() ? code : undefined;
}

/**
 * Keeps the code of a room, or forgets it. If storage is blocked, visitors have to enter the code again.
 * @param named the code of the room that the page names, if it names one
 */
export function keepLastRoom(server: string, code: string | undefined, named = ''): void {
  try {
    if (code === undefined) sessionStorage.removeItem(keyOf(server));
    else sessionStorage.setItem(keyOf(server), `${code} ${named}`);
  } catch {
    // Storage is blocked or full.
  }
}

function kept(server: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(server)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page was reloaded, or reached by Back or Forward, rather than opened by a link. */
function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

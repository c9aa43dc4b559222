/** A finished game as the end of a page's address, so that no server sees it: `#board=one&yahtzee=MSB5YWh0emVl…`. */

/** A longer game is not carried, since messengers cut long links. */
const MAX_LENGTH = 2000;

export interface Shared {
  /** The id of the board that it was played on; empty if the board has none. */
  readonly board: string;
  /** The game, unchecked; see `code.ts`. */
  readonly code: string;
}

/** Returns the address of the page with this game; without it, if it is too long. */
export function linkTo(page: string, { board, code }: Shared): string {
  const address = page.replace(/#.*$/s, '');
  const id = board && `board=${encodeURIComponent(board)}&`;
  const hash = `#${id}yahtzee=${code}`;
  return code && hash.length <= MAX_LENGTH ? address + hash : address;
}

/** Returns the game at the end of an address; undefined if there is none. */
export function sharedIn(hash: string): Shared | undefined {
  const [, board = '', code] = /^#(?:board=([^&]*)&)?yahtzee=(.*)$/s.exec(hash) ?? [];
  if (code === undefined) return undefined;
  // Too long to be from here: an empty code is no game either.
  if (hash.length > MAX_LENGTH) return { board: '', code: '' };
  return { board: decoded(board), code };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}

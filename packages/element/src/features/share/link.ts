/**
 * A finished game as the end of a page's address, so that no server sees it: `#board=one&yahtzee=MSB5YWh0emVl…`;
 * `&advised` follows if an advisor has helped.
 */

/** A longer game is not carried, since messengers cut long links. */
const MAX_LENGTH = 2000;

export interface Shared {
  /** The id of the board that it was played on; empty if the board has none. */
  readonly board: string;
  /** The game, unchecked; see `code.ts`. */
  readonly code: string;
  /** Whether an advisor has answered during the game. */
  readonly helped: boolean;
}

/** Returns the address of this page; of a document that has none of its own, that of the page around it. */
export const pageAddress = (): string => (location.protocol === 'about:' ? document.baseURI : location.href);

/** Returns the address of the page with this game; without it, if it is too long. */
export function linkTo(page: string, { board, code, helped }: Shared): string {
  const address = page.replace(/#.*$/s, '');
  const id = board && `board=${encodeURIComponent(board)}&`;
  const hash = `#${id}yahtzee=${code}${helped ? '&advised' : ''}`;
  return code && hash.length <= MAX_LENGTH ? address + hash : address;
}

/** Returns the game at the end of an address; undefined if there is none. */
export function sharedIn(hash: string): Shared | undefined {
  const [, board = '', code, helped] = /^#(?:board=([^&]*)&)?yahtzee=([^&]*)(&advised)?/s.exec(hash) ?? [];
  if (code === undefined) return undefined;
  // Too long to be from here: an empty code is no game either.
  if (hash.length > MAX_LENGTH) return { board: '', code: '', helped: false };
  return { board: decoded(board), code, helped: helped !== undefined };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}

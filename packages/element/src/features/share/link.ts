/**
 * A finished game in the hash of a page's address, which is not sent to servers: `#board=one&yahtzee=MSB5YWh0emVl…`;
 * `&advised` follows if an advisor has helped.
 */

/** The longest hash; a longer game is left out, since messengers cut long links. */
const MAX_LENGTH = 2000;

export interface Shared {
  /** The id of the board that it was played on; empty if the board has none. */
  readonly board: string;
  /** The game, unchecked; see `code.ts`. */
  readonly code: string;
  /** Whether an advisor has answered during the game. */
  readonly helped: boolean;
}

/** Returns the address of this page; for an `about:` document, that of the page around it. */
export const pageAddress = (): string => (location.protocol === 'about:' ? document.baseURI : location.href);

/** Returns the address of the page with this game; without it, if it is too long. */
export function linkTo(page: string, { board, code, helped }: Shared): string {
  const address = page.replace(/#.*$/s, '');
  const id = board && `board=${encodeURIComponent(board)}&`;
  const hash = `#${id}yahtzee=${code}${helped ? '&advised' : ''}`;
  return code && hash.length <= MAX_LENGTH ? address + hash : address;
}

/** Returns the game in the hash of an address; undefined if there is none. */
export function sharedIn(hash: string): Shared | undefined {
  const [, board = '', code, helped] = /^#(?:board=([^&]*)&)?yahtzee=([^&]*)(&advised)?/s.exec(hash) ?? [];
  if (code === undefined) return undefined;
  // A hash that `linkTo` cannot have made: an empty code, which is not a game.
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

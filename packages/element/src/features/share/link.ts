/** A finished game as the end of a page's address, so that no server sees it: `#board=one&yahtzee=1+yahtzee+Ada+…`. */

/** A longer game is not carried, since messengers cut long links. */
const MAX_LENGTH = 2000;

export interface Shared {
  /** The id of the board that it was played on; empty if the board has none. */
  readonly board: string;
  /** The game as `parseGame` reads it, unchecked. */
  readonly text: string;
}

/** Returns the address of the page with this game; without it, if it is too long. */
export function linkTo(page: string, { board, text }: Shared): string {
  const address = page.replace(/#.*$/s, '');
  const id = board && `board=${encodeURIComponent(board)}&`;
  const hash = `#${id}yahtzee=${text.replaceAll(' ', '+')}`;
  return text && hash.length <= MAX_LENGTH ? address + hash : address;
}

/** Returns the game at the end of an address; undefined if there is none. */
export function sharedIn(hash: string): Shared | undefined {
  const [, board = '', text] = /^#(?:board=([^&]*)&)?yahtzee=(.*)$/s.exec(hash) ?? [];
  if (text === undefined) return undefined;
  // Too long to be from here: empty text is no game either.
  if (hash.length > MAX_LENGTH) return { board: '', text: '' };
  return { board: decoded(board), text: text.replaceAll('+', ' ') };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return '';
  }
}

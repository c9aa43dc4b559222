/**
 * A moment of a game in the hash of a page's address, which is not sent to servers: `#review=1+yahtzee+Ada+…&at=23`.
 */

export interface Linked {
  /** The game as text, unchecked. */
  readonly game: string;
  /** The number of a decision, from 1; undefined for the whole game. */
  readonly at: number | undefined;
}

/** The longest hash; messengers cut longer links. */
const MAX_LENGTH = 2000;

/** Returns the address of the page with this moment; undefined if it is too long. */
export function linkTo(page: string, { game, at }: Linked): string | undefined {
  const address = page.replace(/#.*$/s, '');
  const fields = new URLSearchParams({ review: game, ...(at && { at: `${at}` }) });
  const hash = `#${fields.toString()}`;
  return hash.length <= MAX_LENGTH ? address + hash : undefined;
}

/** Returns the moment in the hash of an address; undefined if there is none. */
export function linkedIn(hash: string): Linked | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const game = fields.get('review');
  const at = Number(/^\d{1,6}$/.exec(fields.get('at') ?? '')?.[0]);
  return game ? { game, at: at || undefined } : undefined;
}

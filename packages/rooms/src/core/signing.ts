/**
 * What players sign. A player with a key signs each score, each phrase, and the log after its end. A signature stands
 * for all lines before as well, since it is of their last link: so nobody can change them without that player.
 */
import type { Intent, Wish } from './intent.js';
import { isSignedBy, signatureOf } from './ed25519.js';
import { entryText, type Entry } from './entry.js';
import type { Room } from './room.js';

/** The entries that their players sign. */
export type SignedEntry = Entry & { readonly type: 'move' | 'say' | 'sign' };

/** Whether the player of a seat signs an entry: a score, a phrase, or the log after its end. */
export const isSigned = (entry: Entry): entry is SignedEntry =>
  entry.type === 'say' ||
  entry.type === 'sign' ||
  (entry.type === 'move' && entry.actions[0]?.type === 'score');

/** Returns the entry, not yet signed, that a wish adds; undefined for wishes that need no signature. */
export function entryToSign(wish: Wish, seat: number): SignedEntry | undefined {
  switch (wish.type) {
    case 'score':
      return { type: 'move', seat, actions: [wish] };
    case 'say':
    case 'sign':
      return { ...wish, seat };
    default:
      return undefined;
  }
}

/** Returns the text of which an entry without its signature is to have one. */
export function statementOf(entry: SignedEntry, { link, ruleset }: Pick<Room, 'link' | 'ruleset'>): string {
  const { signature: _, ...unsigned } = entry;
  return `${link} ${entryText(unsigned, ruleset)}`;
}

/**
 * Whether an entry bears no signature, or that of the player of its seat.
 * @param check checks a signature, as `isSignedBy` does; a server may have a faster way
 */
export function hasRightSignature(entry: Entry, room: Room, check = isSignedBy): boolean {
  if (!isSigned(entry) || entry.signature === undefined) return true;
  const key = room.seats[entry.seat]?.key;
  return key === undefined || check(key, statementOf(entry, room), entry.signature);
}

/** Returns an intent of a seat with the signature of its player, if that has to be signed. */
export function signedBy(secret: string, intent: Intent, seat: number, room: Room): Intent {
  const entry = entryToSign(intent, seat);
  if (!entry || !hasText(entry, room)) return intent;
  return { ...intent, signature: signatureOf(secret, statementOf(entry, room)) };
}

/** Whether an entry has a text. It has none if it names a box that the game does not have, which the room refuses. */
function hasText(entry: SignedEntry, { ruleset }: Room): boolean {
  try {
    return Boolean(entryText(entry, ruleset));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What players want to do in a room, and how it is read from a message. */
import { parseAction, type PlayerAction } from '@yahtzee-game/rules';
import { isDecider, LONGEST_NAME, type Credentials, type Decider, type Signed } from './entry.js';
import { isPhrase, type Phrase } from './phrases.js';
import { isHash, isSignature } from './values.js';

/** Something that a player wants to do. A turn begins with a roll that keeps nothing. */
export type Wish =
  | PlayerAction
  | ({ readonly type: 'sit'; readonly by: Decider; readonly name: string } & Credentials)
  | { readonly type: 'start' }
  | { readonly type: 'commit'; readonly commit: string }
  | { readonly type: 'seed'; readonly seed: string }
  /** A computer takes over a seat, or the player of the seat takes it back. */
  | { readonly type: 'decider'; readonly seat: number; readonly by: Decider }
  | { readonly type: 'say'; readonly phrase: Phrase }
  /** The player confirms the log of a room that is over. */
  | { readonly type: 'sign' };

/** A wish, with the signature of its player where one is needed. */
export type Intent = Wish & Signed;

/** Reads an intent from an untrusted value; undefined if it is none. It never throws. */
export function parseIntent(value: unknown): Intent | undefined {
  const intent = wishIn(value);
  const { signature } = Object(value) as Record<string, unknown>;
  if (!intent || signature === undefined) return intent;
  return isSignature(signature) ? { ...intent, signature } : undefined;
}

function wishIn(value: unknown): Wish | undefined {
  const parsed = parseAction(value);
  if (parsed.ok) return parsed.action.type === 'dice' ? undefined : parsed.action;
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, by, name, commit, key, seed, seat, phrase } = value as Record<string, unknown>;
  switch (type) {
    case 'sit':
      return isDecider(by) && isName(name) && isHashOrNone(commit) && isHashOrNone(key)
        ? { type, by, name, ...(commit !== undefined && { commit }), ...(key !== undefined && { key }) }
        : undefined;
    case 'start':
    case 'sign':
      return { type };
    case 'commit':
      return isHash(commit) ? { type, commit } : undefined;
    case 'seed':
      return isHash(seed) ? { type, seed } : undefined;
    case 'decider':
      return isDecider(by) && Number.isSafeInteger(seat) ? { type, seat: Number(seat), by } : undefined;
    case 'say':
      return isPhrase(phrase) ? { type, phrase } : undefined;
    default:
      return undefined;
  }
}

const isHashOrNone = (value: unknown): value is string | undefined => value === undefined || isHash(value);

/** Whether a value may be a name. Lone surrogates are refused: the percent-encoding of logs fails on them. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && value.isWellFormed();

/** Random values that nobody can guess: codes of rooms, secrets, tokens. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_CHARACTERS } from '../core/index.js';

/** Returns a code that is easy to read out. There are 31⁸ of them, so that trying codes finds no room. */
export const newCode = (): string =>
  Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** Returns the 32 bytes from which dice are made, as hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Whether a value can be the token of a seat: 128 bits, as hexadecimal digits. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value);

/** Returns the SHA-256 of a token as base64url; only this is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

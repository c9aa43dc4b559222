/** What nobody can guess: codes of rooms, secrets, tokens. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_CHARACTERS } from '../core/index.js';

/** A code to read out: 31⁸ of them, so that trying some finds none. */
export const newCode = (): string =>
  Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** 32 bytes that dice are made of, as hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** 128 bits that prove who has opened an event. Those of seats are made by their pages. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a value can be the token of a seat: 128 bits, as hexadecimal digits. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value);

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The token of a page: 32 bytes that prove who it is, as hexadecimal digits. It never leaves the browser: the server is
 * shown a hash of it, and gets signatures by it.
 */
import { commitmentTo } from '../core/index.js';
import { randomBytes } from './random.js';

export const newToken = (): string => randomBytes(32);

/** Returns what the server is shown of a token: 16 bytes, as hexadecimal digits. */
export const shownOf = (token: string): string => commitmentTo(token).slice(0, 32);

/** The values that stand in logs: codes, hashes, links, keys and signatures. */

/** The 31 characters of codes, chosen so that none is mistaken for another when it is read out or written down. */
export const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Whether a value is the code of a room or an event: eight of these characters. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[2-9A-HJKMNP-Z]{8}$/.test(value);

/** Whether a value is a hash, a seed or a secret: 32 bytes, as hexadecimal digits. */
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{64}$/.test(value);

/** Whether a value is the hash of a token: 32 bytes in base64url, so that it cannot be mistaken for that of a seed. */
export const isOwner = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** Whether a value is a link of a chain: 16 bytes, as hexadecimal digits. */
export const isLink = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value);

/** Whether a value is a signature: 64 bytes, as hexadecimal digits. */
export const isSignature = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{128}$/.test(value);

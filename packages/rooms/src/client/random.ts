/**
 * Returns `count` random bytes that nobody can predict, as hexadecimal digits. Uses `getRandomValues`, since
 * `crypto.subtle` is missing on pages without encryption.
 */
export const randomBytes = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

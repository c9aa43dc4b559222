/**
 * Returns as many bytes that nobody can foresee, as hexadecimal digits. `crypto.subtle` is not there on pages without
 * encryption; this is.
 */
export const randomBytes = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

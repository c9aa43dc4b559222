/** Returns 32 random bits for each word, as letters and digits. Pages without https have no `randomUUID`. */
export const randomText = (words: number): string =>
  [...crypto.getRandomValues(new Uint32Array(words))].map((word) => word.toString(36)).join('');

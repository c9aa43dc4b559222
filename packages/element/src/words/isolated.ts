/** Names inside sentences that are written in the other direction. */

/** What turns a sentence that is written from left to right: letters from right to left, and marks. */
export const TURNS_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200F\u202A-\u202E\u2066-\u2069]/;

/** Returns a name isolated from the surrounding text if its direction differs. */
export const isolated = (name: string, { turning }: { readonly turning: RegExp }): string =>
  turning.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;

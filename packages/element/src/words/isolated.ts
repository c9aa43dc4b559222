/** Names inside sentences that are written in the other direction, or that would emphasize what follows. */

/** What turns a sentence that is written from left to right: letters from right to left, and marks; and an asterisk. */
export const TURNS_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200F\u202A-\u202E*\u2066-\u2069]/;

/** Returns a name isolated from the surrounding text if that would be turned, with asterisks that emphasize nothing. */
export const isolated = (name: string, { turning }: { readonly turning: RegExp }): string =>
  turning.test(name)
    ? `\u2068${name.replace(/[*\u2066-\u2069]/g, (mark) => (mark > '*' ? '' : '∗'))}\u2069`
    : name;

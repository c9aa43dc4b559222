/**
 * Isolates names that would disturb a sentence, by another direction of writing or by asterisks, which mean emphasis.
 */

/** Characters that disturb left-to-right text: right-to-left letters, direction marks, and asterisks. */
export const TURNS_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200F\u202A-\u202E*\u2066-\u2069]/;

/** Returns a name, isolated from the surrounding text if it would disturb it, with asterisks that emphasize nothing. */
export const isolated = (name: string, { turning }: { readonly turning: RegExp }): string =>
  turning.test(name)
    ? `\u2068${name.replace(/[*\u2066-\u2069]/g, (mark) => (mark > '*' ? '' : '∗'))}\u2069`
    : name;

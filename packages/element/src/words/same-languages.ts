/** Tags of languages: which shipped one each means, and how its words are written. */

/** "de" for "de-AT". */
export const primary = (tag: string): string => tag.replace(/-.*/, '');

/** Aliases. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr', 'en-us': 'en-US' };

/** Returns the id that a language would be shipped under: "de" for "de-AT", "nb" for "no", "en-US" for "en-us-posix". */
export function shippedId(tag: string): string {
  const [language = '', region] = tag.toLowerCase().split('-');
  return SAME[`${language}-${region}`] ?? SAME[language] ?? language;
}

/** Languages that boards write in Latin letters alone; browsers and voices may expect others. */
const LATIN: Readonly<Record<string, string>> = { bs: 'bs-Latn', sh: 'sr-Latn', sr: 'sr-Latn' };

/**
 * Returns the tag that the shipped words for a tag are marked with, and that formatters are asked with: "sr-Latn" for
 * "sr-Cyrl".
 */
export const writtenTag = (tag: string): string => LATIN[primary(tag.toLowerCase())] ?? tag;

/** Language tags: the shipped language that each stands for, and its script. */

/** "de" for "de-AT". */
export const primary = (tag: string): string => tag.replace(/-.*/, '');

/** Tags, in lower case, that have the messages of another one. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr', 'en-us': 'en-US' };

/** Returns the id of the shipped language for a tag: "de" for "de-AT", "nb" for "no", "en-US" for "en-us-posix". */
export function shippedId(tag: string): string {
  const [language = '', region] = tag.toLowerCase().split('-');
  return SAME[`${language}-${region}`] ?? SAME[language] ?? language;
}

/** Languages whose messages are in Latin script only; browsers and voices may expect another script. */
const LATIN: Readonly<Record<string, string>> = { bs: 'bs-Latn', sh: 'sr-Latn', sr: 'sr-Latn' };

/** Returns the tag for marking the shipped messages of a tag, and for its formatters: "sr-Latn" for "sr-Cyrl". */
export const writtenTag = (tag: string): string => LATIN[primary(tag.toLowerCase())] ?? tag;

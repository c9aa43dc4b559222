/** Aliases of language tags. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'sr' };

/** Returns the id that a language would be shipped under: "de" for "de-AT", "nb" for "no". */
export function shippedId(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return SAME[primary] ?? primary;
}

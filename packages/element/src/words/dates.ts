/** Formats dates in a language. */

/** English is British unless the page sets a region. */
const withRegion = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);

/**
 * Returns a date in words of a language, or in those of the browser's language if the tag is invalid.
 * @param at milliseconds since 1970
 */
export function dateWords(lang: string, at: number, form: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(withRegion(lang), form).format(at);
  } catch {
    return new Intl.DateTimeFormat(undefined, form).format(at);
  }
}

/** Returns "22 November". */
export const dayWords = (lang: string, at: number): string =>
  dateWords(lang, at, { day: 'numeric', month: 'long' });

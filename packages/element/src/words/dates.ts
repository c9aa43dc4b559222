/** Writes dates as a language does. */

/** English is that of Britain unless the page says otherwise. */
const withRegion = (lang: string): string => (lang === 'en' ? 'en-GB' : lang);

/**
 * Returns a date in words of a language, or of the browser's if the tag is invalid.
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

/** Writes dates as a language does. */

/**
 * Returns a date in words of a language, or of the browser's if the tag is invalid.
 * @param at milliseconds since 1970
 */
export function dateWords(lang: string, at: number, form: Intl.DateTimeFormatOptions): string {
  try {
    // The board writes Serbian in Latin letters.
    return new Intl.DateTimeFormat(lang.replace(/^(?:sr|sh)$/, 'sr-Latn'), form).format(at);
  } catch {
    return new Intl.DateTimeFormat(undefined, form).format(at);
  }
}

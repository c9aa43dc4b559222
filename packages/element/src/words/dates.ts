/** The board writes Serbian in Latin letters, and English as in Britain unless the page says otherwise. */
const WRITTEN: Readonly<Record<string, string>> = { en: 'en-GB', sh: 'sr-Latn', sr: 'sr-Latn' };

/** Returns "22 November". An invalid tag of a language falls back to that of the browser. */
export function dayIn(lang: string, at: number | Date): string {
  const form = { day: 'numeric', month: 'long' } as const;
  try {
    return new Intl.DateTimeFormat(WRITTEN[lang] ?? lang, form).format(at);
  } catch {
    return new Intl.DateTimeFormat(undefined, form).format(at);
  }
}

/** What stands before the region or the script in a tag of Serbian or Bosnian, which the board writes in Latin letters. */
const LATIN = /^(bs|s[hr])\b.*/i;

/** Returns the tag that formatters are asked with: English is written as in Britain unless the page says otherwise. */
export const intlTag = (lang: string): string => (lang === 'en' ? 'en-GB' : lang.replace(LATIN, '$1-Latn'));

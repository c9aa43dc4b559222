/** How languages other than English write numbers and lists. */
import { english, type Formats } from './messages.js';

const formats = new Map<string, Formats>();

/** Formatters are expensive, so each language creates them once. An invalid tag falls back to English. */
export function formatsOf(lang: string): Formats {
  const made = formats.get(lang);
  if (made) return made;
  try {
    const fresh = formatsFrom(lang);
    formats.set(lang, fresh);
    return fresh;
  } catch {
    return english;
  }
}

function formatsFrom(lang: string): Formats {
  const by = [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(lang, {
        useGrouping: false,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const rtl = ARABIC.test(lang) || /^(?:dv|he|yi)\b/.test(lang);
  // A sign stays to the left of its number, whatever stands around them.
  const signLeft = (text: string): string => (rtl && !/^\p{Nd}/u.test(text) ? `\u2066${text}\u2069` : text);
  const digits = (n: number, decimals = 0): string =>
    (n < 0 ? '−' : '') + (by[decimals]?.format(Math.abs(n)) ?? n);
  return {
    rtl,
    turning: rtl ? TURNS_RIGHT : english.turning,
    comma: ARABIC.test(lang) ? '، ' : ', ',
    plural: new Intl.PluralRules(lang),
    number: (n, decimals) => signLeft(digits(n, decimals)),
    signed: (n) => signLeft((n > 0 ? '+' : n < 0 ? '' : '±') + digits(n)),
  };
}

/** What turns a sentence that is written from right to left: letters from left to right, and marks. */
const TURNS_RIGHT = /[^\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\P{L}]|[\u200E\u202A-\u202E*\u2066-\u2069]/u;

/** Languages in Arabic letters. */
const ARABIC = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;

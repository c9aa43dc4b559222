/** The formats of numbers and lists in languages other than English. */
import { english, joinedBy, type Formats } from './messages.js';
import { primary } from './same-languages.js';

const formats = new Map<string, Formats>();

/**
 * Returns the formats of a language, created once since formatters are expensive. An invalid tag has those of English.
 */
export function formatsOf(lang: string): Formats {
  if (primary(lang) === 'en') return english;
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
  const isArabic = ARABIC.test(lang);
  const rtl = isArabic || /^(?:dv|he|yi)\b/.test(lang);
  const plural = new Intl.PluralRules(lang);
  const numbers = numbersOf(lang, 'decimal');
  const percents = numbersOf(lang, 'percent');
  const lists = onDemand((type: Intl.ListFormatType) => new Intl.ListFormat(lang, { type }));
  // Keeps the sign to the left of its number, also inside right-to-left text.
  const signLeft = (sign: string, text: string): string =>
    rtl && sign ? `\u2066${sign}${text}\u2069` : sign + text;
  return {
    rtl,
    turning: rtl ? TURNS_RIGHT : english.turning,
    list: {
      ...english.list,
      ...(isArabic && ARABIC_SIGNS),
      and: (items) => lists('conjunction').format(items),
      or: (items) => lists('disjunction').format(items),
    },
    plural,
    number: (n, decimals) => signLeft(n < 0 ? '−' : '', numbers(n, decimals)),
    percent: (share, decimals) => signLeft(share < 0 ? '−' : '', percents(share, decimals)),
    signed: (n) => signLeft(n > 0 ? '+' : n < 0 ? '−' : '±', numbers(n)),
  };
}

/** Returns a function that formats numbers without their sign. */
function numbersOf(lang: string, style: 'decimal' | 'percent'): (n: number, decimals?: number) => string {
  const formatters = onDemand(
    (digits: number) =>
      new Intl.NumberFormat(lang, {
        style,
        useGrouping: false,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return (n, decimals = 0) => formatters(decimals).format(Math.abs(n));
}

/** Returns a function that creates the value of a key on its first call and then reuses it. */
function onDemand<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>();
  return (key) => {
    const one = all.get(key) ?? make(key);
    all.set(key, one);
    return one;
  };
}

/**
 * Characters that disturb the direction of right-to-left text: left-to-right letters and direction marks; asterisks.
 */
const TURNS_RIGHT = /[^\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\P{L}]|[\u200E\u202A-\u202E*\u2066-\u2069]/u;

/** Languages in the Arabic script. */
const ARABIC = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;
const ARABIC_SIGNS = { commas: joinedBy('، '), semicolons: joinedBy('؛ ') };

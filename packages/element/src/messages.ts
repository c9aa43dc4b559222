/** From message keys to words. */
import { en } from './messages/en.js';

/** A message, or its forms by plural category ('one', 'few', 'other', …). */
export type Message = string | Readonly<Record<string, string>>;
/** A language, or part of one: hosts may replace any message. Keys are those of `messages/en`. */
export type Messages = Readonly<Record<string, Message>>;
export type MessageArgs = Readonly<Record<string, string | number>>;

/** Says a message; an unknown key is said as it is, so that nothing is ever blank. */
export type Translate = (key: string, args?: MessageArgs) => string;

/** The English that is there so far. */
const known: Record<string, Message> = { ...en };

/** Takes in the words that a late module brings; every translator knows them from then on. */
export const learn = (words: Messages): unknown => Object.assign(known, words);

/** Words for `lang`, taken from `messages` and otherwise from English. */
export function translator(messages: Messages = {}, lang = 'en'): Translate {
  const plural = pluralRules(lang);
  return (key, args = {}) => {
    const all = Object.hasOwn(messages, key) ? messages : known;
    const message = Object.hasOwn(all, key) ? (all[key] ?? key) : key;
    const text =
      typeof message === 'string'
        ? message
        : (message[plural.select(Number(args.n))] ?? message.other ?? key);
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => said(args[name] ?? hole));
  };
}

/** A number with a true minus sign, anything else as it is. */
const said = (value: string | number): string => String(value).replace(/^-(?=\d)/, '−');

/** Points with their sign, for what is gained or lost. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A language tag that is no tag must not break the board. */
function pluralRules(lang: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(lang);
  } catch {
    return new Intl.PluralRules('en');
  }
}

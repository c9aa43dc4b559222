/** Names inside sentences that are written in the other direction. */
import type { Translate } from './messages.js';

const RIGHT_TO_LEFT = '\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC';
const TURNS_LEFT = new RegExp(`[${RIGHT_TO_LEFT}\u200F\u202A-\u202E\u2066-\u2069]`);
const TURNS_RIGHT = new RegExp(`[^${RIGHT_TO_LEFT}\\P{L}]|[\u200E\u202A-\u202E\u2066-\u2069]`, 'u');

/** Returns a name isolated from the surrounding text if its direction differs. */
export const isolated = (name: string, { rtl }: Pick<Translate, 'rtl'>): string =>
  (rtl ? TURNS_RIGHT : TURNS_LEFT).test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;

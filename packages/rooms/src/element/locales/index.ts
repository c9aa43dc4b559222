/** The languages other than English, each in a file that is loaded when it is needed. */
import type { Messages } from '@yahtzee-game/element/kit';

/** Functions that load the messages of a language, by its tag. */
type WordFiles = Readonly<Record<string, () => Promise<Readonly<Record<string, Messages>>>>>;

// Each import is written out, because bundlers do not follow computed paths.
export const FILES: WordFiles = {
  da: () => import('./da.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fa: () => import('./fa.js'),
  fi: () => import('./fi.js'),
  fr: () => import('./fr.js'),
  hr: () => import('./hr.js'),
  it: () => import('./it.js'),
  nb: () => import('./nb.js'),
  sr: () => import('./sr.js'),
  sv: () => import('./sv.js'),
};

/** The files of the shipped languages except English, which is part of the board. */

import type { WordSet } from './word-sets.js';

export type Files = Readonly<Partial<Record<WordSet, () => Promise<object>>>>;

/** By tag; a regional language has only the messages that differ. Each import is written out for bundlers to follow. */
export const FILES: Readonly<Record<string, Files>> = {
  da: {
    board: () => import('../locales/da/board.js'),
    more: () => import('../locales/da/more.js'),
  },
  de: {
    board: () => import('../locales/de/board.js'),
    more: () => import('../locales/de/more.js'),
  },
  'en-US': { board: () => import('../locales/en-US/board.js') },
  es: {
    board: () => import('../locales/es/board.js'),
    more: () => import('../locales/es/more.js'),
  },
  fa: {
    board: () => import('../locales/fa/board.js'),
    more: () => import('../locales/fa/more.js'),
  },
  fi: {
    board: () => import('../locales/fi/board.js'),
    more: () => import('../locales/fi/more.js'),
  },
  fr: {
    board: () => import('../locales/fr/board.js'),
    more: () => import('../locales/fr/more.js'),
  },
  hr: {
    board: () => import('../locales/hr/board.js'),
    more: () => import('../locales/hr/more.js'),
  },
  it: {
    board: () => import('../locales/it/board.js'),
    more: () => import('../locales/it/more.js'),
  },
  nb: {
    board: () => import('../locales/nb/board.js'),
    more: () => import('../locales/nb/more.js'),
  },
  sr: {
    board: () => import('../locales/sr/board.js'),
    more: () => import('../locales/sr/more.js'),
  },
  sv: {
    board: () => import('../locales/sv/board.js'),
    more: () => import('../locales/sv/more.js'),
  },
};

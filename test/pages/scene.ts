/** What is put on an empty page for a picture. */
import type { Action } from '@yahtzee-game/rules';
import type { Advice, Comparison, GameReview, Prospects } from '@yahtzee-game/element';

export const VARIANTS = {
  light: { scheme: 'light', lang: 'en', dir: 'ltr' },
  dark: { scheme: 'dark', lang: 'en', dir: 'ltr' },
  rtl: { scheme: 'light', lang: 'fa', dir: 'rtl' },
} as const;

export type Look = keyof typeof VARIANTS;

export interface Scene {
  /** In pixels. */
  readonly width: number;
  /** Of the window; high enough for the whole board if absent. */
  readonly height?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** A saved game. */
  readonly game?: string;
  /** What is pressed then, one after the other, inside of the element. */
  readonly press?: readonly string[];
  /** What is typed at last. */
  readonly typed?: string;
  /** What has to be there before the picture is taken. */
  readonly until?: string;
  /** What is played then, before the eyes of the players. */
  readonly actions?: readonly Action[];
  /** In fewer looks than all. */
  readonly looks?: readonly Look[];
  /** Another element than a board. */
  readonly tag?: 'yahtzee-picker' | 'yahtzee-puzzle' | 'yahtzee-review';
  /** What an advisor says of the game. */
  readonly answers?: Answers;
  /** The picture shows the page as it is printed. */
  readonly isPrinted?: boolean;
}

export interface Answers {
  readonly advice?: Advice;
  readonly comparison?: Comparison | undefined;
  readonly prospects?: Prospects | undefined;
  readonly review?: GameReview | undefined;
}

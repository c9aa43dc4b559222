/** A scene that is put on an empty page for a picture. */
import type { Advice, Comparison, GameReview, Prospects } from '@yahtzee-game/element';
import type { Action } from '@yahtzee-game/rules';

export const VARIANTS = {
  light: { scheme: 'light', lang: 'en', dir: 'ltr' },
  dark: { scheme: 'dark', lang: 'en', dir: 'ltr' },
  rtl: { scheme: 'light', lang: 'fa', dir: 'rtl' },
} as const;

export type Look = keyof typeof VARIANTS;

export interface Scene {
  /** In pixels. */
  readonly width: number;
  /** Height of the window in pixels; by default high enough for the whole board. */
  readonly height?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** A saved game. */
  readonly game?: string;
  /** Selectors inside the element that are then pressed, one after the other. */
  readonly press?: readonly string[];
  /** Text that is typed last. */
  readonly typed?: string;
  /** A selector that has to match before the picture is taken. */
  readonly until?: string;
  /** Actions that are then played visibly. */
  readonly actions?: readonly Action[];
  /** The looks of the scene; all by default. */
  readonly looks?: readonly Look[];
  /** The tag of an element other than a board. */
  readonly tag?: 'yahtzee-picker' | 'yahtzee-puzzle' | 'yahtzee-review';
  /** The advisor's answers about the game. */
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

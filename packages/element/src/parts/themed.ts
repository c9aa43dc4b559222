/** The base class of the elements that have themes. */
import { aText } from '../basics/checks.js';
import { Movable } from './adopt-styles.js';
import type { CheckedDeclarations } from './checked.js';

export abstract class Themed extends Movable {
  static override properties: CheckedDeclarations = { theme: { check: aText, reflect: true } };

  /** The names of the element's presets, separated by spaces; the page provides their style sheets. */
  declare theme: string | null | undefined;
}

/** The base class of the elements that wear themes. */
import { aText } from '../game/checks.js';
import { Movable } from './adopt-styles.js';
import type { CheckedDeclarations } from './checked.js';

export abstract class Themed extends Movable {
  static override properties: CheckedDeclarations = { theme: { check: aText, reflect: true } };

  /** The presets that the element wears, by name and with spaces between them; their style sheets belong to the page. */
  declare theme: string | null | undefined;
}

/** The base class of the elements that wear themes. */
import type { PropertyDeclarations } from 'lit';
import { Movable } from './adopt-styles.js';

export abstract class Themed extends Movable {
  static override properties: PropertyDeclarations = { theme: { reflect: true } };

  /** The presets that the element wears, by name and with spaces between them; their style sheets belong to the page. */
  declare theme: string | null | undefined;
}

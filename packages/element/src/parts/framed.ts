import { NarrowPlace } from './narrow-place.js';
import { ThemeCheck } from './theme-check.js';
import { Themed } from './themed.js';

/** An element that draws into a frame. A board, which is one too, watches its place and its theme with the rest of its features. */
export abstract class Framed extends Themed {
  constructor() {
    super();
    this.addController(new NarrowPlace(this));
    this.addController(new ThemeCheck(this));
  }
}

import { NarrowPlace } from './narrow-place.js';
import { ThemeCheck } from './theme-check.js';
import { Themed } from './themed.js';

/**
 * An element drawn in a frame, which watches its place and its theme. The board does so in the feature `every-board`
 * instead.
 */
export abstract class Framed extends Themed {
  constructor() {
    super();
    this.addController(new NarrowPlace(this));
    this.addController(new ThemeCheck(this));
  }
}

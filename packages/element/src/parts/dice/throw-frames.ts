/** Measures the frames of throws, to tell where cubes are too much for a device. */

/** A frame that stays for longer than this, in milliseconds, is seen to stand still: three frames of 60 in a second. */
const LONG = 50;
/** A throw that stands still for longer than this in all stutters. To begin takes half as much on a slow phone. */
const MOST_LOST = 200;
/** This many throws that stutter, one after the other, are no accident. */
const TOO_MANY = 2;

export class ThrowFrames {
  /** The number of throws that stuttered, up to the last one. */
  #stuttered = 0;

  /**
   * Adds up how long the page stands still until the end of a throw. Resolves to whether cubes are too much for the
   * device. A page that is hidden by then says nothing about it.
   */
  async watch(end: Promise<unknown>): Promise<boolean> {
    let lost = 0;
    let last = Infinity;
    let isOver = false;
    const frame = (time: number): void => {
      lost += Math.max(0, time - last - LONG);
      last = time;
      if (!isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    await end;
    isOver = true;
    if (document.hidden) return false;
    this.#stuttered = lost > MOST_LOST ? this.#stuttered + 1 : 0;
    return this.#stuttered >= TOO_MANY;
  }
}

/** Measures the frames of throws, to tell where cubes are too much for a device. */

/** A frame that stays for longer than this, in milliseconds, is seen as a jerk: three frames of 60 in a second. */
const JERK = 50;
/** A throw with more jerks stutters. Its first frames, in which everything is laid out, may jerk on any device. */
const MOST_JERKS = 3;
/** This many throws that stutter, one after the other, are no accident. */
const TOO_MANY = 2;

export class ThrowFrames {
  /** The number of throws that stuttered, up to the last one. */
  #stuttered = 0;

  /**
   * Counts the jerks until the end of a throw. Resolves to whether cubes are too much for the device. A page that is
   * hidden by then says nothing about it.
   */
  async watch(end: Promise<unknown>): Promise<boolean> {
    let jerks = 0;
    let last: number | undefined;
    let isOver = false;
    const frame = (time: number): void => {
      if (last !== undefined && time - last > JERK) jerks += 1;
      last = time;
      if (!isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    await end;
    isOver = true;
    if (document.hidden) return false;
    this.#stuttered = jerks > MOST_JERKS ? this.#stuttered + 1 : 0;
    return this.#stuttered >= TOO_MANY;
  }
}

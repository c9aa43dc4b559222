/**
 * The means of what is to come, without its distribution: each row is a list of numbers that are averaged alike, so that the
 * kernel follows a whole turn at once.
 */
import { BackwardPass, type NextCards } from './backward-pass.js';
import { Means } from './distributions.js';
import type { ForwardKernel, MakeKernel } from './kernel.js';
import type { Values } from './layout.js';
import type { Plan } from './plan.js';
import type { CardRows } from './row-pool.js';

export class MeansPass extends BackwardPass {
  constructor(plan: Plan, make: MakeKernel<ForwardKernel>, values: Values) {
    super(plan, make, values, new Means(plan.cellClasses.length, false));
  }

  protected override playTurn(rows: CardRows, reached: Uint8Array, next: NextCards): void {
    const out = this.pool.addAll(rows, reached);
    this.turns.gather(rows.filled, reached, {
      next: (step) => next.get(rows.filled + step),
      out,
      size: this.means.count + 1,
      extra: this.means.extra,
    });
  }

  /** All points count as none, so that the probability of a row is a single number. */
  protected override pointsOf(): number {
    return 0;
  }
}

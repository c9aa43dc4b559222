/**
 * The means of the points still to come, without their distribution. Each row is a list of numbers that are averaged in
 * the same way, so that the kernel handles a whole turn at once.
 */
import type { ForwardKernel, MakeKernel } from '../kernel/kernel.js';
import type { CardRows } from '../kernel/row-pool.js';
import type { Values } from '../plan/layout.js';
import type { Plan } from '../plan/plan.js';
import { BackwardPass, type NextCards } from './backward-pass.js';
import { Means } from './distributions.js';

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

  /** All points count as 0, so that a row has a single probability. */
  protected override pointsOf(): number {
    return 0;
  }
}

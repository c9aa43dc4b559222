/**
 * The kernel in plain TypeScript: the fallback where WebAssembly is refused, and the reference that the compiled
 * kernels are tested against.
 */
import type { Lattice } from '../plan/lattice.js';
import type { Numbers } from '../plan/layout.js';
import type { BackwardKernel, Brought, ForwardKernel } from './kernel.js';

interface List {
  readonly outcomes: readonly number[];
  readonly groups: readonly number[];
  readonly brought: readonly Brought[];
  /** By outcome. */
  readonly shifts: readonly number[];
  readonly points: readonly number[];
}

/** Returns a kernel over this heap, with vectors of one number. */
export function referenceKernel(lattice: Lattice, memory: Numbers): BackwardKernel & ForwardKernel {
  let heap = memory;
  const { keeps, outcomes, sides, up, down, downStart, chances } = lattice;
  const lists: List[] = [];
  let used = 0;

  /** Writes the maximum of row m of `own` and of the keeps inside it. */
  const bestInside = (S: number, own: number, out: number, m: number, n: number): void => {
    for (let i = 0; i < n; i++) {
      let best = heap[own + m * n + i];
      for (let k = downStart[m]; k < downStart[m + 1]; k++) best = Math.max(best, heap[S + down[k] * n + i]);
      heap[out + m * n + i] = best;
    }
  };

  /** See `flow` in `assembly/distributions.ts`. */
  const flow = (
    P: number,
    best: number,
    own: number,
    stays: number,
    [from, to]: readonly [number, number],
    n: number,
  ): void => {
    for (let m = from; m < to; m++) {
      for (let i = 0; i < n; i++) {
        const at = P + m * n + i;
        const chance = heap[at];
        if (chance === 0) continue;
        const most = heap[best + m * n + i];
        const isBest = (child: number): boolean => heap[best + child * n + i] === most;
        heap[at] = 0;
        const goes =
          heap[own + m * n + i] === most
            ? stays + m * n + i
            : P + Number(down.subarray(downStart[m], downStart[m + 1]).find(isBest)) * n + i;
        heap[goes] = heap[goes] + chance;
      }
    }
  };

  return {
    get heap() {
      return heap;
    },
    grow(length) {
      if (length <= heap.length) return;
      const longer = new Float64Array(Math.max(length, 1.5 * heap.length));
      longer.set(heap);
      heap = longer;
    },
    width: 1,
    reserve: (numbers) => (used += numbers) - numbers,
    list(listed, groups, brought) {
      const shifts = groups.map((group) => brought[group].shift);
      const points = groups.map((group) => brought[group].points + brought[group].bonus);
      return lists.push({ outcomes: listed, groups, brought, shifts, points }) - 1;
    },
    means(full, S, n) {
      // The numbers are added in the order of the compiled kernel, so that both agree to the last bit.
      const half = sides === 6 ? 3 : sides;
      const share = 1 / sides;
      for (let m = outcomes; m < keeps; m++) {
        const from = up[m * sides] < outcomes ? full : S;
        for (let i = 0; i < n; i++) {
          let left = 0;
          let right = 0;
          for (let side = 0; side < half; side++) left += heap[from + up[m * sides + side] * n + i];
          for (let side = half; side < sides; side++) right += heap[from + up[m * sides + side] * n + i];
          heap[S + m * n + i] = (left + right) * share;
        }
      }
    },
    worsts(S, n) {
      for (let m = outcomes; m < keeps; m++) {
        for (let i = 0; i < n; i++) {
          let least = Infinity;
          for (let side = 0; side < sides; side++)
            least = Math.min(least, heap[S + up[m * sides + side] * n + i]);
          heap[S + m * n + i] = least;
        }
      }
    },
    worst(S, out, n) {
      for (let i = 0; i < n; i++) {
        let least = Infinity;
        for (let r = 0; r < outcomes; r++) least = Math.min(least, heap[S + r * n + i]);
        heap[out + i] = least;
      }
    },
    inside(S, out, n) {
      for (let m = keeps - 1; m >= outcomes; m--) bestInside(out, S, out, m, n);
    },
    stopOr(S, stop, out, n) {
      for (let r = outcomes - 1; r >= 0; r--) bestInside(S, stop, out, r, n);
    },
    expect(S, out, n) {
      for (let i = 0; i < n; i++) {
        let sum = 0;
        for (let r = 0; r < outcomes; r++) sum += chances[r] * heap[S + r * n + i];
        heap[out + i] = sum;
      }
    },
    clear(stop, n) {
      heap.fill(-Infinity, stop, stop + outcomes * n);
    },
    offer(stop, list, row, plus, n) {
      const { outcomes: listed, shifts, points } = lists[list];
      listed.forEach((r, k) => {
        for (let i = 0; i < n; i++) {
          const at = stop + r * n + i;
          heap[at] = Math.max(heap[at], heap[row + shifts[k] + i] + (points[k] + plus));
        }
      });
    },
    merge(into, other, n) {
      for (let i = 0; i < outcomes * n; i++) heap[into + i] = Math.max(heap[into + i], heap[other + i]);
    },
    begin(P, wanted, n) {
      for (let r = 0; r < outcomes; r++)
        for (let i = 0; i < n; i++) heap[P + r * n + i] = chances[r] * heap[wanted + i];
    },
    decide(P, best, own, stop, stops, n) {
      flow(P, best, stop, stops, [0, outcomes], n);
      flow(P, best, own, P, [outcomes, keeps - 1], n);
    },
    roll(P, to, n) {
      for (let m = keeps - 1; m >= outcomes; m--) {
        const table = up[m * sides] < outcomes ? to : P;
        for (let i = 0; i < n; i++) {
          const chance = heap[P + m * n + i] / sides;
          heap[P + m * n + i] = 0;
          for (let side = 0; side < sides; side++) {
            const at = table + up[m * sides + side] * n + i;
            heap[at] = heap[at] + chance;
          }
        }
      }
    },
    claim(stop, stops, list, row, plus, sums, n) {
      const { outcomes: listed, shifts, points, groups, brought } = lists[list];
      heap.fill(0, sums, sums + brought.length * n);
      listed.forEach((r, k) => {
        for (let i = 0; i < n; i++) {
          const at = r * n + i;
          if (heap[row + shifts[k] + i] + (points[k] + plus) !== heap[stop + at]) continue;
          const to = sums + groups[k] * n + i;
          heap[to] = heap[to] + heap[stops + at];
          heap[stops + at] = 0;
        }
      });
    },
    find(list, sums, found, n) {
      const end = sums + lists[list].brought.length * n;
      let count = 0;
      for (let at = sums; at < end; at++) {
        if (heap[at] === 0) continue;
        heap[found + 2 * count] = at - sums;
        heap[found + 2 * count++ + 1] = heap[at];
      }
      return count;
    },
    follow(list, sums, next, { out, size, cell, extra }, n) {
      const raise = (at: number, by: number): void => void (heap[at] = heap[at] + by);
      const { brought } = lists[list];
      for (let i = 0; i < n; i++) {
        const row = out + i * size;
        let together = 0;
        brought.forEach(({ shift, points, bonus }, g) => {
          const chance = heap[sums + g * n + i];
          raise(row + cell, chance * points);
          raise(row + extra, chance * bonus);
          together += chance;
          if (together === 0 || brought[g + 1]?.shift === shift) return;
          const from = heap[next + i + shift];
          for (let j = 0; j < size; j++) raise(row + j, heap[from + j] * together);
          together = 0;
        });
      }
    },
    mix(to, from, count, factor) {
      for (let i = 0; i < count; i++) heap[to + i] = heap[to + i] + heap[from + i] * factor;
    },
    flush() {
      // `mix` delays nothing.
    },
  };
}

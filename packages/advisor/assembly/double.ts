// The kernel in double precision.
import * as kernel from './kernel';

export { setup } from './kernel';

export function means(S: usize, n: i32): void {
  kernel.means<f64>(S, n);
}
export function worsts(S: usize, n: i32): void {
  kernel.worsts<f64>(S, n);
}
export function worst(S: usize, out: usize, n: i32): void {
  kernel.worst<f64>(S, out, n);
}
export function inside(S: usize, n: i32): void {
  kernel.inside<f64>(S, n);
}
export function stopOr(S: usize, stop: usize, out: usize, n: i32): void {
  kernel.stopOr<f64>(S, stop, out, n);
}
export function expect(S: usize, out: usize, n: i32): void {
  kernel.expect<f64>(S, out, n);
}
export function clear(stop: usize, n: i32): void {
  kernel.clear<f64>(stop, n);
}
export function offer(stop: usize, list: usize, count: i32, row: usize, plus: f64, n: i32): void {
  kernel.offer<f64>(stop, list, count, row, plus, n);
}
export function merge(into: usize, other: usize, n: i32): void {
  kernel.merge<f64>(into, other, n);
}
export function decide(P: usize, best: usize, own: usize, stop: usize, stops: usize, n: i32): void {
  kernel.decide<f64>(P, best, own, stop, stops, n);
}
export function roll(P: usize, n: i32): void {
  kernel.roll<f64>(P, n);
}
export function claim(
  stop: usize,
  stops: usize,
  list: usize,
  count: i32,
  groups: usize,
  row: usize,
  plus: f64,
  out: usize,
  n: i32,
): void {
  kernel.claim<f64>(stop, stops, list, count, groups, row, plus, out, n);
}

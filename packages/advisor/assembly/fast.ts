// The kernel in single precision.
import * as kernel from './kernel';

export { setup } from './kernel';

export function means(S: usize, n: i32): void {
  kernel.means<f32>(S, n);
}
export function worsts(S: usize, n: i32): void {
  kernel.worsts<f32>(S, n);
}
export function worst(S: usize, out: usize, n: i32): void {
  kernel.worst<f32>(S, out, n);
}
export function inside(S: usize, n: i32): void {
  kernel.inside<f32>(S, n);
}
export function stopOr(S: usize, stop: usize, out: usize, n: i32): void {
  kernel.stopOr<f32>(S, stop, out, n);
}
export function expect(S: usize, out: usize, n: i32): void {
  kernel.expect<f32>(S, out, n);
}
export function clear(stop: usize, n: i32): void {
  kernel.clear<f32>(stop, n);
}
export function offer(stop: usize, list: usize, count: i32, row: usize, plus: f64, n: i32): void {
  kernel.offer<f32>(stop, list, count, row, <f32>plus, n);
}
export function merge(into: usize, other: usize, n: i32): void {
  kernel.merge<f32>(into, other, n);
}

// Backward induction in numbers of 8 bytes.

import * as tiles from './tiles';

export function solve(first: i32, end: i32): void {
  tiles.solve<f64>(first, end);
}

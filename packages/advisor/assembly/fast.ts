// Backward induction in numbers of 4 bytes.

import * as tiles from './tiles';

export function solve(first: i32, end: i32): void {
  tiles.solve<f32>(first, end);
}

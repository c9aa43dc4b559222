// How often and how far dice of motion="3d" are seen over each other: 300 throws in four layouts.
//
//   node --import tsx scripts/bench/overlaps.mjs

import { gapsIn, LAYOUTS, overlapsOf } from '../../test/harness/overlaps.js';

const ROLLS = Array.from({ length: 300 }, (_, i) => i + 1);

for (const [name, layout] of Object.entries(LAYOUTS)) {
  const { share, most } = overlapsOf(gapsIn(layout, ROLLS));
  console.log(`${name}: ${(share * 100).toFixed(2)} % of pairs, by at most ${most.toFixed(2)} of a die`);
}

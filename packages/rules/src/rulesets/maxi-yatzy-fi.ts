import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { maxiSpec, type MaxiRow } from './maxi-yatzy.js';

/** Maxi Yatzy with the figures of Finnish books. */
export const ruleset = configurable(
  { upperBonus: [50, 100], upperThreshold: { default: 84, from: 1, to: 126 }, fullStraight: [30, 21] },
  (o): Spec<MaxiRow> => ({
    ...maxiSpec(o),
    id: 'maxi-yatzy-fi',
    source: 'Finnish Yatzy rules; they do not say how much the bonus is',
  }),
);

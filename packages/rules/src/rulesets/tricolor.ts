import { fullScorecard } from '../games/full-scorecard.js';
import { configurable } from '../model/ruleset.js';
import type { Spec } from '../model/spec.js';
import { facesIn, kismetChoices, kismetSpec, type KismetRow } from './kismet.js';
import { ruleset as rainbow } from './rainbow.js';

type Row = KismetRow | (typeof rainbow)['spec']['categories'][number]['id'];

/** TriColor: the sheet of Kismet, or of Rainbow, for dice whose faces are blue, red and green. */
export const ruleset = configurable(
  { sheet: ['kismet', 'rainbow'], ...kismetChoices },
  (o): Spec<Row> => ({
    ...(o.sheet === 'kismet' ? kismetSpec(o) : rainbow.make({})),
    id: 'tricolor',
    source: 'House rules by this project, after an app whose rules are lost but for "similar to Kismet"',
    status: 'reconstructed',
    dice: { count: 5, sides: facesIn('blue', 'red', 'green') },
  }),
  fullScorecard,
);

import { extended } from '../model/ruleset.js';
import type { Category, Repeat, Test } from '../model/spec.js';
import type { Side } from '../model/types.js';
import { both, fixed, oneColour } from '../vocabulary/score.js';
import { ruleset as yahtzee } from './yahtzee.js';

const COLOURS = ['red', 'green', 'blue'] as const;
type ColourRow = `${(typeof COLOURS)[number]}Flush` | 'colourFullHouse';
/** A side for each face and colour, so that a throw draws both. */
const SIDES: readonly Side[] = [1, 2, 3, 4, 5, 6].flatMap((face) =>
  COLOURS.map((colour) => ({ face, colour })),
);
const FLUSH = 35;
const COLOUR_HOUSE = 15;

const has =
  (colour: string): Test =>
  (t) =>
    t.sides[0]?.colour === colour;

/** Three dice of one colour and two of another. */
const colourHouse: Test = (t) => {
  const counts = COLOURS.map((colour) => t.sides.filter((side) => side.colour === colour).length);
  return counts.includes(3) && counts.includes(2);
};

const ROWS: readonly Category<ColourRow>[] = [
  ...COLOURS.map((colour) => ({
    id: `${colour}Flush` as const,
    section: 'lower',
    score: fixed(FLUSH, both(oneColour, has(colour))),
    joker: FLUSH,
  })),
  { id: 'colourFullHouse', section: 'lower', score: fixed(COLOUR_HOUSE, colourHouse), joker: COLOUR_HOUSE },
];

/** An extra Yahtzee in one colour earns twice as much. */
const twiceInOneColour =
  (bonus: Repeat['bonus']): Repeat['bonus'] =>
  (r, c) =>
    bonus(r, c) * (oneColour(r.t) ? 2 : 1);

/** Rainbow: every throw draws a colour for each die, and four rows ask for them. */
export const ruleset = extended(yahtzee, {}, ({ categories, repeat, ...base }) => ({
  ...base,
  id: 'rainbow',
  source: 'Reviews of the console and phone game that has this mode',
  dice: { count: 5, sides: SIDES },
  categories: [...categories, ...ROWS],
  ...(repeat && { repeat: { ...repeat, bonus: twiceInOneColour(repeat.bonus) } }),
}));

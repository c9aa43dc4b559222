/**
 * Tiles of rows that Yahtzee does not have, or has with other dice. In addition to the names of `view/row-icon`: a
 * letter for each die, `T` for a third group; `!` before them means "of one colour", a colour after them that colour;
 * `bars:1,3,5` shows these faces; `text:7` shows a text; `order:down` shows the order in which a column is filled.
 */
import { scoreRoll, type Category, type Ruleset } from '@yahtzee-game/rules';

/** The dots of each row, for games of three, five, six and seven dice. */
const DOTS: Readonly<Record<string, readonly string[]>> = {
  onePair: ['FhhhF', 'FhhhhF', 'FhhhhhF'],
  twoPairs: ['FQhQF', 'FQhhQF', 'FQhhhQF'],
  threePairs: ['FQTTQF', 'FQThTQF'],
  threeOfAKind: ['FFF', 'FhFhF', 'FFFhhh', 'FhhFhhF'],
  fourOfAKind: ['FFhFF', 'FFhFFh', 'FFhhhFF'],
  fiveOfAKind: ['FFFFFh', 'FFhFhFF'],
  sixOfAKind: ['FFFhFFF'],
  fullHouse: ['FQFQF', 'FFFQQh', 'FQFhFQF'],
  villa: ['FFFQQQ', 'FQFhQFQ'],
  tower: ['FFQFFQ', 'FFQhQFF'],
  fullHousePair: ['FQFTFQT'],
  castle: ['FFQQQFF'],
  highRise: ['FFQFQFF'],
  twoPairsSameColour: ['!FQhQF'],
  fullHouseSameColour: ['!FQFQF'],
  flush: ['!FFFFF'],
  redFlush: ['!FFFFFred'],
  greenFlush: ['!FFFFFgreen'],
  blueFlush: ['!FFFFFblue'],
  colourFullHouse: ['!FQFQF'],
  crag: ['FFh'],
};
const OTHERS: Readonly<Record<string, string>> = {
  oddStraight: 'bars:1,3,5',
  evenStraight: 'bars:2,4,6',
  lowStraight: 'bars:1,2,3',
  highStraight: 'bars:4,5,6',
  fullStraight: 'bars:1,2,3,4,5,6',
  thirteen: 'text:13',
  plus: 'up',
  moins: 'down',
  max: 'up',
  min: 'down',
  misere: 'down',
};
const RUNS = [
  [1, 2, 3, 4],
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
] as const;

/** Returns the tile of a row in this game; undefined if the tile of plain Yahtzee fits. */
export function tileFor(ruleset: Ruleset, category: Category | undefined): string | undefined {
  if (!category) return undefined;
  const { id, face } = category;
  if (face) {
    const symbol = symbolOf(ruleset, face);
    return symbol && `text:${symbol}`;
  }
  const { count } = ruleset.spec.dice;
  if (id === 'yahtzee' || id === 'secondYahtzee') return 'F'.repeat(count);
  if (id === 'chance') return 'h'.repeat(count);
  const dots = DOTS[id]?.find((pattern) => pattern.match(/[FQTh]/g)?.length === count);
  const [, number] = /^(?:sum|round)(\d+)$/.exec(id) ?? [];
  return dots ?? OTHERS[id] ?? (number ? `text:${number}` : straight(ruleset, id, count));
}

/** Takes the faces of a straight from the row itself: they differ between games. */
function straight(ruleset: Ruleset, id: string, count: number): string | undefined {
  if (!/straight/i.test(id)) return undefined;
  const run = RUNS.find((faces) => {
    const dice = Array.from({ length: count }, (_, i) => sideOf(ruleset, faces[i] ?? 1));
    return faces.length <= count && scoreRoll(ruleset, id, dice) > 0;
  });
  return run && `bars:${run.join()}`;
}

/** Returns the symbol on a face in place of pips. */
function symbolOf({ spec }: Ruleset, face: number): string | undefined {
  const { sides } = spec.dice;
  return typeof sides === 'number' ? undefined : sides.find((side) => side.face === face)?.symbol;
}

/** Returns the number of a side that shows this face. */
function sideOf({ spec }: Ruleset, face: number): number {
  const { sides } = spec.dice;
  return typeof sides === 'number' ? face : 1 + sides.findIndex((side) => side.face === face);
}

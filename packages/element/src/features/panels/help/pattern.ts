/** Describes which throws score in a row: tests known patterns until one matches the same throws. */
import type { Score, Test, Throw } from '@yahtzee-game/rules';
import { allEqual, fullHouse, groups, ofAKind, oneColour, run } from '@yahtzee-game/rules/engine';
import type { Translate } from '../../../words/messages.js';
import type { ScoredRow } from './scored.js';
import { sidesOf } from './throws.js';
import { facesInARow } from './words.js';

interface Pattern {
  readonly test: Test;
  readonly words: string;
}

/** The sizes of groups of equal dice for which there are messages. */
const GROUPS = [
  [2, 2],
  [3, 2],
  [2, 2, 2],
  [3, 3],
  [4, 2],
  [3, 2, 2],
  [4, 3],
  [5, 2],
] as const;

/** The maximum number of throws that are named one by one. */
const FEW = 3;

/** Returns the pattern of a row; empty if everything scores. A pattern without words is left to the example. */
export function patternOf(row: ScoredRow, t: Translate): string {
  const { throws, points, scoring } = row;
  if (!scoring.length || scoring.length === throws.length) return '';
  const scores = points.map((n) => n > 0);
  const found = candidates(row, t).find(({ test }) => throws.every((one, i) => test(one) === scores[i]));
  return found?.words ?? t('help.asShown');
}

function candidates(row: ScoredRow, t: Translate): readonly Pattern[] {
  const shapes = shapesOf(row.spec.dice.count, t);
  const plain = [
    ...shapes,
    ...thoseFaces(row, t),
    ...thatSum(row, t),
    ...sumLimits(row, t),
    onlyFaces(row, t),
  ];
  const ofOneColour = shapes.map(({ test, words }) => ({
    test: (one: Throw) => oneColour(one) && test(one),
    words: t('help.oneColour', { pattern: words }),
  }));
  return [
    ...plain,
    { test: oneColour, words: t('help.colour') },
    ...thatColour(row, t),
    ...ofOneColour,
    { test: pairsOfOneColour, words: t('help.pairsOneColour') },
    ...fewThrows(row, t),
    ...shapesOfSum(row, shapes, t),
  ];
}

function shapesOf(dice: number, t: Translate): readonly Pattern[] {
  const upTo = Array.from({ length: dice }, (_, i) => i + 1);
  const number = (n: number): string => t(`count.${n}`);
  return [
    { test: allEqual, words: t('help.equal.all') },
    ...upTo.slice(1, -1).map((n) => ({ test: ofAKind(n), words: t('help.equal', { count: number(n) }) })),
    ...upTo.slice(2).map((n) => ({ test: run(n), words: t('help.run', { count: number(n) }) })),
    { test: (one) => one.counts.every((count) => count <= 1), words: t('help.different') },
    ...GROUPS.map((sizes) => ({
      test: worthMoreThan0(groups(...sizes)),
      words: t(`help.groups.${sizes.join('.')}`),
    })),
    { test: (one) => fullHouse(one) || allEqual(one), words: t('help.houseOrEqual') },
  ];
}

const worthMoreThan0 =
  (score: Score): Test =>
  (one) =>
    score(one) > 0;

/** Returns the faces that all scoring throws share, if these faces suffice to score. */
function thoseFaces({ scoring }: ScoredRow, t: Translate): readonly Pattern[] {
  const faces = [...(scoring[0]?.counts.keys() ?? [])].filter((face) =>
    scoring.every((one) => one.counts[face]),
  );
  const test: Test = (one) => faces.every((face) => one.counts[face]);
  return faces.length > 1 ? [{ test, words: facesInARow(t, faces) }] : [];
}

/** All dice of the colour that the scoring throws have. */
function thatColour({ scoring }: ScoredRow, t: Translate): readonly Pattern[] {
  const colour = scoring[0]?.sides[0]?.colour;
  const test: Test = (one) => one.sides.every((side) => side.colour === colour);
  return colour ? [{ test, words: t('help.ofColour', { colour: t(`colour.${colour}`) }) }] : [];
}

/** Two pairs of different faces that share a colour; four equal dice are two pairs. */
const pairsOfOneColour: Test = (one) => {
  const colours = one.sides.flatMap(({ face, colour = [] }, i) =>
    (one.counts[face] ?? 0) > 1 && one.sides.findIndex((side) => side.face === face) === i ? colour : [],
  );
  return ofAKind(4)(one) || new Set(colours).size < colours.length;
};

/** Names each throw if there are few: "1-6-6, 3-5-5 or 4-4-5". */
function fewThrows({ scoring }: ScoredRow, t: Translate): readonly Pattern[] {
  if (scoring.length > FEW) return [];
  const named = scoring.map(({ sides }) =>
    facesInARow(
      t,
      sides.map(({ face }) => face),
    ),
  );
  const counts = new Set(scoring.map((one) => String(one.counts)));
  return [{ test: (one) => counts.has(String(one.counts)), words: t.list.or(named) }];
}

/** The common sum of all scoring throws. */
function commonSum({ scoring }: ScoredRow): number | undefined {
  const sum = scoring[0]?.sum;
  return scoring.every((one) => one.sum === sum) ? sum : undefined;
}

function thatSum(row: ScoredRow, t: Translate): readonly Pattern[] {
  const n = commonSum(row);
  return n === undefined ? [] : [{ test: (one) => one.sum === n, words: t('help.sum', { n }) }];
}

/** Sums from the least that scores upwards, or up to the most. */
function sumLimits({ scoring }: ScoredRow, t: Translate): readonly Pattern[] {
  const sums = scoring.map(({ sum }) => sum);
  const least = Math.min(...sums);
  const most = Math.max(...sums);
  return [
    { test: (one) => one.sum >= least, words: t('help.sum.least', { n: least }) },
    { test: (one) => one.sum <= most, words: t('help.sum.most', { n: most }) },
  ];
}

/** No other faces than those that scoring throws show. */
function onlyFaces({ spec, scoring }: ScoredRow, t: Translate): Pattern {
  const all = new Set(sidesOf(spec.dice).map(({ face }) => face));
  const faces = [...all].filter((face) => scoring.some((one) => one.counts[face]));
  return {
    test: (one) => one.counts.every((count, face) => !count || faces.includes(face)),
    words: t('help.only', { faces: t.list.and(faces.map((face) => t.number(face))) }),
  };
}

function shapesOfSum(row: ScoredRow, shapes: readonly Pattern[], t: Translate): readonly Pattern[] {
  const n = commonSum(row);
  if (n === undefined) return [];
  return shapes.map(({ test, words }) => ({
    test: (one) => one.sum === n && test(one),
    words: t('help.ofSum', { pattern: words, n }),
  }));
}

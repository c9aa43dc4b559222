/**
 * The vocabulary that house rules are written in, checked: shipped rulesets use the same words of `score`, `order`,
 * `repeat` and `rows`, and trust themselves. Each throws a RangeError, one sentence, if it is handed anything else than
 * its type says.
 */
import { checkCard, checkFunction, checkPoints, checkRepeated, checkWhole, thrown } from '../model/doors.js';
import { deny, isWhole } from '../model/refuse.js';
import type { Bonus, Category, Order, Repeat, Score, Test } from '../model/spec.js';
import * as orders from './order.js';
import * as repeats from './repeat.js';
import * as rows from './rows.js';
import type { NumberRow, SixRow } from './rows.js';
import * as scores from './score.js';

export {
  announce,
  counter,
  down,
  ends,
  free,
  hand,
  lateAnnounce,
  lowerThenUpper,
  middle,
  up,
  upperThenLower,
} from './order.js';
export { literal, noBonus } from './repeat.js';

/** A pattern, or a score, that says so in a sentence when it is called where it should be given: `fullHouse()`. */
const asked =
  <T>(name: string, word: (t: Parameters<Score>[0]) => T): ((t: Parameters<Score>[0]) => T) =>
  (t) =>
    word(thrown(t, name));

function checkWords(place: string, ...words: readonly unknown[]): void {
  for (const word of words)
    checkFunction(place, word, 'a pattern or a score, such as fullHouse, run(4) or sum');
}

/** All dice show the same face. */
export const allEqual: Test = asked('allEqual', scores.allEqual);

/** One face exactly three times, and another exactly twice. */
export const fullHouse: Test = asked('fullHouse', scores.fullHouse);

/** All dice have one colour. */
export const oneColour: Test = asked('oneColour', scores.oneColour);

/** Sum of all dice. */
export const sum: Score = asked('sum', scores.sum);

/** Some face shows at least k times. */
export function ofAKind(k: number): Test {
  checkWhole('ofAKind', k, 1);
  return asked('ofAKind', scores.ofAKind(k));
}

/** k consecutive faces all show; other dice are free. */
export function run(k: number): Test {
  checkWhole('run', k, 1);
  return asked('run', scores.run(k));
}

/** Every face from `first` to `last` shows; other dice are free. */
export function sequence(first: number, last: number): Test {
  checkWhole('sequence: first', first, 1);
  checkWhole('sequence: last', last, first);
  return asked('sequence', scores.sequence(first, last));
}

/** These faces show, each as often as it is named; other dice are free: `shows(1, 1, 6)` is two ones and a six. */
export function shows(...faces: readonly number[]): Test {
  checkFaces('shows', faces);
  return asked('shows', scores.shows(...faces));
}

/** How many dice show one of these faces: with `count(1, 6)`, sixes are wild among the ones. */
export function count(...faces: readonly number[]): Score {
  checkFaces('count', faces);
  return asked('count', scores.count(...faces));
}

/** All dice show one of these faces. */
export function only(...faces: readonly number[]): Test {
  checkFaces('only', faces);
  return asked('only', scores.only(...faces));
}

function checkFaces(name: string, faces: readonly unknown[]): void {
  for (const face of faces.length > 0 ? faces : [undefined]) checkWhole(name, face, 1);
}

/** The sum of all dice is this or more. */
export function sumFrom(least: number): Test {
  checkPoints('sumFrom', least);
  return asked('sumFrom', scores.sumFrom(least));
}

/** The sum of all dice is this or less. */
export function sumTo(most: number): Test {
  checkPoints('sumTo', most);
  return asked('sumTo', scores.sumTo(most));
}

/** It is the first roll of a turn. */
export const firstRoll: Test = asked('firstRoll', scores.firstRoll);

/** Not that pattern. */
export function not(test: Test): Test {
  checkWords('not', test);
  return scores.not(test);
}

/** Both patterns; all of them, if there are more. */
export function both(a: Test, b: Test, ...more: readonly Test[]): Test {
  checkWords('both', a, b, ...more);
  return scores.both(a, b, ...more);
}

/** Either pattern; any of them, if there are more. */
export function either(a: Test, b: Test, ...more: readonly Test[]): Test {
  checkWords('either', a, b, ...more);
  return scores.either(a, b, ...more);
}

/** Sum of the dice that show this face. */
export function faceSum(face: number): Score {
  checkWhole('faceSum', face, 1);
  return asked('faceSum', scores.faceSum(face));
}

/** A fixed number of points if the pattern shows. */
export function fixed(points: number, test: Test): Score {
  checkPoints('fixed', points);
  checkWords('fixed', test);
  return asked('fixed', scores.fixed(points, test));
}

/** Sum of all dice if the pattern shows, with `besides` added, 0 if absent. */
export function sumIf(test: Test, besides = 0): Score {
  checkWords('sumIf', test);
  checkPoints('sumIf', besides);
  return asked('sumIf', scores.sumIf(test, besides));
}

/** Another score, with a fixed number of points added if it is not 0. */
export function plus(besides: number, score: Score): Score {
  checkPoints('plus', besides);
  checkWords('plus', score);
  return asked('plus', scores.plus(besides, score));
}

/** Another score, less a fixed number of points: `less(3, faceSum(1))` costs points where fewer than three ones show. */
export function less(by: number, score: Score): Score {
  checkPoints('less', by);
  checkWords('less', score);
  return asked('less', scores.less(by, score));
}

/** Points by the number of the roll that shows the pattern; the last ones also for later rolls. */
export function byRoll(test: Test, ...points: readonly number[]): Score {
  checkWords('byRoll', test);
  for (const some of points.length > 0 ? points : [undefined]) checkPoints('byRoll', some);
  return asked('byRoll', scores.byRoll(test, ...points));
}

/** Fixed points if the pattern shows, and other points if all its dice fell in one throw. */
export function servedOr(points: number, served: number, test: Test): Score {
  checkPoints('servedOr', points);
  checkPoints('servedOr', served);
  checkWords('servedOr', test);
  return asked('servedOr', scores.servedOr(points, served, test));
}

/** The better of two scores, or the best of more. */
export function best(a: Score, b: Score, ...more: readonly Score[]): Score {
  checkWords('best', a, b, ...more);
  return asked('best', scores.best(a, b, ...more));
}

/**
 * Sum of groups of equal dice, each group of another face, taken so that they are worth most; 0 if they do not all
 * show. `groups(2)` is one pair, `groups(2, 2)` two pairs, `groups(3)` three of a kind without the other dice,
 * `groups(3, 2)` a full house.
 */
export function groups(...sizes: readonly number[]): Score {
  for (const size of sizes.length > 0 ? sizes : [undefined]) checkWhole('groups', size, 1);
  return asked('groups', scores.groups(...sizes));
}

/** Scores the `count` dice of a larger throw that are worth most. */
export function bestOf(count: number, score: Score): Score {
  checkWhole('bestOf', count, 1);
  checkWords('bestOf', score);
  return asked('bestOf', scores.bestOf(count, score));
}

/** From this row, counted from 0, upwards and from the next one downwards. */
export function middleFrom(row: number): Order {
  checkWhole('middleFrom', row, 0);
  return orders.middleFrom(row);
}

type Place = Repeat['place'];

/** A policy that says so in a sentence when it is called where it should be given: `forced()`. */
const placing =
  (name: string, policy: Place): Place =>
  (r, c) => {
    checkRepeated(name, r, c);
    return policy(r, c);
  };

/**
 * The number box while it may be filled; once it is filled a lower box as joker; else zero in another number box.
 * Where an order or an announcement bars the open number box, any box by what the dice say.
 */
export const forced: Place = placing('forced', repeats.forced);

/** Any box; lower boxes count as joker once the number box is filled. */
export const freeChoice: Place = placing('freeChoice', repeats.freeChoice);

/** Any lower box as joker, the number box never; number boxes take a zero when nothing lower is open. */
export const lowerOnly: Place = placing('lowerOnly', repeats.lowerOnly);

/** A fixed number of points wherever it is entered, if the watched box has scored. */
export function chips(points: number): Repeat['bonus'] {
  checkPoints('chips', points);
  return repeats.chips(points);
}

/** A fixed number of points wherever it is entered, even if the watched box was struck. */
export function always(points: number): Repeat['bonus'] {
  checkPoints('always', points);
  return repeats.always(points);
}

/** A fixed number of points if it is entered in its own number box. */
export function inNumberBox(points: number): Repeat['bonus'] {
  checkPoints('inNumberBox', points);
  return repeats.inNumberBox(points);
}

/** The same policy, asleep while the watched box was struck. */
export function onlyIfScored(policy: Repeat): Repeat {
  const { place, bonus } = Object(policy) as Partial<Repeat>;
  if (typeof place !== 'function' || typeof bonus !== 'function')
    deny('onlyIfScored', policy, 'a policy: an object with row, place and bonus');
  return repeats.onlyIfScored(policy);
}

type Strike = NonNullable<Repeat['opponents']>;

const striking =
  (name: string, policy: Strike): Strike =>
  (r, card, firstOpen) => {
    checkRepeated(name, r, r);
    checkCard(card);
    if (!isWhole(firstOpen, 0, card.slots.length - 1))
      deny(`${name}: firstOpen`, firstOpen, `a slot of the card, 0 to ${card.slots.length - 1}`);
    return policy(r, card, firstOpen);
  };

/** Opponents write a zero in their first open box, which is their next turn; only if the watched box has scored. */
export const strikeOpponents: Strike = striking('strikeOpponents', repeats.strikeOpponents);

/** The same, also if the watched box was struck. */
export const alwaysStrikeOpponents: Strike = striking('alwaysStrikeOpponents', repeats.alwaysStrikeOpponents);

/** The number boxes of faces 1…n, which make the upper section. @throws RangeError if n is not 1 to 7. */
export function numberRows(n: 6): readonly Category<SixRow>[];
export function numberRows(n: number): readonly Category<NumberRow>[];
export function numberRows(n: number): readonly Category<NumberRow>[] {
  if (!isWhole(n, 1, 7)) deny('numberRows', n, '1 to 7');
  return rows.numberRows(n);
}

/** Points for the upper section from this sum on; no bonus at all for 0 points. */
export function upperBonus(at: number, points: number): readonly Bonus[] {
  checkPoints('upperBonus: at', at);
  checkPoints('upperBonus: points', points);
  return rows.upperBonus(at, points);
}

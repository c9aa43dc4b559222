// The least and the greatest total that each ruleset declares are reached by a game that is listed turn by turn, and no
// other game goes beyond them.

import {
  newGame,
  outcome,
  withOptions,
  type GameState,
  type Options,
  type Ruleset,
} from '@yahtzee-game/rules';
import { ruleset as kismet } from '@yahtzee-game/rules/rulesets/kismet';
import { ruleset as sachsenkniffel } from '@yahtzee-game/rules/rulesets/sachsenkniffel';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundsOf } from '../../harness/games/bounds.js';
import { rangeOf, readFixture } from '../../harness/games/fixtures.js';
import {
  announce,
  legalCells,
  newSolo,
  playTurns,
  rollDice,
  scoreIn,
  throwDice,
  totals,
  turn,
  turnsOf,
} from '../../harness/games/play.js';
import { shipped, titleOf } from '../../harness/games/shipped.js';

const NUMBERS = 'ones 11111, twos 22222, threes 33333, fours 44444, fives 55555, sixes 66666';
const SUMS = 'threeOfAKind 66666, fourOfAKind 66666, chance 66666';
const PATTERNS = 'fullHouse 55666, smallStraight 12345, largeStraight 23456, straight 23456';
const JOKERS = 'fullHouse 66666, smallStraight 66666, largeStraight 66666';

/** No five of a kind after the box for it has been filled. */
const NO_EXTRAS =
  `${NUMBERS}, ${SUMS}, ${PATTERNS}, onePair 66666, twoPairs 55666, plus 66666, moins 56666, misere 11111, ` +
  'max 66666, min 11111, yahtzee 66666';
/** The box for five of a kind comes first, so that each later five of a kind is an extra one. */
const ALL_EXTRAS = `yahtzee 66666, ${NUMBERS}, ${SUMS}, ${JOKERS}`;
const LOWER_FIRST = `yahtzee 66666, ${SUMS}, ${JOKERS}, ${NUMBERS}`;

/** The same boxes, in one colour each. */
const inRed = (turns: string): string =>
  turnsOf(turns)
    .map(([row, values]) => `${row} ${values.replace(/\d/g, '$&r')}`)
    .join();
const COLOURS =
  'redFlush 6r6r6r6r6r, greenFlush 6r6r6r6r6r, blueFlush 6r6r6r6r6r, colourFullHouse 6r6r6r6r6r';
const RAINBOW_NO_EXTRAS =
  `${inRed(NO_EXTRAS).replace('yahtzee 6r6r6r6r6r', '')}redFlush 1r1r1r2r2r, greenFlush 1g1g1g2g2g, ` +
  'blueFlush 1b1b1b2b2b, colourFullHouse 1r1r2r3b4b, yahtzee 6r6r6r6r6r';

const KISMET =
  `${NUMBERS}, twoPairsSameColour 66666, threeOfAKind 66666, straight 12345, flush 66666, fullHouse 66666, ` +
  'fullHouseSameColour 66666, fourOfAKind 66666, chance 66666, yahtzee 66666';
/** Five equal dice only where they count as a full house. */
const KISMET_WITHOUT_HOUSES = KISMET.replace('fullHouse 66666', 'fullHouse 55666').replace(
  'fullHouseSameColour 66666',
  'fullHouseSameColour 11666',
);
const MAXI =
  'ones 111111, twos 222222, threes 333333, fours 444444, fives 555555, sixes 666666, onePair 666661, ' +
  'twoPairs 665512, threePairs 665544, threeOfAKind 666123, fourOfAKind 666612, fiveOfAKind 666661, ' +
  'smallStraight 123451, largeStraight 234562, fullStraight 123456, fullHouse 666551, villa 666555, ' +
  'tower 666655, chance 666666, yahtzee 666666';
const SEVEN =
  'ones 1111111, twos 2222222, threes 3333333, fours 4444444, fives 5555555, sixes 6666666, onePair 6612345, ' +
  'twoPairs 6655123, threePairs 6655441, threeOfAKind 6661234, fourOfAKind 6666123, fiveOfAKind 6666612, ' +
  'sixOfAKind 6666661, smallStraight 1234511, largeStraight 2345622, fullStraight 1234561, fullHouse 6665512, ' +
  'villa 6665551, tower 6666551, fullHousePair 6665544, castle 6666555, highRise 6666655, chance 6666666, ' +
  'yahtzee 6666666';
const CRAG =
  'ones 111, twos 222, threes 333, fours 444, fives 555, sixes 666, oddStraight 135, evenStraight 246, ' +
  'lowStraight 123, highStraight 456, threeOfAKind 111, thirteen 256, crag 166';
/** Five of a kind on the first roll would be worth more, but would end the game. */
const GENERALA =
  'ones 11111 on roll 2, twos 22222 on roll 2, threes 33333 on roll 2, fours 44444 on roll 2, fives 55555 on roll 2, ' +
  'sixes 66666 on roll 2, straight 12345, fullHouse 55666, fourOfAKind 66665, yahtzee 66666 on roll 2, ' +
  'secondYahtzee 66666 on roll 2';
const SEVENS = `yahtzee 77777, sevens 77777, ${NUMBERS}, ${SUMS}, ${JOKERS}`.replaceAll(
  /(?<=Kind |chance )66666/g,
  '77777',
);

/** Best games other than the one without extras, for a whole game or for one of its forms. */
const BEST: Readonly<Record<string, string>> = {
  'yahtzee[]': ALL_EXTRAS,
  'yahtzee[joker=original1956]': LOWER_FIRST,
  'yahtzee[joker=none]': NO_EXTRAS,
  'triple-yahtzee[]': ALL_EXTRAS,
  'triple-yahtzee[joker=original1956]': LOWER_FIRST,
  'triple-yahtzee[joker=none]': NO_EXTRAS,
  'kniffel[]': ALL_EXTRAS,
  'kniffel[extraKniffel=none]': NO_EXTRAS,
  'lucky7[]': SEVENS,
  'rainbow[]': `${inRed(ALL_EXTRAS)}, ${COLOURS}`,
  'rainbow[joker=original1956]': `${inRed(LOWER_FIRST.replace(NUMBERS, ''))}${COLOURS}, ${inRed(NUMBERS)}`,
  'rainbow[joker=none]': RAINBOW_NO_EXTRAS,
  'kismet[]': KISMET,
  'kismet[fiveKindIsFullHouse=false]': KISMET_WITHOUT_HOUSES,
  'tricolor[]': KISMET,
  'tricolor[fiveKindIsFullHouse=false]': KISMET_WITHOUT_HOUSES,
  'tricolor[sheet=rainbow]': `${ALL_EXTRAS}, redFlush 66666, greenFlush 66666, blueFlush 66666, colourFullHouse 66666`,
  'maxi-yatzy[]': MAXI,
  'maxi-yatzy-saved[]': MAXI,
  'maxi-yatzy-fi[]': MAXI,
  'seven-yatzy[]': SEVEN,
  'crag[]': CRAG,
  'generala[]': GENERALA,
  'generala[servedGenerala=score]': GENERALA.replaceAll(' on roll 2', ''),
};
/** Boxes that are worth more with other dice under an option. */
const BETTER: Readonly<Record<string, string>> = {
  '[pairsDistinct=false]': 'twoPairs 66666',
  '[fiveKindIsFullHouse=true]': 'fullHouse 66666',
  '[grandeIsFullHouse=true]': 'fullHouse 66666',
  '[balutIsFullHouse=true]': 'fullHouse 66666',
};

/** The least points that the dice can give in each box. */
const WORST =
  'ones 22346, twos 11346, threes 11246, fours 11236, fives 11236, sixes 11235, chance 11111, misere 66666, ' +
  'plus 11111, moins 11112, onePair 12456, twoPairs 12456, threeOfAKind 12456, fourOfAKind 12456, ' +
  'fullHouse 12456, smallStraight 12456, largeStraight 12456, straight 11246, yahtzee 12456, sevens 12456, ' +
  'secondYahtzee 12456, twoPairsSameColour 12456, flush 12456, fullHouseSameColour 12456, redFlush 12456, ' +
  'greenFlush 12456, blueFlush 12456, colourFullHouse 16162';
/** Five ones, times the greatest amount by which Max can be less than Min. */
const YAMB_WORST = `max 11111, min 66666, ${WORST.replace('ones 22346', 'ones 11111')}`;
const MAXI_WORST =
  'ones 222346, twos 111346, threes 111246, fours 111236, fives 111236, sixes 111235, onePair 123456, ' +
  'twoPairs 123456, threePairs 123456, threeOfAKind 123456, fourOfAKind 123456, fiveOfAKind 123456, ' +
  'smallStraight 111111, largeStraight 111111, fullStraight 111111, fullHouse 123456, villa 123456, ' +
  'tower 123456, chance 111111, yahtzee 123456';
const SEVEN_WORST = MAXI_WORST.replaceAll(/(\d)(?=,|$)/g, '$1$1')
  .replace('onePair 1234566', 'onePair 1123456')
  .concat(', sixOfAKind 1123456, fullHousePair 1123456, castle 1123456, highRise 1123456');
const CRAG_WORST =
  'ones 223, twos 113, threes 112, fours 112, fives 112, sixes 112, oddStraight 112, evenStraight 112, ' +
  'lowStraight 112, highStraight 112, threeOfAKind 112, thirteen 112, crag 112';
/** A turn with three rolls saves no roll. */
const ALL_ROLLS = turnsOf(WORST)
  .map(([row, values]) => `${row} ${values} on roll 3`)
  .join();

const WORSE: Readonly<Record<string, string>> = {
  'yatzy-osto[]': ALL_ROLLS,
  'yatzy-osto-strict[]': ALL_ROLLS,
  'maxi-yatzy[]': MAXI_WORST,
  'maxi-yatzy-saved[]': MAXI_WORST,
  'maxi-yatzy-fi[]': MAXI_WORST,
  'seven-yatzy[]': SEVEN_WORST,
  'crag[]': CRAG_WORST,
  'yamb[]': YAMB_WORST,
  'yamb[minimaxFloor=0]': `max 11111, min 66666, ${WORST}`,
  'rainbow[]': turnsOf(WORST)
    .map(([row, values]) => `${row} ${values.replace(/^(.)(.)(.)(.)(.)/, '$1r$2g$3b$4r$5g')}`)
    .join(),
};

/** With one die more, which brings nothing. */
const sixDice = (turns: string): string => turns.replace(/\b(\d)\d{4}\b/g, '$1$&');

for (const ruleset of shipped.filter(({ game }) => !game)) {
  const fixture = readFixture(ruleset.id);
  const ranges = fixture.parts.filter(({ range }) => range);

  describe(ruleset.id, () => {
    for (const { title, options } of ranges) {
      const [least, greatest] = rangeOf(fixture, options);
      const form = withOptions(ruleset, options);
      test(`${title} at least ${least}`, () => {
        const struck = form.spec.repeat?.opponents && struckGame(form);
        const game = struck ?? playOut(newSolo(form), gameFor(ruleset, options, WORSE, WORST));
        equal(Math.min(...totalsOf(game)), least);
      });
      test(`${title} at most ${greatest}`, () => {
        const turns = gameFor(ruleset, options, BEST, NO_EXTRAS);
        equal(Math.max(...totalsOf(playOut(newSolo(form), turns))), greatest);
      });
      const bounds = boundsOf(form);
      if (bounds)
        test(`${title} from ${least} to ${greatest}, whatever falls`, () =>
          deepEqual(bounds, [least, greatest]));
    }
  });
}

function gameFor({ id }: Ruleset, options: Options, games: typeof BEST, usual: string): string {
  const title = titleOf(options);
  const game = games[`${id}${title}`] ?? games[`${id}[]`] ?? usual;
  const better = games === BEST ? turnsOf(BETTER[title] ?? '') : [];
  const turns = turnsOf(game)
    .map(([row, values]) => `${row} ${better.find(([box]) => box === row)?.[1] ?? values}`)
    .join();
  return options['dice'] === 6 ? sixDice(turns) : turns;
}

/** A player who rolls Kismet after Kismet leaves the other player only a box that this player has already struck. */
function struckGame(form: Ruleset): GameState {
  const rows = form.spec.categories.map(({ id }) => id).filter((id) => id !== 'yahtzee');
  const kismets = rows.map((row) => `${row} 66666`).join();
  return playTurns(newGame(form, { players: 2 }), `yahtzee 66666, straight 12456, ${kismets}`);
}

/**
 * All players play the first of their remaining turns whose box may be filled; turns for rows that the sheet lacks are
 * never played.
 */
function playOut(state: GameState, turns: string): GameState {
  const left = state.players.map(() => cellsOf(state, turns));
  let now = state;
  while (now.turn.phase !== 'over') {
    const own = left[now.seat] ?? [];
    const next = own.findIndex(([cell, values]) => mayFill(now, cell, values));
    const [[cell, values] = ['', '']] = own.splice(next, 1);
    now = now.turn.phase === 'deciding' ? scoreIn(now, cell) : turn(now, values, cell);
  }
  return now;
}

/**
 * These turns for every column and every entry; a box that has to be named is named. If a turn fills every column, the
 * rows are in the order of the sheet, so that the same row is next in all columns.
 */
function cellsOf({ rules }: GameState, turns: string): (readonly [cell: string, values: string])[] {
  const rowOf = (row: string): number => rules.spec.categories.findIndex(({ id }) => id === row);
  const told = turnsOf(turns);
  const ordered = rules.spec.fill === 'everyColumn' ? told.toSorted(([a], [b]) => rowOf(a) - rowOf(b)) : told;
  return ordered.flatMap(([row, values]) =>
    rules.cells.flatMap(({ id, category, entries, column }) => {
      const cell = column.order.declare ? `!${id}` : id;
      return category.id === row ? Array.from({ length: entries }, () => [cell, values] as const) : [];
    }),
  );
}

/** Whether a box may be filled with these dice; during a turn that fills every column, with the current dice. */
function mayFill(state: GameState, cell: string, values: string): boolean {
  const box = cell.replace('!', '');
  if (state.turn.phase === 'deciding') return legalCells(state).includes(box);
  try {
    return legalCells(throwDice(state, values, cell)).includes(box);
  } catch {
    return false;
  }
}

function totalsOf(state: GameState): readonly number[] {
  equal(state.turn.phase, 'over');
  return totals(state);
}

describe('well-known games of Yahtzee', () => {
  const upper = 'ones 11112, twos 22221, threes 33331, fours 44441, fives 55551, sixes 66661';
  const lower =
    'threeOfAKind 66665, fourOfAKind 66665, fullHouse 55666, smallStraight 12345, largeStraight 23456';
  const known: Readonly<Record<string, readonly [total: number, turns: string]>> = {
    'the best with one five of a kind and no chip': [351, `${upper}, ${lower}, yahtzee 66666, chance 66665`],
    'the best without any five of a kind': [301, `${upper}, ${lower}, yahtzee 66665, chance 66665`],
    'five of a kind again and again, its own box last': [375, NO_EXTRAS],
    'what cautious play is sure of': [
      18,
      'ones 11223, twos 11223, threes 11223, chance 11223, fours 11223, fives 11223, sixes 11223, ' +
        'threeOfAKind 11223, fourOfAKind 11223, fullHouse 11223, smallStraight 11223, largeStraight 11223, yahtzee 11223',
    ],
  };
  for (const [name, [total, turns]] of Object.entries(known)) {
    test(`${total}: ${name}`, () => deepEqual(totalsOf(playOut(newGame(yahtzee), turns)), [total]));
  }
});

test('twelve chips, paid for every throw after the first', () => {
  const [card] = playTurns(newGame(yahtzee), ALL_EXTRAS).cards;
  deepEqual(card?.extras, new Array<number>(12).fill(100));
});

test('Kismet alone: 5 at least, in the Yarborough', () => {
  deepEqual(totalsOf(playOut(newGame(kismet), WORST)), [5]);
});

describe('poker-dice', () => {
  for (const { title, options, range } of readFixture('poker-dice').parts) {
    if (!range) continue;
    const [least, greatest] = range;
    test(`${title} all rounds for one, none for the other`, async () => {
      const { ruleset } = await import('@yahtzee-game/rules/rulesets/poker-dice');
      const form = withOptions(ruleset, options);
      const rounds = form.spec.categories.flatMap(({ id }) => [`${id} 66666`, `${id} 66665`]);
      deepEqual(totalsOf(playTurns(newSolo(form), rounds.join())), [greatest, least]);
    });
  }
});

test('sachsenkniffel: 72 crosses in one turn after another, and the one that the other cannot avoid', () => {
  const all = '111111 222222 333333 444444 555555 666666 162534 263544 363636 555555 565656 666666'.split(
    ' ',
  );
  let state = newSolo(sachsenkniffel);
  state.rules.cells.forEach(({ id, category }, i) => {
    const turns = category.face === undefined ? 2 : 1;
    for (let made = 0; made < turns; made++) {
      equal(state.seat, 0);
      state = scoreIn(announce(rollDice(state, all[i] ?? ''), id), id);
    }
  });
  equal(state.seat, 1);
  deepEqual(legalCells(rollDice(state, '123456')), []);
  state = scoreIn(announce(rollDice(state, '123456'), 'ones'), 'ones');
  const [least, greatest] = rangeOf(readFixture('sachsenkniffel'), {});
  deepEqual(totalsOf(state), [greatest, least]);
  deepEqual(outcome(state)?.winners, [0]);
});

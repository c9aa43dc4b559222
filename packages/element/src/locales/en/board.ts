/**
 * The words of boards during a game, beside `first`, which is part of the board. Other languages have both in one file.
 *
 * For translators: `../GLOSSARY.md` has the terms of every language, its forms of address, and misleading keys.
 */

/** The other messages of a game of Yahtzee. */
export const rest = {
  'roll.dice': 'Waiting for dice',
  'roll.elsewhere': '{player} is playing',
  'say.dice': 'Waiting for the dice.',
  'say.elsewhere': '*{player}* is playing.',
  'die.symbol': '{value}, {symbol}',
  'bonus.after': '{row}: {n} to go',
  'bonus.reachedAfter': 'Bonus with {row}',
  'same.1': { one: 'one one', other: '{count} ones' },
  'same.2': { one: 'one two', other: '{count} twos' },
  'same.3': { one: 'one three', other: '{count} threes' },
  'same.4': { one: 'one four', other: '{count} fours' },
  'same.5': { one: 'one five', other: '{count} fives' },
  'same.6': { one: 'one six', other: '{count} sixes' },
  'count.2': 'two',
  'count.3': 'three',
  'count.4': 'four',
  'count.5': 'five',
  'why.over': 'the game is over',
  'why.joker-number-first': 'this {five} must go in {number}',
  'why.joker-lower-first': 'fill a lower box first: {boxes}',
  'why.joker-lower-first.any': 'fill any lower box first',
  'say.joker': '{Dice}. *Choose any open box.*',
  'say.joker.number': '{Dice}. *This {five} must go in {number}.*',
  'say.joker.lower': '{Dice}. *Any open lower box scores in full.*',
  'say.joker.zero': '{Dice}. *Lower section full: take 0 in an upper box.*',
  'say.undone': '{row} undone.',
  'say.undone.none': 'Undone.',
  'joker.bonus': 'Joker {bonus}',
  'spoken.score': '{player}: {total}.',
  'spoken.sheet': '{player}: {rows}. Total: {total}.',
  'spoken.row': '{row}: {points}',
  'spoken.row.open': '{row}: open',
  'bonus.ahead': '{n} ahead',
  'bonus.behind': '{n} behind',
  'bonus.even': 'on pace',
  'key.advice': 'a',
  'key.dice': 'd',
  'key.scores': 's',
  'key.turn': 't',
  'bonus.from': '{bonus} {points} for {at} or more',
} as const;

/** Shorter and longer announcements. */
export const voice = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} and {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'None held.',

  'verbose.roll': 'Rolled {rolled}. All dice: {dice}.',
  'verbose.first': 'Rolled {dice}.',
  'verbose.left': { one: '{n} roll left.', other: '{n} rolls left.' },
  'verbose.last': 'No rolls left.',
  'verbose.boxes': 'Highest now: {boxes}.',
  'verbose.box': '{row} for {points}',
  'verbose.total': '{player}: {total} in total.',
} as const;

/**
 * Great moments: hands, bonuses, records. `run.*` appear only inside `great.run`, `house.*` only inside `great.house`,
 * so a language can inflect them for these.
 */
export const moments = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} on the first roll!* {Points}.',
  'great.run': '*{hand},* {from} to {to}: {points}.',
  'great.house': '*{hand},* {three} over {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum}, {at} needed:* the bonus is yours.',
  'great.turn': '{points} in {row}, *{sum} in one turn.*',
  'great.record': '*New record: {total},* your best was {before}.',
  /** The name of a figure: the highest total so far. */
  'great.best': 'your best',

  'run.1': 'one',
  'run.2': 'two',
  'run.3': 'three',
  'run.4': 'four',
  'run.5': 'five',
  'run.6': 'six',
  'run.7': 'seven',
  'house.1': 'ones',
  'house.2': 'twos',
  'house.3': 'threes',
  'house.4': 'fours',
  'house.5': 'fives',
  'house.6': 'sixes',
  'house.7': 'sevens',
} as const;

/** Computers and remote players. */
export const opponents = {
  'bot.only': 'Computer',
  'bot.name': 'Computer {n}',
  'bot.computer': 'computer, {level}',
  'bot.level.random': 'Beginner',
  /** Plays for fun: better than a beginner, worse than `human`. */
  'bot.level.greedy': 'Casual',
  'bot.level.human': 'Human-like',
  'bot.level.optimal': 'Perfect',
  'bot.rolls': '*{player}* is rolling.',
  'bot.keeps': '*{player} keeps {dice}.*',
  'bot.keeps.for': '*{player} keeps {dice},* for {row}.',
  'bot.keeps.none': '*{player} rerolls everything.*',
  'bot.announces': '*{player} announces {row}.*',
  'bot.fills': '*{player}* fills {row}: {points}.',
  'bot.fills.bonus': '*{player}* fills {row}: {points}, {bonus} bonus.',
  'bot.zero': '*{player}* takes 0 in {row}.',
  /** Shown on a die that a computer keeps, so it must be short. */
  'bot.tag': 'Keeps',
  'bot.die': 'Die {die}: {value}, {player} keeps it',
  'bot.skip': 'Skip ahead',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Recent turns',
} as const;

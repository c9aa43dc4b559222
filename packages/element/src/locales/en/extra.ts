/** Messages of additional features: advice, shorter and longer announcements, the picker. See `core`. */

/** Messages about an advisor's answers. */
export const advice = {
  'advice.thinking': 'Working it out…',
  'advice.sentence': '*{Choice}:* expected final score {value}.',
  'advice.sentence.chance': '*{Choice}:* chance of winning {value}.',
  'advice.sentence.crosses': '*{Choice}:* worth {value} crosses.',
  'advice.ask': 'Why?',
  'advice.more': 'More',
  'advice.title.hold': 'What to keep',
  'advice.now': 'Best now',
  'advice.expected': 'Expected final score {value}',
  'advice.expected.crosses': 'Worth {value} crosses',
  'advice.or': 'Or',
  'advice.equally': 'or just as good: {choice}',
  'advice.figures': 'costs',
  'advice.hold': { one: 'Keep it', other: 'Keep them' },
  'advice.none': 'No advice for this game.',
  'advice.early': 'Roll first, then ask.',
  'advice.over': 'The game is over.',
  'advice.odds': 'Boxes show their chance this turn, if you go for them.',
  'advice.cell.odds': '{cell}, {chance} chance this turn',
  'advice.best': 'best',
  'advice.about': 'about {value}',
  'advice.top': 'Good choices: {choices}.',
  'advice.why.hold': 'This turn most often ends in {row} ({chance}) or {row2} ({chance2}).',
  'advice.why.box': 'The next best choice costs {loss} points.',
  'advice.release': 'Release all',
  'advice.keep': 'Keep',
  'advice.die': '{die}, best to keep',
  'advice.cell.best': '{cell}, the best choice',
  'advice.cell.loss': '{cell}, costs {loss} points',
  'advice.cell.loss.crosses': '{cell}, costs {loss} crosses',
  'advice.title': 'Best choices',
  'advice.win.label': 'Chance of winning: {chance}',
  'advice.win.changed': '{win}, {change} by the last roll',
  'advice.win.lost': 'That roll took your chance to win *from {from} to {to}.*',
  'advice.win.gained': 'That roll raised your chance to win *from {from} to {to}.*',
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

/** Messages of `<yahtzee-picker>`. */
export const picker = {
  'picker.label': 'Games',
  'picker.find': 'Find a game',
  'picker.none': 'No game found for “{query}”',
  'picker.found': { one: '{n} game', other: '{n} games' },
  'picker.family.yahtzee': 'Yahtzee family',
  'picker.family.yatzy': 'Yatzy family',
  'picker.family.relatives': 'Older relatives',
  'picker.family.more': 'Modern variants',
  'picker.hint': 'Name, country, dice, “joker”, “colours”…',
  'picker.filter': 'Which games',
  'picker.all': 'All',
  'picker.quick': 'Quick, under {n} min',
  'picker.dice.more': '{from}–{to} dice',
  'picker.solved': 'Solved exactly',
  'picker.showAll': 'Show all',
  'picker.playing': 'playing',
  'picker.colours': 'colours',
  'picker.line.yahtzee': 'straights of 30 and 40, a bonus of 35',
  'picker.line.yatzy': 'pairs count too',
  'picker.line.relatives': 'ancestors and cousins of Yahtzee',
  'picker.line.more': 'colours, seven sides, a race',

  'picker.dice': { one: '{n} die', other: '{n} dice' },
  'picker.boxes': { one: '{n} box', other: '{n} boxes' },
  'picker.rolls': { one: '{n} roll', other: '{n} rolls' },
} as const;

/** All of these, which other languages have in one object. A type only: bundlers would keep all of a joined object. */
export type Extra = typeof advice & typeof voice & typeof picker;

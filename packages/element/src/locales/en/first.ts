/**
 * The messages that a board needs before the feature `every-board` is loaded; `board` has the others of a game
 * of Yahtzee. `{name}` stands for an argument, `{Name}` for the same with a capital letter, `*…*` for emphasized words.
 * A message that depends on a number has a form for each plural category of the language, chosen by `n`.
 */
export const first = {
  'game.yahtzee': 'Yahtzee',

  'section.upper': 'Upper section',
  'section.lower': 'Lower section',
  'bonus.upperBonus': 'Bonus',
  total: 'Total',
  points: { one: '{n} point', other: '{n} points' },

  'row.ones': 'Ones',
  'row.yahtzee.ones': 'Aces',
  'row.twos': 'Twos',
  'row.threes': 'Threes',
  'row.fours': 'Fours',
  'row.fives': 'Fives',
  'row.sixes': 'Sixes',
  'row.threeOfAKind': 'Three of a kind',
  'row.fourOfAKind': 'Four of a kind',
  'row.fullHouse': 'Full house',
  'row.smallStraight': 'Small straight',
  'row.largeStraight': 'Large straight',
  'row.yahtzee': 'Yahtzee',
  'row.chance': 'Chance',

  turn: 'Turn {turn} of {turns}',
  'turn.player': 'Turn {turn} of {turns} · {player}’s turn',
  'turn.short': '{turn} / {turns}',
  'turn.over': 'Game over',
  player: 'Player {seat}',

  roll: 'Roll',
  /** The rolls left in this turn. */
  left: '{n} left',
  'roll.choose': 'Choose a box',
  'roll.use': 'Fill {row}',
  'roll.held': 'All held',
  'roll.again': 'Play again',
  'roll.same': 'same players',
  undo: 'Undo',
  advice: 'Advice',
  help: 'Rules',
  newGame: 'New game',
  controls: 'Game controls',

  dice: 'Dice',
  'die.blank': 'Die {die}, not rolled yet',
  die: 'Die {die}: {value}',
  'die.marked': 'Die {die}: {value}, {tag}',
  /** This and the next one are shown on a die, so they must be short. */
  'die.hold': 'Held',
  'die.reroll': 'Reroll',

  card: 'Scorecard',
  'cell.rest': '{row}, open',
  'cell.points': '{row}, {points}',
  'cell.forced': '{row}, {points}, the only box you can fill',
  'cell.barred': '{row}, not available: {why}',
  'cell.filled': '{row}, filled: {n}',
  'cell.of': '{player}: {cell}',
  'cell.last': '{cell}, filled last',

  /** Reasons appear after a colon: “Chance: already filled.” */
  'why.filled': 'already filled',
  'why.rolling': 'roll the dice first',

  'say.start': 'Roll the dice to start.',
  'say.start.player': '*{player}* starts. Roll the dice.',
  'say.roll': 'Roll the dice.',
  'say.next': '{entry} *{player}*, roll the dice.',
  'say.next.solo': '{entry} Roll the dice.',
  'say.rolled': '{Dice}. Hold dice, roll again, or choose a box.',
  'say.reroll': '{Dice}. Pick dice to reroll, or choose a box.',
  'say.held': 'Holding *{dice}*. Roll again or choose a box.',
  'say.held.all': 'Holding *{dice}*. Choose a box.',
  'say.rerolling': 'Rerolling *{dice}*. Roll, or choose a box.',
  'say.choose': '{Dice}. *Choose a box.*',
  'say.use': '{Dice}. *This goes in {row}.*',
  'say.zero': '*Take 0 in {row}?* Choose it again to confirm.',
  'say.barred': '*{row}:* {why}.',
  'say.entry': '{row}: {points}.',
  'say.entry.bonus': '{row}: {points}, {bonus} bonus.',
  'say.newGame': 'New game.',
  joker: 'Joker',

  'spoken.roll': { one: '{dice}. {n} roll left.', other: '{dice}. {n} rolls left.' },
  'spoken.last': '{dice}. No rolls left.',
  'spoken.turn': '{player}’s turn.',
  'spoken.turn.solo': 'Turn {turn} of {turns}.',
  'spoken.hold': 'Held: {dice}.',
  'spoken.hold.none': 'No dice held.',
  'spoken.reroll': 'Rerolling: {dice}.',
  'spoken.reroll.none': 'No dice picked to reroll.',
  'spoken.notRolled': 'Not rolled yet.',

  'bonus.to': '{sum} / {at}',
  'bonus.left': '{n} to go',
  'bonus.reached': 'Bonus earned',
  chips: { one: 'bonus {points}', other: '{n} bonuses, {points} in all' },

  'end.won': '*{player} wins with {total}*, {by} ahead of {second}.',
  'end.shared': '*{players} tie for the win with {total}.*',
  'end.solo': 'Final score: *{total}.*',

  'form.required': 'Finish the game.',
} as const;

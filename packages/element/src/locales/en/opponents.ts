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

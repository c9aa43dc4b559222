/** Danish. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Computer',
  'bot.name': 'Computer {n}',
  'bot.computer': 'computer, {level}',
  'bot.level.random': 'Begynder',
  'bot.level.greedy': 'Hobbyspiller',
  'bot.level.human': 'Menneskelig',
  'bot.level.optimal': 'Perfekt',
  'bot.rolls': '*{player}* kaster.',
  'bot.keeps': '*{player} beholder {dice}.*',
  'bot.keeps.for': '*{player} beholder {dice}* til {row}.',
  'bot.keeps.none': '*{player} kaster alle om.*',
  'bot.announces': '*{player} melder {row}.*',
  'bot.fills': '*{player}* udfylder {row}: {points}.',
  'bot.fills.bonus': '*{player}* udfylder {row}: {points}, {bonus} i bonus.',
  'bot.zero': '*{player}* tager 0 i {row}.',
  'bot.tag': 'Beholdes',
  'bot.die': 'Terning {die}: {value}, beholdes af {player}',
  'bot.skip': 'Spring frem',
  'terse.by': '{player}: {entry}',
  'turns.title': 'De seneste ture',
};

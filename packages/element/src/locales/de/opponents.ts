/** German. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Computer',
  'bot.name': 'Computer {n}',
  'bot.computer': 'Computer, {level}',
  'bot.level.random': 'Anfänger',
  'bot.level.greedy': 'Hobbyspieler',
  'bot.level.human': 'Menschlich',
  'bot.level.optimal': 'Perfekt',
  'bot.rolls': '*{player}* würfelt.',
  'bot.keeps': '*{player} behält {dice}.*',
  'bot.keeps.for': '*{player} behält {dice}* für {row}.',
  'bot.keeps.none': '*{player} würfelt alle neu.*',
  'bot.announces': '*{player} sagt {row} an.*',
  'bot.fills': '*{player}* füllt {row}: {points}.',
  'bot.fills.bonus': '*{player}* füllt {row}: {points}, {bonus} Bonus.',
  'bot.zero': '*{player}* trägt 0 in {row} ein.',
  'bot.tag': 'Bleibt',
  'bot.die': 'Würfel {die}: {value}, bleibt bei {player}',
  'bot.skip': 'Vorspulen',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Die letzten Züge',
};

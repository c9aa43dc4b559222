/** Italian. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Computer',
  'bot.name': 'Computer {n}',
  'bot.computer': 'computer, {level}',
  'bot.level.random': 'Principiante',
  'bot.level.greedy': 'Occasionale',
  'bot.level.human': 'Umano',
  'bot.level.optimal': 'Perfetto',
  'bot.rolls': '*{player}* tira i dadi.',
  'bot.keeps': '*{player} tiene {dice}.*',
  'bot.keeps.for': '*{player} tiene {dice}* per {row}.',
  'bot.keeps.none': '*{player} tira di nuovo tutti i dadi.*',
  'bot.announces': '*{player} dichiara {row}.*',
  'bot.fills': '*{player}* riempie {row}: {points}.',
  'bot.fills.bonus': '*{player}* riempie {row}: {points}, {bonus} di bonus.',
  'bot.zero': '*{player}* segna 0 in {row}.',
  'bot.tag': 'Tiene',
  'bot.die': 'Dado {die}: {value}, lo tiene {player}',
  'bot.skip': 'Salta',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Gli ultimi turni',
};

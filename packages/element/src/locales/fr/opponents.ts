/** French. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Ordinateur',
  'bot.name': 'Ordinateur {n}',
  'bot.computer': 'ordinateur, {level}',
  'bot.level.random': 'Débutant',
  'bot.level.greedy': 'Occasionnel',
  'bot.level.human': 'Humain',
  'bot.level.optimal': 'Parfait',
  'bot.rolls': '*{player}* lance les dés.',
  'bot.keeps': '*{player} garde {dice}.*',
  'bot.keeps.for': '*{player} garde {dice}* pour {row}.',
  'bot.keeps.none': '*{player} relance tout.*',
  'bot.announces': '*{player} annonce {row}.*',
  'bot.fills': '*{player}* remplit {row} : {points}.',
  'bot.fills.bonus': '*{player}* remplit {row} : {points}, bonus {bonus}.',
  'bot.zero': '*{player}* marque 0 en {row}.',
  'bot.tag': 'Garde',
  'bot.die': 'Dé {die} : {value}, {player} le garde',
  'bot.skip': 'Accélérer',
  'terse.by': '{player} : {entry}',
  'turns.title': 'Les derniers tours',
};

/** Swedish. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Dator',
  'bot.name': 'Dator {n}',
  'bot.computer': 'dator, {level}',
  'bot.level.random': 'Nybörjare',
  'bot.level.greedy': 'Hobbyspelare',
  'bot.level.human': 'Mänsklig',
  'bot.level.optimal': 'Perfekt',
  'bot.rolls': '*{player}* kastar.',
  'bot.keeps': '*{player} behåller {dice}.*',
  'bot.keeps.for': '*{player} behåller {dice}* till {row}.',
  'bot.keeps.none': '*{player} kastar om alla.*',
  'bot.announces': '*{player} annonserar {row}.*',
  'bot.fills': '*{player}* fyller {row}: {points}.',
  'bot.fills.bonus': '*{player}* fyller {row}: {points}, {bonus} i bonus.',
  'bot.zero': '*{player}* tar 0 i {row}.',
  'bot.tag': 'Behålls',
  'bot.die': 'Tärning {die}: {value}, behålls av {player}',
  'bot.skip': 'Hoppa fram',
  'terse.by': '{player}: {entry}',
  'turns.title': 'De senaste omgångarna',
};

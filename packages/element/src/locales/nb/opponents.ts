/** Norwegian Bokmål. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Datamaskin',
  'bot.name': 'Datamaskin {n}',
  'bot.computer': 'datamaskin, {level}',
  'bot.level.random': 'Nybegynner',
  'bot.level.greedy': 'Hobbyspiller',
  'bot.level.human': 'Menneskelig',
  'bot.level.optimal': 'Perfekt',
  'bot.rolls': '*{player}* kaster.',
  'bot.keeps': '*{player} beholder {dice}.*',
  'bot.keeps.for': '*{player} beholder {dice}* til {row}.',
  'bot.keeps.none': '*{player} kaster om alle.*',
  'bot.announces': '*{player} melder {row}.*',
  'bot.fills': '*{player}* fyller {row}: {points}.',
  'bot.fills.bonus': '*{player}* fyller {row}: {points}, {bonus} i bonus.',
  'bot.zero': '*{player}* tar 0 i {row}.',
  'bot.tag': 'Beholdes',
  'bot.die': 'Terning {die}: {value}, beholdes av {player}',
  'bot.skip': 'Hopp fram',
  'terse.by': '{player}: {entry}',
  'turns.title': 'De siste rundene',
};

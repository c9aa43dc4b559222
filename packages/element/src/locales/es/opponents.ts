/** Spanish. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Ordenador',
  'bot.name': 'Ordenador {n}',
  'bot.computer': 'ordenador, {level}',
  'bot.level.random': 'Principiante',
  'bot.level.greedy': 'Ocasional',
  'bot.level.human': 'Humano',
  'bot.level.optimal': 'Perfecto',
  'bot.rolls': '*{player}* está tirando.',
  'bot.keeps': '*{player} guarda {dice}.*',
  'bot.keeps.for': '*{player} guarda {dice}* para {row}.',
  'bot.keeps.none': '*{player} vuelve a tirar todo.*',
  'bot.announces': '*{player} anuncia {row}.*',
  'bot.fills': '*{player}* rellena {row}: {points}.',
  'bot.fills.bonus': '*{player}* rellena {row}: {points}, {bonus} de bonus.',
  'bot.zero': '*{player}* anota 0 en {row}.',
  'bot.tag': 'Guarda',
  'bot.die': 'Dado {die}: {value}, {player} lo guarda',
  'bot.skip': 'Adelantar',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Los últimos turnos',
};

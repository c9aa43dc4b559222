/** Croatian. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Računalo',
  'bot.name': 'Računalo {n}',
  'bot.computer': 'računalo, {level}',
  'bot.level.random': 'Početnik',
  'bot.level.greedy': 'Rekreativac',
  'bot.level.human': 'Poput čovjeka',
  'bot.level.optimal': 'Savršeno',
  'bot.rolls': '*{player}* baca.',
  'bot.keeps': '*{player} zadržava: {dice}.*',
  'bot.keeps.for': '*{player} zadržava: {dice},* za polje „{row}”.',
  'bot.keeps.none': '*{player} ponovno baca sve.*',
  'bot.announces': '*{player} najavljuje: {row}.*',
  'bot.fills': '*{player}* upisuje u polje „{row}”: {points}.',
  'bot.fills.bonus': '*{player}* upisuje u polje „{row}”: {points}, bonus {bonus}.',
  'bot.zero': '*{player}* upisuje 0 u polje „{row}”.',
  'bot.tag': 'Ostaje',
  'bot.die': 'Kockica {die}: {value}, ostaje kod igrača {player}',
  'bot.skip': 'Preskoči',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Posljednji potezi',
};

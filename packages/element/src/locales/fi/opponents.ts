/** Finnish. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: WordsOf<typeof english> = {
  'bot.only': 'Tietokone',
  'bot.name': 'Tietokone {n}',
  'bot.computer': 'tietokone, {level}',
  'bot.level.random': 'Aloittelija',
  'bot.level.greedy': 'Harrastelija',
  'bot.level.human': 'Ihmismäinen',
  'bot.level.optimal': 'Täydellinen',
  'bot.rolls': '*{player}* heittää.',
  'bot.keeps': '*{player} pitää: {dice}.*',
  'bot.keeps.for': '*{player} pitää: {dice}.* Tavoite: {row}.',
  'bot.keeps.none': '*{player} heittää kaikki uudelleen.*',
  'bot.announces': '*{player} ilmoittaa: {row}.*',
  'bot.fills': '*{player}* täyttää: {row}, {points}.',
  'bot.fills.bonus': '*{player}* täyttää: {row}, {points}, lisäksi {bonus}.',
  'bot.zero': '*{player}* ottaa nollan: {row}.',
  'bot.tag': 'Pitää',
  'bot.die': 'Noppa {die}: {value}, {player} pitää',
  'bot.skip': 'Ohita',
  'terse.by': '{player}: {entry}',
  'turns.title': 'Viimeiset vuorot',
};

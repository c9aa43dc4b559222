/** Serbian, in Latin script, where it differs from Croatian. See `en/opponents`. */
import type { opponents as english } from '../en/opponents.js';
import type { WordsOf } from '../words.js';

export const opponents: Partial<WordsOf<typeof english>> = {
  'bot.only': 'Računar',
  'bot.name': 'Računar {n}',
  'bot.computer': 'računar, {level}',
  'bot.level.human': 'Poput čoveka',
  'turns.title': 'Poslednji potezi',
};

/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Hvorfor',
  'explain.mean': '{row}, i snitt',
  'explain.turn': '{row}, denne runden',
  'explain.bonusChance': 'Sjanse for bonus',
  'explain.extra': 'Ekstrapoeng',
  'explain.none': 'kast om alle',
  'explain.bonus': 'Slik holder sjansen for bonus seg på {chance} i stedet for {other}.',
  'explain.bonus.lost': 'Bonusen er utenfor rekkevidde, så {row} er ruten å ofre.',
  'explain.zero': 'En 0 i {row} koster minst: I snitt ville den bare gi {points}.',
  'explain.chance': '{row} er verdt mer senere; bruk {row2} nå.',
  'explain.joker': 'Én {row} til ville gi ekstrapoeng; det er regnet med.',
  'explain.gain': 'Den største forskjellen er {row}: {points} i snitt i stedet for {other}.',
  'explain.many': 'Det gir litt mer i flere ruter, mest i {row}.',
  'explain.close': 'De to er nesten like gode: Forskjellen er {loss}.',
  'explain.finish': 'De fleste spill som dette ender mellom {from} og {to}.',
  'explain.finish.bonus': 'Sjanse for bonus: {chance}.',
  'explain.boxes': 'Sjanse for poeng i hver ledige rute',
};

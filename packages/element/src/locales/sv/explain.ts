/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Varför',
  'explain.mean': '{row}, i snitt',
  'explain.turn': '{row}, den här omgången',
  'explain.bonusChance': 'Chans till bonus',
  'explain.extra': 'Extrapoäng',
  'explain.none': 'kasta om alla',
  'explain.bonus': 'Då stannar chansen till bonus på {chance} i stället för {other}.',
  'explain.bonus.lost': 'Bonusen är utom räckhåll, så {row} är rutan att offra.',
  'explain.zero': 'En nolla i {row} kostar minst: i snitt skulle den bara ge {points}.',
  'explain.chance': '{row} ger mer senare; använd {row2} nu.',
  'explain.joker': 'En {row} till skulle ge extrapoäng; det är inräknat.',
  'explain.gain': 'Den största skillnaden är {row}: {points} i snitt i stället för {other}.',
  'explain.many': 'Det ger lite mer i flera rutor, mest i {row}.',
  'explain.close': 'De två är nästan lika bra: skillnaden är {loss}.',
  'explain.finish': 'De flesta spel som det här slutar mellan {from} och {to}.',
  'explain.finish.bonus': 'Chans till bonus: {chance}.',
  'explain.boxes': 'Chans till poäng i varje ledig ruta',
};

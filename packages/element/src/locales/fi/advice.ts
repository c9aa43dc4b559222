/** Finnish. See `en/advice`. */
import type { advice as english } from '../en/advice.js';
import type { WordsOf } from '../words.js';

export const advice: WordsOf<typeof english> = {
  'advice.thinking': 'Mietitään…',
  'advice.none': 'Suositusta ei ole saatavilla.',
  'advice.early': 'Nyt ei ole mitään päätettävää.',
  'advice.odds': 'Kunkin ruudun todennäköisyys tällä vuorolla, jos sitä tavoittelee.',
  'advice.cell.odds': '{cell}, todennäköisyys tällä vuorolla {chance}',
  'advice.best': 'paras',
  'advice.best.hold': 'Paras: lukitse *{dice}*, {value}',
  'advice.best.none': 'Paras: *heitä kaikki nopat*, {value}',
  'advice.best.score': 'Paras: *{row}*, {value}',
  'advice.best.announce': 'Paras: ilmoita *{row}*, {value}',
  'advice.top': 'Hyviä valintoja: {choices}.',
  'advice.choice.hold': 'lukitse {dice}',
  'advice.choice.none': 'heitä kaikki nopat',
  'advice.choice.score': '{row}',
  'advice.choice.announce': 'ilmoita {row}',
  'advice.why.hold': 'Vuoron todennäköisimmät tulokset: {row} {chance} %, {row2} {chance2} %.',
  'advice.why.box': 'Seuraavaksi paras valinta olisi {loss} huonompi.',
  'advice.hold': 'Lukitse',
  'advice.release': 'Vapauta',
  'advice.keep': 'Pidä',
  'advice.die': '{die}, kannattaa pitää',
  'advice.cell.best': '{cell}, paras valinta',
  'advice.cell.top': '{cell}, yksi parhaista valinnoista',
  'advice.cell.loss': '{cell}, {loss} parhaaseen verrattuna',
  'advice.title': 'Mitä kannattaa tehdä',
  'advice.figures': 'arvo, ero',
  'advice.win': '{n} %',
  'advice.win.label': 'Voiton todennäköisyys: {chance}',
};

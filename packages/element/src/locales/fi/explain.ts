/** See `en/explain`. */
import type { explain as english } from '../en/explain.js';
import type { WordsOf } from '../words.js';

export const explain: WordsOf<typeof english> = {
  'explain.title': 'Miksi',
  'explain.mean': '{row}, keskimäärin',
  'explain.turn': '{row}, tällä vuorolla',
  'explain.bonusChance': 'Bonuksen todennäköisyys',
  'explain.extra': 'Lisäpisteet',
  'explain.none': 'kaikki uudelleen',
  'explain.bonus': 'Näin bonuksen todennäköisyys on {chance} eikä {other}.',
  'explain.bonus.lost': 'Bonus ei ole enää saavutettavissa, joten kannattaa uhrata ruutu {row}.',
  'explain.zero': 'Nolla ruutuun {row} maksaa vähiten: keskimäärin siitä saisi vain {points}.',
  'explain.chance': 'Ruutu {row} tuottaa myöhemmin enemmän; käytä nyt ruutu {row2}.',
  'explain.joker': 'Vielä yksi {row} toisi lisäpisteitä; se on laskettu mukaan.',
  'explain.gain': 'Suurin ero on ruudussa {row}: keskimäärin {points} eikä {other}.',
  'explain.many': 'Se tuo hieman enemmän useaan ruutuun, eniten ruutuun {row}.',
  'explain.close': 'Vaihtoehdot ovat lähes yhtä hyvät: ero on {loss}.',
  'explain.finish': 'Useimmat tällaiset pelit päättyvät välille {from}–{to}.',
  'explain.finish.bonus': 'Bonuksen todennäköisyys: {chance}.',
  'explain.boxes': 'Pisteiden todennäköisyys jokaisessa tyhjässä ruudussa',
};

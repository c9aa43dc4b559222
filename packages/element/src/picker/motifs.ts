/** The picture of each game in a list of games, which shows its special feature. */

/**
 * Dice by their values; a letter before a value is its colour (`r5`), and a word in capitals is drawn as text. Or a pad
 * of columns by their signs: `pad` and down, up, free, announced, bought or a number.
 */
export const MOTIFS: Readonly<Record<string, string>> = {
  yahtzee: '6 6 6 6 6',
  kniffel: '5 5 5 2 2',
  yams: '1 3 2 5 4',
  'yams-16': '1 1 2 1 1',
  'triple-yahtzee': 'pad 1 2 3',
  yatzy: '1 6 6 1 3',
  'yatzy-forced': '1 2 3 4 5',
  'yatzy-forced-up': '6 5 4 3 2',
  'yatzy-osto': '2 2 2 5 1',
  'yatzy-osto-strict': '4 4 4 4 1',
  'yatzy-x': 'pad 1 2 3',
  'yatzy-3way': 'pad free down up',
  'yatzy-combo': 'pad free down bought',
  'yatzy-declared': '3 3 5 3 3',
  'maxi-yatzy': '3 3 5 5 2 2',
  'maxi-yatzy-saved': '6 6 6 1 1 1',
  'maxi-yatzy-fi': '1 2 3 4 5 6',
  'seven-yatzy': '6 6 6 3 3 3 3',
  'yatzy-american': '4 4 2 4 2',
  yacht: '2 4 4 4 2',
  generala: '4 4 4 4 4',
  'poker-dice': 'A A K K Q',
  cheerio: '2 3 4 5 6',
  'cheerio-wild': '1 3 1 3 1',
  'cheerio-extended': '5 5 5 5 5',
  crag: '6 6 1',
  escalero: 'pad 1 2 4',
  balut: '4 4 6 5 6',
  kismet: 'b6 r2 r5 g3 g4',
  yamb: 'pad down free up announced',
  sachsenkniffel: '3 4 1 6 5 2',
  lucky7: '7 7 7 7 7',
  tricolor: 'u6 r2 r5 g3 g4',
  rainbow: 'r1 r5 g3 u4 u2',
};

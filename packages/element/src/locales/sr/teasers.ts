/** Serbian, in Latin script, where it differs from Croatian. See `en/teasers`. */
import type { teasers as english } from '../en/teasers.js';
import type { WordsOf } from '../words.js';

export const teasers: Partial<WordsOf<typeof english>> = {
  'teaser.yahtzee': 'Trinaest polja i +100 za svaki sledeći Jamb',
  'teaser.kniffel': 'Nemačka igra: novi Kniffel je +50 ili džoker',
  'teaser.yams': 'Trinaest polja bez dodataka; ful donosi svoj zbir',
  'teaser.yams-16': 'Yams sa još tri reda, jedan je za najgore bacanje',
  'teaser.yatzy-forced': 'Yatzy odozgo nadole, bez biranja polja',
  'teaser.yatzy-forced-up': 'Yatzy odozdo: prvo Yatzy, Jedinice na kraju',
  'teaser.yatzy-osto-strict': 'Bacanja u zalihi, ali samo ako polje donese poene',
  'teaser.yatzy-x': 'Tri kolone igre Yatzy: jednom, dvaput i triput',
  'teaser.yatzy-3way': 'Tri kolone: bilo kojim redom, nadole i nagore',
  'teaser.yatzy-declared': 'Najavite polje posle prvog bacanja, pa ga pogodite',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy sa neiskorišćenim bacanjima za kasnije',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy po finskim knjigama: bonus 50, puna kenta 30',
  'teaser.seven-yatzy': 'Sedam kockica, dvadeset četiri polja, kule i zamkovi',
  'teaser.yatzy-american': 'Polja igre Yahtzee, bonus igre Yatzy, bez džokera',
  'teaser.generala': 'Igra Latinske Amerike: Generala iz prve odmah pobeđuje',
  'teaser.poker-dice': 'Nema upisivanja: najbolja ruka dobija rundu',
  'teaser.cheerio': 'Jedanaest polja, mala i velika kenta, velika ruka',
  'teaser.cheerio-wild': 'Sedam polja, a jedinice zamenjuju sve',
  'teaser.cheerio-extended': 'Trinaest polja, kombinacije sa stalnim poenima',
  'teaser.escalero': 'Poker kockice u tri kolone; osvajajte kolone, ne poene',
  'teaser.balut': 'Sedam redova, četiri upisa u svaki, poeni iz tabele',
  'teaser.kismet': 'Tačkice u boji i nevolje za protivnike',
  'teaser.yamb': 'Četiri kolone, svaka svojim redosledom',
  'teaser.triple-yahtzee': 'Tri kolone igre Yahtzee: jednom, dvaput i triput',
  'teaser.sachsenkniffel': 'Trka krstićima: ko prvi popuni dvanaest redova',
  'teaser.lucky7': 'Yahtzee sa kockicama od sedam strana i redom Sedmica',
  'teaser.tricolor': 'Polja igre Kismet sa plavim, crvenim i zelenim tačkicama',
  'teaser.rainbow': 'Yahtzee sa kockicama u boji i četiri polja za boje',
};

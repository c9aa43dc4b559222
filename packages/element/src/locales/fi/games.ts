/** Finnish: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Kolmetoista ruutua, ja +100 aina kun saat taas viisi samaa',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Saksalainen peli: uusi Kniffel tuo +50 tai on jokeri',
  'how.kniffel.1': 'Pisteet ovat kuten Yahtzee-pelissä; vain uusi {five} lasketaan toisin.',
  'how.kniffel.2':
    'Kun ruutu ”{five}” on täytetty, vaikka nollalla, uusi {five} kirjataan oman silmälukunsa ruutuun ja tuo siellä lisäpisteitä. Jokeri ei niitä tuo.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Kolmetoista ruutua ilman lisiä; täyskäsi tuo summansa',
  'how.yams.1': 'Täyskäsi tuo noppien summan, kuitenkin vähintään 25.',
  'how.yams.2': 'Toinen {five} ei tuo mitään lisää eikä ole jokeri.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Onni',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams ja kolme riviä lisää, yksi huonoimmalle heitolle',
  'how.yams-16.1':
    'Pelaa kuten Yams-pelissä. Lisänä on kolme ruutua: Yksi pari, Kaksi paria (täyskäsikin käy) ja Misääri.',
  'how.yams-16.2': 'Misäärissä pienet heitot ovat parhaita: viisi ykköstä tuo 31.',
  'row.misere': 'Misääri',

  'game.yatzy': 'Jatsi',
  'teaser.yatzy': 'Pohjoismainen peli: pareja ja 50 pisteen bonus',
  'how.yatzy.1':
    'Toisin kuin Yahtzee-pelissä, Kolme samaa ja Neljä samaa tuovat vain yhdistelmän noppien summan, ja kumpikin suora vaatii kaikki viisi noppaa.',
  'how.yatzy.2': 'Toinen {five} ei tuo mitään lisää.',
  'row.yatzy.yahtzee': 'Jatsi',

  'game.yatzy-forced': 'Pakkojatsi',
  'teaser.yatzy-forced': 'Jatsi ylhäältä alas, ruutua ei saa valita',
  'how.yatzy-forced.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä ylhäältä alas: ensin Ykköset, viimeisenä {five}.',
  'how.yatzy-forced.2': 'Tiedät ruutusi jo ennen heittoa, joten heitä vain sitä varten.',

  'game.yatzy-forced-up': 'Pakkojatsi ylöspäin',
  'teaser.yatzy-forced-up': 'Jatsi alhaalta ylös: ensin Jatsi, viimeisenä Ykköset',
  'how.yatzy-forced-up.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä alhaalta ylös: ensin {five}, sitten Sattuma, viimeisenä Ykköset.',
  'how.yatzy-forced-up.2':
    'Tiedät ruutusi jo ennen heittoa. Jos nopat eivät sovi, ruutuun tulee 0 ja siirryt ylöspäin.',

  'game.yatzy-osto': 'Ostojatsi',
  'teaser.yatzy-osto': 'Säästä heittoja ja käytä ne tosipaikassa',
  'how.yatzy-osto.1':
    'Pisteet ovat kuten Jatsissa, mutta jokainen käyttämätön heitto säästyy: myöhemmällä vuorolla voit kolmen heittosi jälkeen ostaa sillä yhden lisää.',
  'how.yatzy-osto.2':
    'Vuorolla, jolla ostat heittoja, et säästä mitään, ja lopussa jäljellä olevat heitot ovat arvottomia.',

  'game.yatzy-osto-strict': 'Ostojatsi, tiukka',
  'teaser.yatzy-osto-strict': 'Säästettyjä heittoja, mutta vain jos ruutu tuo pisteitä',
  'how.yatzy-osto-strict.1':
    'Pelaa kuten Ostojatsissa: säästät käyttämättömät heitot ja ostat niillä heittoja myöhemmillä vuoroilla.',
  'how.yatzy-osto-strict.2':
    'Säästät heittoja vain, jos täyttämäsi ruutu tuo enemmän kuin 0, joten ruudun uhraaminen varhain ei kannata.',

  'game.yatzy-x': 'Kerroinjatsi',
  'teaser.yatzy-x': 'Kolme jatsisaraketta: yksin-, kaksin- ja kolminkertainen',
  'how.yatzy-x.1':
    'Täytä kolme jatsisaraketta. Joka vuorolla täytät yhden tyhjän ruudun missä tahansa sarakkeessa.',
  'how.yatzy-x.2':
    'Ruuduissa näkyvät kerrotut pisteet. Joka sarakkeella on oma bonuksensa: siihen lasketaan pisteet ennen kertomista, mutta myös bonus kerrotaan.',

  'game.yatzy-3way': 'Kolmen suunnan jatsi',
  'teaser.yatzy-3way': 'Kolme saraketta: vapaasti, alaspäin ja ylöspäin',
  'how.yatzy-3way.1':
    'Täytä kolme jatsisaraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',

  'game.yatzy-combo': 'Yhdistelmäjatsi',
  'teaser.yatzy-combo': 'Kolmenlaista jatsia rinnakkain samassa pöytäkirjassa',
  'how.yatzy-combo.1':
    'Täytä kolme jatsisaraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yatzy-combo.2':
    'Jokaisella säästetyllä heitolla voit ostaa yhden lisää. Käyttämättömät heitot säästyvät vain, jos täytät ruudun sarakkeessa ”Osto”, ja ostetun heiton jälkeen sinun on täytettävä ruutu siinä.',

  'game.yatzy-declared': 'Ilmoitusjatsi',
  'teaser.yatzy-declared': 'Ilmoita ruutu ensimmäisen heiton jälkeen ja onnistu',
  'how.yatzy-declared.1':
    'Pisteet ovat kuten Jatsissa, mutta ensimmäisen heiton jälkeen sinun on ilmoitettava yksi tyhjä ruutu.',
  'how.yatzy-declared.2':
    'Tulos kirjataan ilmoittamaasi ruutuun, 0, jos se ei sovi. Voit ilmoittaa ja lopettaa heti, jos ensimmäinen heitto on tarpeeksi hyvä.',

  'game.maxi-yatzy': 'Maksijatsi',
  'teaser.maxi-yatzy': 'Kuusi noppaa, kaksikymmentä ruutua, 100 pisteen bonus',
  'how.maxi-yatzy.1': 'Pelaa kuten Jatsissa, mutta noppia on kuusi ja yhdistelmiä enemmän.',
  'how.maxi-yatzy.2': 'Yhdistelmän osien on oltava eri silmälukuja; muilla nopilla ei ole väliä.',
  'section.maxi.lower': 'Yhdistelmät',
  'row.maxi.yahtzee': 'Maksijatsi',

  'game.maxi-yatzy-saved': 'Maksijatsi, säästetyt heitot',
  'teaser.maxi-yatzy-saved': 'Maksijatsi, jossa käyttämättömät heitot säästyvät',
  'how.maxi-yatzy-saved.1':
    'Pisteet ovat kuten Maksijatsissa. Joka vuorolla saat kolme uutta heittoa. Käyttämättömät heitot jäävät sinulle, ja voit käyttää ne millä tahansa myöhemmällä vuorolla.',

  'game.maxi-yatzy-fi': 'Suomalainen maksijatsi',
  'teaser.maxi-yatzy-fi': 'Maksijatsi suomalaisittain: bonus 50, Täyssuora 30',
  'how.maxi-yatzy-fi.1': 'Pelaa kuten Maksijatsissa, mutta bonus on pienempi ja Täyssuora tuo enemmän.',

  'game.seven-yatzy': '7-jatsi',
  'teaser.seven-yatzy': 'Seitsemän noppaa, 24 ruutua, taloja ja linnoja',
  'how.seven-yatzy.1':
    'Maksijatsi seitsemällä nopalla: lisänä ovat ruudut Kuusi samaa, Täyskäsi ja pari, Linna ja Kerrostalo.',
  'how.seven-yatzy.2': 'Yhdistelmän osien on oltava eri silmälukuja; muilla nopilla ei ole väliä.',
  'section.seven.lower': 'Yhdistelmät',
  'row.sixOfAKind': 'Kuusi samaa',
  'row.fullHousePair': 'Täyskäsi ja pari',
  'row.castle': 'Linna',
  'row.highRise': 'Kerrostalo',
  'row.seven.yahtzee': '7-jatsi',

  'game.yatzy-american': 'Amerikkalainen jatsi',
  'teaser.yatzy-american': 'Yahtzeen ruudut, Jatsin bonus, ei jokereita',
  'how.yatzy-american.1': 'Pareja ja jokereita ei ole, eikä toinen {five} tuo mitään lisää.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Kantaisä: kaksitoista ruutua eikä lainkaan bonusta',
  'how.yacht.1': 'Bonusta ja jokeria ei ole, eikä viisi samaa ole täyskäsi.',
  'row.yacht.smallStraight': 'Pieni suora',
  'row.yacht.largeStraight': 'Suuri suora',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Vapaavalinta',

  'game.generala': 'Generala',
  'teaser.generala': 'Latinalaisesta Amerikasta: Generala kerrasta voittaa kaiken',
  'how.generala.1': 'Ensimmäisellä heitolla saatu yhdistelmä on tehty ”kerrasta” ja tuo enemmän.',
  'how.generala.2': 'Póker tuo saman verran silmäluvusta riippumatta; viisi samaakin käy.',
  'how.generala.3':
    'Vuoron ensimmäisellä heitolla saatu Generala voittaa heti koko pelin, vaikka sen ruutu olisi jo täytetty.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Noppapokeri',
  'teaser.poker-dice': 'Ei täytettävää pöytäkirjaa: paras käsi voittaa kierroksen',
  'how.poker-dice.1':
    'Kierroksella kukin saa yhden vuoron ja pitää käden, johon vuoro päättyy; mitään ei lasketa yhteen.',
  'how.poker-dice.2':
    'Jos kädet ovat samat, ensin ratkaisevat yhdistelmän nopat, suurempi ryhmä ensin, ja sitten muut nopat; ässät ovat korkeimpia. Jos kädet ovat yhä tasan, kukin niistä voittaa kierroksen.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Yksitoista ruutua, pieni ja suuri suora ja iso käsi',
  'how.cheerio.1': 'Bonusta ei ole. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',
  'row.cheerio.smallStraight': 'Pieni suora',
  'row.cheerio.largeStraight': 'Suuri suora',
  'row.cheerio.chance': 'Iso käsi',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, villit ykköset',
  'teaser.cheerio-wild': 'Seitsemän ruutua, ja ykkönen käy mistä tahansa',
  'how.cheerio-wild.1':
    'Ykköset ovat villejä: ykkönen käy mistä tahansa silmäluvusta, jonka jokin muu noppa näyttää. Silmäluvun ruutu tuo silmäluvun kertaa sen noppien ja ykkösten yhteismäärä, joten 1-1-1-2-3 tuo 8 ruutuun ”Kakkoset” tai 12 ruutuun ”Kolmoset”.',
  'how.cheerio-wild.2':
    'Viisi samaa ilman villejä ykkösiä lasketaan oman silmälukunsa ruudussa kaksinkertaisena: viisi nelosta tuo 40.',
  'how.cheerio-wild.3':
    'Cheerio tuo 50 viidestä samasta tai viidestä peräkkäisestä, 25 viidestä samasta, jos mukana on villejä ykkösiä. Kärjen tasatuloksesta seuraa uusintapeli.',

  'game.cheerio-extended': 'Laajennettu Cheerio',
  'teaser.cheerio-extended': 'Kolmetoista ruutua, yhdistelmillä kiinteät pisteet',
  'how.cheerio-extended.1':
    'Bonusta ei ole, eivätkä ykköset ole villejä. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',
  'row.cheerio-extended.smallStraight': 'Neljän suora',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Summa',
  'row.cheerio-extended.yahtzee': 'Viisi samaa',

  'game.crag': 'Crag',
  'teaser.crag': 'Kolme noppaa, kaksi heittoa, ja kolmetoista tuo onnea',
  'how.crag.1': 'Pelaa kolmella nopalla ja vain kahdella heitolla vuoroa kohti; bonusta ei ole.',
  'how.crag.2': 'Crag on summa 13, jossa on pari. Voit kirjata sen myös ruutuun ”Kolmetoista”.',
  'row.oddStraight': 'Pariton suora',
  'row.evenStraight': 'Parillinen suora',
  'row.lowStraight': 'Matala suora',
  'row.highStraight': 'Korkea suora',
  'row.thirteen': 'Kolmetoista',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Noppapokeria kolmessa sarakkeessa: voita sarakkeita',
  'how.escalero.1':
    'Nopissa on pokerikortit: ysi, kymppi, jätkä, rouva, kuningas ja ässä. Silmälukujen riveillä jokainen ysi tuo 1 ja niin edelleen, jokainen ässä 6.',
  'how.escalero.2':
    'Yhdistelmä, jonka kaikki viisi noppaa tulevat samalla heitolla, millä heitolla tahansa, on tehty ”kerrasta” ja tuo enemmän.',
  'how.escalero.3':
    'Lopuksi verrataan sarakkeita, ei yhteistuloksia: se, jolla on sarakkeessa eniten pisteitä, voittaa sen arvon jokaiselta muulta.',
  'row.escalero.ones': 'Ysit',
  'row.escalero.twos': 'Kympit',
  'row.escalero.threes': 'Jätkät',
  'row.escalero.fours': 'Rouvat',
  'row.escalero.fives': 'Kuninkaat',
  'row.escalero.sixes': 'Ässät',
  'row.escalero.fourOfAKind': 'Pokeri',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Seitsemän riviä, kukin neljästi, pisteet taulukosta',
  'how.balut.1':
    'Lopuksi pöytäkirjasta saa pisteitä taulukon mukaan: täysistä riveistä, jokaisesta Balutista ja yhteistuloksesta.',
  'how.balut.2': 'Eniten pisteitä saanut voittaa; jos pisteet ovat tasan, suurempi yhteistulos ratkaisee.',
  'row.balut.chance': 'Vapaavalinta',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Värilliset silmäluvut, pokerin väri ja harmia vastustajille',
  'how.kismet.1': 'Silmäluvuilla on värit: 1 ja 6 ovat mustia, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.kismet.2': 'Viisi samaa käy kaikkiin Kismet-osan ruutuihin paitsi ruutuun ”Suora”.',
  'how.kismet.3':
    'Kun olet saanut pisteitä ruutuun ”Kismet”, jokainen uusi Kismet vie kaikilta vastustajilta ruudun ja vuoron. Omasi kirjaat mihin tahansa tyhjään ruutuun.',
  'section.kismet.upper': 'Perusosa',
  'section.kismet.lower': 'Kismet-osa',
  'row.kismet.ones': 'Ykköset',
  'row.kismet.twos': 'Kakkoset',
  'row.kismet.threes': 'Kolmoset',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Neljä saraketta, kullakin oma järjestyksensä',
  'how.yamb.1':
    'Täytä neljä saraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yamb.2':
    'Täytä ”Maksimi” suurella ja ”Minimi” pienellä summalla: niiden erotus kerrotaan sarakkeen ruudun ”Ykköset” pisteillä ja lisätään tulokseen; erotus voi olla negatiivinen.',
  'row.max': 'Maksimi',
  'row.min': 'Minimi',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Pokeri',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Kolme Yahtzee-saraketta, kertoimet 1, 2 ja 3',
  'how.triple-yahtzee.1':
    'Täytä kolme Yahtzee-saraketta; joka vuorolla täytät minkä tahansa tyhjän ruudun. Toisen sarakkeen pisteet lasketaan kaksinkertaisina, kolmannen kolminkertaisina, myös sarakkeen oma bonus.',
  'how.triple-yahtzee.2':
    'Kun kaikki kolme ruutua ”{five}” on täytetty, uusi {five} on jokeri. Jos missään niistä ei ole nollaa, se tuo myös lisäpisteitä, jotka kerrotaan sen mukaan, mihin sarakkeeseen sen kirjaat.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Ristikilpa: ensin kaksitoista riviä täyttänyt voittaa',
  'how.sachsenkniffel.1':
    'Kaksi pelaajaa tai useampi kilpailee siitä, kuka saa ensin valmiiksi 12 kuuden ristin riviä. Pisteitä ei lasketa.',
  'how.sachsenkniffel.2':
    'Jonkin heittosi jälkeen valitset rivin, jolle nopista tulee ristejä; se on rivisi tällä vuorolla. Kuudennen jälkeiset ristit menevät hukkaan.',
  'how.sachsenkniffel.3':
    'Jos mikään ei sovi viimeisenkään heiton jälkeen, et merkitse mitään. Jos käytät kaikki kuusi noppaa tai saat rivin valmiiksi, saat heti uuden vuoron.',
  'how.sachsenkniffel.4':
    'Ensimmäisenä kaikki rivit valmiiksi saanut voittaa. Kierros pelataan loppuun; samalla kierroksella valmistuneet pelaavat uusintapelin.',
  'section.sachsenkniffel.upper': 'Yksittäiset nopat',
  'section.sachsenkniffel.lower': 'Noppaparit',
  'row.sum7': 'Summa 7',
  'row.sum8': 'Summa 8',
  'row.sum9': 'Summa 9',
  'row.sum10': 'Summa 10',
  'row.sum11': 'Summa 11',
  'row.sum12': 'Summa 12',
  'cell.sachsenkniffel.announce': '{row}, valittavissa riviksi',
  'cell.sachsenkniffel.announced': '{cell}, rivisi',
  'why.sachsenkniffel.other-announced': 'rivisi on ”{row}”',
  'why.sachsenkniffel.not-announced': 'valitse ensin rivi',
  'roll.sachsenkniffel.announce': 'Valitse rivi',
  'say.sachsenkniffel.announce': '{Dice}. *Valitse rivi.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Valitse rivi* tai heitä uudelleen.',
  'say.sachsenkniffel.announced': '{Dice}. Rivisi: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee seitsensivuisilla nopilla, mukana rivi Seiskat',
  'how.lucky7.1':
    'Pelaa kuten Yahtzee-pelissä jokereineen, mutta viidellä seitsensivuisella nopalla; mukana on ruutu ”Seiskat”.',
  'how.lucky7.2': 'Suurin osa näistä säännöistä on meidän rekonstruktiotamme.',
  'row.sevens': 'Seiskat',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Kismetin ruudut, silmäluvut sinisiä, punaisia ja vihreitä',
  'how.tricolor.1':
    'Pelaa kuten Kismetissä, mutta silmäluvuilla on toiset värit: 1 ja 6 ovat sinisiä, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.tricolor.2':
    'Alkuperäisistä säännöistä on säilynyt vain ”samanlainen kuin Kismet”; tämä on meidän rekonstruktiomme.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee värillisillä nopilla ja neljällä väriruudulla',
  'how.rainbow.1':
    'Pelaa kuten Yahtzee-pelissä. Jokainen heitetty noppa saa myös värin: punaisen, vihreän tai sinisen.',
  'how.rainbow.2':
    'Väritäyskäteen tarvitset kolme noppaa yhtä väriä ja kaksi toista. Jokeri käy täysin pistein myös väriruutuihin.',
  'row.redFlush': 'Viisi punaista',
  'row.greenFlush': 'Viisi vihreää',
  'row.blueFlush': 'Viisi sinistä',
  'row.colourFullHouse': 'Väritäyskäsi',

  'section.pairs': 'Parit',
  'section.middle': 'Suurin ja pienin',
  'section.rounds': 'Kierrokset',
  'row.onePair': 'Yksi pari',
  'row.twoPairs': 'Kaksi paria',
  'row.threePairs': 'Kolme paria',
  'row.fiveOfAKind': 'Viisi samaa',
  'row.straight': 'Suora',
  'row.fullStraight': 'Täyssuora',
  'row.villa': 'Sauna',
  'row.tower': 'Talo',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Tuplagenerala',
  'row.round': 'Kierros {n}',
  'row.twoPairsSameColour': '2 paria, sama väri',
  'row.flush': 'Väri',
  'row.fullHouseSameColour': 'Yhden värin käsi',
  'row.minimax': '(Max−Min)×ykköset',

  'same.7': { one: 'yksi seiska', other: '{count} seiskaa' },

  'hand.bust': 'Hai',
  'hand.onePair': 'Yksi pari',
  'hand.twoPairs': 'Kaksi paria',
  'hand.threeOfAKind': 'Kolme samaa',
  'hand.straight': 'Suora',
  'hand.fullHouse': 'Täyskäsi',
  'hand.fourOfAKind': 'Neljä samaa',
  'hand.fiveOfAKind': 'Viisi samaa',
  crosses: { one: '{n} risti', other: '{n} ristiä' },

  'standing.points': { one: '{n} piste', other: '{n} pistettä' },
  'standing.settlement': { one: '{n} sarakepiste', other: '{n} sarakepistettä' },
  'standing.rounds': { one: '{n} voitettu kierros', other: '{n} voitettua kierrosta' },
  'standing.crosses': { one: '{n} risti', other: '{n} ristiä' },
  'total.rounds': 'Kierrosvoitot',
  'total.crosses': 'Ristit',

  columns: 'Sarake',
  'columns.order': 'Sarake',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Vapaa',
  'column.down': 'Alas',
  'column.up': 'Ylös',
  'column.ends': 'Päistä',
  'column.middle': 'Keskeltä',
  'column.upperThenLower': 'Yläosa ensin',
  'column.lowerThenUpper': 'Alaosa ensin',
  'column.announce': 'Ilmoitus',
  'column.lateAnnounce': 'Ilmoitus 2',
  'column.hand': 'Kerrasta',
  'column.counter': 'Seuraa',
  'column.left': 'Vasen',
  'column.right': 'Oikea',
  'column.osto': 'Osto',
  'column.x1': 'Kerroin 1',
  'column.x2': 'Kerroin 2',
  'column.x3': 'Kerroin 3',
  'column.x4': 'Kerroin 4',
  'column.x5': 'Kerroin 5',
  'column.x6': 'Kerroin 6',
  sum: 'Summa',
  'sum.bonus': 'Summa ({points}, kun {at})',
  'sum.ladder': 'Summa ({points}, kun {at} … {best}, kun {most})',
  'bonus.step': 'raja {at}',

  'colour.black': 'musta',
  'colour.red': 'punainen',
  'colour.green': 'vihreä',
  'colour.blue': 'sininen',
  'face.J': 'jätkä',
  'face.Q': 'rouva',
  'face.K': 'kuningas',
  'face.A': 'ässä',
  'same.9': { one: 'yksi ysi', other: '{count} ysiä' },
  'same.10': { one: 'yksi kymppi', other: '{count} kymppiä' },
  'same.J': { one: 'yksi jätkä', other: '{count} jätkää' },
  'same.Q': { one: 'yksi rouva', other: '{count} rouvaa' },
  'same.K': { one: 'yksi kuningas', other: '{count} kuningasta' },
  'same.A': { one: 'yksi ässä', other: '{count} ässää' },
  'letter.black': 'M',
  'letter.red': 'P',
  'letter.green': 'V',
  'letter.blue': 'S',
  side: '{value}, {colour}',

  bank: { one: '{n} heitto säästössä.', other: '{n} heittoa säästössä.' },
  saved: '{n} säästössä',
  'left.saved': '{n} + {saved} säästössä',
  'roll.buy': 'Osta heitto',
  'turn.open': 'Kierros {turn}',
  'turn.open.player': 'Kierros {turn} · Vuorossa {player}',

  'cell.in': '{row} ({column})',
  'count.6': 'kuusi',
  'count.7': 'seitsemän',
  'count.8': 'kahdeksan',

  'cell.announce': '{row}, ilmoitettavissa',
  'cell.now': '{cell}, nyt {points}',
  'cell.announced': '{cell}, ilmoitettu',
  'cell.struck': '{cell}, syynä {by}',
  'cell.won': '{cell}, voitti kierroksen',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, ei vielä valmis',
  'cell.entries': '{cell}, merkintöjä {made}, enintään {all}: {list}',
  'cell.made': '{cell}, merkintöjä {made}, enintään {all}',
  'why.other-announced': 'ilmoitettu ruutu on ”{row}”',
  'why.not-announced': 'ilmoita ruutu ensimmäisen heiton jälkeen',
  'why.column-used': 'sarakkeeseen ”{column}” on jo kirjattu tällä vuorolla',
  'why.bought-roll': 'ostetut heitot kelpaavat vain sarakkeeseen ”{column}”',
  'why.no-cross': 'mikään noppa ei sovi tälle riville',
  'why.order-down': 'seuraavana on ”{row}”',
  'why.order-up': 'seuraavana on ”{row}”',
  'why.order-ends': 'seuraavana vain ”{row}” tai ”{row2}”',
  'why.order-middle': 'seuraavana vain ”{row}” tai ”{row2}”',
  'why.order-upperThenLower': 'täytä ensin yläosa',
  'why.order-lowerThenUpper': 'täytä ensin alaosa',
  'why.order-hand': 'tähän sarakkeeseen kelpaavat vain ensimmäiset heitot',
  'why.order-rolls': 'tähän sarakkeeseen kelpaa vain {rolls} ensimmäistä heittoa',
  'why.order-counter': 'vain ”{row}” kelpaa, {player} ilmoitti sen',
  'why.order-counter.none': '{player} ei ilmoittanut mitään',
  'roll.announce': 'Ilmoita ruutu',
  'say.announce': '{Dice}. *Ilmoita ruutu.*',
  'say.announce.roll': '{Dice}. *Ilmoita ruutu* tai heitä uudelleen.',
  'say.announced': '{Dice}. Ilmoitit: *{row}*.',
  'end.playoff': '*Tasapeli: {players}, tulos {total}.* Pelataan uusintapeli.',
  'end.instant': '*{player} voittaa heti: {row}.*',
  'end.close': '*Voittaja on {player}, tulos {total}.* Tasatulos ratkaistiin säännöillä.',
  'end.close.row': '*Voittaja on {player}, tulos {total}.* Tasatuloksen ratkaisi {row}.',
  'say.struck': '{player} saa nollan: {row}.',
};

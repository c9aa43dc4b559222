/** Finnish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Jokaiseen ruutuun kuuluu oma noppien yhdistelmänsä. Täytä ne kaikki ja kerää mahdollisimman paljon pisteitä.',
  'how.yahtzee.2':
    'Kun ruutu ”{five}” on täytetty, vaikka nollalla, uusi {five} on jokeri: sitä ei voi kirjata alaosaan niin kauan kuin sen oman silmäluvun ruutu on tyhjä.',

  'how.kniffel.1': 'Pisteet ovat kuten Yahtzee-pelissä; vain uusi {five} lasketaan toisin.',
  'how.kniffel.2':
    'Kun ruutu ”{five}” on täytetty, vaikka nollalla, uusi {five} kirjataan oman silmälukunsa ruutuun ja tuo siellä lisäpisteitä. Jokeri ei niitä tuo.',

  'how.yams.1': 'Täyskäsi tuo noppien summan, kuitenkin vähintään 25.',
  'how.yams.2': 'Toinen {five} ei tuo mitään lisää eikä ole jokeri.',

  'how.yams-16.1':
    'Pelaa kuten Yams-pelissä. Lisänä on kolme ruutua: Yksi pari, Kaksi paria (täyskäsikin käy) ja Misääri.',
  'how.yams-16.2': 'Misäärissä pienet heitot ovat parhaita: viisi ykköstä tuo 31.',

  'how.yatzy.1':
    'Toisin kuin Yahtzee-pelissä, Kolme samaa ja Neljä samaa tuovat vain yhdistelmän noppien summan, ja kumpikin suora vaatii kaikki viisi noppaa.',
  'how.yatzy.2': 'Toinen {five} ei tuo mitään lisää.',

  'how.yatzy-forced.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä ylhäältä alas: ensin Ykköset, viimeisenä {five}.',
  'how.yatzy-forced.2': 'Tiedät ruutusi jo ennen heittoa, joten heitä vain sitä varten.',

  'how.yatzy-forced-up.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä alhaalta ylös: ensin {five}, sitten Sattuma, viimeisenä Ykköset.',
  'how.yatzy-forced-up.2':
    'Tiedät ruutusi jo ennen heittoa. Jos nopat eivät sovi, ruutuun tulee 0 ja siirryt ylöspäin.',

  'how.yatzy-osto.1':
    'Pisteet ovat kuten Jatsissa, mutta jokainen käyttämätön heitto säästyy: myöhemmällä vuorolla voit kolmen heittosi jälkeen ostaa sillä yhden lisää.',
  'how.yatzy-osto.2':
    'Vuorolla, jolla ostat heittoja, et säästä mitään, ja lopussa jäljellä olevat heitot ovat arvottomia.',

  'how.yatzy-osto-strict.1':
    'Pelaa kuten Ostojatsissa: säästät käyttämättömät heitot ja ostat niillä heittoja myöhemmillä vuoroilla.',
  'how.yatzy-osto-strict.2':
    'Säästät heittoja vain, jos täyttämäsi ruutu tuo enemmän kuin 0, joten ruudun uhraaminen varhain ei kannata.',

  'how.yatzy-x.1':
    'Täytä kolme jatsisaraketta. Joka vuorolla täytät yhden tyhjän ruudun missä tahansa sarakkeessa.',
  'how.yatzy-x.2':
    'Ruuduissa näkyvät kerrotut pisteet. Joka sarakkeella on oma bonuksensa: siihen lasketaan pisteet ennen kertomista, mutta myös bonus kerrotaan.',

  'how.yatzy-3way.1':
    'Täytä kolme jatsisaraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',

  'how.yatzy-combo.1':
    'Täytä kolme jatsisaraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yatzy-combo.2':
    'Jokaisella säästetyllä heitolla voit ostaa yhden lisää. Käyttämättömät heitot säästyvät vain, jos täytät ruudun sarakkeessa ”Osto”, ja ostetun heiton jälkeen sinun on täytettävä ruutu siinä.',

  'how.yatzy-declared.1':
    'Pisteet ovat kuten Jatsissa, mutta ensimmäisen heiton jälkeen sinun on ilmoitettava yksi tyhjä ruutu.',
  'how.yatzy-declared.2':
    'Tulos kirjataan ilmoittamaasi ruutuun, 0, jos se ei sovi. Voit ilmoittaa ja lopettaa heti, jos ensimmäinen heitto on tarpeeksi hyvä.',

  'how.maxi-yatzy.1': 'Pelaa kuten Jatsissa, mutta noppia on kuusi ja yhdistelmiä enemmän.',
  'how.maxi-yatzy.2': 'Yhdistelmän osien on oltava eri silmälukuja; muilla nopilla ei ole väliä.',

  'how.maxi-yatzy-saved.1':
    'Pisteet ovat kuten Maksijatsissa. Joka vuorolla saat kolme uutta heittoa. Käyttämättömät heitot jäävät sinulle, ja voit käyttää ne millä tahansa myöhemmällä vuorolla.',

  'how.maxi-yatzy-fi.1': 'Pelaa kuten Maksijatsissa, mutta bonus on pienempi ja Täyssuora tuo enemmän.',

  'how.seven-yatzy.1':
    'Maksijatsi seitsemällä nopalla: lisänä ovat ruudut Kuusi samaa, Täyskäsi ja pari, Linna ja Kerrostalo.',
  'how.seven-yatzy.2': 'Yhdistelmän osien on oltava eri silmälukuja; muilla nopilla ei ole väliä.',

  'how.yatzy-american.1': 'Pareja ja jokereita ei ole, eikä toinen {five} tuo mitään lisää.',

  'how.yacht.1': 'Bonusta ja jokeria ei ole, eikä viisi samaa ole täyskäsi.',

  'how.generala.1': 'Ensimmäisellä heitolla saatu yhdistelmä on tehty ”kerrasta” ja tuo enemmän.',
  'how.generala.2': 'Póker tuo saman verran silmäluvusta riippumatta; viisi samaakin käy.',
  'how.generala.3':
    'Vuoron ensimmäisellä heitolla saatu Generala voittaa heti koko pelin, vaikka sen ruutu olisi jo täytetty.',

  'how.poker-dice.1':
    'Kierroksella kukin saa yhden vuoron ja pitää käden, johon vuoro päättyy; mitään ei lasketa yhteen.',
  'how.poker-dice.2':
    'Jos kädet ovat samat, ensin ratkaisevat yhdistelmän nopat, suurempi ryhmä ensin, ja sitten muut nopat; ässät ovat korkeimpia. Jos kädet ovat yhä tasan, kukin niistä voittaa kierroksen.',

  'how.cheerio.1': 'Bonusta ei ole. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',

  'how.cheerio-wild.1':
    'Ykköset ovat villejä: ykkönen käy mistä tahansa silmäluvusta, jonka jokin muu noppa näyttää. Silmäluvun ruutu tuo silmäluvun kertaa sen noppien ja ykkösten yhteismäärä, joten 1-1-1-2-3 tuo 8 ruutuun ”Kakkoset” tai 12 ruutuun ”Kolmoset”.',
  'how.cheerio-wild.2':
    'Viisi samaa ilman villejä ykkösiä lasketaan oman silmälukunsa ruudussa kaksinkertaisena: viisi nelosta tuo 40.',
  'how.cheerio-wild.3':
    'Cheerio tuo 50 viidestä samasta tai viidestä peräkkäisestä, 25 viidestä samasta, jos mukana on villejä ykkösiä. Kärjen tasatuloksesta seuraa uusintapeli.',

  'how.cheerio-extended.1':
    'Bonusta ei ole, eivätkä ykköset ole villejä. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',

  'how.crag.1': 'Pelaa kolmella nopalla ja vain kahdella heitolla vuoroa kohti; bonusta ei ole.',
  'how.crag.2': 'Crag on summa 13, jossa on pari. Voit kirjata sen myös ruutuun ”Kolmetoista”.',

  'how.escalero.1':
    'Nopissa on pokerikortit: ysi, kymppi, jätkä, rouva, kuningas ja ässä. Silmälukujen riveillä jokainen ysi tuo 1 ja niin edelleen, jokainen ässä 6.',
  'how.escalero.2':
    'Yhdistelmä, jonka kaikki viisi noppaa tulevat samalla heitolla, millä heitolla tahansa, on tehty ”kerrasta” ja tuo enemmän.',
  'how.escalero.3':
    'Lopuksi verrataan sarakkeita, ei yhteistuloksia: se, jolla on sarakkeessa eniten pisteitä, voittaa sen arvon jokaiselta muulta.',

  'how.balut.1':
    'Lopuksi pöytäkirjasta saa pisteitä taulukon mukaan: täysistä riveistä, jokaisesta Balutista ja yhteistuloksesta.',
  'how.balut.2': 'Eniten pisteitä saanut voittaa; jos pisteet ovat tasan, suurempi yhteistulos ratkaisee.',

  'how.kismet.1': 'Silmäluvuilla on värit: 1 ja 6 ovat mustia, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.kismet.2': 'Viisi samaa käy kaikkiin Kismet-osan ruutuihin paitsi ruutuun ”Suora”.',
  'how.kismet.3':
    'Kun olet saanut pisteitä ruutuun ”Kismet”, jokainen uusi Kismet vie kaikilta vastustajilta ruudun ja vuoron. Omasi kirjaat mihin tahansa tyhjään ruutuun.',

  'how.yamb.1':
    'Täytä neljä saraketta, joista kullakin on oma bonuksensa. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yamb.2':
    'Täytä ”Maksimi” suurella ja ”Minimi” pienellä summalla: niiden erotus kerrotaan sarakkeen ruudun ”Ykköset” pisteillä ja lisätään tulokseen; erotus voi olla negatiivinen.',

  'how.triple-yahtzee.1':
    'Täytä kolme Yahtzee-saraketta; joka vuorolla täytät minkä tahansa tyhjän ruudun. Toisen sarakkeen pisteet lasketaan kaksinkertaisina, kolmannen kolminkertaisina, myös sarakkeen oma bonus.',
  'how.triple-yahtzee.2':
    'Kun kaikki kolme ruutua ”{five}” on täytetty, uusi {five} on jokeri. Jos missään niistä ei ole nollaa, se tuo myös lisäpisteitä, jotka kerrotaan sen mukaan, mihin sarakkeeseen sen kirjaat.',

  'how.sachsenkniffel.1':
    'Kaksi pelaajaa tai useampi kilpailee siitä, kuka saa ensin valmiiksi 12 kuuden ristin riviä. Pisteitä ei lasketa.',
  'how.sachsenkniffel.2':
    'Jonkin heittosi jälkeen valitset rivin, jolle nopista tulee ristejä; se on rivisi tällä vuorolla. Kuudennen jälkeiset ristit menevät hukkaan.',
  'how.sachsenkniffel.3':
    'Jos mikään ei sovi viimeisenkään heiton jälkeen, et merkitse mitään. Jos käytät kaikki kuusi noppaa tai saat rivin valmiiksi, saat heti uuden vuoron.',
  'how.sachsenkniffel.4':
    'Ensimmäisenä kaikki rivit valmiiksi saanut voittaa. Kierros pelataan loppuun; samalla kierroksella valmistuneet pelaavat uusintapelin.',

  'how.lucky7.1':
    'Pelaa kuten Yahtzee-pelissä jokereineen, mutta viidellä seitsensivuisella nopalla; mukana on ruutu ”Seiskat”.',
  'how.lucky7.2': 'Suurin osa näistä säännöistä on meidän rekonstruktiotamme.',

  'how.tricolor.1':
    'Pelaa kuten Kismetissä, mutta silmäluvuilla on toiset värit: 1 ja 6 ovat sinisiä, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.tricolor.2':
    'Alkuperäisistä säännöistä on säilynyt vain ”samanlainen kuin Kismet”; tämä on meidän rekonstruktiomme.',

  'how.rainbow.1':
    'Pelaa kuten Yahtzee-pelissä. Jokainen heitetty noppa saa myös värin: punaisen, vihreän tai sinisen.',
  'how.rainbow.2':
    'Väritäyskäteen tarvitset kolme noppaa yhtä väriä ja kaksi toista. Jokeri käy täysin pistein myös väriruutuihin.',
};

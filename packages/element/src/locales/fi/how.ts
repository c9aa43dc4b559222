/** Finnish. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Täytä 13 ruutua 13 kierroksella. Suurin yhteistulos voittaa.',
  'how.yahtzee.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat. Kun yläosassa on vähintään 63 (kolme kutakin silmälukua), saat 35 pisteen bonuksen.',
  'how.yahtzee.3':
    'Kolme samaa, Neljä samaa ja Sattuma: kaikkien viiden nopan summa. Täyskäsi tuo 25, Pieni suora (mitkä tahansa neljä peräkkäistä) 30, Suuri suora (viisi peräkkäistä) 40, {five} (viisi samaa) 50.',
  'how.yahtzee.4': 'Kun ruudussa ”{five}” on 50, jokainen uusi {five} tuo +100.',
  'how.yahtzee.5':
    'Kun ruutu ”{five}” on täytetty, uusi {five} on jokeri: se on kirjattava oman silmälukunsa ruutuun. Jos ruutu on jo täytetty, mikä tahansa alaosan tyhjä ruutu käy täysin pistein; jos sellaista ei ole, kirjaa 0 yläosan ruutuun.',

  'how.kniffel.1':
    'Täytä 13 ruutua 13 kierroksella. Pisteet ovat kuten Yahtzee-pelissä: bonus 35, kun yläosassa on vähintään 63, Täyskäsi 25, suorat 30 ja 40, {five} (viisi samaa) 50, muut ruudut noppien summa.',
  'how.kniffel.2':
    'Kun ruutu ”{five}” on täytetty, vaikka nollalla, uusi {five} kirjataan oman silmälukunsa ruutuun ja tuo siellä +50.',
  'how.kniffel.3':
    'Jos sekin ruutu on täytetty, {five} on jokeri: missä tahansa alaosan tyhjässä ruudussa se tuo 25, 30, 40 tai noppiensa summan. Jokeri ei tuo lisäpisteitä.',
  'how.kniffel.4':
    'Jos alaosassa ei ole tyhjää ruutua, kirjaa 0 yläosan ruutuun. Suurin yhteistulos voittaa.',

  'how.yams.1':
    'Täytä 13 ruutua 13 kierroksella. Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; niistä yhteensä vähintään 63 tuo 35 pisteen bonuksen.',
  'how.yams.2': 'Kolme samaa, Neljä samaa ja Onni: kaikkien viiden nopan summa.',
  'how.yams.3':
    'Täyskäsi tuo noppien summan, kuitenkin vähintään 25. Pieni suora (mitkä tahansa neljä peräkkäistä) tuo 30, Suuri suora 40, {five} (viisi samaa) 50.',
  'how.yams.4': 'Toinen {five} ei tuo mitään lisää eikä ole jokeri. Suurin yhteistulos voittaa.',

  'how.yams-16.1': 'Pelaa kuten Yams-pelissä: 16 ruutua ja 16 kierrosta.',
  'how.yams-16.2':
    'Yksi pari tuo kaikkien viiden nopan summan, kun kaksi on samaa; Kaksi paria samoin, kun pareja on kaksi erilaista (täyskäsikin käy).',
  'how.yams-16.3':
    'Misääri tuo 36 miinus noppien summa, joten pienet heitot ovat parhaita: viisi ykköstä tuo 31.',
  'how.yams-16.4': 'Bonus on 35, kun yläosassa on vähintään 63. Suurin yhteistulos voittaa.',

  'how.yatzy.1':
    'Täytä 15 ruutua 15 kierroksella. Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; niistä yhteensä vähintään 63 tuo 50 pisteen bonuksen.',
  'how.yatzy.2':
    'Yksi pari, Kaksi paria, Kolme samaa ja Neljä samaa: vain yhdistelmän noppien summa. Kahteen pariin tarvitset kaksi eri silmälukua.',
  'how.yatzy.3': 'Pieni suora on 1-2-3-4-5 ja tuo 15; Suuri suora on 2-3-4-5-6 ja tuo 20.',
  'how.yatzy.4':
    'Täyskäsi ja Sattuma: kaikkien noppien summa. {five} (viisi samaa) tuo 50. Toinen {five} ei tuo mitään lisää. Suurin yhteistulos voittaa.',

  'how.yatzy-forced.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä ylhäältä alas: ensin Ykköset, viimeisenä {five}.',
  'how.yatzy-forced.2': 'Tiedät ruutusi jo ennen heittoa, joten heitä vain sitä varten.',
  'how.yatzy-forced.3': 'Jos nopat eivät sovi, ruutuun tulee 0, ja seuraava vuorosi koskee seuraavaa ruutua.',
  'how.yatzy-forced.4': 'Bonus on 50, kun yläosassa on vähintään 63. Suurin yhteistulos voittaa.',

  'how.yatzy-forced-up.1':
    'Pisteet ovat kuten Jatsissa, mutta täytä ruudut järjestyksessä alhaalta ylös: ensin {five}, sitten Sattuma, viimeisenä Ykköset.',
  'how.yatzy-forced-up.2':
    'Tiedät ruutusi jo ennen heittoa. Jos nopat eivät sovi, ruutuun tulee 0 ja siirryt ylöspäin.',
  'how.yatzy-forced-up.3': 'Bonus on 50, kun yläosassa on vähintään 63. Suurin yhteistulos voittaa.',

  'how.yatzy-osto.1': 'Pisteet ovat kuten Jatsissa.',
  'how.yatzy-osto.2':
    'Jokainen käyttämätön heitto säästyy: jos lopetat ensimmäiseen heittoon, säästät kaksi, jos toiseen, säästät yhden.',
  'how.yatzy-osto.3':
    'Myöhemmällä vuorolla voit kolmen heittosi jälkeen ostaa jokaisella säästetyllä heitolla yhden lisää. Voit käyttää kaikki, jotka sinulla on.',
  'how.yatzy-osto.4':
    'Vuorolla, jolla ostat heittoja, et säästä mitään, ja lopussa jäljellä olevat heitot ovat arvottomia. Suurin yhteistulos voittaa.',

  'how.yatzy-osto-strict.1':
    'Pelaa kuten Ostojatsissa: säästät käyttämättömät heitot ja ostat niillä heittoja myöhemmillä vuoroilla.',
  'how.yatzy-osto-strict.2':
    'Säästät heittoja vain, jos täyttämäsi ruutu tuo enemmän kuin 0, joten ruudun uhraaminen varhain ei kannata.',
  'how.yatzy-osto-strict.3': 'Suurin yhteistulos voittaa.',

  'how.yatzy-x.1':
    'Täytä kolme jatsisaraketta, 45 ruutua 45 kierroksella. Joka vuorolla täytät yhden tyhjän ruudun missä tahansa sarakkeessa.',
  'how.yatzy-x.2':
    'Toisen sarakkeen pisteet lasketaan kaksinkertaisina, kolmannen kolminkertaisina. Ruuduissa näkyvät kerrotut pisteet.',
  'how.yatzy-x.3':
    'Joka sarakkeella on oma bonuksensa, kun yläosassa on ennen kertomista vähintään 63: 50, 100 ja 150.',
  'how.yatzy-x.4': 'Kaikkien sarakkeiden suurin yhteistulos voittaa.',

  'how.yatzy-3way.1':
    'Täytä kolme jatsisaraketta, 45 ruutua 45 kierroksella. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yatzy-3way.2':
    'Vapaa: ruudut missä järjestyksessä tahansa. Alas: ensin Ykköset, viimeisenä {five}. Ylös: ensin {five}, viimeisenä Ykköset.',
  'how.yatzy-3way.3': 'Joka sarakkeella on oma 50 pisteen bonuksensa, kun yläosassa on vähintään 63.',
  'how.yatzy-3way.4': 'Kaikkien sarakkeiden suurin yhteistulos voittaa.',

  'how.yatzy-combo.1':
    'Täytä kolme jatsisaraketta, 45 ruutua 45 kierroksella. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa.',
  'how.yatzy-combo.2':
    'Vapaa: ruudut missä järjestyksessä tahansa. Alas: ensin Ykköset, viimeisenä {five}. Osto: missä järjestyksessä tahansa, ja voit ostaa heittoja.',
  'how.yatzy-combo.3':
    'Käyttämättömät heitot säästyvät vain, jos täytät ruudun sarakkeessa ”Osto”, ja ostetun heiton jälkeen sinun on täytettävä ruutu siinä.',
  'how.yatzy-combo.4':
    'Joka sarakkeella on oma 50 pisteen bonuksensa, kun yläosassa on vähintään 63. Kaikkien sarakkeiden suurin yhteistulos voittaa.',

  'how.yatzy-declared.1':
    'Pisteet ovat kuten Jatsissa, mutta ensimmäisen heiton jälkeen sinun on ilmoitettava yksi tyhjä ruutu.',
  'how.yatzy-declared.2':
    'Heitä sitten enintään kaksi kertaa lisää. Tulos kirjataan ilmoittamaasi ruutuun, 0, jos se ei sovi.',
  'how.yatzy-declared.3': 'Voit ilmoittaa ja lopettaa heti, jos ensimmäinen heitto on tarpeeksi hyvä.',
  'how.yatzy-declared.4': 'Bonus on 50, kun yläosassa on vähintään 63. Suurin yhteistulos voittaa.',

  'how.maxi-yatzy.1':
    'Heitä kuutta noppaa ja täytä 20 ruutua. Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; niistä yhteensä vähintään 84 (neljä kutakin silmälukua) tuo 100 pisteen bonuksen.',
  'how.maxi-yatzy.2':
    'Parit, Kolme–Viisi samaa, Täyskäsi, Sauna ja Talo: vain yhdistelmän nopat lasketaan, ja sen osien on oltava eri silmälukuja. Sauna on kahdesti kolme samaa, Talo neljä samaa ja pari.',
  'how.maxi-yatzy.3':
    'Suorissa muilla nopilla ei ole väliä: Pieni suora (1–5) tuo 15, Suuri suora (2–6) 20, Täyssuora (1–6) 21.',
  'how.maxi-yatzy.4':
    'Sattuma on kaikkien noppien summa, {five} (kuusi samaa) tuo 100. Suurin yhteistulos voittaa.',

  'how.maxi-yatzy-saved.1': 'Pisteet ovat kuten Maksijatsissa.',
  'how.maxi-yatzy-saved.2':
    'Joka vuorolla saat kolme uutta heittoa. Käyttämättömät heitot jäävät sinulle, ja voit käyttää ne millä tahansa myöhemmällä vuorolla.',
  'how.maxi-yatzy-saved.3':
    'Kuusi noppaa, 20 ruutua, bonus 100, kun yläosassa on vähintään 84. Suurin yhteistulos voittaa.',

  'how.maxi-yatzy-fi.1': 'Pelaa kuten Maksijatsissa: kuusi noppaa ja 20 ruutua.',
  'how.maxi-yatzy-fi.2': 'Bonus on 50, kun yläosassa on vähintään 84, ja Täyssuora (1–6) tuo 30.',
  'how.maxi-yatzy-fi.3': 'Suurin yhteistulos voittaa.',

  'how.seven-yatzy.1':
    'Heitä seitsemää noppaa ja täytä 24 ruutua. Bonus on 150, kun yläosassa on vähintään 105 (viisi kutakin silmälukua).',
  'how.seven-yatzy.2':
    'Mukana ovat Maksijatsin ruudut ja lisäksi Kuusi samaa, Täyskäsi ja pari (kolme samaa ja kaksi paria), Linna (neljä ja kolme samaa) ja Kerrostalo (viisi samaa ja pari). Niistä lasketaan vain yhdistelmän nopat, ja osien on oltava eri silmälukuja.',
  'how.seven-yatzy.3':
    'Suorat tuovat 15, 20 ja 21, eikä muilla nopilla ole väliä. {five} (seitsemän samaa) tuo 150.',
  'how.seven-yatzy.4':
    'Täydellisiä sääntöjä ei ole julkaistu; tämä on meidän rekonstruktiomme. Suurin yhteistulos voittaa.',

  'how.yatzy-american.1':
    'Täytä 13 ruutua 13 kierroksella. Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; niistä yhteensä vähintään 63 tuo 50 pisteen bonuksen.',
  'how.yatzy-american.2': 'Kolme samaa, Neljä samaa ja Sattuma: kaikkien noppien summa.',
  'how.yatzy-american.3':
    'Täyskäsi 25, Pieni suora (mitkä tahansa neljä peräkkäistä) 30, Suuri suora 40, {five} (viisi samaa) 50.',
  'how.yatzy-american.4':
    'Pareja ja jokereita ei ole, eikä toinen {five} tuo mitään lisää. Suurin yhteistulos voittaa.',

  'how.yacht.1': 'Täytä 12 ruutua 12 kierroksella. Bonusta ja jokeria ei ole.',
  'how.yacht.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat. Täyskäsi ja Vapaavalinta: kaikkien noppien summa. Viisi samaa ei ole täyskäsi.',
  'how.yacht.3': 'Neljä samaa: neljän saman nopan summa.',
  'how.yacht.4':
    'Pieni suora (1-2-3-4-5) ja Suuri suora (2-3-4-5-6) tuovat kumpikin 30, Yacht (viisi samaa) 50. Suurin yhteistulos voittaa.',

  'how.generala.1':
    'Täytä 10 ruutua: kuusi silmäluvun ruutua, Escalera, Full, Póker ja Generala. Bonusta ei ole.',
  'how.generala.2':
    'Ensimmäisellä heitolla saatu yhdistelmä on tehty ”kerrasta” ja tuo 5 pistettä enemmän, katso taulukko.',
  'how.generala.3':
    'Póker vaatii neljä samaa ja tuo saman verran silmäluvusta riippumatta; viisi samaakin käy.',
  'how.generala.4':
    'Vuoron ensimmäisellä heitolla saatu Generala voittaa heti koko pelin, vaikka sen ruutu olisi jo täytetty. Muuten suurin yhteistulos voittaa.',

  'how.poker-dice.1': 'Pelaajia 2–20. Pelatkaa viisi kierrosta; eniten kierroksia voittanut voittaa pelin.',
  'how.poker-dice.2':
    'Kierroksella kukin saa yhden vuoron, enintään kolme heittoa, ja pitää käden, johon vuoro päättyy.',
  'how.poker-dice.3':
    'Paras käsi voittaa kierroksen. Jos kädet ovat samat, ensin ratkaisevat yhdistelmän nopat, suurempi ryhmä ensin, ja sitten muut nopat; ässät ovat korkeimpia. Jos kädet ovat yhä tasan, kukin niistä voittaa kierroksen.',
  'how.poker-dice.4': 'Mitään ei lasketa yhteen, joten käsi vaikuttaa vain omaan kierrokseensa.',

  'how.cheerio.1': 'Pelaajia enintään 12. Täytä 11 ruutua 11 kierroksella; bonusta ei ole.',
  'how.cheerio.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; muut ruudut tuovat pisteitä taulukon mukaan.',
  'how.cheerio.3':
    'Suurin yhteistulos voittaa. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',

  'how.cheerio-wild.1': 'Täytä seitsemän ruutua: Ykköset–Kuutoset ja Cheerio.',
  'how.cheerio-wild.2':
    'Ykköset ovat villejä: ykkönen käy mistä tahansa silmäluvusta, jonka jokin muu noppa näyttää. Silmäluvun ruutu tuo silmäluvun kertaa sen noppien ja ykkösten yhteismäärä, joten 1-1-1-2-3 tuo 8 ruutuun ”Kakkoset” tai 12 ruutuun ”Kolmoset”.',
  'how.cheerio-wild.3':
    'Viisi samaa ilman villejä ykkösiä lasketaan oman silmälukunsa ruudussa kaksinkertaisena: viisi nelosta tuo 40.',
  'how.cheerio-wild.4':
    'Cheerio tuo 50 viidestä samasta tai viidestä peräkkäisestä, 25 viidestä samasta, jos mukana on villejä ykkösiä. Suurin yhteistulos voittaa; kärjen tasatuloksesta seuraa uusintapeli.',

  'how.cheerio-extended.1': 'Täytä 13 ruutua 13 kierroksella; bonusta ei ole, eivätkä ykköset ole villejä.',
  'how.cheerio-extended.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat, ruutuun ”Summa” kaikki nopat; muut ruudut tuovat pisteitä taulukon mukaan.',
  'how.cheerio-extended.3':
    'Suurin yhteistulos voittaa. Jos kärjessä on tasatulos, kärkipelaajat pelaavat uusintapelin.',

  'how.crag.1':
    'Pelaa kolmella nopalla ja vain kahdella heitolla vuoroa kohti. Täytä 13 ruutua 13 kierroksella; bonusta ei ole.',
  'how.crag.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; muut ruudut tuovat pisteitä taulukon mukaan.',
  'how.crag.3':
    'Crag on summa 13, jossa on pari. Voit kirjata sen myös ruutuun ”Kolmetoista”, jolloin se tuo 26.',
  'how.crag.4': 'Suurin yhteistulos voittaa.',

  'how.escalero.1':
    'Pelaajia 2–4. Täytä kymmenen riviä kolmessa sarakkeessa, 30 ruutua 30 kierroksella; joka vuorolla täytät minkä tahansa tyhjän ruudun.',
  'how.escalero.2':
    'Nopissa on pokerikortit: ysi, kymppi, jätkä, rouva, kuningas ja ässä. Silmälukujen riveillä jokainen ysi tuo 1 ja niin edelleen, jokainen ässä 6.',
  'how.escalero.3':
    'Yhdistelmä, jonka kaikki viisi noppaa tulevat samalla heitolla, millä heitolla tahansa, on tehty ”kerrasta” ja tuo enemmän.',
  'how.escalero.4':
    'Lopuksi verrataan sarakkeita, ei yhteistuloksia: se, jolla on sarakkeessa eniten pisteitä, voittaa sen arvon jokaiselta muulta.',

  'how.balut.1':
    'Täytä seitsemän riviä, kukin neljästi, 28 kierrosta. Joka vuorolla teet yhden merkinnän mille tahansa riville, jolla on tilaa.',
  'how.balut.2':
    'Neloset, Viitoset ja Kuutoset: ruudun mukaisten noppien summa. Suora tuo 15 (1-2-3-4-5) tai 20 (2-3-4-5-6). Täyskäsi ja Vapaavalinta: kaikkien noppien summa. Balut (viisi samaa): noppien summa ja lisäksi 20.',
  'how.balut.3':
    'Lopuksi pöytäkirjasta saa pisteitä taulukon mukaan: täysistä riveistä, jokaisesta Balutista ja yhteistuloksesta.',
  'how.balut.4': 'Eniten pisteitä saanut voittaa; jos pisteet ovat tasan, suurempi yhteistulos ratkaisee.',

  'how.kismet.1':
    'Täytä 15 ruutua. Silmäluvuilla on värit: 1 ja 6 ovat mustia, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.kismet.2':
    'Perusosa tuo 35 pisteen bonuksen, kun sen summa on 63–70, 55, kun se on 71–77, ja 75, kun se on vähintään 78.',
  'how.kismet.3':
    'Viisi samaa käy kaikkiin Kismet-osan ruutuihin paitsi ruutuun ”Suora”; pisteet ovat taulukossa.',
  'how.kismet.4':
    'Kun olet saanut pisteitä ruutuun ”Kismet”, jokaisesta uudesta Kismetistä kaikki vastustajat saavat nollan ensimmäiseen tyhjään ruutuunsa ja menettävät vuoron. Omasi kirjaat mihin tahansa tyhjään ruutuun.',
  'how.kismet.5': 'Suurin yhteistulos voittaa.',

  'how.yamb.1':
    'Täytä 12 riviä neljässä sarakkeessa, 48 kierrosta. Alas: ylhäältä alas. Ylös: alhaalta ylös. Vapaa: missä järjestyksessä tahansa. Ilmoitus: ilmoitat ruudun ensimmäisen heiton jälkeen.',
  'how.yamb.2':
    'Silmälukujen ruutuihin lasket yhteen ruudun mukaiset nopat; niistä sarakkeessa yhteensä vähintään 60 tuo siihen sarakkeeseen 30.',
  'how.yamb.3':
    'Ruutuihin ”Maksimi” ja ”Minimi” käy minkä tahansa heiton summa. Niiden erotus kerrotaan sarakkeen ruudun ”Ykköset” pisteillä ja lisätään tulokseen, joten täytä ne suurella ja pienellä; erotus voi olla negatiivinen.',
  'how.yamb.4':
    'Suora tuo sitä enemmän, mitä aikaisemmin sen saat. Kaikkien sarakkeiden suurin yhteistulos voittaa.',

  'how.triple-yahtzee.1':
    'Täytä kolme Yahtzee-saraketta, 39 ruutua 39 kierroksella. Joka vuorolla täytät minkä tahansa tyhjän ruudun.',
  'how.triple-yahtzee.2':
    'Toisen sarakkeen pisteet lasketaan kaksinkertaisina, kolmannen kolminkertaisina, myös yläosan bonus 35, raja 63.',
  'how.triple-yahtzee.3':
    'Kun kaikki kolme ruutua ”{five}” on täytetty, uusi {five} on jokeri: se on kirjattava oman silmälukunsa tyhjään ruutuun; kun ne on täytetty, mikä tahansa alaosan tyhjä ruutu käy täysin pistein.',
  'how.triple-yahtzee.4':
    'Jos missään kolmesta ruudusta ”{five}” ei ole nollaa, se tuo lisäksi 100, 200 tai 300 sen mukaan, mihin sarakkeeseen sen kirjaat. Suurin yhteistulos voittaa.',

  'how.sachsenkniffel.1':
    'Kaksi pelaajaa tai useampi kilpailee siitä, kuka saa ensin valmiiksi 12 kuuden ristin riviä. Pisteitä ei lasketa.',
  'how.sachsenkniffel.2':
    'Vuorolla heität kuutta noppaa enintään kolme kertaa. Jonkin heiton jälkeen valitset rivin, jolle nopista tulee ristejä; se on rivisi tällä vuorolla.',
  'how.sachsenkniffel.3':
    'Pane rivisi nopat sivuun ja heitä muilla sille lisää ristejä. Kuudennen jälkeiset ristit menevät hukkaan. Jos mikään ei sovi viimeisenkään heiton jälkeen, et merkitse mitään.',
  'how.sachsenkniffel.4': 'Jos käytät kaikki kuusi noppaa tai saat rivin valmiiksi, saat heti uuden vuoron.',
  'how.sachsenkniffel.5':
    'Ensimmäisenä kaikki rivit valmiiksi saanut voittaa. Kierros pelataan loppuun; samalla kierroksella valmistuneet pelaavat uusintapelin.',

  'how.lucky7.1':
    'Pelaa kuten Yahtzee-pelissä viidellä seitsensivuisella nopalla: 14 ruutua, mukana Seiskat.',
  'how.lucky7.2': 'Bonus on 35, kun yläosassa on vähintään 84 (kolme kutakin silmälukua).',
  'how.lucky7.3':
    'Täyskäsi 25, Pieni suora (mitkä tahansa neljä peräkkäistä) 30, Suuri suora (viisi peräkkäistä, ylimpänä 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Jokainen uusi {five} tuo +100 ja on jokeri kuten Yahtzee-pelissä. Suurin osa näistä säännöistä on meidän rekonstruktiotamme. Suurin yhteistulos voittaa.',

  'how.tricolor.1':
    'Täytä Kismetin 15 ruutua. Silmäluvuilla on värit: 1 ja 6 ovat sinisiä, 2 ja 5 punaisia, 3 ja 4 vihreitä.',
  'how.tricolor.2':
    'Pisteet, 35, 55 tai 75 pisteen bonus ja vastustajien rangaistus ovat samat kuin Kismetissä.',
  'how.tricolor.3':
    'Alkuperäisistä säännöistä on säilynyt vain ”samanlainen kuin Kismet”; tämä on meidän rekonstruktiomme. Suurin yhteistulos voittaa.',

  'how.rainbow.1':
    'Pelaa kuten Yahtzee-pelissä, mutta 17 ruudulla. Jokainen heitetty noppa saa myös värin: punaisen, vihreän tai sinisen.',
  'how.rainbow.2':
    'Viisi punaista, Viisi vihreää ja Viisi sinistä tuovat kukin 35, kun kaikki viisi noppaa ovat sitä väriä. Väritäyskäsi tuo 15, kun kolme noppaa on yhtä väriä ja kaksi toista.',
  'how.rainbow.3':
    'Jokainen uusi {five} tuo +100, jos ruudussa ”{five}” on 50, ja +200, jos sen kaikki nopat ovat samaa väriä.',
  'how.rainbow.4':
    'Jokeri käy täysin pistein myös väriruutuihin. Bonus on 35, kun yläosassa on vähintään 63. Suurin yhteistulos voittaa.',
};

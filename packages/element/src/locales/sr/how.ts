/** Serbian, in Latin script. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Popunite 13 polja u 13 poteza. Pobeđuje najveći ukupan zbir.',
  'how.yahtzee.2':
    'Polja brojeva sabiraju kockice svog broja. Za 63 ili više u gornjem delu (po tri kockice svakog broja) dobijate bonus 35.',
  'how.yahtzee.3':
    'Triling, Poker i Šansa donose zbir svih pet kockica. Ful donosi 25, Mala kenta (bilo koje četiri zaredom) 30, Velika kenta (pet zaredom) 40, {five} (pet istih) 50.',
  'how.yahtzee.4': 'Kad ste u polje „{five}” upisali 50, svaki sledeći {five} donosi +100.',
  'how.yahtzee.5':
    'Kad je polje „{five}” popunjeno, svaki sledeći {five} je džoker: mora u polje svog broja. Ako je ono popunjeno, vredi puno u svakom slobodnom donjem polju; ako takvog nema, upišite 0 u gornje polje.',

  'how.kniffel.1':
    'Popunite 13 polja u 13 poteza, sa poenima kao u igri Yahtzee: bonus 35 za 63 ili više gore, Ful 25, kente 30 i 40, {five} (pet istih) 50, sve ostalo zbir kockica.',
  'how.kniffel.2':
    'Kad je polje „{five}” popunjeno, makar i sa 0, svaki sledeći {five} ide u polje svog broja i tu donosi +50.',
  'how.kniffel.3':
    'Ako je i to polje popunjeno, {five} je džoker: u svakom slobodnom donjem polju vredi 25, 30, 40 ili zbir svojih kockica. Džoker ne donosi dodatne poene.',
  'how.kniffel.4':
    'Ako nijedno donje polje nije slobodno, upišite 0 u gornje polje. Pobeđuje najveći ukupan zbir.',

  'how.yams.1':
    'Popunite 13 polja u 13 poteza. Polja brojeva sabiraju svoje kockice; ukupno 63 ili više donosi bonus 35.',
  'how.yams.2': 'Triling, Poker i Sreća donose zbir svih pet kockica.',
  'how.yams.3':
    'Ful donosi zbir kockica, ali najmanje 25. Mala kenta (bilo koje četiri zaredom) donosi 30, Velika kenta 40, {five} (pet istih) 50.',
  'how.yams.4':
    'Ako {five} padne drugi put, ne donosi ništa više i nije džoker. Pobeđuje najveći ukupan zbir.',

  'how.yams-16.1': 'Igra se kao Yams, sa 16 polja i 16 poteza.',
  'how.yams-16.2':
    'Jedan par donosi zbir svih pet kockica ako su dve iste; Dva para isto tako za dva različita para (može i ful).',
  'how.yams-16.3': 'Misère donosi 36 minus zbir kockica, pa je najbolje baciti malo: pet jedinica daje 31.',
  'how.yams-16.4': 'Gornji bonus 35 za 63 ili više. Pobeđuje najveći ukupan zbir.',

  'how.yatzy.1':
    'Popunite 15 polja u 15 poteza. Polja brojeva sabiraju svoje kockice; ukupno 63 ili više donosi bonus 50.',
  'how.yatzy.2':
    'Jedan par, Dva para, Triling i Poker sabiraju samo iste kockice. Za Dva para trebaju dva različita broja.',
  'how.yatzy.3': 'Mala kenta je 1-2-3-4-5 i donosi 15; Velika kenta je 2-3-4-5-6 i donosi 20.',
  'how.yatzy.4':
    'Ful i Šansa donose zbir svih kockica; {five} (pet istih) donosi 50. Ako {five} padne drugi put, ne donosi ništa više. Pobeđuje najveći ukupan zbir.',

  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate pre bacanja, pa bacajte samo za njega.',
  'how.yatzy-forced.3': 'Ako kockice ne odgovaraju, upišite 0, a u sledećem potezu igrate za naredno polje.',
  'how.yatzy-forced.4': 'Gornji bonus 50 za 63 ili više. Pobeđuje najveći ukupan zbir.',

  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom odozdo: prvo „{five}”, zatim „Šansa”, a poslednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate pre bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',
  'how.yatzy-forced-up.3': 'Gornji bonus 50 za 63 ili više. Pobeđuje najveći ukupan zbir.',

  'how.yatzy-osto.1': 'Boduje se kao u igri Yatzy.',
  'how.yatzy-osto.2':
    'Svako neiskorišćeno bacanje ide u zalihu: dva ako stanete posle prvog, jedno ako stanete posle drugog.',
  'how.yatzy-osto.3':
    'U nekom od sledećih poteza, posle svoja tri bacanja, za svako bacanje iz zalihe kupujete još jedno. Potrošite ih koliko imate.',
  'how.yatzy-osto.4':
    'Potez sa kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrede ništa. Pobeđuje najveći ukupan zbir.',

  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy sa kupovinom: neiskorišćena bacanja idu u zalihu i njima se kupuju bacanja u sledećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako popunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',
  'how.yatzy-osto-strict.3': 'Pobeđuje najveći ukupan zbir.',

  'how.yatzy-x.1':
    'Popunite tri kolone igre Yatzy, 45 polja u 45 poteza. U svakom potezu popunjavate jedno slobodno polje u bilo kojoj koloni.',
  'how.yatzy-x.2': 'Druga kolona računa se dvaput, treća triput. Polja prikazuju već pomnožene poene.',
  'how.yatzy-x.3': 'Svaka kolona ima svoj bonus za 63 ili više pre množenja: 50, 100 i 150.',
  'how.yatzy-x.4': 'Pobeđuje najveći ukupan zbir svih kolona.',

  'how.yatzy-3way.1':
    'Popunite tri kolone igre Yatzy, 45 polja u 45 poteza. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yatzy-3way.2':
    '„Slobodna” se popunjava bilo kojim redom, „Nadole” od polja „Jedinice” do polja „{five}”, a „Nagore” od polja „{five}” do polja „Jedinice”.',
  'how.yatzy-3way.3': 'Svaka kolona ima svoj bonus 50 za 63 ili više.',
  'how.yatzy-3way.4': 'Pobeđuje najveći ukupan zbir svih kolona.',

  'how.yatzy-combo.1':
    'Popunite tri kolone igre Yatzy, 45 polja u 45 poteza. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yatzy-combo.2':
    '„Slobodna” se popunjava bilo kojim redom, a „Nadole” od polja „Jedinice” do polja „{five}”. „Kupovina” se popunjava bilo kojim redom i dopušta kupovinu bacanja.',
  'how.yatzy-combo.3':
    'Neiskorišćena bacanja idu u zalihu samo ako popunite polje u koloni „Kupovina”, a posle kupljenog bacanja morate da popunite polje u toj koloni.',
  'how.yatzy-combo.4':
    'Svaka kolona ima svoj bonus 50 za 63 ili više. Pobeđuje najveći ukupan zbir svih kolona.',

  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali posle prvog bacanja morate da najavite jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Zatim bacate još najviše dvaput. Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0.',
  'how.yatzy-declared.3': 'Možete da najavite i odmah stanete ako vam je prvo bacanje dovoljno dobro.',
  'how.yatzy-declared.4': 'Gornji bonus 50 za 63 ili više. Pobeđuje najveći ukupan zbir.',

  'how.maxi-yatzy.1':
    'Bacajte šest kockica i popunite 20 polja. Polja brojeva sabiraju svoje kockice; ukupno 84 ili više (po četiri kockice svakog broja) donosi bonus 100.',
  'how.maxi-yatzy.2':
    'Parovi, iste kockice i fulovi sabiraju samo kockice iz kombinacije, a njihove grupe moraju da budu različitih brojeva. Vila su dva trilinga, Kula četiri iste i par.',
  'how.maxi-yatzy.3':
    'Uz kente ostale kockice mogu da budu bilo koje: Mala kenta (od 1 do 5) donosi 15, Velika kenta (od 2 do 6) 20, Puna kenta (od 1 do 6) 21.',
  'how.maxi-yatzy.4':
    'Šansa donosi zbir svih kockica, {five} (šest istih) 100. Pobeđuje najveći ukupan zbir.',

  'how.maxi-yatzy-saved.1': 'Boduje se kao u igri Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Svaki potez donosi tri nova bacanja. Neiskorišćena ostaju u zalihi i možete da ih potrošite u bilo kom sledećem potezu.',
  'how.maxi-yatzy-saved.3': 'Šest kockica, 20 polja, bonus 100 za 84 ili više. Pobeđuje najveći ukupan zbir.',

  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, sa šest kockica i 20 polja.',
  'how.maxi-yatzy-fi.2': 'Bonus za 84 ili više iznosi 50, a Puna kenta (od 1 do 6) donosi 30.',
  'how.maxi-yatzy-fi.3': 'Pobeđuje najveći ukupan zbir.',

  'how.seven-yatzy.1':
    'Bacajte sedam kockica i popunite 24 polja. 105 ili više u gornjem delu (po pet kockica svakog broja) donosi bonus 150.',
  'how.seven-yatzy.2':
    'Poljima igre Maxi Yatzy dodaju se Šest istih, Ful i par (tri, dve i dve), Zamak (četiri i tri) i Oblakoder (pet i dve). Sabiraju se samo kockice iz kombinacije, svaka grupa drugog broja.',
  'how.seven-yatzy.3':
    'Kente donose 15, 20 i 21, a ostale kockice mogu da budu bilo koje; {five} (sedam istih) donosi 150.',
  'how.seven-yatzy.4':
    'Niko nije objavio potpuna pravila; ovo je naša rekonstrukcija. Pobeđuje najveći ukupan zbir.',

  'how.yatzy-american.1':
    'Popunite 13 polja u 13 poteza. Polja brojeva sabiraju svoje kockice; ukupno 63 ili više donosi bonus 50.',
  'how.yatzy-american.2': 'Triling, Poker i Šansa donose zbir svih kockica.',
  'how.yatzy-american.3':
    'Ful donosi 25, Mala kenta (bilo koje četiri zaredom) 30, Velika kenta 40, {five} (pet istih) 50.',
  'how.yatzy-american.4':
    'Nema parova ni džokera, ni dodatnih poena ako {five} padne drugi put. Pobeđuje najveći ukupan zbir.',

  'how.yacht.1': 'Popunite 12 polja u 12 poteza. Nema bonusa ni džokera.',
  'how.yacht.2':
    'Polja brojeva sabiraju svoje kockice. Ful i Izbor donose zbir svih kockica; pet istih ne vredi kao ful.',
  'how.yacht.3': 'Poker donosi zbir četiri iste kockice.',
  'how.yacht.4':
    'Mala kenta (1-2-3-4-5) i Velika kenta (2-3-4-5-6) donose po 30, Yacht (pet istih) 50. Pobeđuje najveći ukupan zbir.',

  'how.generala.1': 'Popunite 10 polja: šest polja brojeva, Escalera, Full, Póker i Generala. Bonusa nema.',
  'how.generala.2': 'Ono što složite iz prvog bacanja „servirano” je i donosi 5 više, pogledajte tabelu.',
  'how.generala.3': 'Póker traži četiri iste i vredi jednako za svaki broj; može i pet istih.',
  'how.generala.4':
    'Generala iz prvog bacanja u potezu odmah donosi pobedu u celoj igri, čak i ako je njeno polje popunjeno. Inače pobeđuje najveći ukupan zbir.',

  'how.poker-dice.1': 'Za 2 do 20 igrača. Igra se pet rundi; pobeđuje ko dobije najviše rundi.',
  'how.poker-dice.2':
    'U svakoj rundi svako ima jedan potez sa najviše tri bacanja i zadržava ruku sa kojom završi.',
  'how.poker-dice.3':
    'Najbolja ruka dobija rundu. Ako su ruke jednake, prvo odlučuju kockice iz kombinacije, i to veća grupa pre manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobija rundu.',
  'how.poker-dice.4': 'Ništa se ne sabira: ruka vredi samo u svojoj rundi.',

  'how.cheerio.1': 'Za najviše 12 igrača. Popunite 11 polja u 11 poteza; bonusa nema.',
  'how.cheerio.2': 'Polja brojeva sabiraju svoje kockice; ostala polja boduju se po tabeli.',
  'how.cheerio.3': 'Pobeđuje najveći ukupan zbir. Izjednačeni na prvom mestu igraju još jednu igru.',

  'how.cheerio-wild.1': 'Popunite sedam polja: od polja „Jedinice” do polja „Šestice” i „Cheerio”.',
  'how.cheerio-wild.2':
    'Jedinice su džokeri: jedinica može da zameni svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.3':
    'Pet kockica istog broja bez jedinica kao džokera vredi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.4':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih sa jedinicama kao džokerima. Pobeđuje najveći ukupan zbir; uz izjednačenje na prvom mestu igra se još jedna igra.',

  'how.cheerio-extended.1': 'Popunite 13 polja u 13 poteza; bonusa nema, a jedinice nisu džokeri.',
  'how.cheerio-extended.2':
    'Polja brojeva sabiraju svoje kockice, Zbir sabira sve kockice; ostala polja boduju se po tabeli.',
  'how.cheerio-extended.3': 'Pobeđuje najveći ukupan zbir. Izjednačeni na prvom mestu igraju još jednu igru.',

  'how.crag.1':
    'Igra se sa tri kockice i samo dva bacanja u potezu. Popunite 13 polja u 13 poteza; bonusa nema.',
  'how.crag.2': 'Polja brojeva sabiraju svoje kockice; ostala polja boduju se po tabeli.',
  'how.crag.3': 'Crag je zbir 13 sa parom. Može da se upiše i u polje „Trinaest”, za 26.',
  'how.crag.4': 'Pobeđuje najveći ukupan zbir.',

  'how.escalero.1':
    'Za 2 do 4 igrača. Popunite deset redova u tri kolone, 30 polja u 30 poteza; u svakom potezu popunjavate bilo koje slobodno polje.',
  'how.escalero.2':
    'Kockice pokazuju karte za poker: devetku, desetku, žandara, damu, kralja i asa. Redovi brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.3':
    'Kombinacija čijih pet kockica padne odjednom, u kom god bacanju, „servirana” je i donosi više.',
  'how.escalero.4':
    'Na kraju se porede kolone, a ne zbirovi: ko u koloni ima najviše poena, dobija njenu vrednost od svakog od ostalih igrača.',

  'how.balut.1':
    'Popunite sedam redova, svaki po četiri puta, u 28 poteza. U svakom potezu upisujete jedan rezultat u red u kom ima mesta.',
  'how.balut.2':
    'Četvorke, Petice i Šestice sabiraju svoje kockice. Kenta donosi 15 (1-2-3-4-5) ili 20 (2-3-4-5-6). Ful i Izbor donose zbir svih kockica, Balut (pet istih) 20 plus zbir svojih kockica.',
  'how.balut.3': 'Na kraju listić donosi poene po tabeli: za pune redove, za svaki Balut i za ukupan zbir.',
  'how.balut.4': 'Pobeđuje ko ima najviše poena; ako su jednaki, odlučuje veći ukupan zbir.',

  'how.kismet.1':
    'Popunite 15 polja. Tačkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Osnovni deo donosi bonus 35 za 63 do 70, 55 za 71 do 77, 75 za 78 ili više.',
  'how.kismet.3': 'Pet istih može u svako polje u delu „Kismet” osim u polje „Kenta”; poeni su u tabeli.',
  'how.kismet.4':
    'Kad ste u polju „Kismet” upisali poene, za svaki sledeći Kismet svi protivnici upisuju 0 u svoje prvo slobodno polje i gube potez. Vi svoj upisujete u bilo koje slobodno polje.',
  'how.kismet.5': 'Pobeđuje najveći ukupan zbir.',

  'how.yamb.1':
    'Popunite 12 redova u četiri kolone, u 48 poteza. „Nadole” ide odozgo nadole, „Nagore” odozdo nagore, „Slobodna” bilo kojim redom; za kolonu „Najava” polje najavljujete posle prvog bacanja.',
  'how.yamb.2':
    'Polja brojeva sabiraju svoje kockice; njihov zbir 60 ili više u koloni donosi 30 u toj koloni.',
  'how.yamb.3':
    'Maksimum i Minimum primaju zbir bilo kog bacanja. Njihova razlika puta Jedinice te kolone dodaje se rezultatu, pa jedno polje popunite visoko, a drugo nisko. Može da bude i negativna.',
  'how.yamb.4': 'Kenta donosi to više što ranije uspe. Pobeđuje najveći ukupan zbir svih kolona.',

  'how.triple-yahtzee.1':
    'Popunite tri kolone igre Yahtzee, 39 polja u 39 poteza. U svakom potezu popunjavate bilo koje slobodno polje.',
  'how.triple-yahtzee.2': 'Druga kolona računa se dvaput, treća triput, uključujući gornji bonus 35 za 63.',
  'how.triple-yahtzee.3':
    'Kad su popunjena sva tri polja „{five}”, svaki sledeći {five} je džoker: mora u slobodno polje svog broja; kad su ona popunjena, vredi puno u svakom slobodnom donjem polju.',
  'how.triple-yahtzee.4':
    'Ako ni u jednom od tri polja „{five}” nije 0, donosi i 100, 200 ili 300, prema koloni koju popunjavate. Pobeđuje najveći ukupan zbir.',

  'how.sachsenkniffel.1':
    'Dva ili više igrača trkaju se ko će pre da popuni 12 redova po šest krstića. Poena nema.',
  'how.sachsenkniffel.2':
    'Potez ima najviše tri bacanja sa šest kockica. U jednom od njih izaberite red u kom kockice daju krstiće; to je vaš red za ovaj potez.',
  'how.sachsenkniffel.3':
    'Kockice svog reda stavite sa strane, a ostale bacajte za nove krstiće u njemu. Krstići preko šestog propadaju. Ako do poslednjeg bacanja ništa ne odgovara, ne upisujete ništa.',
  'how.sachsenkniffel.4': 'Ako iskoristite svih šest kockica ili završite red, odmah igrate još jedan potez.',
  'how.sachsenkniffel.5':
    'Pobeđuje ko prvi popuni sve redove. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',

  'how.lucky7.1': 'Igra se kao Yahtzee, sa pet sedmostranih kockica: 14 polja, među njima i „Sedmice”.',
  'how.lucky7.2': '84 ili više u gornjem delu (po tri kockice svakog broja) donosi bonus 35.',
  'how.lucky7.3':
    'Ful donosi 25, Mala kenta (bilo koje četiri zaredom) 30, Velika kenta (pet zaredom, do 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Svaki sledeći {five} donosi +100 i važi kao džoker, isto kao u igri Yahtzee. Većina ovih pravila je naša rekonstrukcija. Pobeđuje najveći ukupan zbir.',

  'how.tricolor.1':
    'Popunite 15 polja igre Kismet. Tačkice na kockicama su u boji: 1 i 6 plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Poeni, bonus 35, 55 ili 75 i kazna za protivnike isti su kao u igri Kismet.',
  'how.tricolor.3':
    'Od originalnih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija. Pobeđuje najveći ukupan zbir.',

  'how.rainbow.1':
    'Igra se kao Yahtzee, sa 17 polja. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Crvena boja, Zelena boja i Plava boja donose po 35 ako je svih pet kockica te boje. Ful u bojama donosi 15 za tri kockice jedne boje i dve druge.',
  'how.rainbow.3':
    'Ako je u vašem polju „{five}” upisano 50, svaki sledeći {five} donosi +100, a +200 ako su mu sve kockice iste boje.',
  'how.rainbow.4':
    'Džoker vredi puno i u poljima boja. Gornji bonus 35 za 63 ili više. Pobeđuje najveći ukupan zbir.',
};

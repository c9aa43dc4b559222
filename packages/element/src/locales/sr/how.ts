/** Serbian, in Latin script. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Svako polje traži drugu kombinaciju kockica. Popunite ih sva sa što više poena.',
  'how.yahtzee.2':
    'Kad je polje „{five}” popunjeno, makar i sa 0, svaki sledeći {five} je džoker: ne sme u donji deo dok je polje njegovog broja slobodno.',

  'how.kniffel.1': 'Boduje se kao u igri Yahtzee; drugačije se računa samo svaki sledeći {five}.',
  'how.kniffel.2':
    'Kad je polje „{five}” popunjeno, makar i sa 0, svaki sledeći {five} ide u polje svog broja i tu donosi dodatne poene. Džoker ih ne donosi.',

  'how.yams.1': 'Ful donosi zbir kockica, ali najmanje 25.',
  'how.yams.2': 'Ako {five} padne drugi put, ne donosi ništa više i nije džoker.',

  'how.yams-16.1': 'Igra se kao Yams, sa tri polja više: Jedan par, Dva para (može i ful) i Misère.',
  'how.yams-16.2': 'Za Misère je najbolje baciti malo: pet jedinica daje 31.',

  'how.yatzy.1':
    'Za razliku od igre Yahtzee, Triling i Poker sabiraju samo iste kockice, a svaka kenta traži svih pet.',
  'how.yatzy.2': 'Ako {five} padne drugi put, ne donosi ništa više.',

  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate pre bacanja, pa bacajte samo za njega.',

  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom odozdo: prvo „{five}”, zatim „Šansa”, a poslednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate pre bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',

  'how.yatzy-osto.1':
    'Boduje se kao u igri Yatzy, ali svako neiskorišćeno bacanje ide u zalihu: u nekom od sledećih poteza, posle svoja tri bacanja, za njega kupujete još jedno.',
  'how.yatzy-osto.2':
    'Potez sa kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrede ništa.',

  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy sa kupovinom: neiskorišćena bacanja idu u zalihu i njima se kupuju bacanja u sledećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako popunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',

  'how.yatzy-x.1':
    'Popunite tri kolone igre Yatzy. U svakom potezu popunjavate jedno slobodno polje u bilo kojoj koloni.',
  'how.yatzy-x.2':
    'Polja prikazuju već pomnožene poene. Svaka kolona ima svoj bonus: za njega se računaju poeni pre množenja, ali se i sam bonus množi.',

  'how.yatzy-3way.1':
    'Popunite tri kolone igre Yatzy, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',

  'how.yatzy-combo.1':
    'Popunite tri kolone igre Yatzy, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yatzy-combo.2':
    'Za svako bacanje iz zalihe kupujete još jedno. Neiskorišćena bacanja idu u zalihu samo ako popunite polje u koloni „Kupovina”, a posle kupljenog bacanja morate da popunite polje u toj koloni.',

  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali posle prvog bacanja morate da najavite jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0. Možete da najavite i odmah stanete ako vam je prvo bacanje dovoljno dobro.',

  'how.maxi-yatzy.1': 'Igra se kao Yatzy, sa šest kockica i više kombinacija.',
  'how.maxi-yatzy.2':
    'Grupe u kombinaciji moraju da budu različitih brojeva; ostale kockice mogu da budu bilo koje.',

  'how.maxi-yatzy-saved.1':
    'Boduje se kao u igri Maxi Yatzy. Svaki potez donosi tri nova bacanja. Neiskorišćena ostaju u zalihi i možete da ih potrošite u bilo kom sledećem potezu.',

  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, sa manjim bonusom i više poena za polje „Puna kenta”.',

  'how.seven-yatzy.1':
    'Maxi Yatzy sa sedam kockica: njegovim poljima dodaju se Šest istih, Ful i par, Zamak i Oblakoder.',
  'how.seven-yatzy.2':
    'Grupe u kombinaciji moraju da budu različitih brojeva; ostale kockice mogu da budu bilo koje.',

  'how.yatzy-american.1': 'Nema parova ni džokera, ni dodatnih poena ako {five} padne drugi put.',

  'how.yacht.1': 'Nema bonusa ni džokera, a pet istih ne vredi kao ful.',

  'how.generala.1': 'Ono što složite iz prvog bacanja „servirano” je i donosi više.',
  'how.generala.2': 'Póker vredi jednako za svaki broj; može i pet istih.',
  'how.generala.3':
    'Generala iz prvog bacanja u potezu odmah donosi pobedu u celoj igri, čak i ako je njeno polje popunjeno.',

  'how.poker-dice.1':
    'U svakoj rundi svako ima jedan potez i zadržava ruku sa kojom završi; ništa se ne sabira.',
  'how.poker-dice.2':
    'Ako su ruke jednake, prvo odlučuju kockice iz kombinacije, i to veća grupa pre manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobija rundu.',

  'how.cheerio.1': 'Bonusa nema. Izjednačeni na prvom mestu igraju još jednu igru.',

  'how.cheerio-wild.1':
    'Jedinice su džokeri: jedinica može da zameni svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.2':
    'Pet kockica istog broja bez jedinica kao džokera vredi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.3':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih sa jedinicama kao džokerima. Uz izjednačenje na prvom mestu igra se još jedna igra.',

  'how.cheerio-extended.1':
    'Bonusa nema, a jedinice nisu džokeri. Izjednačeni na prvom mestu igraju još jednu igru.',

  'how.crag.1': 'Igra se sa tri kockice i samo dva bacanja u potezu; bonusa nema.',
  'how.crag.2': 'Crag je zbir 13 sa parom. Može da se upiše i u polje „Trinaest”.',

  'how.escalero.1':
    'Kockice pokazuju karte za poker: devetku, desetku, žandara, damu, kralja i asa. Redovi brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.2':
    'Kombinacija čijih pet kockica padne odjednom, u kom god bacanju, „servirana” je i donosi više.',
  'how.escalero.3':
    'Na kraju se porede kolone, a ne zbirovi: ko u koloni ima najviše poena, dobija njenu vrednost od svakog od ostalih igrača.',

  'how.balut.1': 'Na kraju listić donosi poene po tabeli: za pune redove, za svaki Balut i za ukupan zbir.',
  'how.balut.2': 'Pobeđuje ko ima najviše poena; ako su jednaki, odlučuje veći ukupan zbir.',

  'how.kismet.1': 'Tačkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Pet istih može u svako polje u delu „Kismet” osim u polje „Kenta”.',
  'how.kismet.3':
    'Kad ste u polju „Kismet” upisali poene, svaki sledeći Kismet košta sve protivnike jedno polje i jedan potez. Vi svoj upisujete u bilo koje slobodno polje.',

  'how.yamb.1':
    'Popunite četiri kolone, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yamb.2':
    'Maksimum popunite visoko, a Minimum nisko: njihova razlika puta Jedinice te kolone dodaje se rezultatu, a može da bude i negativna.',

  'how.triple-yahtzee.1':
    'Popunite tri kolone igre Yahtzee; u svakom potezu popunjavate bilo koje slobodno polje. Druga kolona računa se dvaput, treća triput, uključujući bonus te kolone.',
  'how.triple-yahtzee.2':
    'Kad su popunjena sva tri polja „{five}”, svaki sledeći {five} je džoker. Ako ni u jednom od njih nije 0, donosi i dodatne poene, pomnožene prema koloni koju popunjavate.',

  'how.sachsenkniffel.1':
    'Dva ili više igrača trkaju se ko će pre da popuni 12 redova po šest krstića. Poena nema.',
  'how.sachsenkniffel.2':
    'U jednom od svojih bacanja izaberite red u kom kockice daju krstiće; to je vaš red za ovaj potez. Krstići preko šestog propadaju.',
  'how.sachsenkniffel.3':
    'Ako do poslednjeg bacanja ništa ne odgovara, ne upisujete ništa. Ako iskoristite svih šest kockica ili završite red, odmah igrate još jedan potez.',
  'how.sachsenkniffel.4':
    'Pobeđuje ko prvi popuni sve redove. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',

  'how.lucky7.1':
    'Igra se kao Yahtzee, zajedno sa džokerima, ali sa pet sedmostranih kockica i poljem „Sedmice”.',
  'how.lucky7.2': 'Većina ovih pravila je naša rekonstrukcija.',

  'how.tricolor.1':
    'Igra se kao Kismet, sa tačkicama u drugim bojama: 1 i 6 su plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Od originalnih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija.',

  'how.rainbow.1': 'Igra se kao Yahtzee. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Ful u bojama traži tri kockice jedne boje i dve druge. Džoker donosi punu vrednost i u poljima boja.',
};

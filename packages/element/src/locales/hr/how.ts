/** Croatian. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Ispunite 13 polja u 13 poteza. Pobjeđuje najveći ukupni zbroj.',
  'how.yahtzee.2':
    'Polja brojeva zbrajaju kockice svojeg broja. Za 63 ili više u gornjem dijelu (po tri kockice svakog broja) dobivate bonus 35.',
  'how.yahtzee.3':
    'Tris, Poker i Šansa donose zbroj svih pet kockica. Ful donosi 25, Mala skala (bilo koje četiri zaredom) 30, Velika skala (pet zaredom) 40, {five} (pet istih) 50.',
  'how.yahtzee.4': 'Kad ste u polje „{five}” upisali 50, svaki daljnji {five} donosi +100.',
  'how.yahtzee.5':
    'Kad je polje „{five}” ispunjeno, svaki daljnji {five} je joker: mora u polje svojeg broja. Ako je ono ispunjeno, vrijedi puno u svakom slobodnom donjem polju; ako takvog nema, upišite 0 u gornje polje.',

  'how.kniffel.1':
    'Ispunite 13 polja u 13 poteza, s bodovima kao u igri Yahtzee: bonus 35 za 63 ili više gore, Ful 25, skale 30 i 40, {five} (pet istih) 50, sve ostalo zbroj kockica.',
  'how.kniffel.2':
    'Kad je polje „{five}” ispunjeno, makar i s 0, svaki daljnji {five} ide u polje svojeg broja i ondje donosi +50.',
  'how.kniffel.3':
    'Ako je i to polje ispunjeno, {five} je joker: u svakom slobodnom donjem polju vrijedi 25, 30, 40 ili zbroj svojih kockica. Joker ne donosi dodatne bodove.',
  'how.kniffel.4':
    'Ako nijedno donje polje nije slobodno, upišite 0 u gornje polje. Pobjeđuje najveći ukupni zbroj.',

  'how.yams.1':
    'Ispunite 13 polja u 13 poteza. Polja brojeva zbrajaju svoje kockice; ukupno 63 ili više donosi bonus 35.',
  'how.yams.2': 'Tris, Poker i Sreća donose zbroj svih pet kockica.',
  'how.yams.3':
    'Ful donosi zbroj kockica, ali najmanje 25. Mala skala (bilo koje četiri zaredom) donosi 30, Velika skala 40, {five} (pet istih) 50.',
  'how.yams.4':
    'Padne li {five} drugi put, ne donosi ništa više i nije joker. Pobjeđuje najveći ukupni zbroj.',

  'how.yams-16.1': 'Igra se kao Yams, sa 16 polja i 16 poteza.',
  'how.yams-16.2':
    'Jedan par donosi zbroj svih pet kockica ako su dvije iste; Dva para isto tako za dva različita para (može i ful).',
  'how.yams-16.3': 'Misère donosi 36 minus zbroj kockica, pa je najbolje baciti malo: pet jedinica daje 31.',
  'how.yams-16.4': 'Gornji bonus 35 za 63 ili više. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy.1':
    'Ispunite 15 polja u 15 poteza. Polja brojeva zbrajaju svoje kockice; ukupno 63 ili više donosi bonus 50.',
  'how.yatzy.2':
    'Jedan par, Dva para, Tris i Poker zbrajaju samo iste kockice. Za Dva para trebaju dva različita broja.',
  'how.yatzy.3': 'Mala skala je 1-2-3-4-5 i donosi 15; Velika skala je 2-3-4-5-6 i donosi 20.',
  'how.yatzy.4':
    'Ful i Šansa donose zbroj svih kockica; {five} (pet istih) donosi 50. Padne li {five} drugi put, ne donosi ništa više. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate prije bacanja, pa bacajte samo za njega.',
  'how.yatzy-forced.3': 'Ako kockice ne odgovaraju, upišite 0, a u sljedećem potezu igrate za iduće polje.',
  'how.yatzy-forced.4': 'Gornji bonus 50 za 63 ili više. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom odozdo: najprije „{five}”, zatim „Šansa”, a posljednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate prije bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',
  'how.yatzy-forced-up.3': 'Gornji bonus 50 za 63 ili više. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-osto.1': 'Boduje se kao u igri Yatzy.',
  'how.yatzy-osto.2':
    'Svako neiskorišteno bacanje ide u zalihu: dva ako stanete nakon prvog, jedno ako stanete nakon drugog.',
  'how.yatzy-osto.3':
    'U nekom od sljedećih poteza, nakon svoja tri bacanja, za svako bacanje iz zalihe kupujete još jedno. Potrošite ih koliko imate.',
  'how.yatzy-osto.4':
    'Potez s kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrijede ništa. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy s kupnjom: neiskorištena bacanja idu u zalihu i njima se kupuju bacanja u sljedećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako ispunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',
  'how.yatzy-osto-strict.3': 'Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-x.1':
    'Ispunite tri stupca igre Yatzy, 45 polja u 45 poteza. U svakom potezu ispunjavate jedno slobodno polje u bilo kojem stupcu.',
  'how.yatzy-x.2': 'Drugi stupac računa se dvaput, treći triput. Polja prikazuju već pomnožene bodove.',
  'how.yatzy-x.3': 'Svaki stupac ima svoj bonus za 63 ili više prije množenja: 50, 100 i 150.',
  'how.yatzy-x.4': 'Pobjeđuje najveći ukupni zbroj svih stupaca.',

  'how.yatzy-3way.1':
    'Ispunite tri stupca igre Yatzy, 45 polja u 45 poteza. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yatzy-3way.2':
    '„Slobodno” se ispunjava bilo kojim redom, „Dolje” od polja „Jedinice” do polja „{five}”, a „Gore” od polja „{five}” do polja „Jedinice”.',
  'how.yatzy-3way.3': 'Svaki stupac ima svoj bonus 50 za 63 ili više.',
  'how.yatzy-3way.4': 'Pobjeđuje najveći ukupni zbroj svih stupaca.',

  'how.yatzy-combo.1':
    'Ispunite tri stupca igre Yatzy, 45 polja u 45 poteza. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yatzy-combo.2':
    '„Slobodno” se ispunjava bilo kojim redom, a „Dolje” od polja „Jedinice” do polja „{five}”. „Kupnja” se ispunjava bilo kojim redom i dopušta kupnju bacanja.',
  'how.yatzy-combo.3':
    'Neiskorištena bacanja idu u zalihu samo ako ispunite polje u stupcu „Kupnja”, a nakon kupljenog bacanja morate ispuniti polje u tom stupcu.',
  'how.yatzy-combo.4':
    'Svaki stupac ima svoj bonus 50 za 63 ili više. Pobjeđuje najveći ukupni zbroj svih stupaca.',

  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali nakon prvog bacanja morate najaviti jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Zatim bacate još najviše dvaput. Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0.',
  'how.yatzy-declared.3': 'Možete najaviti i odmah stati ako vam je prvo bacanje dovoljno dobro.',
  'how.yatzy-declared.4': 'Gornji bonus 50 za 63 ili više. Pobjeđuje najveći ukupni zbroj.',

  'how.maxi-yatzy.1':
    'Bacajte šest kockica i ispunite 20 polja. Polja brojeva zbrajaju svoje kockice; ukupno 84 ili više (po četiri kockice svakog broja) donosi bonus 100.',
  'how.maxi-yatzy.2':
    'Parovi, iste kockice i fulovi zbrajaju samo kockice iz kombinacije, a njihove skupine moraju biti različitih brojeva. Vila su dva trisa, Toranj četiri iste i par.',
  'how.maxi-yatzy.3':
    'Uz skale ostale kockice mogu biti bilo koje: Mala skala (od 1 do 5) donosi 15, Velika skala (od 2 do 6) 20, Puna skala (od 1 do 6) 21.',
  'how.maxi-yatzy.4':
    'Šansa donosi zbroj svih kockica, {five} (šest istih) 100. Pobjeđuje najveći ukupni zbroj.',

  'how.maxi-yatzy-saved.1': 'Boduje se kao u igri Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Svaki potez donosi tri nova bacanja. Neiskorištena ostaju u zalihi i možete ih potrošiti u bilo kojem sljedećem potezu.',
  'how.maxi-yatzy-saved.3':
    'Šest kockica, 20 polja, bonus 100 za 84 ili više. Pobjeđuje najveći ukupni zbroj.',

  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, sa šest kockica i 20 polja.',
  'how.maxi-yatzy-fi.2': 'Bonus za 84 ili više iznosi 50, a Puna skala (od 1 do 6) donosi 30.',
  'how.maxi-yatzy-fi.3': 'Pobjeđuje najveći ukupni zbroj.',

  'how.seven-yatzy.1':
    'Bacajte sedam kockica i ispunite 24 polja. 105 ili više u gornjem dijelu (po pet kockica svakog broja) donosi bonus 150.',
  'how.seven-yatzy.2':
    'Poljima igre Maxi Yatzy dodaju se Šest istih, Ful i par (tri, dvije i dvije), Dvorac (četiri i tri) i Neboder (pet i dvije). Zbrajaju se samo kockice iz kombinacije, svaka skupina drugog broja.',
  'how.seven-yatzy.3':
    'Skale donose 15, 20 i 21, a ostale kockice mogu biti bilo koje; {five} (sedam istih) donosi 150.',
  'how.seven-yatzy.4':
    'Nitko nije objavio potpuna pravila; ovo je naša rekonstrukcija. Pobjeđuje najveći ukupni zbroj.',

  'how.yatzy-american.1':
    'Ispunite 13 polja u 13 poteza. Polja brojeva zbrajaju svoje kockice; ukupno 63 ili više donosi bonus 50.',
  'how.yatzy-american.2': 'Tris, Poker i Šansa donose zbroj svih kockica.',
  'how.yatzy-american.3':
    'Ful donosi 25, Mala skala (bilo koje četiri zaredom) 30, Velika skala 40, {five} (pet istih) 50.',
  'how.yatzy-american.4':
    'Nema parova ni jokera, ni dodatnih bodova ako {five} padne drugi put. Pobjeđuje najveći ukupni zbroj.',

  'how.yacht.1': 'Ispunite 12 polja u 12 poteza. Nema bonusa ni jokera.',
  'how.yacht.2':
    'Polja brojeva zbrajaju svoje kockice. Ful i Izbor donose zbroj svih kockica; pet istih ne vrijedi kao ful.',
  'how.yacht.3': 'Poker donosi zbroj četiriju istih kockica.',
  'how.yacht.4':
    'Mala skala (1-2-3-4-5) i Velika skala (2-3-4-5-6) donose po 30, Yacht (pet istih) 50. Pobjeđuje najveći ukupni zbroj.',

  'how.generala.1': 'Ispunite 10 polja: šest polja brojeva, Escalera, Full, Póker i Generala. Bonusa nema.',
  'how.generala.2': 'Što složite iz prvog bacanja, „servirano” je i donosi 5 više, pogledajte tablicu.',
  'how.generala.3': 'Póker traži četiri iste i vrijedi jednako za svaki broj; može i pet istih.',
  'how.generala.4':
    'Generala iz prvog bacanja u potezu odmah donosi pobjedu u cijeloj igri, čak i ako je njezino polje ispunjeno. Inače pobjeđuje najveći ukupni zbroj.',

  'how.poker-dice.1': 'Za 2 do 20 igrača. Igra se pet rundi; pobjeđuje tko dobije najviše rundi.',
  'how.poker-dice.2':
    'U svakoj rundi svatko ima jedan potez s najviše tri bacanja i zadržava ruku s kojom završi.',
  'how.poker-dice.3':
    'Najbolja ruka dobiva rundu. Ako su ruke jednake, najprije odlučuju kockice iz kombinacije, i to veća skupina prije manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobiva rundu.',
  'how.poker-dice.4': 'Ništa se ne zbraja: ruka vrijedi samo u svojoj rundi.',

  'how.cheerio.1': 'Za najviše 12 igrača. Ispunite 11 polja u 11 poteza; bonusa nema.',
  'how.cheerio.2': 'Polja brojeva zbrajaju svoje kockice; ostala polja boduju se po tablici.',
  'how.cheerio.3': 'Pobjeđuje najveći ukupni zbroj. Izjednačeni na prvom mjestu igraju još jednu igru.',

  'how.cheerio-wild.1': 'Ispunite sedam polja: od polja „Jedinice” do polja „Šestice” i „Cheerio”.',
  'how.cheerio-wild.2':
    'Jedinice su jokeri: jedinica može zamijeniti svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.3':
    'Pet kockica istog broja bez jedinica kao jokera vrijedi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.4':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih s jedinicama kao jokerima. Pobjeđuje najveći ukupni zbroj; uz izjednačenje na prvom mjestu igra se još jedna igra.',

  'how.cheerio-extended.1': 'Ispunite 13 polja u 13 poteza; bonusa nema, a jedinice nisu jokeri.',
  'how.cheerio-extended.2':
    'Polja brojeva zbrajaju svoje kockice, Zbroj zbraja sve kockice; ostala polja boduju se po tablici.',
  'how.cheerio-extended.3':
    'Pobjeđuje najveći ukupni zbroj. Izjednačeni na prvom mjestu igraju još jednu igru.',

  'how.crag.1':
    'Igra se s tri kockice i samo dva bacanja u potezu. Ispunite 13 polja u 13 poteza; bonusa nema.',
  'how.crag.2': 'Polja brojeva zbrajaju svoje kockice; ostala polja boduju se po tablici.',
  'how.crag.3': 'Crag je zbroj 13 s parom. Može se upisati i u polje „Trinaest”, za 26.',
  'how.crag.4': 'Pobjeđuje najveći ukupni zbroj.',

  'how.escalero.1':
    'Za 2 do 4 igrača. Ispunite deset redaka u tri stupca, 30 polja u 30 poteza; u svakom potezu ispunjavate bilo koje slobodno polje.',
  'how.escalero.2':
    'Kockice pokazuju karte za poker: devetku, desetku, dečka, damu, kralja i asa. Retci brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.3':
    'Kombinacija čijih pet kockica padne odjednom, u kojem god bacanju, „servirana” je i donosi više.',
  'how.escalero.4':
    'Na kraju se uspoređuju stupci, a ne zbrojevi: tko u stupcu ima najviše bodova, dobiva njegovu vrijednost od svakog od ostalih igrača.',

  'how.balut.1':
    'Ispunite sedam redaka, svaki po četiri puta, u 28 poteza. U svakom potezu upisujete jedan rezultat u redak u kojem ima mjesta.',
  'how.balut.2':
    'Četvorke, Petice i Šestice zbrajaju svoje kockice. Skala donosi 15 (1-2-3-4-5) ili 20 (2-3-4-5-6). Ful i Izbor donose zbroj svih kockica, Balut (pet istih) 20 plus zbroj svojih kockica.',
  'how.balut.3': 'Na kraju listić donosi bodove po tablici: za pune retke, za svaki Balut i za ukupni zbroj.',
  'how.balut.4': 'Pobjeđuje tko ima najviše bodova; ako su jednaki, odlučuje veći ukupni zbroj.',

  'how.kismet.1':
    'Ispunite 15 polja. Točkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Osnovni dio donosi bonus 35 za 63 do 70, 55 za 71 do 77, 75 za 78 ili više.',
  'how.kismet.3': 'Pet istih može u svako polje u dijelu „Kismet” osim u polje „Skala”; bodovi su u tablici.',
  'how.kismet.4':
    'Kad ste u polju „Kismet” upisali bodove, za svaki daljnji Kismet svi protivnici upisuju 0 u svoje prvo slobodno polje i gube potez. Vi svoj upisujete u bilo koje slobodno polje.',
  'how.kismet.5': 'Pobjeđuje najveći ukupni zbroj.',

  'how.yamb.1':
    'Ispunite 12 redaka u četiri stupca, u 48 poteza. „Dolje” ide odozgo prema dolje, „Gore” odozdo prema gore, „Slobodno” bilo kojim redom; za stupac „Najava” polje najavljujete nakon prvog bacanja.',
  'how.yamb.2':
    'Polja brojeva zbrajaju svoje kockice; njihov zbroj 60 ili više u stupcu donosi 30 u tom stupcu.',
  'how.yamb.3':
    'Maksimum i Minimum primaju zbroj bilo kojeg bacanja. Njihova razlika puta Jedinice tog stupca dodaje se rezultatu, pa jedno polje ispunite visoko, a drugo nisko. Može biti i negativna.',
  'how.yamb.4': 'Skala donosi to više što prije uspije. Pobjeđuje najveći ukupni zbroj svih stupaca.',

  'how.triple-yahtzee.1':
    'Ispunite tri stupca igre Yahtzee, 39 polja u 39 poteza. U svakom potezu ispunjavate bilo koje slobodno polje.',
  'how.triple-yahtzee.2': 'Drugi stupac računa se dvaput, treći triput, uključujući gornji bonus 35 za 63.',
  'how.triple-yahtzee.3':
    'Kad su ispunjena sva tri polja „{five}”, svaki daljnji {five} je joker: mora u slobodno polje svojeg broja; kad su ona ispunjena, vrijedi puno u svakom slobodnom donjem polju.',
  'how.triple-yahtzee.4':
    'Ako ni u jednom od tri polja „{five}” nije 0, donosi i 100, 200 ili 300, prema stupcu koji ispunjavate. Pobjeđuje najveći ukupni zbroj.',

  'how.sachsenkniffel.1':
    'Dva ili više igrača utrkuju se tko će prije ispuniti 12 redaka po šest križića. Bodova nema.',
  'how.sachsenkniffel.2':
    'Potez ima najviše tri bacanja sa šest kockica. U jednom od njih odaberite redak u kojem kockice daju križiće; to je vaš redak za ovaj potez.',
  'how.sachsenkniffel.3':
    'Kockice svojeg retka stavite sa strane, a ostale bacajte za nove križiće u njemu. Križići preko šestog propadaju. Ako do posljednjeg bacanja ništa ne odgovara, ne upisujete ništa.',
  'how.sachsenkniffel.4':
    'Ako iskoristite svih šest kockica ili dovršite redak, odmah igrate još jedan potez.',
  'how.sachsenkniffel.5':
    'Pobjeđuje tko prvi ispuni sve retke. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',

  'how.lucky7.1': 'Igra se kao Yahtzee, s pet sedmerostranih kockica: 14 polja, među njima i „Sedmice”.',
  'how.lucky7.2': '84 ili više u gornjem dijelu (po tri kockice svakog broja) donosi bonus 35.',
  'how.lucky7.3':
    'Ful donosi 25, Mala skala (bilo koje četiri zaredom) 30, Velika skala (pet zaredom, do 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Svaki daljnji {five} donosi +100 i vrijedi kao joker, isto kao u igri Yahtzee. Većina je ovih pravila naša rekonstrukcija. Pobjeđuje najveći ukupni zbroj.',

  'how.tricolor.1':
    'Ispunite 15 polja igre Kismet. Točkice na kockicama su u boji: 1 i 6 plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Bodovi, bonus 35, 55 ili 75 i kazna za protivnike isti su kao u igri Kismet.',
  'how.tricolor.3':
    'Od izvornih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija. Pobjeđuje najveći ukupni zbroj.',

  'how.rainbow.1':
    'Igra se kao Yahtzee, sa 17 polja. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Crvena boja, Zelena boja i Plava boja donose po 35 ako je svih pet kockica te boje. Ful u bojama donosi 15 za tri kockice jedne boje i dvije druge.',
  'how.rainbow.3':
    'Ako je u vašem polju „{five}” upisano 50, svaki daljnji {five} donosi +100, a +200 ako su mu sve kockice iste boje.',
  'how.rainbow.4':
    'Joker vrijedi puno i u poljima boja. Gornji bonus 35 za 63 ili više. Pobjeđuje najveći ukupni zbroj.',
};

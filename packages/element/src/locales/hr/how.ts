/** Croatian. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Svako polje traži drugu kombinaciju kockica. Ispunite ih sva sa što više bodova.',
  'how.yahtzee.2':
    'Kad je polje „{five}” ispunjeno, makar i s 0, svaki daljnji {five} je joker: ne smije u donji dio dok je polje njegova broja slobodno.',

  'how.kniffel.1': 'Boduje se kao u igri Yahtzee; drukčije se računa samo svaki daljnji {five}.',
  'how.kniffel.2':
    'Kad je polje „{five}” ispunjeno, makar i s 0, svaki daljnji {five} ide u polje svojeg broja i ondje donosi dodatne bodove. Joker ih ne donosi.',

  'how.yams.1': 'Ful donosi zbroj kockica, ali najmanje 25.',
  'how.yams.2': 'Padne li {five} drugi put, ne donosi ništa više i nije joker.',

  'how.yams-16.1': 'Igra se kao Yams, s tri polja više: Jedan par, Dva para (može i ful) i Misère.',
  'how.yams-16.2': 'Za Misère je najbolje baciti malo: pet jedinica daje 31.',

  'how.yatzy.1':
    'Za razliku od igre Yahtzee, Tris i Poker zbrajaju samo iste kockice, a svaka skala traži svih pet.',
  'how.yatzy.2': 'Padne li {five} drugi put, ne donosi ništa više.',

  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate prije bacanja, pa bacajte samo za njega.',

  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom odozdo: najprije „{five}”, zatim „Šansa”, a posljednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate prije bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',

  'how.yatzy-osto.1':
    'Boduje se kao u igri Yatzy, ali svako neiskorišteno bacanje ide u zalihu: u nekom od sljedećih poteza, nakon svoja tri bacanja, za njega kupujete još jedno.',
  'how.yatzy-osto.2':
    'Potez s kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrijede ništa.',

  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy s kupnjom: neiskorištena bacanja idu u zalihu i njima se kupuju bacanja u sljedećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako ispunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',

  'how.yatzy-x.1':
    'Ispunite tri stupca igre Yatzy. U svakom potezu ispunjavate jedno slobodno polje u bilo kojem stupcu.',
  'how.yatzy-x.2':
    'Polja prikazuju već pomnožene bodove. Svaki stupac ima svoj bonus: za njega se računaju bodovi prije množenja, ali i sam se bonus množi.',

  'how.yatzy-3way.1':
    'Ispunite tri stupca igre Yatzy, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',

  'how.yatzy-combo.1':
    'Ispunite tri stupca igre Yatzy, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yatzy-combo.2':
    'Za svako bacanje iz zalihe kupujete još jedno. Neiskorištena bacanja idu u zalihu samo ako ispunite polje u stupcu „Kupnja”, a nakon kupljenog bacanja morate ispuniti polje u tom stupcu.',

  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali nakon prvog bacanja morate najaviti jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0. Možete najaviti i odmah stati ako vam je prvo bacanje dovoljno dobro.',

  'how.maxi-yatzy.1': 'Igra se kao Yatzy, sa šest kockica i više kombinacija.',
  'how.maxi-yatzy.2':
    'Skupine u kombinaciji moraju biti različitih brojeva; ostale kockice mogu biti bilo koje.',

  'how.maxi-yatzy-saved.1':
    'Boduje se kao u igri Maxi Yatzy. Svaki potez donosi tri nova bacanja. Neiskorištena ostaju u zalihi i možete ih potrošiti u bilo kojem sljedećem potezu.',

  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, s manjim bonusom i više bodova za polje „Puna skala”.',

  'how.seven-yatzy.1':
    'Maxi Yatzy sa sedam kockica: njegovim poljima dodaju se Šest istih, Ful i par, Dvorac i Neboder.',
  'how.seven-yatzy.2':
    'Skupine u kombinaciji moraju biti različitih brojeva; ostale kockice mogu biti bilo koje.',

  'how.yatzy-american.1': 'Nema parova ni jokera, ni dodatnih bodova ako {five} padne drugi put.',

  'how.yacht.1': 'Nema bonusa ni jokera, a pet istih ne vrijedi kao ful.',

  'how.generala.1': 'Što složite iz prvog bacanja, „servirano” je i donosi više.',
  'how.generala.2': 'Póker vrijedi jednako za svaki broj; može i pet istih.',
  'how.generala.3':
    'Generala iz prvog bacanja u potezu odmah donosi pobjedu u cijeloj igri, čak i ako je njezino polje ispunjeno.',

  'how.poker-dice.1':
    'U svakoj rundi svatko ima jedan potez i zadržava ruku s kojom završi; ništa se ne zbraja.',
  'how.poker-dice.2':
    'Ako su ruke jednake, najprije odlučuju kockice iz kombinacije, i to veća skupina prije manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobiva rundu.',

  'how.cheerio.1': 'Bonusa nema. Izjednačeni na prvom mjestu igraju još jednu igru.',

  'how.cheerio-wild.1':
    'Jedinice su jokeri: jedinica može zamijeniti svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.2':
    'Pet kockica istog broja bez jedinica kao jokera vrijedi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.3':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih s jedinicama kao jokerima. Uz izjednačenje na prvom mjestu igra se još jedna igra.',

  'how.cheerio-extended.1':
    'Bonusa nema, a jedinice nisu jokeri. Izjednačeni na prvom mjestu igraju još jednu igru.',

  'how.crag.1': 'Igra se s tri kockice i samo dva bacanja u potezu; bonusa nema.',
  'how.crag.2': 'Crag je zbroj 13 s parom. Može se upisati i u polje „Trinaest”.',

  'how.escalero.1':
    'Kockice pokazuju karte za poker: devetku, desetku, dečka, damu, kralja i asa. Retci brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.2':
    'Kombinacija čijih pet kockica padne odjednom, u kojem god bacanju, „servirana” je i donosi više.',
  'how.escalero.3':
    'Na kraju se uspoređuju stupci, a ne zbrojevi: tko u stupcu ima najviše bodova, dobiva njegovu vrijednost od svakog od ostalih igrača.',

  'how.balut.1': 'Na kraju listić donosi bodove po tablici: za pune retke, za svaki Balut i za ukupni zbroj.',
  'how.balut.2': 'Pobjeđuje tko ima najviše bodova; ako su jednaki, odlučuje veći ukupni zbroj.',

  'how.kismet.1': 'Točkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Pet istih može u svako polje u dijelu „Kismet” osim u polje „Skala”.',
  'how.kismet.3':
    'Kad ste u polju „Kismet” upisali bodove, svaki daljnji Kismet stoji sve protivnike jedno polje i jedan potez. Vi svoj upisujete u bilo koje slobodno polje.',

  'how.yamb.1':
    'Ispunite četiri stupca, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yamb.2':
    'Maksimum ispunite visoko, a Minimum nisko: njihova razlika puta Jedinice tog stupca dodaje se rezultatu, a može biti i negativna.',

  'how.triple-yahtzee.1':
    'Ispunite tri stupca igre Yahtzee; u svakom potezu ispunjavate bilo koje slobodno polje. Drugi stupac računa se dvaput, treći triput, uključujući bonus tog stupca.',
  'how.triple-yahtzee.2':
    'Kad su ispunjena sva tri polja „{five}”, svaki daljnji {five} je joker. Ako ni u jednom od njih nije 0, donosi i dodatne bodove, pomnožene prema stupcu koji ispunjavate.',

  'how.sachsenkniffel.1':
    'Dva ili više igrača utrkuju se tko će prije ispuniti 12 redaka po šest križića. Bodova nema.',
  'how.sachsenkniffel.2':
    'U jednom od svojih bacanja odaberite redak u kojem kockice daju križiće; to je vaš redak za ovaj potez. Križići preko šestog propadaju.',
  'how.sachsenkniffel.3':
    'Ako do posljednjeg bacanja ništa ne odgovara, ne upisujete ništa. Ako iskoristite svih šest kockica ili dovršite redak, odmah igrate još jedan potez.',
  'how.sachsenkniffel.4':
    'Pobjeđuje tko prvi ispuni sve retke. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',

  'how.lucky7.1':
    'Igra se kao Yahtzee, zajedno s jokerima, ali s pet sedmerostranih kockica i poljem „Sedmice”.',
  'how.lucky7.2': 'Većina je ovih pravila naša rekonstrukcija.',

  'how.tricolor.1':
    'Igra se kao Kismet, s točkicama u drugim bojama: 1 i 6 su plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Od izvornih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija.',

  'how.rainbow.1': 'Igra se kao Yahtzee. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Ful u bojama traži tri kockice jedne boje i dvije druge. Joker donosi punu vrijednost i u poljima boja.',
};

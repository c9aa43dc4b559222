/** Croatian: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Trinaest polja i +100 za svaki daljnji Jamb',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Njemačka igra: novi Kniffel je +50 ili joker',
  'how.kniffel.1': 'Boduje se kao u igri Yahtzee; drukčije se računa samo svaki daljnji {five}.',
  'how.kniffel.2':
    'Kad je polje „{five}” ispunjeno, makar i s 0, svaki daljnji {five} ide u polje svojeg broja i ondje donosi dodatne bodove. Joker ih ne donosi.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Trinaest polja bez dodataka; ful donosi svoj zbroj',
  'how.yams.1': 'Ful donosi zbroj kockica, ali najmanje 25.',
  'how.yams.2': 'Padne li {five} drugi put, ne donosi ništa više i nije joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Sreća',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams s još tri retka, jedan je za najgore bacanje',
  'how.yams-16.1': 'Igra se kao Yams, s tri polja više: Jedan par, Dva para (može i ful) i Misère.',
  'how.yams-16.2': 'Za Misère je najbolje baciti malo: pet jedinica daje 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Nordijska igra: parovi i bonus 50',
  'how.yatzy.1':
    'Za razliku od igre Yahtzee, Tris i Poker zbrajaju samo iste kockice, a svaka skala traži svih pet.',
  'how.yatzy.2': 'Padne li {five} drugi put, ne donosi ništa više.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Prisilni Yatzy',
  'teaser.yatzy-forced': 'Yatzy odozgo prema dolje, bez biranja polja',
  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate prije bacanja, pa bacajte samo za njega.',

  'game.yatzy-forced-up': 'Prisilni Yatzy, prema gore',
  'teaser.yatzy-forced-up': 'Yatzy odozdo: najprije Yatzy, Jedinice na kraju',
  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja ispunjavate redom odozdo: najprije „{five}”, zatim „Šansa”, a posljednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate prije bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',

  'game.yatzy-osto': 'Yatzy s kupnjom',
  'teaser.yatzy-osto': 'Štedite bacanja i potrošite ih kad zatreba',
  'how.yatzy-osto.1':
    'Boduje se kao u igri Yatzy, ali svako neiskorišteno bacanje ide u zalihu: u nekom od sljedećih poteza, nakon svoja tri bacanja, za njega kupujete još jedno.',
  'how.yatzy-osto.2':
    'Potez s kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrijede ništa.',

  'game.yatzy-osto-strict': 'Yatzy s kupnjom, strogi',
  'teaser.yatzy-osto-strict': 'Bacanja u zalihi, ali samo ako polje donese bodove',
  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy s kupnjom: neiskorištena bacanja idu u zalihu i njima se kupuju bacanja u sljedećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako ispunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',

  'game.yatzy-x': 'Višestruki Yatzy',
  'teaser.yatzy-x': 'Tri stupca igre Yatzy: jednom, dvaput i triput',
  'how.yatzy-x.1':
    'Ispunite tri stupca igre Yatzy. U svakom potezu ispunjavate jedno slobodno polje u bilo kojem stupcu.',
  'how.yatzy-x.2':
    'Polja prikazuju već pomnožene bodove. Svaki stupac ima svoj bonus: za njega se računaju bodovi prije množenja, ali i sam se bonus množi.',

  'game.yatzy-3way': 'Trosmjerni Yatzy',
  'teaser.yatzy-3way': 'Tri stupca: bilo kojim redom, prema dolje i prema gore',
  'how.yatzy-3way.1':
    'Ispunite tri stupca igre Yatzy, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',

  'game.yatzy-combo': 'Kombinirani Yatzy',
  'teaser.yatzy-combo': 'Tri vrste igre Yatzy jedna uz drugu na istom listiću',
  'how.yatzy-combo.1':
    'Ispunite tri stupca igre Yatzy, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yatzy-combo.2':
    'Za svako bacanje iz zalihe kupujete još jedno. Neiskorištena bacanja idu u zalihu samo ako ispunite polje u stupcu „Kupnja”, a nakon kupljenog bacanja morate ispuniti polje u tom stupcu.',

  'game.yatzy-declared': 'Yatzy s najavom',
  'teaser.yatzy-declared': 'Najavite polje nakon prvog bacanja, pa ga pogodite',
  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali nakon prvog bacanja morate najaviti jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0. Možete najaviti i odmah stati ako vam je prvo bacanje dovoljno dobro.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Šest kockica, dvadeset polja, bonus 100',
  'how.maxi-yatzy.1': 'Igra se kao Yatzy, sa šest kockica i više kombinacija.',
  'how.maxi-yatzy.2':
    'Skupine u kombinaciji moraju biti različitih brojeva; ostale kockice mogu biti bilo koje.',
  'section.maxi.lower': 'Kombinacije',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, bacanja u zalihi',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy s neiskorištenim bacanjima za kasnije',
  'how.maxi-yatzy-saved.1':
    'Boduje se kao u igri Maxi Yatzy. Svaki potez donosi tri nova bacanja. Neiskorištena ostaju u zalihi i možete ih potrošiti u bilo kojem sljedećem potezu.',

  'game.maxi-yatzy-fi': 'Finski Maxi Yatzy',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy po finskim knjigama: bonus 50, puna skala 30',
  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, s manjim bonusom i više bodova za polje „Puna skala”.',

  'game.seven-yatzy': 'Yatzy 7',
  'teaser.seven-yatzy': 'Sedam kockica, dvadeset četiri polja, tornjevi i dvorci',
  'how.seven-yatzy.1':
    'Maxi Yatzy sa sedam kockica: njegovim poljima dodaju se Šest istih, Ful i par, Dvorac i Neboder.',
  'how.seven-yatzy.2':
    'Skupine u kombinaciji moraju biti različitih brojeva; ostale kockice mogu biti bilo koje.',
  'section.seven.lower': 'Kombinacije',
  'row.sixOfAKind': 'Šest istih',
  'row.fullHousePair': 'Ful i par',
  'row.castle': 'Dvorac',
  'row.highRise': 'Neboder',
  'row.seven.yahtzee': 'Yatzy 7',

  'game.yatzy-american': 'Američki Yatzy',
  'teaser.yatzy-american': 'Polja igre Yahtzee, bonus igre Yatzy, bez jokera',
  'how.yatzy-american.1': 'Nema parova ni jokera, ni dodatnih bodova ako {five} padne drugi put.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Predak: dvanaest polja i nijedan bonus',
  'how.yacht.1': 'Nema bonusa ni jokera, a pet istih ne vrijedi kao ful.',
  'row.yacht.smallStraight': 'Mala skala',
  'row.yacht.largeStraight': 'Velika skala',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Izbor',

  'game.generala': 'Generala',
  'teaser.generala': 'Igra Latinske Amerike: Generala iz prve odmah pobjeđuje',
  'how.generala.1': 'Što složite iz prvog bacanja, „servirano” je i donosi više.',
  'how.generala.2': 'Póker vrijedi jednako za svaki broj; može i pet istih.',
  'how.generala.3':
    'Generala iz prvog bacanja u potezu odmah donosi pobjedu u cijeloj igri, čak i ako je njezino polje ispunjeno.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Poker s kockicama',
  'teaser.poker-dice': 'Nema upisivanja: najbolja ruka dobiva rundu',
  'how.poker-dice.1':
    'U svakoj rundi svatko ima jedan potez i zadržava ruku s kojom završi; ništa se ne zbraja.',
  'how.poker-dice.2':
    'Ako su ruke jednake, najprije odlučuju kockice iz kombinacije, i to veća skupina prije manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobiva rundu.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Jedanaest polja, mala i velika skala, velika ruka',
  'how.cheerio.1': 'Bonusa nema. Izjednačeni na prvom mjestu igraju još jednu igru.',
  'row.cheerio.smallStraight': 'Mala skala',
  'row.cheerio.largeStraight': 'Velika skala',
  'row.cheerio.chance': 'Velika ruka',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, jedinice kao jokeri',
  'teaser.cheerio-wild': 'Sedam polja, a jedinice zamjenjuju sve',
  'how.cheerio-wild.1':
    'Jedinice su jokeri: jedinica može zamijeniti svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.2':
    'Pet kockica istog broja bez jedinica kao jokera vrijedi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.3':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih s jedinicama kao jokerima. Uz izjednačenje na prvom mjestu igra se još jedna igra.',

  'game.cheerio-extended': 'Prošireni Cheerio',
  'teaser.cheerio-extended': 'Trinaest polja, kombinacije sa stalnim bodovima',
  'how.cheerio-extended.1':
    'Bonusa nema, a jedinice nisu jokeri. Izjednačeni na prvom mjestu igraju još jednu igru.',
  'row.cheerio-extended.smallStraight': 'Niz od četiri',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Zbroj',
  'row.cheerio-extended.yahtzee': 'Pet istih',

  'game.crag': 'Crag',
  'teaser.crag': 'Tri kockice, dva bacanja, a trinaest nosi sreću',
  'how.crag.1': 'Igra se s tri kockice i samo dva bacanja u potezu; bonusa nema.',
  'how.crag.2': 'Crag je zbroj 13 s parom. Može se upisati i u polje „Trinaest”.',
  'row.oddStraight': 'Neparna skala',
  'row.evenStraight': 'Parna skala',
  'row.lowStraight': 'Niska skala',
  'row.highStraight': 'Visoka skala',
  'row.thirteen': 'Trinaest',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Poker-kockice u tri stupca; osvajajte stupce, ne bodove',
  'how.escalero.1':
    'Kockice pokazuju karte za poker: devetku, desetku, dečka, damu, kralja i asa. Retci brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.2':
    'Kombinacija čijih pet kockica padne odjednom, u kojem god bacanju, „servirana” je i donosi više.',
  'how.escalero.3':
    'Na kraju se uspoređuju stupci, a ne zbrojevi: tko u stupcu ima najviše bodova, dobiva njegovu vrijednost od svakog od ostalih igrača.',
  'row.escalero.ones': 'Devetke',
  'row.escalero.twos': 'Desetke',
  'row.escalero.threes': 'Dečki',
  'row.escalero.fours': 'Dame',
  'row.escalero.fives': 'Kraljevi',
  'row.escalero.sixes': 'Asevi',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sedam redaka, četiri upisa u svaki, bodovi iz tablice',
  'how.balut.1': 'Na kraju listić donosi bodove po tablici: za pune retke, za svaki Balut i za ukupni zbroj.',
  'how.balut.2': 'Pobjeđuje tko ima najviše bodova; ako su jednaki, odlučuje veći ukupni zbroj.',
  'row.balut.chance': 'Izbor',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Točkice u boji i nevolje za protivnike',
  'how.kismet.1': 'Točkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Pet istih može u svako polje u dijelu „Kismet” osim u polje „Skala”.',
  'how.kismet.3':
    'Kad ste u polju „Kismet” upisali bodove, svaki daljnji Kismet stoji sve protivnike jedno polje i jedan potez. Vi svoj upisujete u bilo koje slobodno polje.',
  'section.kismet.upper': 'Osnovni dio',
  'section.kismet.lower': 'Dio Kismet',
  'row.kismet.ones': 'Jedinice',
  'row.kismet.twos': 'Dvojke',
  'row.kismet.threes': 'Trojke',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Jamb',
  'teaser.yamb': 'Četiri stupca, svaki svojim redom',
  'how.yamb.1':
    'Ispunite četiri stupca, svaki sa svojim bonusom. U svakom potezu ispunjavate jedno polje u jednom stupcu.',
  'how.yamb.2':
    'Maksimum ispunite visoko, a Minimum nisko: njihova razlika puta Jedinice tog stupca dodaje se rezultatu, a može biti i negativna.',
  'row.max': 'Maksimum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Ful',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Jamb',

  'game.triple-yahtzee': 'Trostruki Yahtzee',
  'teaser.triple-yahtzee': 'Tri stupca igre Yahtzee: jednom, dvaput i triput',
  'how.triple-yahtzee.1':
    'Ispunite tri stupca igre Yahtzee; u svakom potezu ispunjavate bilo koje slobodno polje. Drugi stupac računa se dvaput, treći triput, uključujući bonus tog stupca.',
  'how.triple-yahtzee.2':
    'Kad su ispunjena sva tri polja „{five}”, svaki daljnji {five} je joker. Ako ni u jednom od njih nije 0, donosi i dodatne bodove, pomnožene prema stupcu koji ispunjavate.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Utrka križićima: tko prvi ispuni dvanaest redaka',
  'how.sachsenkniffel.1':
    'Dva ili više igrača utrkuju se tko će prije ispuniti 12 redaka po šest križića. Bodova nema.',
  'how.sachsenkniffel.2':
    'U jednom od svojih bacanja odaberite redak u kojem kockice daju križiće; to je vaš redak za ovaj potez. Križići preko šestog propadaju.',
  'how.sachsenkniffel.3':
    'Ako do posljednjeg bacanja ništa ne odgovara, ne upisujete ništa. Ako iskoristite svih šest kockica ili dovršite redak, odmah igrate još jedan potez.',
  'how.sachsenkniffel.4':
    'Pobjeđuje tko prvi ispuni sve retke. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',
  'section.sachsenkniffel.upper': 'Pojedine kockice',
  'section.sachsenkniffel.lower': 'Parovi kockica',
  'row.sum7': 'Zbroj 7',
  'row.sum8': 'Zbroj 8',
  'row.sum9': 'Zbroj 9',
  'row.sum10': 'Zbroj 10',
  'row.sum11': 'Zbroj 11',
  'row.sum12': 'Zbroj 12',
  'cell.sachsenkniffel.announce': '{row}, može biti vaš redak',
  'cell.sachsenkniffel.announced': '{cell}, vaš redak',
  'why.sachsenkniffel.other-announced': 'vaš je redak „{row}”',
  'why.sachsenkniffel.not-announced': 'najprije odaberite redak',
  'roll.sachsenkniffel.announce': 'Odaberite redak',
  'say.sachsenkniffel.announce': '{Dice}. *Odaberite redak.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Odaberite redak* ili bacite ponovno.',
  'say.sachsenkniffel.announced': '{Dice}. Vaš redak: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee s kockicama od sedam strana i retkom Sedmica',
  'how.lucky7.1':
    'Igra se kao Yahtzee, zajedno s jokerima, ali s pet sedmerostranih kockica i poljem „Sedmice”.',
  'how.lucky7.2': 'Većina je ovih pravila naša rekonstrukcija.',
  'row.sevens': 'Sedmice',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Polja igre Kismet s plavim, crvenim i zelenim točkicama',
  'how.tricolor.1':
    'Igra se kao Kismet, s točkicama u drugim bojama: 1 i 6 su plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Od izvornih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee s kockicama u boji i četiri polja za boje',
  'how.rainbow.1': 'Igra se kao Yahtzee. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Ful u bojama traži tri kockice jedne boje i dvije druge. Joker donosi punu vrijednost i u poljima boja.',
  'row.redFlush': 'Crvena boja',
  'row.greenFlush': 'Zelena boja',
  'row.blueFlush': 'Plava boja',
  'row.colourFullHouse': 'Ful u bojama',

  'section.pairs': 'Parovi',
  'section.middle': 'Maksimum i minimum',
  'section.rounds': 'Runde',
  'row.onePair': 'Jedan par',
  'row.twoPairs': 'Dva para',
  'row.threePairs': 'Tri para',
  'row.fiveOfAKind': 'Pet istih',
  'row.straight': 'Skala',
  'row.fullStraight': 'Puna skala',
  'row.villa': 'Vila',
  'row.tower': 'Toranj',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Dvostruka Generala',
  'row.round': 'Runda {n}',
  'row.twoPairsSameColour': 'Dva para iste boje',
  'row.flush': 'Boja',
  'row.fullHouseSameColour': 'Ful iste boje',
  'row.minimax': 'Razlika × jedinice',

  'same.7': { one: 'jedna sedmica', few: '{count} sedmice', other: '{count} sedmica' },

  'hand.bust': 'Bez para',
  'hand.onePair': 'Jedan par',
  'hand.twoPairs': 'Dva para',
  'hand.threeOfAKind': 'Tris',
  'hand.straight': 'Skala',
  'hand.fullHouse': 'Ful',
  'hand.fourOfAKind': 'Poker',
  'hand.fiveOfAKind': 'Pet istih',
  crosses: { one: '{n} križić', few: '{n} križića', other: '{n} križića' },

  'standing.points': { one: '{n} bod', few: '{n} boda', other: '{n} bodova' },
  'standing.settlement': { one: '{n} osvojeni bod', few: '{n} osvojena boda', other: '{n} osvojenih bodova' },
  'standing.rounds': { one: '{n} dobivena runda', few: '{n} dobivene runde', other: '{n} dobivenih rundi' },
  'standing.crosses': { one: '{n} križić', few: '{n} križića', other: '{n} križića' },
  'total.rounds': 'Dobivene runde',
  'total.crosses': 'Križići',

  columns: 'Stupac',
  'columns.order': 'Stupac',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Slobodno',
  'column.down': 'Dolje',
  'column.up': 'Gore',
  'column.ends': 'Oba kraja',
  'column.middle': 'Sredina',
  'column.upperThenLower': 'Prvo gornji',
  'column.lowerThenUpper': 'Prvo donji',
  'column.announce': 'Najava',
  'column.lateAnnounce': 'Najava 2',
  'column.hand': 'Ručno',
  'column.counter': 'Kontra',
  'column.left': 'Lijevo',
  'column.right': 'Desno',
  'column.osto': 'Kupnja',
  'column.x1': 'Jednom',
  'column.x2': 'Dvaput',
  'column.x3': 'Triput',
  'column.x4': 'Četiri puta',
  'column.x5': 'Pet puta',
  'column.x6': 'Šest puta',
  sum: 'Zbroj',
  'sum.bonus': 'Zbroj ({points} od {at})',
  'sum.ladder': 'Zbroj ({points} od {at} … {best} od {most})',
  'bonus.step': 'od {at}',

  'colour.black': 'crna',
  'colour.red': 'crvena',
  'colour.green': 'zelena',
  'colour.blue': 'plava',
  'face.J': 'dečko',
  'face.Q': 'dama',
  'face.K': 'kralj',
  'face.A': 'as',
  'same.9': { one: 'jedna devetka', few: '{count} devetke', other: '{count} devetki' },
  'same.10': { one: 'jedna desetka', few: '{count} desetke', other: '{count} desetki' },
  'same.J': { one: 'jedan dečko', few: 'dečki', other: '{count} dečki' },
  'same.Q': { one: 'jedna dama', few: '{count} dame', other: '{count} dama' },
  'same.K': { one: 'jedan kralj', few: 'kraljevi', other: '{count} kraljeva' },
  'same.A': { one: 'jedan as', few: 'asevi', other: '{count} aseva' },
  'letter.black': 'C',
  'letter.red': 'R',
  'letter.green': 'Z',
  'letter.blue': 'P',
  side: '{value}, {colour}',

  bank: {
    one: '{n} bacanje u zalihi.',
    few: '{n} bacanja u zalihi.',
    other: '{n} bacanja u zalihi.',
  },
  saved: '{n} u zalihi',
  'left.saved': '{n} + {saved} u zalihi',
  'roll.buy': 'Kupi bacanje',
  'turn.open': 'Potez {turn}',
  'turn.open.player': 'Potez {turn} · na redu: {player}',

  'cell.in': '{row} ({column})',
  'count.6': 'šest',
  'count.7': 'sedam',
  'count.8': 'osam',

  'cell.announce': '{row}, može se najaviti',
  'cell.now': '{cell}, sada {points}',
  'cell.announced': '{cell}, najavljeno',
  'cell.struck': '{cell}, zbog: {by}',
  'cell.won': '{cell}, dobivena runda',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, još nije potpuno',
  'cell.entries': '{cell}, upisano {made} od {all}: {list}',
  'cell.made': '{cell}, upisano {made} od {all}',
  'why.other-announced': 'najavljeno je „{row}”',
  'why.not-announced': 'najavite ga nakon prvog bacanja',
  'why.column-used': 'u stupac „{column}” već je upisano u ovom potezu',
  'why.bought-roll': 'kupljena bacanja vrijede samo u stupcu „{column}”',
  'why.no-cross': 'nijedna kockica ne odgovara ovom retku',
  'why.order-down': 'sljedeće je „{row}”',
  'why.order-up': 'sljedeće je „{row}”',
  'why.order-ends': 'sljedeće je samo „{row}” ili „{row2}”',
  'why.order-middle': 'sljedeće je samo „{row}” ili „{row2}”',
  'why.order-upperThenLower': 'najprije ispunite gornji dio',
  'why.order-lowerThenUpper': 'najprije ispunite donji dio',
  'why.order-hand': 'ovaj stupac prima samo prva bacanja',
  'why.order-rolls': 'ovaj stupac vrijedi samo do {rolls}. bacanja',
  'why.order-counter': 'mora biti „{row}”, to je najavio igrač {player}',
  'why.order-counter.none': '{player}: bez najave',
  'roll.announce': 'Najavite polje',
  'say.announce': '{Dice}. *Najavite polje.*',
  'say.announce.roll': '{Dice}. *Najavite polje* ili bacite ponovno.',
  'say.announced': '{Dice}. Najavili ste polje *{row}*.',
  'end.playoff': '*{players} imaju isti rezultat, {total}*, i igraju doigravanje.',
  'end.instant': '*{player} odmah pobjeđuje: {row}.*',
  'end.close': '*{player} pobjeđuje: {total}*, prema pravilu za izjednačenje.',
  'end.close.row': '*{player} pobjeđuje: {total}*, uz izjednačenje odlučuje „{row}”.',
  'say.struck': '{player}: 0 u polju „{row}”.',
};

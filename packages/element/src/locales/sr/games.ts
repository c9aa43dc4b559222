/** Serbian: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Trinaest polja i +100 za svaki sledeći Jamb',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Nemačka igra: novi Kniffel je +50 ili džoker',
  'how.kniffel.1': 'Boduje se kao u igri Yahtzee; drugačije se računa samo svaki sledeći {five}.',
  'how.kniffel.2':
    'Kad je polje „{five}” popunjeno, makar i sa 0, svaki sledeći {five} ide u polje svog broja i tu donosi dodatne poene. Džoker ih ne donosi.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Trinaest polja bez dodataka; ful donosi svoj zbir',
  'how.yams.1': 'Ful donosi zbir kockica, ali najmanje 25.',
  'how.yams.2': 'Ako {five} padne drugi put, ne donosi ništa više i nije džoker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Sreća',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams sa još tri reda, jedan je za najgore bacanje',
  'how.yams-16.1': 'Igra se kao Yams, sa tri polja više: Jedan par, Dva para (može i ful) i Misère.',
  'how.yams-16.2': 'Za Misère je najbolje baciti malo: pet jedinica daje 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Nordijska igra: parovi i bonus 50',
  'how.yatzy.1':
    'Za razliku od igre Yahtzee, Triling i Poker sabiraju samo iste kockice, a svaka kenta traži svih pet.',
  'how.yatzy.2': 'Ako {five} padne drugi put, ne donosi ništa više.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Prisilni Yatzy',
  'teaser.yatzy-forced': 'Yatzy odozgo nadole, bez biranja polja',
  'how.yatzy-forced.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom, od polja „Jedinice” do polja „{five}”.',
  'how.yatzy-forced.2': 'Polje znate pre bacanja, pa bacajte samo za njega.',

  'game.yatzy-forced-up': 'Prisilni Yatzy, nagore',
  'teaser.yatzy-forced-up': 'Yatzy odozdo: prvo Yatzy, Jedinice na kraju',
  'how.yatzy-forced-up.1':
    'Boduje se kao u igri Yatzy, ali polja popunjavate redom odozdo: prvo „{five}”, zatim „Šansa”, a poslednje su „Jedinice”.',
  'how.yatzy-forced-up.2':
    'Polje znate pre bacanja. Ako kockice ne odgovaraju, upišite 0 i idite polje više.',

  'game.yatzy-osto': 'Yatzy sa kupovinom',
  'teaser.yatzy-osto': 'Štedite bacanja i potrošite ih kad zatreba',
  'how.yatzy-osto.1':
    'Boduje se kao u igri Yatzy, ali svako neiskorišćeno bacanje ide u zalihu: u nekom od sledećih poteza, posle svoja tri bacanja, za njega kupujete još jedno.',
  'how.yatzy-osto.2':
    'Potez sa kupljenim bacanjima ne puni zalihu, a bacanja preostala na kraju ne vrede ništa.',

  'game.yatzy-osto-strict': 'Yatzy sa kupovinom, strogi',
  'teaser.yatzy-osto-strict': 'Bacanja u zalihi, ali samo ako polje donese poene',
  'how.yatzy-osto-strict.1':
    'Igra se kao Yatzy sa kupovinom: neiskorišćena bacanja idu u zalihu i njima se kupuju bacanja u sledećim potezima.',
  'how.yatzy-osto-strict.2':
    'U zalihu idu samo ako popunjeno polje donese više od 0, pa se rano žrtvovanje polja ne isplati.',

  'game.yatzy-x': 'Višestruki Yatzy',
  'teaser.yatzy-x': 'Tri kolone igre Yatzy: jednom, dvaput i triput',
  'how.yatzy-x.1':
    'Popunite tri kolone igre Yatzy. U svakom potezu popunjavate jedno slobodno polje u bilo kojoj koloni.',
  'how.yatzy-x.2':
    'Polja prikazuju već pomnožene poene. Svaka kolona ima svoj bonus: za njega se računaju poeni pre množenja, ali se i sam bonus množi.',

  'game.yatzy-3way': 'Trosmerni Yatzy',
  'teaser.yatzy-3way': 'Tri kolone: bilo kojim redom, nadole i nagore',
  'how.yatzy-3way.1':
    'Popunite tri kolone igre Yatzy, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',

  'game.yatzy-combo': 'Kombinovani Yatzy',
  'teaser.yatzy-combo': 'Tri vrste igre Yatzy jedna uz drugu na istom listiću',
  'how.yatzy-combo.1':
    'Popunite tri kolone igre Yatzy, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yatzy-combo.2':
    'Za svako bacanje iz zalihe kupujete još jedno. Neiskorišćena bacanja idu u zalihu samo ako popunite polje u koloni „Kupovina”, a posle kupljenog bacanja morate da popunite polje u toj koloni.',

  'game.yatzy-declared': 'Yatzy sa najavom',
  'teaser.yatzy-declared': 'Najavite polje posle prvog bacanja, pa ga pogodite',
  'how.yatzy-declared.1':
    'Boduje se kao u igri Yatzy, ali posle prvog bacanja morate da najavite jedno slobodno polje.',
  'how.yatzy-declared.2':
    'Rezultat ide u najavljeno polje, a ako ne odgovara, upisuje se 0. Možete da najavite i odmah stanete ako vam je prvo bacanje dovoljno dobro.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Šest kockica, dvadeset polja, bonus 100',
  'how.maxi-yatzy.1': 'Igra se kao Yatzy, sa šest kockica i više kombinacija.',
  'how.maxi-yatzy.2':
    'Grupe u kombinaciji moraju da budu različitih brojeva; ostale kockice mogu da budu bilo koje.',
  'section.maxi.lower': 'Kombinacije',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, bacanja u zalihi',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy sa neiskorišćenim bacanjima za kasnije',
  'how.maxi-yatzy-saved.1':
    'Boduje se kao u igri Maxi Yatzy. Svaki potez donosi tri nova bacanja. Neiskorišćena ostaju u zalihi i možete da ih potrošite u bilo kom sledećem potezu.',

  'game.maxi-yatzy-fi': 'Finski Maxi Yatzy',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy po finskim knjigama: bonus 50, puna kenta 30',
  'how.maxi-yatzy-fi.1': 'Igra se kao Maxi Yatzy, sa manjim bonusom i više poena za polje „Puna kenta”.',

  'game.seven-yatzy': 'Yatzy 7',
  'teaser.seven-yatzy': 'Sedam kockica, dvadeset četiri polja, kule i zamkovi',
  'how.seven-yatzy.1':
    'Maxi Yatzy sa sedam kockica: njegovim poljima dodaju se Šest istih, Ful i par, Zamak i Oblakoder.',
  'how.seven-yatzy.2':
    'Grupe u kombinaciji moraju da budu različitih brojeva; ostale kockice mogu da budu bilo koje.',
  'section.seven.lower': 'Kombinacije',
  'row.sixOfAKind': 'Šest istih',
  'row.fullHousePair': 'Ful i par',
  'row.castle': 'Zamak',
  'row.highRise': 'Oblakoder',
  'row.seven.yahtzee': 'Yatzy 7',

  'game.yatzy-american': 'Američki Yatzy',
  'teaser.yatzy-american': 'Polja igre Yahtzee, bonus igre Yatzy, bez džokera',
  'how.yatzy-american.1': 'Nema parova ni džokera, ni dodatnih poena ako {five} padne drugi put.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Predak: dvanaest polja i nijedan bonus',
  'how.yacht.1': 'Nema bonusa ni džokera, a pet istih ne vredi kao ful.',
  'row.yacht.smallStraight': 'Mala kenta',
  'row.yacht.largeStraight': 'Velika kenta',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Izbor',

  'game.generala': 'Generala',
  'teaser.generala': 'Igra Latinske Amerike: Generala iz prve odmah pobeđuje',
  'how.generala.1': 'Ono što složite iz prvog bacanja „servirano” je i donosi više.',
  'how.generala.2': 'Póker vredi jednako za svaki broj; može i pet istih.',
  'how.generala.3':
    'Generala iz prvog bacanja u potezu odmah donosi pobedu u celoj igri, čak i ako je njeno polje popunjeno.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Poker sa kockicama',
  'teaser.poker-dice': 'Nema upisivanja: najbolja ruka dobija rundu',
  'how.poker-dice.1':
    'U svakoj rundi svako ima jedan potez i zadržava ruku sa kojom završi; ništa se ne sabira.',
  'how.poker-dice.2':
    'Ako su ruke jednake, prvo odlučuju kockice iz kombinacije, i to veća grupa pre manje, a zatim ostale kockice; as je najjači. Ako su i tada jednake, svaka od njih dobija rundu.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Jedanaest polja, mala i velika kenta, velika ruka',
  'how.cheerio.1': 'Bonusa nema. Izjednačeni na prvom mestu igraju još jednu igru.',
  'row.cheerio.smallStraight': 'Mala kenta',
  'row.cheerio.largeStraight': 'Velika kenta',
  'row.cheerio.chance': 'Velika ruka',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, jedinice kao džokeri',
  'teaser.cheerio-wild': 'Sedam polja, a jedinice zamenjuju sve',
  'how.cheerio-wild.1':
    'Jedinice su džokeri: jedinica može da zameni svaki broj koji pokazuje neka druga kockica. Polje broja donosi taj broj puta ukupan broj njegovih kockica i jedinica, pa 1-1-1-2-3 donosi 8 u polju „Dvojke” ili 12 u polju „Trojke”.',
  'how.cheerio-wild.2':
    'Pet kockica istog broja bez jedinica kao džokera vredi dvostruko u polju tog broja: pet četvorki donosi 40.',
  'how.cheerio-wild.3':
    'Cheerio donosi 50 za pet istih ili pet zaredom, 25 za pet istih sa jedinicama kao džokerima. Uz izjednačenje na prvom mestu igra se još jedna igra.',

  'game.cheerio-extended': 'Prošireni Cheerio',
  'teaser.cheerio-extended': 'Trinaest polja, kombinacije sa stalnim poenima',
  'how.cheerio-extended.1':
    'Bonusa nema, a jedinice nisu džokeri. Izjednačeni na prvom mestu igraju još jednu igru.',
  'row.cheerio-extended.smallStraight': 'Niz od četiri',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Zbir',
  'row.cheerio-extended.yahtzee': 'Pet istih',

  'game.crag': 'Crag',
  'teaser.crag': 'Tri kockice, dva bacanja, a trinaest nosi sreću',
  'how.crag.1': 'Igra se sa tri kockice i samo dva bacanja u potezu; bonusa nema.',
  'how.crag.2': 'Crag je zbir 13 sa parom. Može da se upiše i u polje „Trinaest”.',
  'row.oddStraight': 'Neparna kenta',
  'row.evenStraight': 'Parna kenta',
  'row.lowStraight': 'Niska kenta',
  'row.highStraight': 'Visoka kenta',
  'row.thirteen': 'Trinaest',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Poker kockice u tri kolone; osvajajte kolone, ne poene',
  'how.escalero.1':
    'Kockice pokazuju karte za poker: devetku, desetku, žandara, damu, kralja i asa. Redovi brojeva donose 1 za svaku devetku i tako redom do 6 za svaki as.',
  'how.escalero.2':
    'Kombinacija čijih pet kockica padne odjednom, u kom god bacanju, „servirana” je i donosi više.',
  'how.escalero.3':
    'Na kraju se porede kolone, a ne zbirovi: ko u koloni ima najviše poena, dobija njenu vrednost od svakog od ostalih igrača.',
  'row.escalero.ones': 'Devetke',
  'row.escalero.twos': 'Desetke',
  'row.escalero.threes': 'Žandari',
  'row.escalero.fours': 'Dame',
  'row.escalero.fives': 'Kraljevi',
  'row.escalero.sixes': 'Asevi',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sedam redova, četiri upisa u svaki, poeni iz tabele',
  'how.balut.1': 'Na kraju listić donosi poene po tabeli: za pune redove, za svaki Balut i za ukupan zbir.',
  'how.balut.2': 'Pobeđuje ko ima najviše poena; ako su jednaki, odlučuje veći ukupan zbir.',
  'row.balut.chance': 'Izbor',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Tačkice u boji i nevolje za protivnike',
  'how.kismet.1': 'Tačkice na kockicama su u boji: 1 i 6 crne, 2 i 5 crvene, 3 i 4 zelene.',
  'how.kismet.2': 'Pet istih može u svako polje u delu „Kismet” osim u polje „Kenta”.',
  'how.kismet.3':
    'Kad ste u polju „Kismet” upisali poene, svaki sledeći Kismet košta sve protivnike jedno polje i jedan potez. Vi svoj upisujete u bilo koje slobodno polje.',
  'section.kismet.upper': 'Osnovni deo',
  'section.kismet.lower': 'Deo Kismet',
  'row.kismet.ones': 'Jedinice',
  'row.kismet.twos': 'Dvojke',
  'row.kismet.threes': 'Trojke',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Jamb',
  'teaser.yamb': 'Četiri kolone, svaka svojim redosledom',
  'how.yamb.1':
    'Popunite četiri kolone, svaku sa svojim bonusom. U svakom potezu popunjavate jedno polje u jednoj koloni.',
  'how.yamb.2':
    'Maksimum popunite visoko, a Minimum nisko: njihova razlika puta Jedinice te kolone dodaje se rezultatu, a može da bude i negativna.',
  'row.max': 'Maksimum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Ful',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Jamb',

  'game.triple-yahtzee': 'Trostruki Yahtzee',
  'teaser.triple-yahtzee': 'Tri kolone igre Yahtzee: jednom, dvaput i triput',
  'how.triple-yahtzee.1':
    'Popunite tri kolone igre Yahtzee; u svakom potezu popunjavate bilo koje slobodno polje. Druga kolona računa se dvaput, treća triput, uključujući bonus te kolone.',
  'how.triple-yahtzee.2':
    'Kad su popunjena sva tri polja „{five}”, svaki sledeći {five} je džoker. Ako ni u jednom od njih nije 0, donosi i dodatne poene, pomnožene prema koloni koju popunjavate.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Trka krstićima: ko prvi popuni dvanaest redova',
  'how.sachsenkniffel.1':
    'Dva ili više igrača trkaju se ko će pre da popuni 12 redova po šest krstića. Poena nema.',
  'how.sachsenkniffel.2':
    'U jednom od svojih bacanja izaberite red u kom kockice daju krstiće; to je vaš red za ovaj potez. Krstići preko šestog propadaju.',
  'how.sachsenkniffel.3':
    'Ako do poslednjeg bacanja ništa ne odgovara, ne upisujete ništa. Ako iskoristite svih šest kockica ili završite red, odmah igrate još jedan potez.',
  'how.sachsenkniffel.4':
    'Pobeđuje ko prvi popuni sve redove. Runda se igra do kraja; igrači koji završe u istoj rundi igraju doigravanje.',
  'section.sachsenkniffel.upper': 'Pojedine kockice',
  'section.sachsenkniffel.lower': 'Parovi kockica',
  'row.sum7': 'Zbir 7',
  'row.sum8': 'Zbir 8',
  'row.sum9': 'Zbir 9',
  'row.sum10': 'Zbir 10',
  'row.sum11': 'Zbir 11',
  'row.sum12': 'Zbir 12',
  'cell.sachsenkniffel.announce': '{row}, može da bude vaš red',
  'cell.sachsenkniffel.announced': '{cell}, vaš red',
  'why.sachsenkniffel.other-announced': 'vaš red je „{row}”',
  'why.sachsenkniffel.not-announced': 'prvo izaberite red',
  'roll.sachsenkniffel.announce': 'Izaberite red',
  'say.sachsenkniffel.announce': '{Dice}. *Izaberite red.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Izaberite red* ili bacite ponovo.',
  'say.sachsenkniffel.announced': '{Dice}. Vaš red: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee sa kockicama od sedam strana i redom Sedmica',
  'how.lucky7.1':
    'Igra se kao Yahtzee, zajedno sa džokerima, ali sa pet sedmostranih kockica i poljem „Sedmice”.',
  'how.lucky7.2': 'Većina ovih pravila je naša rekonstrukcija.',
  'row.sevens': 'Sedmice',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Polja igre Kismet sa plavim, crvenim i zelenim tačkicama',
  'how.tricolor.1':
    'Igra se kao Kismet, sa tačkicama u drugim bojama: 1 i 6 su plave, 2 i 5 crvene, 3 i 4 zelene.',
  'how.tricolor.2': 'Od originalnih pravila ostalo je samo „slično igri Kismet”; ovo je naša rekonstrukcija.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee sa kockicama u boji i četiri polja za boje',
  'how.rainbow.1': 'Igra se kao Yahtzee. Svaka bačena kockica padne i na boju: crvenu, zelenu ili plavu.',
  'how.rainbow.2':
    'Ful u bojama traži tri kockice jedne boje i dve druge. Džoker donosi punu vrednost i u poljima boja.',
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
  'row.straight': 'Kenta',
  'row.fullStraight': 'Puna kenta',
  'row.villa': 'Vila',
  'row.tower': 'Kula',
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
  'hand.threeOfAKind': 'Triling',
  'hand.straight': 'Kenta',
  'hand.fullHouse': 'Ful',
  'hand.fourOfAKind': 'Poker',
  'hand.fiveOfAKind': 'Pet istih',
  crosses: { one: '{n} krstić', few: '{n} krstića', other: '{n} krstića' },

  'standing.points': { one: '{n} poen', few: '{n} poena', other: '{n} poena' },
  'standing.settlement': {
    one: '{n} osvojeni poen',
    few: '{n} osvojena poena',
    other: '{n} osvojenih poena',
  },
  'standing.rounds': { one: '{n} dobijena runda', few: '{n} dobijene runde', other: '{n} dobijenih rundi' },
  'standing.crosses': { one: '{n} krstić', few: '{n} krstića', other: '{n} krstića' },
  'total.rounds': 'Dobijene runde',
  'total.crosses': 'Krstići',

  columns: 'Kolona',
  'columns.order': 'Kolona',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Slobodna',
  'column.down': 'Nadole',
  'column.up': 'Nagore',
  'column.ends': 'Oba kraja',
  'column.middle': 'Sredina',
  'column.upperThenLower': 'Prvo gornji',
  'column.lowerThenUpper': 'Prvo donji',
  'column.announce': 'Najava',
  'column.lateAnnounce': 'Najava 2',
  'column.hand': 'Ručna',
  'column.counter': 'Kontra',
  'column.left': 'Levo',
  'column.right': 'Desno',
  'column.osto': 'Kupovina',
  'column.x1': 'Jednom',
  'column.x2': 'Dvaput',
  'column.x3': 'Triput',
  'column.x4': 'Četiri puta',
  'column.x5': 'Pet puta',
  'column.x6': 'Šest puta',
  sum: 'Zbir',
  'sum.bonus': 'Zbir ({points} od {at})',
  'sum.ladder': 'Zbir ({points} od {at} … {best} od {most})',
  'bonus.step': 'od {at}',

  'colour.black': 'crna',
  'colour.red': 'crvena',
  'colour.green': 'zelena',
  'colour.blue': 'plava',
  'face.J': 'žandar',
  'face.Q': 'dama',
  'face.K': 'kralj',
  'face.A': 'as',
  'same.9': { one: 'jedna devetka', few: '{count} devetke', other: '{count} devetki' },
  'same.10': { one: 'jedna desetka', few: '{count} desetke', other: '{count} desetki' },
  'same.J': { one: 'jedan žandar', few: 'žandari', other: '{count} žandara' },
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

  'cell.announce': '{row}, može da se najavi',
  'cell.now': '{cell}, sada {points}',
  'cell.announced': '{cell}, najavljeno',
  'cell.struck': '{cell}, zbog: {by}',
  'cell.won': '{cell}, dobijena runda',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, još nije potpuno',
  'cell.entries': '{cell}, upisano {made} od {all}: {list}',
  'cell.made': '{cell}, upisano {made} od {all}',
  'why.other-announced': 'najavljeno je „{row}”',
  'why.not-announced': 'najavite ga posle prvog bacanja',
  'why.column-used': 'u kolonu „{column}” je već upisano u ovom potezu',
  'why.bought-roll': 'kupljena bacanja važe samo u koloni „{column}”',
  'why.no-cross': 'nijedna kockica ne odgovara ovom redu',
  'why.order-down': 'sledeće je „{row}”',
  'why.order-up': 'sledeće je „{row}”',
  'why.order-ends': 'sledeće je samo „{row}” ili „{row2}”',
  'why.order-middle': 'sledeće je samo „{row}” ili „{row2}”',
  'why.order-upperThenLower': 'prvo popunite gornji deo',
  'why.order-lowerThenUpper': 'prvo popunite donji deo',
  'why.order-hand': 'ova kolona prima samo prva bacanja',
  'why.order-rolls': 'ova kolona važi samo do {rolls}. bacanja',
  'why.order-counter': 'mora biti „{row}”, to je najavio igrač {player}',
  'why.order-counter.none': '{player}: bez najave',
  'roll.announce': 'Najavite polje',
  'say.announce': '{Dice}. *Najavite polje.*',
  'say.announce.roll': '{Dice}. *Najavite polje* ili bacite ponovo.',
  'say.announced': '{Dice}. Najavili ste polje *{row}*.',
  'end.playoff': '*{players} imaju isti rezultat, {total}*, i igraju doigravanje.',
  'end.instant': '*{player} odmah pobeđuje: {row}.*',
  'end.close': '*{player} pobeđuje: {total}*, po pravilu za izjednačenje.',
  'end.close.row': '*{player} pobeđuje: {total}*, uz izjednačenje odlučuje „{row}”.',
  'say.struck': '{player}: 0 u polju „{row}”.',
};

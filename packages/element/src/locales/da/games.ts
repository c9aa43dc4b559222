/** Danish: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Tretten felter og +100, hver gang du får fem ens igen',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Den tyske udgave: Kniffel igen giver +50 eller en joker',
  'how.kniffel.1': 'Point som i Yahtzee; det er kun {five} igen, der tæller anderledes.',
  'how.kniffel.2':
    'Er feltet »{five}« udfyldt, også med 0, skal {five} derefter i sit eget talfelt og giver ekstra point dér. En joker giver ingen.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Tretten felter uden ekstra point; Fuldt hus giver sin sum',
  'how.yams.1': 'Fuldt hus giver summen, dog mindst 25.',
  'how.yams.2': '{five} igen giver intet ekstra og er ikke en joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Chance',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams med tre felter mere, ét til dit værste kast',
  'how.yams-16.1':
    'Spil som i Yams, med tre felter mere: Et par, To par (et fuldt hus gælder også) og Misère.',
  'how.yams-16.2': 'I Misère er lave kast bedst: Fem enere giver 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Det nordiske spil: par og en bonus på 50',
  'how.yatzy.1':
    'Til forskel fra Yahtzee giver Tre ens og Fire ens kun summen af de ens terninger, og hver straight kræver alle fem.',
  'how.yatzy.2': '{five} igen giver intet ekstra.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Tvungen Yatzy',
  'teaser.yatzy-forced': 'Yatzy oppefra og ned, uden frit valg af felt',
  'how.yatzy-forced.1': 'Point som i Yatzy, men udfyld felterne i rækkefølge, fra Enere og ned til {five}.',
  'how.yatzy-forced.2': 'Du kender feltet, før du kaster, så gå kun efter det.',

  'game.yatzy-forced-up': 'Tvungen Yatzy, opad',
  'teaser.yatzy-forced-up': 'Yatzy nedefra og op: Yatzy først, Enere til sidst',
  'how.yatzy-forced-up.1':
    'Point som i Yatzy, men udfyld felterne nedefra: først {five}, så Chance og til sidst Enere.',
  'how.yatzy-forced-up.2':
    'Du kender feltet, før du kaster. Passer terningerne ikke, får det 0, og du går videre opad.',

  'game.yatzy-osto': 'Købe-Yatzy',
  'teaser.yatzy-osto': 'Spar kast op, og brug dem, når det gælder',
  'how.yatzy-osto.1':
    'Point som i Yatzy, men kast, du ikke bruger, sparer du op: I en senere tur kan du efter dine tre kast købe ét mere for hvert af dem.',
  'how.yatzy-osto.2':
    'En tur med købte kast sparer ingenting op, og kast, der er tilbage til sidst, er intet værd.',

  'game.yatzy-osto-strict': 'Købe-Yatzy, streng',
  'teaser.yatzy-osto-strict': 'Opsparede kast, men kun hvis dit felt giver point',
  'how.yatzy-osto-strict.1':
    'Spil som i Købe-Yatzy: Du sparer ubrugte kast op og køber kast for dem i senere ture.',
  'how.yatzy-osto-strict.2':
    'Du sparer kun kast op, hvis det felt, du udfylder, giver mere end 0, så du får intet ud af at opgive et felt tidligt.',

  'game.yatzy-x': 'Gange-Yatzy',
  'teaser.yatzy-x': 'Tre Yatzy-kolonner: enkelt, dobbelt og tredobbelt',
  'how.yatzy-x.1':
    'Udfyld tre Yatzy-kolonner. I hver tur udfylder du et ledigt felt i en kolonne efter eget valg.',
  'how.yatzy-x.2':
    'Felterne viser de multiplicerede point. Hver kolonne har sin egen bonus: Til den tæller pointene, før der ganges, men bonussen bliver også ganget.',

  'game.yatzy-3way': 'Trevejs-Yatzy',
  'teaser.yatzy-3way': 'Tre kolonner: fri rækkefølge, nedad og opad',
  'how.yatzy-3way.1':
    'Udfyld tre Yatzy-kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',

  'game.yatzy-combo': 'Kombi-Yatzy',
  'teaser.yatzy-combo': 'Tre slags Yatzy side om side på én blok',
  'how.yatzy-combo.1':
    'Udfyld tre Yatzy-kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',
  'how.yatzy-combo.2':
    'For hvert opsparet kast kan du købe ét mere. Du sparer kun ubrugte kast op, når du udfylder et felt i Køb, og efter et købt kast skal du udfylde et felt dér.',

  'game.yatzy-declared': 'Melde-Yatzy',
  'teaser.yatzy-declared': 'Meld dit felt efter første kast, og slå det så',
  'how.yatzy-declared.1': 'Point som i Yatzy, men efter første kast skal du melde et ledigt felt.',
  'how.yatzy-declared.2':
    'Resultatet skal i det felt, du meldte, med 0, hvis det ikke passer. Du må melde og stoppe med det samme, hvis første kast er godt nok.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Seks terninger, tyve felter, en bonus på 100',
  'how.maxi-yatzy.1': 'Spil som i Yatzy, med seks terninger og flere kombinationer.',
  'how.maxi-yatzy.2':
    'Grupperne i en kombination skal have forskellige tal; de øvrige terninger er ligegyldige.',
  'section.maxi.lower': 'Kombinationer',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, opsparede kast',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy, hvor ubrugte kast spares op',
  'how.maxi-yatzy-saved.1':
    'Point som i Maxi Yatzy. Hver tur giver tre nye kast. Kast, du ikke bruger, beholder du og kan bruge i en hvilken som helst senere tur.',

  'game.maxi-yatzy-fi': 'Maxi Yatzy, finsk',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy på finsk: bonus 50, Fuld straight 30',
  'how.maxi-yatzy-fi.1': 'Spil som i Maxi Yatzy, med en mindre bonus og flere point for Fuld straight.',

  'game.seven-yatzy': 'Syv-Yatzy',
  'teaser.seven-yatzy': 'Syv terninger, fireogtyve felter, tårne og slotte',
  'how.seven-yatzy.1':
    'Maxi Yatzy med syv terninger: Til felterne kommer Seks ens, Fuldt hus og par, Slot og Højhus.',
  'how.seven-yatzy.2':
    'Grupperne i en kombination skal have forskellige tal; de øvrige terninger er ligegyldige.',
  'section.seven.lower': 'Kombinationer',
  'row.sixOfAKind': 'Seks ens',
  'row.fullHousePair': 'Fuldt hus og par',
  'row.castle': 'Slot',
  'row.highRise': 'Højhus',
  'row.seven.yahtzee': 'Syv-Yatzy',

  'game.yatzy-american': 'Amerikansk Yatzy',
  'teaser.yatzy-american': 'Felterne fra Yahtzee, bonus fra Yatzy, ingen jokere',
  'how.yatzy-american.1': 'Der er ingen par, ingen jokere og intet ekstra for {five} igen.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Stamfaderen: tolv felter og slet ingen bonus',
  'how.yacht.1': 'Der er hverken bonus eller joker, og fem ens er ikke et fuldt hus.',
  'row.yacht.smallStraight': 'Lille straight',
  'row.yacht.largeStraight': 'Stor straight',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Choice',

  'game.generala': 'Generala',
  'teaser.generala': 'Fra Latinamerika: Generala i første kast vinder alt',
  'how.generala.1': 'Det, du slår i første kast, er »serveret« og giver mere.',
  'how.generala.2': 'Póker giver det samme uanset tallet; fem ens gælder også.',
  'how.generala.3':
    'En Generala i en turs første kast vinder hele spillet med det samme, også selv om feltet er udfyldt.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Terningpoker',
  'teaser.poker-dice': 'Ingen blok at fylde: Den bedste hånd vinder runden',
  'how.poker-dice.1':
    'I en runde har alle én tur og beholder den hånd, turen ender med; intet lægges sammen.',
  'how.poker-dice.2':
    'Er hænder lige gode, afgør først terningerne i kombinationen, den største gruppe først, og derefter de øvrige; esser er højest. Er hænder stadig lige gode, vinder hver af dem runden.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Elleve felter, lille og stor straight, en Big hand',
  'how.cheerio.1': 'Der er ingen bonus. Spillere, der deler førstepladsen, spiller et spil til.',
  'row.cheerio.smallStraight': 'Lille straight',
  'row.cheerio.largeStraight': 'Stor straight',
  'row.cheerio.chance': 'Big hand',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, enere som jokere',
  'teaser.cheerio-wild': 'Syv felter, og enere kan være hvad som helst',
  'how.cheerio-wild.1':
    'Enere er jokere: En ener må gælde for ethvert tal, som en anden terning viser. Et talfelt giver sit tal gange antallet af dets terninger og enere tilsammen, så 1-1-1-2-3 giver 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.2':
    'Fem af et tal uden enere som jokere tæller dobbelt i talfeltet: Fem firere giver 40.',
  'how.cheerio-wild.3':
    'Cheerio giver 50 for fem ens eller fem i træk, 25 for fem ens med enere som jokere. Deles førstepladsen, spilles der et spil til.',

  'game.cheerio-extended': 'Cheerio, udvidet',
  'teaser.cheerio-extended': 'Tretten felter, faste point for hver kombination',
  'how.cheerio-extended.1':
    'Der er ingen bonus, og enere er ikke jokere. Spillere, der deler førstepladsen, spiller et spil til.',
  'row.cheerio-extended.smallStraight': 'Fire i træk',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Sum',
  'row.cheerio-extended.yahtzee': 'Fem ens',

  'game.crag': 'Crag',
  'teaser.crag': 'Tre terninger, to kast, og tretten er lykketallet',
  'how.crag.1': 'Spil med tre terninger og kun to kast i hver tur; der er ingen bonus.',
  'how.crag.2': 'En Crag er en sum på 13 med et par i. Den kan også skrives i Tretten.',
  'row.oddStraight': 'Ulige straight',
  'row.evenStraight': 'Lige straight',
  'row.lowStraight': 'Lav straight',
  'row.highStraight': 'Høj straight',
  'row.thirteen': 'Tretten',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Terningpoker i tre kolonner: vind kolonner, ikke point',
  'how.escalero.1':
    'Terningerne viser pokerkort: nier, tier, knægt, dame, konge og es. Talrækkerne giver fra 1 for hver nier til 6 for hvert es.',
  'how.escalero.2':
    'Falder alle fem terninger i en kombination i ét kast, uanset hvilket, er den »serveret« og giver mere.',
  'how.escalero.3':
    'Til sidst sammenlignes kolonnerne, ikke summerne: Den, der har flest point i en kolonne, vinder dens værdi fra hver af de andre.',
  'row.escalero.ones': 'Niere',
  'row.escalero.twos': 'Tiere',
  'row.escalero.threes': 'Knægte',
  'row.escalero.fours': 'Damer',
  'row.escalero.fives': 'Konger',
  'row.escalero.sixes': 'Esser',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Syv rækker, fire gange hver, point efter en tabel',
  'how.balut.1':
    'Til sidst giver scoreblokken point efter tabellen: for fyldte rækker, for hver Balut og for den samlede sum.',
  'how.balut.2': 'Flest point vinder; ved pointlighed den højeste samlede sum.',
  'row.balut.chance': 'Choice',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Farvede øjne, flush og bøvl for modstanderne',
  'how.kismet.1': 'Øjnene har farver: 1 og 6 er sorte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Fem ens passer i alle felter i Kismet-delen undtagen Straight.',
  'how.kismet.3':
    'Har du fået point i feltet »Kismet«, koster hver ny Kismet alle modstandere et felt og en tur. Din egen skriver du i et ledigt felt efter eget valg.',
  'section.kismet.upper': 'Grunddel',
  'section.kismet.lower': 'Kismet-del',
  'row.kismet.ones': 'Enere',
  'row.kismet.twos': 'Toere',
  'row.kismet.threes': 'Treere',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Fire kolonner, hver med sin egen rækkefølge',
  'how.yamb.1': 'Udfyld fire kolonner, hver med sin egen bonus. I hver tur udfylder du ét felt i én kolonne.',
  'how.yamb.2':
    'Fyld Maksimum højt og Minimum lavt: Forskellen gange kolonnens Enere lægges til og kan være negativ.',
  'row.max': 'Maksimum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Tre Yahtzee-kolonner: enkelt, dobbelt og tredobbelt',
  'how.triple-yahtzee.1':
    'Udfyld tre Yahtzee-kolonner; i hver tur udfylder du et ledigt felt efter eget valg. Anden kolonne tæller dobbelt, tredje tredobbelt, også kolonnens egen bonus.',
  'how.triple-yahtzee.2':
    'Er alle tre felter »{five}« udfyldt, er {five} derefter en joker. Står der ikke 0 i nogen af dem, giver kastet desuden ekstra point, ganget efter den kolonne, du udfylder.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Et kapløb om krydser: først med tolv rækker vinder',
  'how.sachsenkniffel.1':
    'To eller flere spillere kæmper om at blive først med 12 rækker på seks krydser. Der tælles ikke point.',
  'how.sachsenkniffel.2':
    'Efter et af dine kast vælger du en række, hvor terningerne giver krydser; det er din række i denne tur. Krydser ud over det sjette går tabt.',
  'how.sachsenkniffel.3':
    'Passer intet senest i sidste kast, skriver du ingenting. Bruger du alle seks terninger, eller fylder du rækken, får du straks en tur til.',
  'how.sachsenkniffel.4':
    'Den første, der fylder alle rækker, vinder. Runden spilles færdig; spillere, der bliver færdige i samme runde, spiller omkamp.',
  'section.sachsenkniffel.upper': 'Enkelte terninger',
  'section.sachsenkniffel.lower': 'Terningpar',
  'row.sum7': 'Sum 7',
  'row.sum8': 'Sum 8',
  'row.sum9': 'Sum 9',
  'row.sum10': 'Sum 10',
  'row.sum11': 'Sum 11',
  'row.sum12': 'Sum 12',
  'cell.sachsenkniffel.announce': '{row}, kan være din række',
  'cell.sachsenkniffel.announced': '{cell}, din række',
  'why.sachsenkniffel.other-announced': 'din række er »{row}«',
  'why.sachsenkniffel.not-announced': 'vælg først en række',
  'roll.sachsenkniffel.announce': 'Vælg en række',
  'say.sachsenkniffel.announce': '{Dice}. *Vælg en række.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Vælg en række* eller kast igen.',
  'say.sachsenkniffel.announced': '{Dice}. Din række: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee med syvsidede terninger og en række Syvere',
  'how.lucky7.1': 'Spil som i Yahtzee, jokere medregnet, med fem syvsidede terninger og feltet Syvere.',
  'how.lucky7.2': 'De fleste af disse regler er vores rekonstruktion.',
  'row.sevens': 'Syvere',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Felterne fra Kismet med blå, røde og grønne øjne',
  'how.tricolor.1': 'Spil som i Kismet, med øjne i andre farver: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2':
    'De oprindelige regler er gået tabt på nær »ligner Kismet«; dette er vores rekonstruktion.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee med farvede terninger og fire farvefelter',
  'how.rainbow.1': 'Spil som i Yahtzee. Hver terning, du kaster, viser også en farve: rød, grøn eller blå.',
  'how.rainbow.2':
    'Farvehus kræver tre terninger i én farve og to i en anden. En joker giver også fuld værdi i farvefelterne.',
  'row.redFlush': 'Rød flush',
  'row.greenFlush': 'Grøn flush',
  'row.blueFlush': 'Blå flush',
  'row.colourFullHouse': 'Farvehus',

  'section.pairs': 'Par',
  'section.middle': 'Højest og lavest',
  'section.rounds': 'Runder',
  'row.onePair': 'Et par',
  'row.twoPairs': 'To par',
  'row.threePairs': 'Tre par',
  'row.fiveOfAKind': 'Fem ens',
  'row.straight': 'Straight',
  'row.fullStraight': 'Fuld straight',
  'row.villa': 'Villa',
  'row.tower': 'Tårn',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Dobbelt Generala',
  'row.round': 'Runde {n}',
  'row.twoPairsSameColour': 'Ensfarvede par',
  'row.flush': 'Flush',
  'row.fullHouseSameColour': 'Ensfarvet hus',
  'row.minimax': '(Max−Min) × enere',

  'same.7': { one: 'en syver', other: '{count} syvere' },

  'hand.bust': 'Højeste terning',
  'hand.onePair': 'Et par',
  'hand.twoPairs': 'To par',
  'hand.threeOfAKind': 'Tre ens',
  'hand.straight': 'Straight',
  'hand.fullHouse': 'Fuldt hus',
  'hand.fourOfAKind': 'Fire ens',
  'hand.fiveOfAKind': 'Fem ens',
  crosses: { one: '{n} kryds', other: '{n} krydser' },

  'standing.points': { one: '{n} point', other: '{n} point' },
  'standing.settlement': { one: '{n} point vundet', other: '{n} point vundet' },
  'standing.rounds': { one: '{n} runde vundet', other: '{n} runder vundet' },
  'standing.crosses': { one: '{n} kryds', other: '{n} krydser' },
  'total.rounds': 'Vundne runder',
  'total.crosses': 'Krydser',

  columns: 'Kolonne',
  'columns.order': 'Kolonne',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Fri',
  'column.down': 'Ned',
  'column.up': 'Op',
  'column.ends': 'Begge ender',
  'column.middle': 'Midte',
  'column.upperThenLower': 'Øvre først',
  'column.lowerThenUpper': 'Nedre først',
  'column.announce': 'Melding',
  'column.lateAnnounce': 'Melding 2',
  'column.hand': 'Første kast',
  'column.counter': 'Følg',
  'column.left': 'Venstre',
  'column.right': 'Højre',
  'column.osto': 'Køb',
  'column.x1': 'Enkelt',
  'column.x2': 'Dobbelt',
  'column.x3': 'Tredobbelt',
  'column.x4': 'Firdobbelt',
  'column.x5': 'Femdobbelt',
  'column.x6': 'Seksdobbelt',
  sum: 'Sum',
  'sum.bonus': 'Sum ({points} ved {at})',
  'sum.ladder': 'Sum ({points} ved {at} … {best} ved {most})',
  'bonus.step': 'ved {at}',

  'colour.black': 'sort',
  'colour.red': 'rød',
  'colour.green': 'grøn',
  'colour.blue': 'blå',
  'face.J': 'knægt',
  'face.Q': 'dame',
  'face.K': 'konge',
  'face.A': 'es',
  'same.9': { one: 'en nier', other: '{count} niere' },
  'same.10': { one: 'en tier', other: '{count} tiere' },
  'same.J': { one: 'en knægt', other: '{count} knægte' },
  'same.Q': { one: 'en dame', other: '{count} damer' },
  'same.K': { one: 'en konge', other: '{count} konger' },
  'same.A': { one: 'et es', other: '{count} esser' },
  'letter.black': 'S',
  'letter.red': 'R',
  'letter.green': 'G',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} kast sparet op.', other: '{n} kast sparet op.' },
  saved: '{n} opsparet',
  'left.saved': '{n} + {saved} opsparet',
  'roll.buy': 'Køb et kast',
  'turn.open': 'Runde {turn}',
  'turn.open.player': 'Runde {turn} · {player} har turen',

  'cell.in': '{row} ({column})',
  'count.6': 'seks',
  'count.7': 'syv',
  'count.8': 'otte',

  'cell.announce': '{row}, kan meldes',
  'cell.now': '{cell}, {points} nu',
  'cell.announced': '{cell}, meldt',
  'cell.struck': '{cell}, på grund af {by}',
  'cell.won': '{cell}, vandt runden',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, ikke komplet endnu',
  'cell.entries': '{cell}, {made} af {all} udfyldt: {list}',
  'cell.made': '{cell}, {made} af {all} udfyldt',
  'why.other-announced': '»{row}« er meldt',
  'why.not-announced': 'feltet skal meldes efter første kast',
  'why.column-used': '»{column}« er allerede brugt i denne tur',
  'why.bought-roll': 'købte kast tæller kun i »{column}«',
  'why.no-cross': 'ingen terninger passer i denne række',
  'why.order-down': '»{row}« er det næste',
  'why.order-up': '»{row}« er det næste',
  'why.order-ends': 'kun »{row}« eller »{row2}« kan være det næste',
  'why.order-middle': 'kun »{row}« eller »{row2}« kan være det næste',
  'why.order-upperThenLower': 'udfyld øverste del først',
  'why.order-lowerThenUpper': 'udfyld nederste del først',
  'why.order-hand': 'denne kolonne tager kun første kast',
  'why.order-rolls': 'denne kolonne tager kun de første {rolls} kast',
  'why.order-counter': 'det skal være »{row}«, som {player} meldte',
  'why.order-counter.none': '{player} meldte ingenting',
  'roll.announce': 'Meld et felt',
  'say.announce': '{Dice}. *Meld et felt.*',
  'say.announce.roll': '{Dice}. *Meld et felt* eller kast igen.',
  'say.announced': '{Dice}. Du meldte *{row}*.',
  'end.playoff': '*{players} står lige med {total}* og spiller omkamp.',
  'end.instant': '*{player} vinder med det samme: {row}.*',
  'end.close': '*{player} vinder med {total}* efter reglen om pointlighed.',
  'end.close.row': '*{player} vinder med {total}* ved pointlighed, takket være »{row}«.',
  'say.struck': '{player} får 0 i »{row}«.',
};

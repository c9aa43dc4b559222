/** Swedish: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Tretton rutor och +100 varje gång du får fem lika igen',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Det tyska spelet: Kniffel igen ger +50 eller en joker',
  'how.kniffel.1': 'Poäng som i Yahtzee; det är bara varje ytterligare {five} som räknas annorlunda.',
  'how.kniffel.2':
    'När rutan {five} är ifylld, även med 0, skrivs varje ytterligare {five} i sin egen sifferruta och ger extra poäng där. En joker ger inga.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Tretton rutor utan extra poäng; Kåk ger sin summa',
  'how.yams.1': 'Kåk ger tärningarnas summa, dock minst 25.',
  'how.yams.2': '{five} en gång till ger inget extra och är ingen joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Chans',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams med tre rader till, en för ditt sämsta kast',
  'how.yams-16.1': 'Spela som i Yams, med tre rutor till: Ett par, Två par (en kåk duger också) och Misär.',
  'how.yams-16.2': 'I Misär är låga kast bäst: fem ettor ger 31.',
  'row.misere': 'Misär',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Det nordiska spelet: par och en bonus på 50',
  'how.yatzy.1':
    'Till skillnad från Yahtzee ger Tretal och Fyrtal bara summan av de lika tärningarna, och varje stege kräver alla fem.',
  'how.yatzy.2': '{five} en gång till ger inget extra.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Tvångsyatzy',
  'teaser.yatzy-forced': 'Yatzy uppifrån och ner, utan att välja ruta',
  'how.yatzy-forced.1': 'Poäng som i Yatzy, men fyll i rutorna i ordning, från Ettor ner till {five}.',
  'how.yatzy-forced.2': 'Du vet vilken ruta som gäller innan du kastar, så satsa bara på den.',

  'game.yatzy-forced-up': 'Tvångsyatzy, nedifrån',
  'teaser.yatzy-forced-up': 'Yatzy nedifrån och upp: Yatzy först, Ettor sist',
  'how.yatzy-forced-up.1':
    'Poäng som i Yatzy, men fyll i rutorna nedifrån: först {five}, sedan Chans och sist Ettor.',
  'how.yatzy-forced-up.2':
    'Du vet vilken ruta som gäller innan du kastar. Passar tärningarna inte får den 0, och du går vidare uppåt.',

  'game.yatzy-osto': 'Köpyatzy',
  'teaser.yatzy-osto': 'Spara kast och använd dem när det gäller',
  'how.yatzy-osto.1':
    'Poäng som i Yatzy, men varje kast du inte använder sparas: i en senare omgång kan du efter dina tre kast köpa ett till för det.',
  'how.yatzy-osto.2':
    'I en omgång med köpta kast sparar du inget, och kast som är kvar i slutet är inget värda.',

  'game.yatzy-osto-strict': 'Köpyatzy, sträng',
  'teaser.yatzy-osto-strict': 'Sparade kast, men bara om din ruta ger poäng',
  'how.yatzy-osto-strict.1':
    'Spela som i Köpyatzy: du sparar oanvända kast och köper kast för dem i senare omgångar.',
  'how.yatzy-osto-strict.2':
    'Du sparar bara kast om rutan du fyller i ger mer än 0, så att ge upp en ruta i förtid lönar sig inte.',

  'game.yatzy-x': 'Gångeryatzy',
  'teaser.yatzy-x': 'Tre yatzykolumner: enkel, dubbel och trippel',
  'how.yatzy-x.1': 'Fyll i tre yatzykolumner. I varje omgång fyller du i en ledig ruta i valfri kolumn.',
  'how.yatzy-x.2':
    'Rutorna visar de multiplicerade poängen. Varje kolumn har sin egen bonus: för den räknas poängen före multiplikationen, men även bonusen multipliceras.',

  'game.yatzy-3way': 'Trevägsyatzy',
  'teaser.yatzy-3way': 'Tre kolumner: valfri ordning, nedåt och uppåt',
  'how.yatzy-3way.1':
    'Fyll i tre yatzykolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',

  'game.yatzy-combo': 'Kombinationsyatzy',
  'teaser.yatzy-combo': 'Tre sorters yatzy sida vid sida i ett protokoll',
  'how.yatzy-combo.1':
    'Fyll i tre yatzykolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yatzy-combo.2':
    'För varje sparat kast kan du köpa ett till. Oanvända kast sparas bara om du fyller i en ruta i Köp, och efter ett köpt kast måste du fylla i en ruta där.',

  'game.yatzy-declared': 'Annonserad yatzy',
  'teaser.yatzy-declared': 'Annonsera rutan efter första kastet, och klara den sedan',
  'how.yatzy-declared.1': 'Poäng som i Yatzy, men efter första kastet måste du annonsera en ledig ruta.',
  'how.yatzy-declared.2':
    'Resultatet skrivs i rutan du annonserade, 0 om det inte passar. Du får annonsera och stanna direkt om första kastet är bra nog.',

  'game.maxi-yatzy': 'Maxiyatzy',
  'teaser.maxi-yatzy': 'Sex tärningar, tjugo rutor, en bonus på 100',
  'how.maxi-yatzy.1': 'Spela som i Yatzy, med sex tärningar och fler kombinationer.',
  'how.maxi-yatzy.2': 'Grupperna i en kombination måste ha olika tal; övriga tärningar spelar ingen roll.',
  'section.maxi.lower': 'Kombinationer',
  'row.maxi.yahtzee': 'Maxiyatzy',

  'game.maxi-yatzy-saved': 'Maxiyatzy, sparade kast',
  'teaser.maxi-yatzy-saved': 'Maxiyatzy där oanvända kast sparas till senare',
  'how.maxi-yatzy-saved.1':
    'Poäng som i Maxiyatzy. Varje omgång ger tre nya kast. Kast som du inte använder behåller du och kan använda i vilken senare omgång som helst.',

  'game.maxi-yatzy-fi': 'Maxiyatzy, finsk',
  'teaser.maxi-yatzy-fi': 'Maxiyatzy på finskt vis: bonus 50, Full stege 30',
  'how.maxi-yatzy-fi.1': 'Spela som i Maxiyatzy, med mindre bonus och mer poäng för Full stege.',

  'game.seven-yatzy': 'Sjuyatzy',
  'teaser.seven-yatzy': 'Sju tärningar, tjugofyra rutor, torn och slott',
  'how.seven-yatzy.1':
    'Maxiyatzy med sju tärningar: till rutorna kommer Sextal, Kåk och par, Slott och Höghus.',
  'how.seven-yatzy.2': 'Grupperna i en kombination måste ha olika tal; övriga tärningar spelar ingen roll.',
  'section.seven.lower': 'Kombinationer',
  'row.sixOfAKind': 'Sextal',
  'row.fullHousePair': 'Kåk och par',
  'row.castle': 'Slott',
  'row.highRise': 'Höghus',
  'row.seven.yahtzee': 'Sjuyatzy',

  'game.yatzy-american': 'Amerikansk yatzy',
  'teaser.yatzy-american': 'Rutorna från Yahtzee, bonusen från Yatzy, inga jokrar',
  'how.yatzy-american.1': 'Det finns inga par, inga jokrar och inget extra för {five} en gång till.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Urfadern: tolv rutor och ingen bonus alls',
  'how.yacht.1': 'Det finns varken bonus eller joker, och fem lika är ingen kåk.',
  'row.yacht.smallStraight': 'Liten stege',
  'row.yacht.largeStraight': 'Stor stege',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Fritt val',

  'game.generala': 'Generala',
  'teaser.generala': 'Från Latinamerika: Generala i första kastet vinner allt',
  'how.generala.1': 'Det du får i första kastet är ”serverat” och ger mer.',
  'how.generala.2': 'Póker ger lika mycket oavsett tal; fem lika duger också.',
  'how.generala.3': 'En Generala i omgångens första kast vinner hela spelet direkt, även om rutan är ifylld.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Tärningspoker',
  'teaser.poker-dice': 'Inget protokoll att fylla i: bästa handen vinner rundan',
  'how.poker-dice.1':
    'I en runda spelar alla en omgång var och behåller handen från sista kastet; inget läggs ihop.',
  'how.poker-dice.2':
    'Är händer lika avgör först tärningarna i kombinationen, den största gruppen först, och sedan de övriga; ess är högst. Är händer fortfarande lika vinner var och en av dem rundan.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Elva rutor, liten och stor stege, en stor hand',
  'how.cheerio.1': 'Det finns ingen bonus. Spelare som delar förstaplatsen spelar ett spel till.',
  'row.cheerio.smallStraight': 'Liten stege',
  'row.cheerio.largeStraight': 'Stor stege',
  'row.cheerio.chance': 'Stor hand',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, vilda ettor',
  'teaser.cheerio-wild': 'Sju rutor, och ettor kan vara vad som helst',
  'how.cheerio-wild.1':
    'Ettor är vilda: en etta får gälla som vilket tal som helst som en annan tärning visar. En sifferruta ger sitt tal gånger antalet egna tärningar och ettor tillsammans, så 1-1-1-2-3 ger 8 i Tvåor eller 12 i Treor.',
  'how.cheerio-wild.2': 'Fem av ett tal utan vilda ettor räknas dubbelt i sin sifferruta: fem fyror ger 40.',
  'how.cheerio-wild.3':
    'Cheerio ger 50 för fem lika eller fem i följd, 25 för fem lika med vilda ettor. Vid delad förstaplats spelas ett spel till.',

  'game.cheerio-extended': 'Cheerio, utökad',
  'teaser.cheerio-extended': 'Tretton rutor, fasta poäng för varje kombination',
  'how.cheerio-extended.1':
    'Det finns ingen bonus, och ettor är inte vilda. Spelare som delar förstaplatsen spelar ett spel till.',
  'row.cheerio-extended.smallStraight': 'Fyra i följd',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Summa',
  'row.cheerio-extended.yahtzee': 'Femtal',

  'game.crag': 'Crag',
  'teaser.crag': 'Tre tärningar, två kast, och tretton ger tur',
  'how.crag.1': 'Spela med tre tärningar och bara två kast per omgång; det finns ingen bonus.',
  'how.crag.2': 'En Crag är summan 13 med ett par i. Den får också skrivas i Tretton.',
  'row.oddStraight': 'Udda stege',
  'row.evenStraight': 'Jämn stege',
  'row.lowStraight': 'Låg stege',
  'row.highStraight': 'Hög stege',
  'row.thirteen': 'Tretton',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Tärningspoker i tre kolumner: vinn kolumner, inte poäng',
  'how.escalero.1':
    'Tärningarna visar pokerkort: nia, tia, knekt, dam, kung och ess. Sifferraderna ger från 1 för varje nia till 6 för varje ess.',
  'how.escalero.2':
    'En kombination vars fem tärningar faller i ett enda kast, oavsett vilket, är ”serverad” och ger mer.',
  'how.escalero.3':
    'I slutet jämförs kolumner, inte totalsummor: den som har flest poäng i en kolumn vinner dess värde av var och en av de andra.',
  'row.escalero.ones': 'Nior',
  'row.escalero.twos': 'Tior',
  'row.escalero.threes': 'Knektar',
  'row.escalero.fours': 'Damer',
  'row.escalero.fives': 'Kungar',
  'row.escalero.sixes': 'Ess',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sju rader, fyra gånger var, poäng enligt en tabell',
  'how.balut.1':
    'I slutet ger protokollet poäng enligt tabellen: för fulla rader, för varje Balut och för totalsumman.',
  'how.balut.2': 'Flest poäng vinner; vid lika poäng avgör högst totalsumma.',
  'row.balut.chance': 'Choice',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Färgade prickar, flush och trubbel för motståndarna',
  'how.kismet.1': 'Prickarna har färger: 1 och 6 är svarta, 2 och 5 röda, 3 och 4 gröna.',
  'how.kismet.2': 'Fem lika passar i alla rutor i Kismetdelen utom Stege.',
  'how.kismet.3':
    'När du har fått poäng i rutan Kismet kostar varje ny Kismet alla motståndare en ruta och en omgång. Din egen skriver du i valfri ledig ruta.',
  'section.kismet.upper': 'Grunddel',
  'section.kismet.lower': 'Kismetdel',
  'row.kismet.ones': 'Ettor',
  'row.kismet.twos': 'Tvåor',
  'row.kismet.threes': 'Treor',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Fyra kolumner, var och en med sin egen ordning',
  'how.yamb.1':
    'Fyll i fyra kolumner, var och en med sin egen bonus. I varje omgång fyller du i en ruta i en kolumn.',
  'how.yamb.2':
    'Fyll i Maximum högt och Minimum lågt: skillnaden gånger kolumnens Ettor läggs till och kan bli negativ.',
  'row.max': 'Maximum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Tre Yahtzeekolumner: enkel, dubbel och trippel',
  'how.triple-yahtzee.1':
    'Fyll i tre Yahtzeekolumner; i varje omgång fyller du i valfri ledig ruta. Andra kolumnen räknas dubbelt, tredje kolumnen tre gånger, även kolumnens egen bonus.',
  'how.triple-yahtzee.2':
    'När alla tre rutorna {five} är ifyllda är varje ytterligare {five} en joker. Står det inte 0 i någon av dem ger kastet dessutom extra poäng, multiplicerade efter kolumnen du fyller i.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'En kapplöpning om kryss: först med tolv rader vinner',
  'how.sachsenkniffel.1':
    'Två eller fler spelare tävlar om att först fylla 12 rader med sex kryss. Poäng räknas inte.',
  'how.sachsenkniffel.2':
    'Efter ett av dina kast väljer du en rad där tärningarna ger kryss; det är din rad i den här omgången. Kryss utöver det sjätte går förlorade.',
  'how.sachsenkniffel.3':
    'Passar inget senast i sista kastet skriver du ingenting. Använder du alla sex tärningar, eller fyller du raden, får du genast en omgång till.',
  'how.sachsenkniffel.4':
    'Den som först fyller alla rader vinner. Rundan spelas färdigt; spelare som blir klara i samma runda spelar om segern.',
  'section.sachsenkniffel.upper': 'Enstaka tärningar',
  'section.sachsenkniffel.lower': 'Tärningspar',
  'row.sum7': 'Summa 7',
  'row.sum8': 'Summa 8',
  'row.sum9': 'Summa 9',
  'row.sum10': 'Summa 10',
  'row.sum11': 'Summa 11',
  'row.sum12': 'Summa 12',
  'cell.sachsenkniffel.announce': '{row}, kan bli din rad',
  'cell.sachsenkniffel.announced': '{cell}, din rad',
  'why.sachsenkniffel.other-announced': 'din rad är {row}',
  'why.sachsenkniffel.not-announced': 'välj en rad först',
  'roll.sachsenkniffel.announce': 'Välj en rad',
  'say.sachsenkniffel.announce': '{Dice}. *Välj en rad.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Välj en rad* eller kasta igen.',
  'say.sachsenkniffel.announced': '{Dice}. Din rad: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee med sjusidiga tärningar och en rad Sjuor',
  'how.lucky7.1': 'Spela som i Yahtzee, jokrar inräknade, med fem sjusidiga tärningar och rutan Sjuor.',
  'how.lucky7.2': 'De flesta av dessa regler är vår rekonstruktion.',
  'row.sevens': 'Sjuor',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Rutorna från Kismet med blå, röda och gröna prickar',
  'how.tricolor.1':
    'Spela som i Kismet, med prickar i andra färger: 1 och 6 är blå, 2 och 5 röda, 3 och 4 gröna.',
  'how.tricolor.2':
    'De ursprungliga reglerna är förlorade så när som på ”liknar Kismet”; detta är vår rekonstruktion.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee med färgade tärningar och fyra färgrutor',
  'how.rainbow.1': 'Spela som i Yahtzee. Varje tärning du kastar visar också en färg: röd, grön eller blå.',
  'how.rainbow.2':
    'Färgkåk kräver tre tärningar i en färg och två i en annan. En joker ger full poäng även i färgrutorna.',
  'row.redFlush': 'Röd flush',
  'row.greenFlush': 'Grön flush',
  'row.blueFlush': 'Blå flush',
  'row.colourFullHouse': 'Färgkåk',

  'section.pairs': 'Par',
  'section.middle': 'Högst och lägst',
  'section.rounds': 'Rundor',
  'row.onePair': 'Ett par',
  'row.twoPairs': 'Två par',
  'row.threePairs': 'Tre par',
  'row.fiveOfAKind': 'Femtal',
  'row.straight': 'Stege',
  'row.fullStraight': 'Full stege',
  'row.villa': 'Hus',
  'row.tower': 'Torn',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Dubbel Generala',
  'row.round': 'Runda {n}',
  'row.twoPairsSameColour': 'Enfärgade par',
  'row.flush': 'Flush',
  'row.fullHouseSameColour': 'Enfärgad kåk',
  'row.minimax': '(Max−Min) × ettor',

  'same.7': { one: 'en sjua', other: '{count} sjuor' },

  'hand.bust': 'Hög tärning',
  'hand.onePair': 'Ett par',
  'hand.twoPairs': 'Två par',
  'hand.threeOfAKind': 'Triss',
  'hand.straight': 'Stege',
  'hand.fullHouse': 'Kåk',
  'hand.fourOfAKind': 'Fyrtal',
  'hand.fiveOfAKind': 'Femtal',
  crosses: { one: '{n} kryss', other: '{n} kryss' },

  'standing.points': { one: '{n} poäng', other: '{n} poäng' },
  'standing.settlement': { one: '{n} vunnen poäng', other: '{n} vunna poäng' },
  'standing.rounds': { one: '{n} vunnen runda', other: '{n} vunna rundor' },
  'standing.crosses': { one: '{n} kryss', other: '{n} kryss' },
  'total.rounds': 'Vunna rundor',
  'total.crosses': 'Kryss',

  columns: 'Kolumn',
  'columns.order': 'Kolumn',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Fri',
  'column.down': 'Nedåt',
  'column.up': 'Uppåt',
  'column.ends': 'Båda ändar',
  'column.middle': 'Mitten',
  'column.upperThenLower': 'Övre först',
  'column.lowerThenUpper': 'Nedre först',
  'column.announce': 'Annonserad',
  'column.lateAnnounce': 'Annonserad 2',
  'column.hand': 'Första kast',
  'column.counter': 'Följ',
  'column.left': 'Vänster',
  'column.right': 'Höger',
  'column.osto': 'Köp',
  'column.x1': 'Enkel',
  'column.x2': 'Dubbel',
  'column.x3': 'Trippel',
  'column.x4': 'Fyrdubbel',
  'column.x5': 'Femdubbel',
  'column.x6': 'Sexdubbel',
  sum: 'Summa',
  'sum.bonus': 'Summa ({points} från {at})',
  'sum.ladder': 'Summa ({points} från {at} … {best} från {most})',
  'bonus.step': 'från {at}',

  'colour.black': 'svart',
  'colour.red': 'röd',
  'colour.green': 'grön',
  'colour.blue': 'blå',
  'face.J': 'knekt',
  'face.Q': 'dam',
  'face.K': 'kung',
  'face.A': 'ess',
  'same.9': { one: 'en nia', other: '{count} nior' },
  'same.10': { one: 'en tia', other: '{count} tior' },
  'same.J': { one: 'en knekt', other: '{count} knektar' },
  'same.Q': { one: 'en dam', other: '{count} damer' },
  'same.K': { one: 'en kung', other: '{count} kungar' },
  'same.A': { one: 'ett ess', other: '{count} ess' },
  'letter.black': 'S',
  'letter.red': 'R',
  'letter.green': 'G',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} kast sparat.', other: '{n} kast sparade.' },
  saved: '{n} i reserv',
  'left.saved': '{n} + {saved} i reserv',
  'roll.buy': 'Köp ett kast',
  'turn.open': 'Omgång {turn}',
  'turn.open.player': 'Omgång {turn} · {player} står på tur',

  'cell.in': '{row} ({column})',
  'count.6': 'sex',
  'count.7': 'sju',
  'count.8': 'åtta',

  'cell.announce': '{row}, kan annonseras',
  'cell.now': '{cell}, {points} just nu',
  'cell.announced': '{cell}, annonserad',
  'cell.struck': '{cell}, på grund av {by}',
  'cell.won': '{cell}, vann rundan',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, inte komplett än',
  'cell.entries': '{cell}, {made} av {all} ifyllda: {list}',
  'cell.made': '{cell}, {made} av {all} ifyllda',
  'why.other-announced': 'du har annonserat {row}',
  'why.not-announced': 'annonsera rutan efter första kastet',
  'why.column-used': '{column} är redan ifylld den här omgången',
  'why.bought-roll': 'köpta kast räknas bara i {column}',
  'why.no-cross': 'inga tärningar passar på den här raden',
  'why.order-down': '{row} står på tur',
  'why.order-up': '{row} står på tur',
  'why.order-ends': 'bara {row} eller {row2} står på tur',
  'why.order-middle': 'bara {row} eller {row2} står på tur',
  'why.order-upperThenLower': 'fyll i övre delen först',
  'why.order-lowerThenUpper': 'fyll i nedre delen först',
  'why.order-hand': 'den här kolumnen tar bara första kast',
  'why.order-rolls': 'den här kolumnen tar bara de {rolls} första kasten',
  'why.order-counter': 'det måste vara {row}, som {player} annonserade',
  'why.order-counter.none': '{player} annonserade ingenting',
  'roll.announce': 'Annonsera en ruta',
  'say.announce': '{Dice}. *Annonsera en ruta.*',
  'say.announce.roll': '{Dice}. *Annonsera en ruta* eller kasta igen.',
  'say.announced': '{Dice}. Du annonserade *{row}*.',
  'end.playoff': '*{players} står lika på {total}* och spelar om segern.',
  'end.instant': '*{player} vinner direkt: {row}.*',
  'end.close': '*{player} vinner med {total}* efter särskiljning.',
  'end.close.row': '*{player} vinner med {total}* efter särskiljning, tack vare {row}.',
  'say.struck': '{player} får 0 i {row}.',
};

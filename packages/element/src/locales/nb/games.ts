/** Norwegian: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Tretten ruter, og +100 hver gang du får fem like igjen',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Det tyske spillet: Kniffel igjen gir +50 eller en joker',
  'how.kniffel.1': 'Poeng som i Yahtzee; det er bare {five} én gang til som teller annerledes.',
  'how.kniffel.2':
    'Når ruten {five} er fylt ut, også med 0, føres {five} deretter i sin egen tallrute og gir ekstra poeng der. En joker gir ingen.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Tretten ruter uten ekstra poeng; Hus gir sin egen sum',
  'how.yams.1': 'Hus gir summen av terningene, men minst 25.',
  'how.yams.2': '{five} én gang til gir ingenting ekstra og er ingen joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Sjanse',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams med tre rader til, én for det verste kastet ditt',
  'how.yams-16.1': 'Spill som i Yams, med tre ruter til: Ett par, To par (et hus holder også) og Misere.',
  'how.yams-16.2': 'I Misere er lave kast best: Fem enere gir 31.',
  'row.misere': 'Misere',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Det nordiske spillet: par og en bonus på 50',
  'how.yatzy.1':
    'Til forskjell fra Yahtzee gir Tre like og Fire like bare summen av de like terningene, og hver straight krever alle fem.',
  'how.yatzy.2': '{five} én gang til gir ingenting ekstra.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Tvungen yatzy',
  'teaser.yatzy-forced': 'Yatzy ovenfra og ned, uten å velge rute',
  'how.yatzy-forced.1': 'Poeng som i Yatzy, men fyll ut rutene i rekkefølge, fra Enere ned til {five}.',
  'how.yatzy-forced.2': 'Du vet hvilken rute som gjelder før du kaster, så sats bare på den.',

  'game.yatzy-forced-up': 'Tvungen yatzy, nedenfra',
  'teaser.yatzy-forced-up': 'Yatzy nedenfra og opp: Yatzy først, Enere til slutt',
  'how.yatzy-forced-up.1':
    'Poeng som i Yatzy, men fyll ut rutene nedenfra: først {five}, så Sjanse og til slutt Enere.',
  'how.yatzy-forced-up.2':
    'Du vet hvilken rute som gjelder før du kaster. Passer ikke terningene, får den 0, og du går videre oppover.',

  'game.yatzy-osto': 'Kjøpeyatzy',
  'teaser.yatzy-osto': 'Spar kast og bruk dem når det gjelder',
  'how.yatzy-osto.1':
    'Poeng som i Yatzy, men hvert kast du ikke bruker, spares: I en senere runde kan du etter de tre kastene dine kjøpe ett til for det.',
  'how.yatzy-osto.2':
    'I en runde med kjøpte kast sparer du ingenting, og kast som er igjen til slutt, er ingenting verdt.',

  'game.yatzy-osto-strict': 'Kjøpeyatzy, streng',
  'teaser.yatzy-osto-strict': 'Sparte kast, men bare hvis ruten din gir poeng',
  'how.yatzy-osto-strict.1':
    'Spill som i Kjøpeyatzy: Du sparer ubrukte kast og kjøper kast for dem i senere runder.',
  'how.yatzy-osto-strict.2':
    'Du sparer bare kast hvis ruten du fyller ut, gir mer enn 0, så du tjener ingenting på å gi opp en rute tidlig.',

  'game.yatzy-x': 'Gangeyatzy',
  'teaser.yatzy-x': 'Tre yatzykolonner: enkel, dobbel og trippel',
  'how.yatzy-x.1': 'Fyll ut tre yatzykolonner. I hver runde fyller du ut én ledig rute i valgfri kolonne.',
  'how.yatzy-x.2':
    'Rutene viser de multipliserte poengene. Hver kolonne har sin egen bonus: For den teller poengene før multiplikasjonen, men også bonusen multipliseres.',

  'game.yatzy-3way': 'Treveisyatzy',
  'teaser.yatzy-3way': 'Tre kolonner: valgfri rekkefølge, nedover og oppover',
  'how.yatzy-3way.1':
    'Fyll ut tre yatzykolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',

  'game.yatzy-combo': 'Kombinasjonsyatzy',
  'teaser.yatzy-combo': 'Tre slags yatzy side om side på ett skjema',
  'how.yatzy-combo.1':
    'Fyll ut tre yatzykolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',
  'how.yatzy-combo.2':
    'For hvert sparte kast kan du kjøpe ett til. Ubrukte kast spares bare hvis du fyller ut en rute i Kjøp, og etter et kjøpt kast må du fylle ut en rute der.',

  'game.yatzy-declared': 'Meldeyatzy',
  'teaser.yatzy-declared': 'Meld ruten etter første kast, og klar den så',
  'how.yatzy-declared.1': 'Poeng som i Yatzy, men etter første kast må du melde en ledig rute.',
  'how.yatzy-declared.2':
    'Resultatet føres i ruten du meldte, 0 hvis det ikke passer. Du kan melde og stoppe med en gang hvis første kast er godt nok.',

  'game.maxi-yatzy': 'Maxiyatzy',
  'teaser.maxi-yatzy': 'Seks terninger, tjue ruter, en bonus på 100',
  'how.maxi-yatzy.1': 'Spill som i Yatzy, med seks terninger og flere kombinasjoner.',
  'how.maxi-yatzy.2': 'Gruppene i en kombinasjon må ha ulike tall; de andre terningene er uten betydning.',
  'section.maxi.lower': 'Kombinasjoner',
  'row.maxi.fullHouse': 'Hytte',
  'row.maxi.yahtzee': 'Maxiyatzy',

  'game.maxi-yatzy-saved': 'Maxiyatzy, sparte kast',
  'teaser.maxi-yatzy-saved': 'Maxiyatzy der ubrukte kast spares til senere',
  'how.maxi-yatzy-saved.1':
    'Poeng som i Maxiyatzy. Hver runde gir tre nye kast. Kast du ikke bruker, beholder du og kan bruke i en hvilken som helst senere runde.',

  'game.maxi-yatzy-fi': 'Maxiyatzy, finsk',
  'teaser.maxi-yatzy-fi': 'Maxiyatzy på finsk: bonus 50, Full straight 30',
  'how.maxi-yatzy-fi.1': 'Spill som i Maxiyatzy, med mindre bonus og flere poeng for Full straight.',

  'game.seven-yatzy': 'Sjuyatzy',
  'teaser.seven-yatzy': 'Sju terninger, tjuefire ruter, tårn og slott',
  'how.seven-yatzy.1':
    'Maxiyatzy med sju terninger: Til rutene kommer Seks like, Hytte og par, Slott og Høyhus.',
  'how.seven-yatzy.2': 'Gruppene i en kombinasjon må ha ulike tall; de andre terningene er uten betydning.',
  'section.seven.lower': 'Kombinasjoner',
  'row.sixOfAKind': 'Seks like',
  'row.seven.fullHouse': 'Hytte',
  'row.fullHousePair': 'Hytte og par',
  'row.castle': 'Slott',
  'row.highRise': 'Høyhus',
  'row.seven.yahtzee': 'Sjuyatzy',

  'game.yatzy-american': 'Amerikansk yatzy',
  'teaser.yatzy-american': 'Rutene fra Yahtzee, bonusen fra Yatzy, ingen jokere',
  'how.yatzy-american.1': 'Det er ingen par, ingen jokere og ingenting ekstra for {five} én gang til.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Stamfaren: tolv ruter og ingen bonus i det hele tatt',
  'how.yacht.1': 'Det er verken bonus eller joker, og fem like er ikke hus.',
  'row.yacht.smallStraight': 'Liten straight',
  'row.yacht.largeStraight': 'Stor straight',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Fritt valg',

  'game.generala': 'Generala',
  'teaser.generala': 'Fra Latin-Amerika: Generala i første kast vinner alt',
  'how.generala.1': 'Det du får i første kast, er «servert» og gir mer.',
  'how.generala.2': 'Póker gir det samme uansett tall; fem like gjelder også.',
  'how.generala.3':
    'En Generala i rundens første kast vinner hele spillet på flekken, selv om ruten er fylt ut.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Terningpoker',
  'teaser.poker-dice': 'Ikke noe skjema å fylle ut: beste hånd vinner runden',
  'how.poker-dice.1':
    'I en runde har alle én tur og beholder hånden turen ender med; ingenting legges sammen.',
  'how.poker-dice.2':
    'Er hender like, avgjør først terningene i kombinasjonen, den største gruppen først, og så de andre; ess er høyest. Er hender fortsatt like, vinner hver av dem runden.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Elleve ruter, liten og stor straight, en stor hånd',
  'how.cheerio.1': 'Det er ingen bonus. Spillere som deler førsteplassen, spiller ett spill til.',
  'row.cheerio.smallStraight': 'Liten straight',
  'row.cheerio.largeStraight': 'Stor straight',
  'row.cheerio.chance': 'Stor hånd',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, enere er jokere',
  'teaser.cheerio-wild': 'Sju ruter, og enere kan være hva som helst',
  'how.cheerio-wild.1':
    'Enere er jokere: En ener kan gjelde som et hvilket som helst tall som en annen terning viser. En tallrute gir tallet sitt ganger antallet egne terninger og enere til sammen, så 1-1-1-2-3 gir 8 i Toere eller 12 i Treere.',
  'how.cheerio-wild.2':
    'Fem av et tall uten enere som jokere teller dobbelt i tallruten sin: Fem firere gir 40.',
  'how.cheerio-wild.3':
    'Cheerio gir 50 for fem like eller fem på rad, 25 for fem like med enere som jokere. Ved delt førsteplass spilles det ett spill til.',

  'game.cheerio-extended': 'Cheerio, utvidet',
  'teaser.cheerio-extended': 'Tretten ruter, faste poeng for hver kombinasjon',
  'how.cheerio-extended.1':
    'Det er ingen bonus, og enere er ikke jokere. Spillere som deler førsteplassen, spiller ett spill til.',
  'row.cheerio-extended.smallStraight': 'Fire på rad',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Sum',
  'row.cheerio-extended.yahtzee': 'Fem like',

  'game.crag': 'Crag',
  'teaser.crag': 'Tre terninger, to kast, og tretten er lykketallet',
  'how.crag.1': 'Spill med tre terninger og bare to kast per runde; det er ingen bonus.',
  'how.crag.2': 'En Crag er summen 13 med et par i. Den kan også føres i Tretten.',
  'row.oddStraight': 'Oddetallsstraight',
  'row.evenStraight': 'Partallsstraight',
  'row.lowStraight': 'Lav straight',
  'row.highStraight': 'Høy straight',
  'row.thirteen': 'Tretten',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Terningpoker i tre kolonner: vinn kolonner, ikke poeng',
  'how.escalero.1':
    'Terningene viser pokerkort: nier, tier, knekt, dame, konge og ess. Tallradene gir fra 1 for hver nier til 6 for hvert ess.',
  'how.escalero.2':
    'En kombinasjon der alle fem terningene faller i ett og samme kast, uansett hvilket, er «servert» og gir mer.',
  'how.escalero.3':
    'Til slutt sammenlignes kolonnene, ikke totalsummene: Den som har flest poeng i en kolonne, vinner verdien av den fra hver av de andre.',
  'row.escalero.ones': 'Niere',
  'row.escalero.twos': 'Tiere',
  'row.escalero.threes': 'Knekter',
  'row.escalero.fours': 'Damer',
  'row.escalero.fives': 'Konger',
  'row.escalero.sixes': 'Ess',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sju rader, fire ganger hver, poeng etter en tabell',
  'how.balut.1':
    'Til slutt gir poengskjemaet poeng etter tabellen: for fulle rader, for hver Balut og for totalsummen.',
  'how.balut.2': 'Flest poeng vinner; ved poenglikhet avgjør høyeste totalsum.',
  'row.balut.chance': 'Choice',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Fargede øyne, flush og trøbbel for motstanderne',
  'how.kismet.1': 'Øynene har farger: 1 og 6 er svarte, 2 og 5 røde, 3 og 4 grønne.',
  'how.kismet.2': 'Fem like passer i alle ruter i Kismet-delen unntatt Straight.',
  'how.kismet.3':
    'Når du har fått poeng i ruten Kismet, koster hver ny Kismet alle motstandere en rute og en tur. Din egen fører du i en valgfri ledig rute.',
  'section.kismet.upper': 'Grunndel',
  'section.kismet.lower': 'Kismet-del',
  'row.kismet.ones': 'Enere',
  'row.kismet.twos': 'Toere',
  'row.kismet.threes': 'Treere',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Fire kolonner, hver med sin egen rekkefølge',
  'how.yamb.1':
    'Fyll ut fire kolonner, hver med sin egen bonus. I hver runde fyller du ut én rute i én kolonne.',
  'how.yamb.2':
    'Fyll ut Maksimum høyt og Minimum lavt: Differansen ganger Enere i kolonnen legges til og kan bli negativ.',
  'row.max': 'Maksimum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Tre Yahtzee-kolonner: enkel, dobbel og trippel',
  'how.triple-yahtzee.1':
    'Fyll ut tre Yahtzee-kolonner; i hver runde fyller du ut en valgfri ledig rute. Andre kolonne teller dobbelt, tredje kolonne tre ganger, også kolonnens egen bonus.',
  'how.triple-yahtzee.2':
    'Når alle tre rutene {five} er fylt ut, er {five} deretter en joker. Står det ikke 0 i noen av dem, gir kastet dessuten ekstra poeng, multiplisert etter kolonnen du fyller ut.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Et kappløp om kryss: først med tolv rader vinner',
  'how.sachsenkniffel.1':
    'To eller flere spillere kappes om å bli først med 12 rader på seks kryss. Poeng telles ikke.',
  'how.sachsenkniffel.2':
    'Etter ett av kastene dine velger du en rad der terningene gir kryss; det er raden din denne turen. Kryss utover det sjette går tapt.',
  'how.sachsenkniffel.3':
    'Passer ingenting senest i siste kast, skriver du ingenting. Bruker du alle seks terningene, eller fyller du raden, får du straks en tur til.',
  'how.sachsenkniffel.4':
    'Den første som fyller alle radene, vinner. Runden spilles ferdig; spillere som blir ferdige i samme runde, spiller omkamp.',
  'section.sachsenkniffel.upper': 'Enkeltterninger',
  'section.sachsenkniffel.lower': 'Terningpar',
  'row.sum7': 'Sum 7',
  'row.sum8': 'Sum 8',
  'row.sum9': 'Sum 9',
  'row.sum10': 'Sum 10',
  'row.sum11': 'Sum 11',
  'row.sum12': 'Sum 12',
  'cell.sachsenkniffel.announce': '{row}, kan bli raden din',
  'cell.sachsenkniffel.announced': '{cell}, raden din',
  'why.sachsenkniffel.other-announced': 'raden din er {row}',
  'why.sachsenkniffel.not-announced': 'velg en rad først',
  'roll.sachsenkniffel.announce': 'Velg en rad',
  'say.sachsenkniffel.announce': '{Dice}. *Velg en rad.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Velg en rad* eller kast igjen.',
  'say.sachsenkniffel.announced': '{Dice}. Raden din: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee med sjusidede terninger og en rad Sjuere',
  'how.lucky7.1': 'Spill som i Yahtzee, jokere medregnet, med fem sjusidede terninger og ruten Sjuere.',
  'how.lucky7.2': 'De fleste av disse reglene er vår rekonstruksjon.',
  'row.sevens': 'Sjuere',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Rutene fra Kismet med blå, røde og grønne øyne',
  'how.tricolor.1': 'Spill som i Kismet, med øyne i andre farger: 1 og 6 er blå, 2 og 5 røde, 3 og 4 grønne.',
  'how.tricolor.2':
    'De opprinnelige reglene er gått tapt, bortsett fra «ligner på Kismet»; dette er vår rekonstruksjon.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee med fargede terninger og fire fargeruter',
  'how.rainbow.1': 'Spill som i Yahtzee. Hver terning du kaster, viser også en farge: rød, grønn eller blå.',
  'how.rainbow.2':
    'Fargehus krever tre terninger i én farge og to i en annen. En joker gir full poengsum også i fargerutene.',
  'row.redFlush': 'Rød flush',
  'row.greenFlush': 'Grønn flush',
  'row.blueFlush': 'Blå flush',
  'row.colourFullHouse': 'Fargehus',

  'section.pairs': 'Par',
  'section.middle': 'Høyest og lavest',
  'section.rounds': 'Runder',
  'row.onePair': 'Ett par',
  'row.twoPairs': 'To par',
  'row.threePairs': 'Tre par',
  'row.fiveOfAKind': 'Fem like',
  'row.straight': 'Straight',
  'row.fullStraight': 'Full straight',
  'row.villa': 'Hus',
  'row.tower': 'Tårn',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Dobbel Generala',
  'row.round': 'Runde {n}',
  'row.twoPairsSameColour': 'Ensfargede par',
  'row.flush': 'Flush',
  'row.fullHouseSameColour': 'Ensfarget hus',
  'row.minimax': '(Max−Min) × enere',

  'same.7': { one: 'én sjuer', other: '{count} sjuere' },

  'hand.bust': 'Høy terning',
  'hand.onePair': 'Ett par',
  'hand.twoPairs': 'To par',
  'hand.threeOfAKind': 'Tre like',
  'hand.straight': 'Straight',
  'hand.fullHouse': 'Hus',
  'hand.fourOfAKind': 'Fire like',
  'hand.fiveOfAKind': 'Fem like',
  crosses: { one: '{n} kryss', other: '{n} kryss' },

  'standing.points': { one: '{n} poeng', other: '{n} poeng' },
  'standing.settlement': { one: '{n} poeng vunnet', other: '{n} poeng vunnet' },
  'standing.rounds': { one: '{n} runde vunnet', other: '{n} runder vunnet' },
  'standing.crosses': { one: '{n} kryss', other: '{n} kryss' },
  'total.rounds': 'Vunne runder',
  'total.crosses': 'Kryss',

  columns: 'Kolonne',
  'columns.order': 'Kolonne',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Fri',
  'column.down': 'Nedover',
  'column.up': 'Oppover',
  'column.ends': 'Begge ender',
  'column.middle': 'Midten',
  'column.upperThenLower': 'Øvre først',
  'column.lowerThenUpper': 'Nedre først',
  'column.announce': 'Melding',
  'column.lateAnnounce': 'Melding 2',
  'column.hand': 'Første kast',
  'column.counter': 'Følg',
  'column.left': 'Venstre',
  'column.right': 'Høyre',
  'column.osto': 'Kjøp',
  'column.x1': 'Enkel',
  'column.x2': 'Dobbel',
  'column.x3': 'Trippel',
  'column.x4': 'Firedobbel',
  'column.x5': 'Femdobbel',
  'column.x6': 'Seksdobbel',
  sum: 'Sum',
  'sum.bonus': 'Sum ({points} fra {at})',
  'sum.ladder': 'Sum ({points} fra {at} … {best} fra {most})',
  'bonus.step': 'fra {at}',

  'colour.black': 'svart',
  'colour.red': 'rød',
  'colour.green': 'grønn',
  'colour.blue': 'blå',
  'face.J': 'knekt',
  'face.Q': 'dame',
  'face.K': 'konge',
  'face.A': 'ess',
  'same.9': { one: 'én nier', other: '{count} niere' },
  'same.10': { one: 'én tier', other: '{count} tiere' },
  'same.J': { one: 'én knekt', other: '{count} knekter' },
  'same.Q': { one: 'én dame', other: '{count} damer' },
  'same.K': { one: 'én konge', other: '{count} konger' },
  'same.A': { one: 'ett ess', other: '{count} ess' },
  'letter.black': 'S',
  'letter.red': 'R',
  'letter.green': 'G',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} kast spart.', other: '{n} kast spart.' },
  saved: '{n} i reserve',
  'left.saved': '{n} + {saved} i reserve',
  'roll.buy': 'Kjøp et kast',
  'turn.open': 'Runde {turn}',
  'turn.open.player': 'Runde {turn} · {player} har turen',

  'cell.in': '{row} ({column})',
  'count.6': 'seks',
  'count.7': 'sju',
  'count.8': 'åtte',

  'cell.announce': '{row}, kan meldes',
  'cell.now': '{cell}, {points} akkurat nå',
  'cell.announced': '{cell}, meldt',
  'cell.struck': '{cell}, på grunn av {by}',
  'cell.won': '{cell}, vant runden',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, ikke komplett ennå',
  'cell.entries': '{cell}, {made} av {all} fylt ut: {list}',
  'cell.made': '{cell}, {made} av {all} fylt ut',
  'why.other-announced': 'du har meldt {row}',
  'why.not-announced': 'ruten må meldes etter første kast',
  'why.column-used': '{column} er allerede brukt i denne runden',
  'why.bought-roll': 'kjøpte kast teller bare i {column}',
  'why.no-cross': 'ingen terninger passer i denne raden',
  'why.order-down': '{row} er neste',
  'why.order-up': '{row} er neste',
  'why.order-ends': 'bare {row} eller {row2} kan være neste',
  'why.order-middle': 'bare {row} eller {row2} kan være neste',
  'why.order-upperThenLower': 'fyll ut øvre del først',
  'why.order-lowerThenUpper': 'fyll ut nedre del først',
  'why.order-hand': 'denne kolonnen tar bare første kast',
  'why.order-rolls': 'denne kolonnen tar bare de {rolls} første kastene',
  'why.order-counter': 'det må være {row}, som {player} meldte',
  'why.order-counter.none': '{player} meldte ingenting',
  'roll.announce': 'Meld en rute',
  'say.announce': '{Dice}. *Meld en rute.*',
  'say.announce.roll': '{Dice}. *Meld en rute* eller kast igjen.',
  'say.announced': '{Dice}. Du meldte *{row}*.',
  'end.playoff': '*{players} står likt med {total}* og spiller omkamp.',
  'end.instant': '*{player} vinner på flekken: {row}.*',
  'end.close': '*{player} vinner med {total}* etter regelen for poenglikhet.',
  'end.close.row': '*{player} vinner med {total}* ved poenglikhet, takket være {row}.',
  'say.struck': '{player} får 0 i {row}.',
};

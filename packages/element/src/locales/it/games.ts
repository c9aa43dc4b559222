/** Italian: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Tredici caselle, e +100 per ogni Yahtzee in più',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Il gioco tedesco: un altro Kniffel vale +50 o fa da jolly',
  'how.kniffel.1': 'Si segna come a Yahtzee; cambia solo quanto vale ogni {five} in più.',
  'how.kniffel.2':
    'Quando la casella {five} è occupata, anche con 0, ogni {five} in più va nella casella del suo numero e lì dà punti extra. Un jolly non ne dà.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Tredici caselle senza extra; il full vale la sua somma',
  'how.yams.1': 'Full vale la somma dei suoi dadi, ma almeno 25.',
  'how.yams.2': 'Fare {five} una seconda volta non dà niente in più e non vale come jolly.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Fortuna',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams con tre righe in più, una per il tiro peggiore',
  'how.yams-16.1':
    'Gioca come a Yams, con tre caselle in più: Coppia, Doppia coppia (va bene anche un full) e Miseria.',
  'how.yams-16.2': 'Per Miseria, più bassa è la somma dei dadi, meglio è: cinque uno danno 31.',
  'row.misere': 'Miseria',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Il gioco nordico: coppie e un bonus di 50',
  'how.yatzy.1':
    'A differenza dello Yahtzee, Tris e Poker sommano solo i dadi uguali e ogni scala richiede tutti e cinque i dadi.',
  'how.yatzy.2': 'Fare {five} una seconda volta non dà niente in più.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Yatzy obbligato',
  'teaser.yatzy-forced': 'Yatzy dall’alto in basso, senza scegliere la casella',
  'how.yatzy-forced.1': 'Si segna come a Yatzy, ma riempi le caselle in ordine, da «Uno» fino a «{five}».',
  'how.yatzy-forced.2': 'Conosci la casella prima di tirare: gioca solo per quella.',

  'game.yatzy-forced-up': 'Yatzy obbligato, in salita',
  'teaser.yatzy-forced-up': 'Yatzy dal basso in alto: prima Yatzy, Uno per ultima',
  'how.yatzy-forced-up.1':
    'Si segna come a Yatzy, ma riempi le caselle in ordine dal basso: prima «{five}», poi «Chance», e «Uno» per ultima.',
  'how.yatzy-forced-up.2':
    'Conosci la casella prima di tirare. Se i dadi non vanno bene, segna 0 e sali di una casella.',

  'game.yatzy-osto': 'Yatzy con acquisti',
  'teaser.yatzy-osto': 'Risparmia tiri e spendili quando conta',
  'how.yatzy-osto.1':
    'Si segna come a Yatzy, ma ogni tiro non usato resta di riserva: in un turno successivo, dopo i tuoi tre tiri, ne compra uno in più.',
  'how.yatzy-osto.2':
    'Un turno con tiri comprati non dà riserve, e i tiri avanzati alla fine non valgono niente.',

  'game.yatzy-osto-strict': 'Yatzy con acquisti, rigido',
  'teaser.yatzy-osto-strict': 'Tiri di riserva, ma solo se la casella fa punti',
  'how.yatzy-osto-strict.1':
    'Gioca come a Yatzy con acquisti: i tiri non usati restano di riserva e comprano tiri nei turni successivi.',
  'how.yatzy-osto-strict.2':
    'Restano di riserva solo se la casella che riempi vale più di 0: sacrificare presto una casella non rende niente.',

  'game.yatzy-x': 'Yatzy moltiplicato',
  'teaser.yatzy-x': 'Tre colonne di Yatzy: singola, doppia e tripla',
  'how.yatzy-x.1':
    'Riempi tre colonne di Yatzy. In ogni turno riempi una casella libera di una colonna qualsiasi.',
  'how.yatzy-x.2':
    'Le caselle mostrano i punti già moltiplicati. Ogni colonna ha il suo bonus: contano i punti prima di moltiplicare, ma anche il bonus viene moltiplicato.',

  'game.yatzy-3way': 'Yatzy a tre vie',
  'teaser.yatzy-3way': 'Tre colonne: libera, in discesa e in salita',
  'how.yatzy-3way.1':
    'Riempi tre colonne di Yatzy, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',

  'game.yatzy-combo': 'Yatzy combinato',
  'teaser.yatzy-combo': 'Tre tipi di Yatzy fianco a fianco su un segnapunti',
  'how.yatzy-combo.1':
    'Riempi tre colonne di Yatzy, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',
  'how.yatzy-combo.2':
    'Ogni tiro di riserva ne compra uno in più. I tiri non usati restano di riserva solo se riempi una casella di «Acquisti», e dopo un tiro comprato devi riempire una casella di quella colonna.',

  'game.yatzy-declared': 'Yatzy dichiarato',
  'teaser.yatzy-declared': 'Dichiara la casella dopo il primo tiro, poi centrala',
  'how.yatzy-declared.1': 'Si segna come a Yatzy, ma dopo il primo tiro devi dichiarare una casella libera.',
  'how.yatzy-declared.2':
    'Il risultato va nella casella dichiarata, con 0 se non va bene. Puoi dichiarare e fermarti subito se il primo tiro ti basta.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Sei dadi, venti caselle, un bonus di 100',
  'how.maxi-yatzy.1': 'Gioca come a Yatzy, con sei dadi e più combinazioni.',
  'how.maxi-yatzy.2':
    'I gruppi di una combinazione devono essere di numeri diversi; gli altri dadi sono liberi.',
  'section.maxi.lower': 'Combinazioni',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, tiri di riserva',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy che tiene i tiri non usati per dopo',
  'how.maxi-yatzy-saved.1':
    'Si segna come a Maxi Yatzy. Ogni turno porta tre tiri nuovi. Quelli che non usi restano di riserva e puoi spenderli in qualsiasi turno successivo.',

  'game.maxi-yatzy-fi': 'Maxi Yatzy finlandese',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy alla finlandese: bonus 50, scala completa 30',
  'how.maxi-yatzy-fi.1': 'Gioca come a Maxi Yatzy, con un bonus più piccolo e più punti per Scala completa.',

  'game.seven-yatzy': '7-Yatzy',
  'teaser.seven-yatzy': 'Sette dadi, ventiquattro caselle, torri e castelli',
  'how.seven-yatzy.1':
    'È Maxi Yatzy con sette dadi: alle sue caselle si aggiungono Sei uguali, Full e coppia, Castello e Grattacielo.',
  'how.seven-yatzy.2':
    'I gruppi di una combinazione devono essere di numeri diversi; gli altri dadi sono liberi.',
  'section.seven.lower': 'Combinazioni',
  'row.sixOfAKind': 'Sei uguali',
  'row.fullHousePair': 'Full e coppia',
  'row.castle': 'Castello',
  'row.highRise': 'Grattacielo',
  'row.seven.yahtzee': '7-Yatzy',

  'game.yatzy-american': 'Yatzy americano',
  'teaser.yatzy-american': 'Le caselle dello Yahtzee, il bonus dello Yatzy, niente jolly',
  'how.yatzy-american.1': 'Non ci sono coppie né jolly, né punti extra se fai {five} una seconda volta.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'L’antenato: dodici caselle e nessun bonus',
  'how.yacht.1': 'Non ci sono bonus né jolly, e cinque uguali non valgono come full.',
  'row.yacht.smallStraight': 'Piccola scala',
  'row.yacht.largeStraight': 'Grande scala',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Scelta',

  'game.generala': 'Generala',
  'teaser.generala': 'Dall’America Latina: Generala al primo tiro e hai vinto',
  'how.generala.1': 'Ciò che riesce al primo tiro è «servito» e vale di più.',
  'how.generala.2': 'Póker vale lo stesso con qualsiasi numero; vanno bene anche cinque uguali.',
  'how.generala.3':
    'Una Generala al primo tiro di un turno vince subito tutta la partita, anche se la sua casella è occupata.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Poker con i dadi',
  'teaser.poker-dice': 'Niente da riempire: la combinazione migliore vince la mano',
  'how.poker-dice.1':
    'In ogni mano ciascuno gioca un turno e tiene la combinazione con cui finisce; non si somma niente.',
  'how.poker-dice.2':
    'A parità decidono prima i dadi della combinazione, a cominciare dal gruppo più grande, poi gli altri dadi; l’asso è il più alto. Se la parità resta, ognuno di loro vince la mano.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Undici caselle, piccola e grande scala, una mano grande',
  'how.cheerio.1': 'Non c’è bonus. Chi è in parità al primo posto gioca un’altra partita.',
  'row.cheerio.smallStraight': 'Piccola scala',
  'row.cheerio.largeStraight': 'Grande scala',
  'row.cheerio.chance': 'Mano grande',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, uno jolly',
  'teaser.cheerio-wild': 'Sette caselle, e gli uno valgono qualsiasi numero',
  'how.cheerio-wild.1':
    'Gli uno sono jolly: un uno può valere come qualsiasi numero mostrato da un altro dado. Una casella vale il suo numero moltiplicato per quanti sono i suoi dadi e gli uno insieme: 1-1-1-2-3 vale 8 in «Due» o 12 in «Tre».',
  'how.cheerio-wild.2':
    'Cinque dadi di un numero senza uno jolly valgono il doppio nella casella di quel numero: cinque quattro fanno 40.',
  'how.cheerio-wild.3':
    'Cheerio vale 50 con cinque uguali o cinque in sequenza, 25 con cinque uguali grazie a degli uno jolly. A parità al primo posto si gioca un’altra partita.',

  'game.cheerio-extended': 'Cheerio esteso',
  'teaser.cheerio-extended': 'Tredici caselle, combinazioni a punti fissi',
  'how.cheerio-extended.1':
    'Non c’è bonus, e gli uno non sono jolly. Chi è in parità al primo posto gioca un’altra partita.',
  'row.cheerio-extended.smallStraight': 'Scala di quattro',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Somma',
  'row.cheerio-extended.yahtzee': 'Cinque uguali',

  'game.crag': 'Crag',
  'teaser.crag': 'Tre dadi, due tiri, e il tredici porta fortuna',
  'how.crag.1': 'Si gioca con tre dadi e solo due tiri per turno; non c’è bonus.',
  'how.crag.2': 'Un Crag è una somma di 13 con una coppia. Si può segnare anche in «Tredici».',
  'row.oddStraight': 'Scala dispari',
  'row.evenStraight': 'Scala pari',
  'row.lowStraight': 'Scala bassa',
  'row.highStraight': 'Scala alta',
  'row.thirteen': 'Tredici',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Dadi da poker su tre colonne: vinci colonne, non punti',
  'how.escalero.1':
    'I dadi mostrano facce del poker: nove, dieci, fante, donna, re e asso. Le righe dei numeri danno 1 per ogni nove, e così via fino a 6 per ogni asso.',
  'how.escalero.2':
    'Una combinazione i cui cinque dadi escono in un solo tiro, qualunque sia, è «servita» e vale di più.',
  'how.escalero.3':
    'Alla fine si confrontano le colonne, non i totali: chi ha più punti in una colonna ne riceve il valore da ciascuno degli altri.',
  'row.escalero.ones': 'Nove',
  'row.escalero.twos': 'Dieci',
  'row.escalero.threes': 'Fanti',
  'row.escalero.fours': 'Donne',
  'row.escalero.fives': 'Re',
  'row.escalero.sixes': 'Assi',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sette righe da riempire quattro volte, punti da tabella',
  'how.balut.1':
    'Alla fine il segnapunti dà punti secondo la tabella: per le righe piene, per ogni Balut e per il totale.',
  'how.balut.2': 'Vince chi ha più punti; a parità, il totale più alto.',
  'row.balut.chance': 'Scelta',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Punti colorati, e guai per gli avversari',
  'how.kismet.1': 'I punti sui dadi hanno un colore: 1 e 6 sono neri, 2 e 5 rossi, 3 e 4 verdi.',
  'how.kismet.2': 'Cinque uguali vanno in tutte le caselle della Sezione Kismet tranne «Scala».',
  'how.kismet.3':
    'Quando hai già fatto punti nella casella Kismet, ogni Kismet in più costa a tutti gli avversari una casella e un turno. Tu segni il tuo in qualsiasi casella libera.',
  'section.kismet.upper': 'Sezione base',
  'section.kismet.lower': 'Sezione Kismet',
  'row.kismet.ones': 'Assi',
  'row.kismet.twos': 'Due',
  'row.kismet.threes': 'Tre',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Quattro colonne, ognuna con il suo ordine',
  'how.yamb.1':
    'Riempi quattro colonne, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',
  'how.yamb.2':
    'Cerca una somma alta per Massimo e una bassa per Minimo: la loro differenza, moltiplicata per gli Uno della colonna, si aggiunge al totale e può essere negativa.',
  'row.max': 'Massimo',
  'row.min': 'Minimo',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Tre colonne di Yahtzee: singola, doppia e tripla',
  'how.triple-yahtzee.1':
    'Riempi tre colonne di Yahtzee; in ogni turno riempi la casella libera che vuoi. La seconda colonna conta doppio, la terza triplo, compreso il bonus di ciascuna.',
  'how.triple-yahtzee.2':
    'Quando tutte e tre le caselle {five} sono occupate, ogni {five} in più è un jolly. Se in nessuna di esse c’è 0, dà anche punti extra, moltiplicati secondo la colonna che riempi.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Una gara di croci: dodici righe, vince chi finisce prima',
  'how.sachsenkniffel.1':
    'Due o più giocatori fanno a gara a completare 12 righe di sei croci. Non ci sono punti.',
  'how.sachsenkniffel.2':
    'A uno dei tuoi tiri scegli una riga in cui i dadi fanno croci; è la tua riga per questo turno. Le croci oltre la sesta sono perse.',
  'how.sachsenkniffel.3':
    'Se fino all’ultimo tiro niente va bene, non segni niente. Se usi tutti e sei i dadi o completi la riga, giochi subito un altro turno.',
  'how.sachsenkniffel.4':
    'Vince chi completa per primo tutte le righe. Il giro si gioca fino in fondo; chi finisce nello stesso giro gioca lo spareggio.',
  'section.sachsenkniffel.upper': 'Dadi singoli',
  'section.sachsenkniffel.lower': 'Coppie di dadi',
  'row.sum7': 'Somma 7',
  'row.sum8': 'Somma 8',
  'row.sum9': 'Somma 9',
  'row.sum10': 'Somma 10',
  'row.sum11': 'Somma 11',
  'row.sum12': 'Somma 12',
  'cell.sachsenkniffel.announce': '{row}, può essere la tua riga',
  'cell.sachsenkniffel.announced': '{cell}, la tua riga',
  'why.sachsenkniffel.other-announced': 'la tua riga è «{row}»',
  'why.sachsenkniffel.not-announced': 'scegli prima una riga',
  'roll.sachsenkniffel.announce': 'Scegli una riga',
  'say.sachsenkniffel.announce': '{Dice}. *Scegli una riga.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Scegli una riga* o tira ancora.',
  'say.sachsenkniffel.announced': '{Dice}. La tua riga: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee con dadi a sette facce e una riga di Sette',
  'how.lucky7.1': 'Gioca come a Yahtzee, jolly compresi, con cinque dadi a sette facce e la casella «Sette».',
  'how.lucky7.2': 'Gran parte di queste regole è una nostra ricostruzione.',
  'row.sevens': 'Sette',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Le caselle di Kismet con punti blu, rossi e verdi',
  'how.tricolor.1':
    'Gioca come a Kismet, con i punti sui dadi in altri colori: 1 e 6 sono blu, 2 e 5 rossi, 3 e 4 verdi.',
  'how.tricolor.2': 'Delle regole originali resta solo «simile a Kismet»; questa è una nostra ricostruzione.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee con dadi colorati e quattro caselle di colore',
  'how.rainbow.1': 'Gioca come a Yahtzee. Ogni dado tirato cade anche su un colore: rosso, verde o blu.',
  'how.rainbow.2':
    'Full di colori richiede tre dadi di un colore e due di un altro. Un jolly vale per intero anche nelle caselle di colore.',
  'row.redFlush': 'Colore rosso',
  'row.greenFlush': 'Colore verde',
  'row.blueFlush': 'Colore blu',
  'row.colourFullHouse': 'Full di colori',

  'section.pairs': 'Coppie',
  'section.middle': 'Massimo e minimo',
  'section.rounds': 'Mani',
  'row.onePair': 'Coppia',
  'row.twoPairs': 'Doppia coppia',
  'row.threePairs': 'Tripla coppia',
  'row.fiveOfAKind': 'Cinque uguali',
  'row.straight': 'Scala',
  'row.fullStraight': 'Scala completa',
  'row.villa': 'Villa',
  'row.tower': 'Torre',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Doppia Generala',
  'row.round': 'Mano {n}',
  'row.twoPairsSameColour': 'Coppie monocolore',
  'row.flush': 'Colore',
  'row.fullHouseSameColour': 'Full monocolore',
  'row.minimax': '(Max−Min) × Uno',

  'same.7': { one: 'un 7', other: '{count} 7' },

  'hand.bust': 'Dado più alto',
  'hand.onePair': 'Coppia',
  'hand.twoPairs': 'Doppia coppia',
  'hand.threeOfAKind': 'Tris',
  'hand.straight': 'Scala',
  'hand.fullHouse': 'Full',
  'hand.fourOfAKind': 'Poker',
  'hand.fiveOfAKind': 'Pokerissimo',
  crosses: { one: '{n} croce', other: '{n} croci' },

  'standing.points': { one: '{n} punto', other: '{n} punti' },
  'standing.settlement': { one: '{n} punto vinto', other: '{n} punti vinti' },
  'standing.rounds': { one: '{n} mano vinta', other: '{n} mani vinte' },
  'standing.crosses': { one: '{n} croce', other: '{n} croci' },
  'total.rounds': 'Mani vinte',
  'total.crosses': 'Croci',

  columns: 'Colonna',
  'columns.order': 'Colonna',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Libera',
  'column.down': 'Discesa',
  'column.up': 'Salita',
  'column.ends': 'Estremi',
  'column.middle': 'Centro',
  'column.upperThenLower': 'Prima sopra',
  'column.lowerThenUpper': 'Prima sotto',
  'column.announce': 'Dichiarata',
  'column.lateAnnounce': 'Dichiar. 2',
  'column.hand': 'Secca',
  'column.counter': 'Segui',
  'column.left': 'Sinistra',
  'column.right': 'Destra',
  'column.osto': 'Acquisti',
  'column.x1': 'Singola',
  'column.x2': 'Doppia',
  'column.x3': 'Tripla',
  'column.x4': 'Quadrupla',
  'column.x5': 'Quintupla',
  'column.x6': 'Sestupla',
  sum: 'Somma',
  'sum.bonus': 'Somma ({points} da {at})',
  'sum.ladder': 'Somma ({points} da {at} … {best} da {most})',
  'bonus.step': 'da {at}',

  'colour.black': 'nero',
  'colour.red': 'rosso',
  'colour.green': 'verde',
  'colour.blue': 'blu',
  'face.J': 'fante',
  'face.Q': 'donna',
  'face.K': 're',
  'face.A': 'asso',
  'same.9': { one: 'un 9', other: '{count} 9' },
  'same.10': { one: 'un 10', other: '{count} 10' },
  'same.J': { one: 'un fante', other: '{count} fanti' },
  'same.Q': { one: 'una donna', other: '{count} donne' },
  'same.K': { one: 'un re', other: '{count} re' },
  'same.A': { one: 'un asso', other: '{count} assi' },
  'letter.black': 'N',
  'letter.red': 'R',
  'letter.green': 'V',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} tiro di riserva.', other: '{n} tiri di riserva.' },
  saved: '{n} di riserva',
  'left.saved': '{n} + {saved} di riserva',
  'roll.buy': 'Compra un tiro',
  'turn.open': 'Turno {turn}',
  'turn.open.player': 'Turno {turn} · tocca a {player}',

  'cell.in': '{row} ({column})',
  'count.6': 'sei',
  'count.7': 'sette',
  'count.8': 'otto',

  'cell.announce': '{row}, si può dichiarare',
  'cell.now': '{cell}, ora {points}',
  'cell.announced': '{cell}, dichiarata',
  'cell.struck': '{cell}, per colpa di {by}',
  'cell.won': '{cell}, mano vinta',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, ancora incompleta',
  'cell.entries': '{cell}, {made} su {all}: {list}',
  'cell.made': '{cell}, {made} su {all}',
  'why.other-announced': 'hai dichiarato «{row}»',
  'why.not-announced': 'va dichiarata dopo il primo tiro',
  'why.column-used': '«{column}» è già stata usata in questo turno',
  'why.bought-roll': 'i tiri comprati valgono solo in «{column}»',
  'why.no-cross': 'nessun dado va bene in questa riga',
  'why.order-down': 'ora tocca a «{row}»',
  'why.order-up': 'ora tocca a «{row}»',
  'why.order-ends': 'ora solo «{row}» o «{row2}»',
  'why.order-middle': 'ora solo «{row}» o «{row2}»',
  'why.order-upperThenLower': 'completa prima la sezione superiore',
  'why.order-lowerThenUpper': 'completa prima la sezione inferiore',
  'why.order-hand': 'questa colonna accetta solo primi tiri',
  'why.order-rolls': 'questa colonna accetta solo i primi {rolls} tiri',
  'why.order-counter': 'deve essere «{row}», come ha dichiarato {player}',
  'why.order-counter.none': '{player} non ha dichiarato nulla',
  'roll.announce': 'Dichiara una casella',
  'say.announce': '{Dice}. *Dichiara una casella.*',
  'say.announce.roll': '{Dice}. *Dichiara una casella* o tira ancora.',
  'say.announced': '{Dice}. Hai dichiarato *{row}*.',
  'end.playoff': '*{players} sono in parità con {total}* e giocano lo spareggio.',
  'end.instant': '*{player} vince subito: {row}.*',
  'end.close': '*{player} vince con {total}* per la regola di parità.',
  'end.close.row': '*{player} vince con {total}* a parità di punti, grazie a «{row}».',
  'say.struck': '{player}: 0 in «{row}».',
};

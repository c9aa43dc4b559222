/** Italian. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Ogni casella richiede una combinazione diversa dei dadi. Riempile tutte facendo più punti che puoi.',
  'how.yahtzee.2':
    'Quando la casella {five} è occupata, anche con 0, ogni {five} in più è un jolly: non può andare nella sezione inferiore finché la casella del suo numero è libera.',

  'how.kniffel.1': 'Si segna come a Yahtzee; cambia solo quanto vale ogni {five} in più.',
  'how.kniffel.2':
    'Quando la casella {five} è occupata, anche con 0, ogni {five} in più va nella casella del suo numero e lì dà punti extra. Un jolly non ne dà.',

  'how.yams.1': 'Full vale la somma dei suoi dadi, ma almeno 25.',
  'how.yams.2': 'Fare {five} una seconda volta non dà niente in più e non vale come jolly.',

  'how.yams-16.1':
    'Gioca come a Yams, con tre caselle in più: Coppia, Doppia coppia (va bene anche un full) e Miseria.',
  'how.yams-16.2': 'Per Miseria, più bassa è la somma dei dadi, meglio è: cinque uno danno 31.',

  'how.yatzy.1':
    'A differenza dello Yahtzee, Tris e Poker sommano solo i dadi uguali e ogni scala richiede tutti e cinque i dadi.',
  'how.yatzy.2': 'Fare {five} una seconda volta non dà niente in più.',

  'how.yatzy-forced.1': 'Si segna come a Yatzy, ma riempi le caselle in ordine, da «Uno» fino a «{five}».',
  'how.yatzy-forced.2': 'Conosci la casella prima di tirare: gioca solo per quella.',

  'how.yatzy-forced-up.1':
    'Si segna come a Yatzy, ma riempi le caselle in ordine dal basso: prima «{five}», poi «Chance», e «Uno» per ultima.',
  'how.yatzy-forced-up.2':
    'Conosci la casella prima di tirare. Se i dadi non vanno bene, segna 0 e sali di una casella.',

  'how.yatzy-osto.1':
    'Si segna come a Yatzy, ma ogni tiro non usato resta di riserva: in un turno successivo, dopo i tuoi tre tiri, ne compra uno in più.',
  'how.yatzy-osto.2':
    'Un turno con tiri comprati non dà riserve, e i tiri avanzati alla fine non valgono niente.',

  'how.yatzy-osto-strict.1':
    'Gioca come a Yatzy con acquisti: i tiri non usati restano di riserva e comprano tiri nei turni successivi.',
  'how.yatzy-osto-strict.2':
    'Restano di riserva solo se la casella che riempi vale più di 0: sacrificare presto una casella non rende niente.',

  'how.yatzy-x.1':
    'Riempi tre colonne di Yatzy. In ogni turno riempi una casella libera di una colonna qualsiasi.',
  'how.yatzy-x.2':
    'Le caselle mostrano i punti già moltiplicati. Ogni colonna ha il suo bonus: contano i punti prima di moltiplicare, ma anche il bonus viene moltiplicato.',

  'how.yatzy-3way.1':
    'Riempi tre colonne di Yatzy, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',

  'how.yatzy-combo.1':
    'Riempi tre colonne di Yatzy, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',
  'how.yatzy-combo.2':
    'Ogni tiro di riserva ne compra uno in più. I tiri non usati restano di riserva solo se riempi una casella di «Acquisti», e dopo un tiro comprato devi riempire una casella di quella colonna.',

  'how.yatzy-declared.1': 'Si segna come a Yatzy, ma dopo il primo tiro devi dichiarare una casella libera.',
  'how.yatzy-declared.2':
    'Il risultato va nella casella dichiarata, con 0 se non va bene. Puoi dichiarare e fermarti subito se il primo tiro ti basta.',

  'how.maxi-yatzy.1': 'Gioca come a Yatzy, con sei dadi e più combinazioni.',
  'how.maxi-yatzy.2':
    'I gruppi di una combinazione devono essere di numeri diversi; gli altri dadi sono liberi.',

  'how.maxi-yatzy-saved.1':
    'Si segna come a Maxi Yatzy. Ogni turno porta tre tiri nuovi. Quelli che non usi restano di riserva e puoi spenderli in qualsiasi turno successivo.',

  'how.maxi-yatzy-fi.1': 'Gioca come a Maxi Yatzy, con un bonus più piccolo e più punti per Scala completa.',

  'how.seven-yatzy.1':
    'È Maxi Yatzy con sette dadi: alle sue caselle si aggiungono Sei uguali, Full e coppia, Castello e Grattacielo.',
  'how.seven-yatzy.2':
    'I gruppi di una combinazione devono essere di numeri diversi; gli altri dadi sono liberi.',

  'how.yatzy-american.1': 'Non ci sono coppie né jolly, né punti extra se fai {five} una seconda volta.',

  'how.yacht.1': 'Non ci sono bonus né jolly, e cinque uguali non valgono come full.',

  'how.generala.1': 'Ciò che riesce al primo tiro è «servito» e vale di più.',
  'how.generala.2': 'Póker vale lo stesso con qualsiasi numero; vanno bene anche cinque uguali.',
  'how.generala.3':
    'Una Generala al primo tiro di un turno vince subito tutta la partita, anche se la sua casella è occupata.',

  'how.poker-dice.1':
    'In ogni mano ciascuno gioca un turno e tiene la combinazione con cui finisce; non si somma niente.',
  'how.poker-dice.2':
    'A parità decidono prima i dadi della combinazione, a cominciare dal gruppo più grande, poi gli altri dadi; l’asso è il più alto. Se la parità resta, ognuno di loro vince la mano.',

  'how.cheerio.1': 'Non c’è bonus. Chi è in parità al primo posto gioca un’altra partita.',

  'how.cheerio-wild.1':
    'Gli uno sono jolly: un uno può valere come qualsiasi numero mostrato da un altro dado. Una casella vale il suo numero moltiplicato per quanti sono i suoi dadi e gli uno insieme: 1-1-1-2-3 vale 8 in «Due» o 12 in «Tre».',
  'how.cheerio-wild.2':
    'Cinque dadi di un numero senza uno jolly valgono il doppio nella casella di quel numero: cinque quattro fanno 40.',
  'how.cheerio-wild.3':
    'Cheerio vale 50 con cinque uguali o cinque in sequenza, 25 con cinque uguali grazie a degli uno jolly. A parità al primo posto si gioca un’altra partita.',

  'how.cheerio-extended.1':
    'Non c’è bonus, e gli uno non sono jolly. Chi è in parità al primo posto gioca un’altra partita.',

  'how.crag.1': 'Si gioca con tre dadi e solo due tiri per turno; non c’è bonus.',
  'how.crag.2': 'Un Crag è una somma di 13 con una coppia. Si può segnare anche in «Tredici».',

  'how.escalero.1':
    'I dadi mostrano facce del poker: nove, dieci, fante, donna, re e asso. Le righe dei numeri danno 1 per ogni nove, e così via fino a 6 per ogni asso.',
  'how.escalero.2':
    'Una combinazione i cui cinque dadi escono in un solo tiro, qualunque sia, è «servita» e vale di più.',
  'how.escalero.3':
    'Alla fine si confrontano le colonne, non i totali: chi ha più punti in una colonna ne riceve il valore da ciascuno degli altri.',

  'how.balut.1':
    'Alla fine il segnapunti dà punti secondo la tabella: per le righe piene, per ogni Balut e per il totale.',
  'how.balut.2': 'Vince chi ha più punti; a parità, il totale più alto.',

  'how.kismet.1': 'I punti sui dadi hanno un colore: 1 e 6 sono neri, 2 e 5 rossi, 3 e 4 verdi.',
  'how.kismet.2': 'Cinque uguali vanno in tutte le caselle della Sezione Kismet tranne «Scala».',
  'how.kismet.3':
    'Quando hai già fatto punti nella casella Kismet, ogni Kismet in più costa a tutti gli avversari una casella e un turno. Tu segni il tuo in qualsiasi casella libera.',

  'how.yamb.1':
    'Riempi quattro colonne, ciascuna con il suo bonus. In ogni turno riempi una casella di una colonna.',
  'how.yamb.2':
    'Cerca una somma alta per Massimo e una bassa per Minimo: la loro differenza, moltiplicata per gli Uno della colonna, si aggiunge al totale e può essere negativa.',

  'how.triple-yahtzee.1':
    'Riempi tre colonne di Yahtzee; in ogni turno riempi la casella libera che vuoi. La seconda colonna conta doppio, la terza triplo, compreso il bonus di ciascuna.',
  'how.triple-yahtzee.2':
    'Quando tutte e tre le caselle {five} sono occupate, ogni {five} in più è un jolly. Se in nessuna di esse c’è 0, dà anche punti extra, moltiplicati secondo la colonna che riempi.',

  'how.sachsenkniffel.1':
    'Due o più giocatori fanno a gara a completare 12 righe di sei croci. Non ci sono punti.',
  'how.sachsenkniffel.2':
    'A uno dei tuoi tiri scegli una riga in cui i dadi fanno croci; è la tua riga per questo turno. Le croci oltre la sesta sono perse.',
  'how.sachsenkniffel.3':
    'Se fino all’ultimo tiro niente va bene, non segni niente. Se usi tutti e sei i dadi o completi la riga, giochi subito un altro turno.',
  'how.sachsenkniffel.4':
    'Vince chi completa per primo tutte le righe. Il giro si gioca fino in fondo; chi finisce nello stesso giro gioca lo spareggio.',

  'how.lucky7.1': 'Gioca come a Yahtzee, jolly compresi, con cinque dadi a sette facce e la casella «Sette».',
  'how.lucky7.2': 'Gran parte di queste regole è una nostra ricostruzione.',

  'how.tricolor.1':
    'Gioca come a Kismet, con i punti sui dadi in altri colori: 1 e 6 sono blu, 2 e 5 rossi, 3 e 4 verdi.',
  'how.tricolor.2': 'Delle regole originali resta solo «simile a Kismet»; questa è una nostra ricostruzione.',

  'how.rainbow.1': 'Gioca come a Yahtzee. Ogni dado tirato cade anche su un colore: rosso, verde o blu.',
  'how.rainbow.2':
    'Full di colori richiede tre dadi di un colore e due di un altro. Un jolly vale per intero anche nelle caselle di colore.',
};

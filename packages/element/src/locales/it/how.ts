/** Italian. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Riempi 13 caselle in 13 turni. Vince il totale più alto.',
  'how.yahtzee.2':
    'Le caselle dei numeri sommano i dadi del loro numero. Con 63 o più nella sezione superiore (tre dadi per ogni numero) ottieni un bonus di 35.',
  'how.yahtzee.3':
    'Tris, Poker e Chance valgono la somma dei cinque dadi. Full vale 25, Piccola scala (quattro qualsiasi in sequenza) 30, Grande scala (cinque in sequenza) 40, {five} (cinque uguali) 50.',
  'how.yahtzee.4': 'Dopo aver segnato 50 nella casella {five}, ogni {five} in più vale +100.',
  'how.yahtzee.5':
    'Quando la casella {five} è occupata, ogni {five} in più è un jolly: va nella casella del suo numero. Se è occupata, vale per intero in ogni casella inferiore libera; se non ce ne sono, segna 0 in una superiore.',

  'how.kniffel.1':
    'Riempi 13 caselle in 13 turni, con i punti dello Yahtzee: bonus di 35 con 63 o più sopra, Full 25, scale 30 e 40, {five} (cinque uguali) 50, per tutto il resto la somma dei dadi.',
  'how.kniffel.2':
    'Quando la casella {five} è occupata, anche con 0, ogni {five} in più va nella casella del suo numero e lì vale +50.',
  'how.kniffel.3':
    'Se anche quella casella è occupata, questo {five} è un jolly: in ogni casella inferiore libera vale 25, 30, 40 o la somma dei suoi dadi. Un jolly non dà punti extra.',
  'how.kniffel.4':
    'Se nessuna casella inferiore è libera, segna 0 in una superiore. Vince il totale più alto.',

  'how.yams.1':
    'Riempi 13 caselle in 13 turni. Le caselle dei numeri sommano i loro dadi; con 63 o più in tutto danno un bonus di 35.',
  'how.yams.2': 'Tris, Poker e Fortuna valgono la somma dei cinque dadi.',
  'how.yams.3':
    'Full vale la somma dei suoi dadi, ma almeno 25. Piccola scala (quattro qualsiasi in sequenza) vale 30, Grande scala 40, {five} (cinque uguali) 50.',
  'how.yams.4':
    'Fare {five} una seconda volta non dà niente in più e non vale come jolly. Vince il totale più alto.',

  'how.yams-16.1': 'Gioca come a Yams, con 16 caselle e 16 turni.',
  'how.yams-16.2':
    'Coppia vale la somma dei cinque dadi se due sono uguali; Doppia coppia, lo stesso con due coppie diverse (va bene anche un full).',
  'how.yams-16.3':
    'Miseria vale 36 meno la somma dei dadi, quindi più è bassa, meglio è: cinque uno danno 31.',
  'how.yams-16.4': 'Bonus di 35 con 63 o più sopra. Vince il totale più alto.',

  'how.yatzy.1':
    'Riempi 15 caselle in 15 turni. Le caselle dei numeri sommano i loro dadi; con 63 o più in tutto danno un bonus di 50.',
  'how.yatzy.2':
    'Coppia, Doppia coppia, Tris e Poker sommano solo i dadi uguali. Doppia coppia richiede due numeri diversi.',
  'how.yatzy.3': 'Piccola scala è 1-2-3-4-5 e vale 15; Grande scala è 2-3-4-5-6 e vale 20.',
  'how.yatzy.4':
    'Full e Chance valgono la somma di tutti i dadi; {five} (cinque uguali) vale 50. Fare {five} una seconda volta non dà niente in più. Vince il totale più alto.',

  'how.yatzy-forced.1': 'Si segna come a Yatzy, ma riempi le caselle in ordine, da «Uno» fino a «{five}».',
  'how.yatzy-forced.2': 'Conosci la casella prima di tirare: gioca solo per quella.',
  'how.yatzy-forced.3': 'Se i dadi non vanno bene, segna 0; nel turno dopo giochi per la casella successiva.',
  'how.yatzy-forced.4': 'Bonus di 50 con 63 o più sopra. Vince il totale più alto.',

  'how.yatzy-forced-up.1':
    'Si segna come a Yatzy, ma riempi le caselle in ordine dal basso: prima «{five}», poi «Chance», e «Uno» per ultima.',
  'how.yatzy-forced-up.2':
    'Conosci la casella prima di tirare. Se i dadi non vanno bene, segna 0 e sali di una casella.',
  'how.yatzy-forced-up.3': 'Bonus di 50 con 63 o più sopra. Vince il totale più alto.',

  'how.yatzy-osto.1': 'Si segna come a Yatzy.',
  'how.yatzy-osto.2':
    'Ogni tiro non usato resta di riserva: due se ti fermi dopo il primo, uno se ti fermi dopo il secondo.',
  'how.yatzy-osto.3':
    'In un turno successivo, dopo i tuoi tre tiri, ogni tiro di riserva ne compra uno in più. Spendine quanti ne hai.',
  'how.yatzy-osto.4':
    'Un turno con tiri comprati non dà riserve, e i tiri avanzati alla fine non valgono niente. Vince il totale più alto.',

  'how.yatzy-osto-strict.1':
    'Gioca come a Yatzy con acquisti: i tiri non usati restano di riserva e comprano tiri nei turni successivi.',
  'how.yatzy-osto-strict.2':
    'Restano di riserva solo se la casella che riempi vale più di 0: sacrificare presto una casella non rende niente.',
  'how.yatzy-osto-strict.3': 'Vince il totale più alto.',

  'how.yatzy-x.1':
    'Riempi tre colonne di Yatzy, 45 caselle in 45 turni. In ogni turno riempi una casella libera di una colonna qualsiasi.',
  'how.yatzy-x.2':
    'La seconda colonna conta doppio, la terza triplo. Le caselle mostrano i punti già moltiplicati.',
  'how.yatzy-x.3': 'Ogni colonna ha il suo bonus con 63 o più prima di moltiplicare: 50, 100 e 150.',
  'how.yatzy-x.4': 'Vince il totale più alto di tutte le colonne insieme.',

  'how.yatzy-3way.1':
    'Riempi tre colonne di Yatzy, 45 caselle in 45 turni. In ogni turno riempi una casella di una colonna.',
  'how.yatzy-3way.2':
    '«Libera» si riempie in qualsiasi ordine, «Discesa» da «Uno» a «{five}», «Salita» da «{five}» a «Uno».',
  'how.yatzy-3way.3': 'Ogni colonna ha il suo bonus di 50 con 63 o più.',
  'how.yatzy-3way.4': 'Vince il totale più alto di tutte le colonne insieme.',

  'how.yatzy-combo.1':
    'Riempi tre colonne di Yatzy, 45 caselle in 45 turni. In ogni turno riempi una casella di una colonna.',
  'how.yatzy-combo.2':
    '«Libera» si riempie in qualsiasi ordine; «Discesa», da «Uno» a «{five}». «Acquisti» si riempie in qualsiasi ordine e ti lascia comprare tiri.',
  'how.yatzy-combo.3':
    'I tiri non usati restano di riserva solo se riempi una casella di «Acquisti», e dopo un tiro comprato devi riempire una casella di quella colonna.',
  'how.yatzy-combo.4':
    'Ogni colonna ha il suo bonus di 50 con 63 o più. Vince il totale più alto di tutte le colonne insieme.',

  'how.yatzy-declared.1': 'Si segna come a Yatzy, ma dopo il primo tiro devi dichiarare una casella libera.',
  'how.yatzy-declared.2':
    'Poi tiri ancora, fino a due volte. Il risultato va nella casella dichiarata, con 0 se non va bene.',
  'how.yatzy-declared.3': 'Puoi dichiarare e fermarti subito se il primo tiro ti basta.',
  'how.yatzy-declared.4': 'Bonus di 50 con 63 o più sopra. Vince il totale più alto.',

  'how.maxi-yatzy.1':
    'Tira sei dadi e riempi 20 caselle. Le caselle dei numeri sommano i loro dadi; con 84 o più in tutto (quattro dadi per ogni numero) danno un bonus di 100.',
  'how.maxi-yatzy.2':
    'Coppie, dadi uguali e full sommano solo i dadi della combinazione, e i loro gruppi devono essere di numeri diversi. Villa sono due tris; Torre, quattro uguali e una coppia.',
  'how.maxi-yatzy.3':
    'Nelle scale gli altri dadi sono liberi: Piccola scala (da 1 a 5) vale 15, Grande scala (da 2 a 6) 20, Scala completa (da 1 a 6) 21.',
  'how.maxi-yatzy.4':
    'Chance vale la somma di tutti i dadi, {five} (sei uguali) 100. Vince il totale più alto.',

  'how.maxi-yatzy-saved.1': 'Si segna come a Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Ogni turno porta tre tiri nuovi. Quelli che non usi restano di riserva e puoi spenderli in qualsiasi turno successivo.',
  'how.maxi-yatzy-saved.3': 'Sei dadi, 20 caselle, bonus di 100 con 84 o più. Vince il totale più alto.',

  'how.maxi-yatzy-fi.1': 'Gioca come a Maxi Yatzy, con sei dadi e 20 caselle.',
  'how.maxi-yatzy-fi.2': 'Il bonus con 84 o più è di 50, e Scala completa (da 1 a 6) vale 30.',
  'how.maxi-yatzy-fi.3': 'Vince il totale più alto.',

  'how.seven-yatzy.1':
    'Tira sette dadi e riempi 24 caselle. Con 105 o più nella sezione superiore (cinque dadi per ogni numero) ottieni un bonus di 150.',
  'how.seven-yatzy.2':
    'Alle caselle di Maxi Yatzy si aggiungono Sei uguali, Full e coppia (tre, due e due), Castello (quattro e tre) e Grattacielo (cinque e due). Sommano solo i dadi della combinazione, ogni gruppo di un numero diverso.',
  'how.seven-yatzy.3':
    'Le scale valgono 15, 20 e 21 e lasciano liberi gli altri dadi; {five} (sette uguali) vale 150.',
  'how.seven-yatzy.4':
    'Nessuno ha pubblicato le regole complete; questa è una nostra ricostruzione. Vince il totale più alto.',

  'how.yatzy-american.1':
    'Riempi 13 caselle in 13 turni. Le caselle dei numeri sommano i loro dadi; con 63 o più in tutto danno un bonus di 50.',
  'how.yatzy-american.2': 'Tris, Poker e Chance valgono la somma di tutti i dadi.',
  'how.yatzy-american.3':
    'Full vale 25, Piccola scala (quattro qualsiasi in sequenza) 30, Grande scala 40, {five} (cinque uguali) 50.',
  'how.yatzy-american.4':
    'Non ci sono coppie né jolly, né punti extra se fai {five} una seconda volta. Vince il totale più alto.',

  'how.yacht.1': 'Riempi 12 caselle in 12 turni. Non ci sono bonus né jolly.',
  'how.yacht.2':
    'Le caselle dei numeri sommano i loro dadi. Full e Scelta valgono la somma di tutti i dadi; cinque uguali non valgono come full.',
  'how.yacht.3': 'Poker vale la somma dei quattro dadi uguali.',
  'how.yacht.4':
    'Piccola scala (1-2-3-4-5) e Grande scala (2-3-4-5-6) valgono 30 ciascuna, Yacht (cinque uguali) 50. Vince il totale più alto.',

  'how.generala.1': 'Riempi 10 caselle: sei dei numeri, Escalera, Full, Póker e Generala. Non c’è bonus.',
  'how.generala.2': 'Ciò che riesce al primo tiro è «servito» e vale 5 in più, vedi la tabella.',
  'how.generala.3':
    'Póker richiede quattro uguali e vale lo stesso con qualsiasi numero; vanno bene anche cinque uguali.',
  'how.generala.4':
    'Una Generala al primo tiro di un turno vince subito tutta la partita, anche se la sua casella è occupata. Altrimenti vince il totale più alto.',

  'how.poker-dice.1': 'Da 2 a 20 giocatori. Si giocano cinque mani; vince chi ne vince di più.',
  'how.poker-dice.2':
    'In ogni mano ciascuno gioca un turno di tre tiri al massimo e tiene la combinazione con cui finisce.',
  'how.poker-dice.3':
    'La combinazione migliore vince la mano. A parità decidono prima i dadi della combinazione, a cominciare dal gruppo più grande, poi gli altri dadi; l’asso è il più alto. Se la parità resta, ognuno di loro vince la mano.',
  'how.poker-dice.4': 'Non si somma niente: una combinazione conta solo nella sua mano.',

  'how.cheerio.1': 'Fino a 12 giocatori. Riempi 11 caselle in 11 turni; non c’è bonus.',
  'how.cheerio.2': 'Le caselle dei numeri sommano i loro dadi; le altre valgono secondo la tabella.',
  'how.cheerio.3': 'Vince il totale più alto. Chi è in parità al primo posto gioca un’altra partita.',

  'how.cheerio-wild.1': 'Riempi sette caselle: da «Uno» a «Sei», più «Cheerio».',
  'how.cheerio-wild.2':
    'Gli uno sono jolly: un uno può valere come qualsiasi numero mostrato da un altro dado. Una casella vale il suo numero moltiplicato per quanti sono i suoi dadi e gli uno insieme: 1-1-1-2-3 vale 8 in «Due» o 12 in «Tre».',
  'how.cheerio-wild.3':
    'Cinque dadi di un numero senza uno jolly valgono il doppio nella casella di quel numero: cinque quattro fanno 40.',
  'how.cheerio-wild.4':
    'Cheerio vale 50 con cinque uguali o cinque in sequenza, 25 con cinque uguali grazie a degli uno jolly. Vince il totale più alto; a parità al primo posto si gioca un’altra partita.',

  'how.cheerio-extended.1': 'Riempi 13 caselle in 13 turni; non c’è bonus, e gli uno non sono jolly.',
  'how.cheerio-extended.2':
    'Le caselle dei numeri sommano i loro dadi, Somma somma tutti i dadi; le altre valgono secondo la tabella.',
  'how.cheerio-extended.3':
    'Vince il totale più alto. Chi è in parità al primo posto gioca un’altra partita.',

  'how.crag.1':
    'Si gioca con tre dadi e solo due tiri per turno. Riempi 13 caselle in 13 turni; non c’è bonus.',
  'how.crag.2': 'Le caselle dei numeri sommano i loro dadi; le altre valgono secondo la tabella.',
  'how.crag.3': 'Un Crag è una somma di 13 con una coppia. Si può segnare anche in «Tredici», per 26.',
  'how.crag.4': 'Vince il totale più alto.',

  'how.escalero.1':
    'Da 2 a 4 giocatori. Riempi dieci righe in tre colonne, 30 caselle in 30 turni; in ogni turno riempi la casella libera che vuoi.',
  'how.escalero.2':
    'I dadi mostrano facce del poker: nove, dieci, fante, donna, re e asso. Le righe dei numeri danno 1 per ogni nove, e così via fino a 6 per ogni asso.',
  'how.escalero.3':
    'Una combinazione i cui cinque dadi escono in un solo tiro, qualunque sia, è «servita» e vale di più.',
  'how.escalero.4':
    'Alla fine si confrontano le colonne, non i totali: chi ha più punti in una colonna ne riceve il valore da ciascuno degli altri.',

  'how.balut.1':
    'Riempi sette righe quattro volte ciascuna, in 28 turni. In ogni turno segni un risultato in una riga dove c’è posto.',
  'how.balut.2':
    '«Quattro», «Cinque» e «Sei» sommano i loro dadi. Scala vale 15 (1-2-3-4-5) o 20 (2-3-4-5-6). Full e Scelta valgono la somma di tutti i dadi, Balut (cinque uguali) 20 più la somma dei suoi dadi.',
  'how.balut.3':
    'Alla fine il segnapunti dà punti secondo la tabella: per le righe piene, per ogni Balut e per il totale.',
  'how.balut.4': 'Vince chi ha più punti; a parità, il totale più alto.',

  'how.kismet.1':
    'Riempi 15 caselle. I punti sui dadi hanno un colore: 1 e 6 sono neri, 2 e 5 rossi, 3 e 4 verdi.',
  'how.kismet.2': 'La Sezione base dà un bonus di 35 con 63-70, di 55 con 71-77, di 75 con 78 o più.',
  'how.kismet.3':
    'Cinque uguali vanno in tutte le caselle della Sezione Kismet tranne «Scala»; i punti sono nella tabella.',
  'how.kismet.4':
    'Dopo aver fatto punti nella casella Kismet, a ogni Kismet in più tutti gli avversari segnano 0 nella loro prima casella libera e saltano un turno. Tu segni il tuo in qualsiasi casella libera.',
  'how.kismet.5': 'Vince il totale più alto.',

  'how.yamb.1':
    'Riempi 12 righe in quattro colonne, in 48 turni. «Discesa» va dall’alto in basso, «Salita» dal basso in alto, «Libera» in qualsiasi ordine; per «Dichiarata» dichiari la casella dopo il primo tiro.',
  'how.yamb.2':
    'Le caselle dei numeri sommano i loro dadi; con 60 o più in tutto in una colonna danno 30 in quella colonna.',
  'how.yamb.3':
    'Massimo e Minimo prendono la somma di un tiro qualsiasi. La loro differenza, moltiplicata per gli Uno della colonna, si aggiunge al totale: cerca una somma alta e una bassa. Può essere negativa.',
  'how.yamb.4':
    'Scala vale tanto più quanto prima riesce. Vince il totale più alto di tutte le colonne insieme.',

  'how.triple-yahtzee.1':
    'Riempi tre colonne di Yahtzee, 39 caselle in 39 turni. In ogni turno riempi la casella libera che vuoi.',
  'how.triple-yahtzee.2':
    'La seconda colonna conta doppio, la terza triplo, compreso il bonus di 35 con 63 o più sopra.',
  'how.triple-yahtzee.3':
    'Quando tutte e tre le caselle {five} sono occupate, ogni {five} in più è un jolly: va in una casella libera del suo numero; quando queste sono occupate, vale per intero in ogni casella inferiore libera.',
  'how.triple-yahtzee.4':
    'Se in nessuna delle tre caselle {five} c’è 0, vale inoltre 100, 200 o 300, secondo la colonna che riempi. Vince il totale più alto.',

  'how.sachsenkniffel.1':
    'Due o più giocatori fanno a gara a completare 12 righe di sei croci. Non ci sono punti.',
  'how.sachsenkniffel.2':
    'Un turno ha fino a tre tiri di sei dadi. A uno di questi scegli una riga in cui i dadi fanno croci; è la tua riga per questo turno.',
  'how.sachsenkniffel.3':
    'Metti da parte i dadi della tua riga e tira di nuovo gli altri per farvi altre croci. Le croci oltre la sesta sono perse. Se fino all’ultimo tiro niente va bene, non segni niente.',
  'how.sachsenkniffel.4': 'Se usi tutti e sei i dadi o completi la riga, giochi subito un altro turno.',
  'how.sachsenkniffel.5':
    'Vince chi completa per primo tutte le righe. Il giro si gioca fino in fondo; chi finisce nello stesso giro gioca lo spareggio.',

  'how.lucky7.1': 'Gioca come a Yahtzee con cinque dadi a sette facce: 14 caselle, tra cui «Sette».',
  'how.lucky7.2': 'Con 84 o più nella sezione superiore (tre dadi per ogni numero) ottieni un bonus di 35.',
  'how.lucky7.3':
    'Full vale 25, Piccola scala (quattro qualsiasi in sequenza) 30, Grande scala (cinque in sequenza, fino a 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Ogni {five} in più vale +100 ed è un jolly come a Yahtzee. Gran parte di queste regole è una nostra ricostruzione. Vince il totale più alto.',

  'how.tricolor.1':
    'Riempi le 15 caselle di Kismet. I punti sui dadi hanno un colore: 1 e 6 sono blu, 2 e 5 rossi, 3 e 4 verdi.',
  'how.tricolor.2': 'I punti, il bonus di 35, 55 o 75 e la penalità per gli avversari sono quelli di Kismet.',
  'how.tricolor.3':
    'Delle regole originali resta solo «simile a Kismet»; questa è una nostra ricostruzione. Vince il totale più alto.',

  'how.rainbow.1':
    'Gioca come a Yahtzee con 17 caselle. Ogni dado tirato cade anche su un colore: rosso, verde o blu.',
  'how.rainbow.2':
    'Colore rosso, Colore verde e Colore blu valgono 35 ciascuno se tutti e cinque i dadi hanno quel colore. Full di colori vale 15 con tre dadi di un colore e due di un altro.',
  'how.rainbow.3':
    'Se nella tua casella {five} c’è 50, ogni {five} in più vale +100, e +200 se tutti i suoi dadi sono di un solo colore.',
  'how.rainbow.4':
    'Un jolly vale per intero anche nelle caselle di colore. Bonus di 35 con 63 o più sopra. Vince il totale più alto.',
};

/** German. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1': 'Fülle 13 Felder in 13 Runden. Die höchste Gesamtsumme gewinnt.',
  'how.yahtzee.2':
    'Zahlenfelder zählen die Augen ihrer Zahl. Kommst du im oberen Teil auf 63 oder mehr (drei von jeder Zahl), erhältst du 35 Punkte Bonus.',
  'how.yahtzee.3':
    'Dreierpasch, Viererpasch und Chance zählen alle Augen der fünf Würfel. Full House bringt 25, Kleine Straße (beliebige vier in Folge) 30, Große Straße (fünf in Folge) 40, {five} (fünf gleiche) 50.',
  'how.yahtzee.4': 'Stehen im Feld „{five}“ 50 Punkte, bringt jeder weitere {five} +100.',
  'how.yahtzee.5':
    'Ist das Feld „{five}“ gefüllt, wird jeder weitere {five} zum Joker: Der Wurf muss in sein Zahlenfeld. Ist es schon gefüllt, zählt er in jedem freien unteren Feld voll; ist unten keines mehr frei, trägst du 0 in ein oberes Feld ein.',

  'how.kniffel.1':
    'Fülle 13 Felder in 13 Runden. Gezählt wird wie bei Yahtzee: Bonus 35 ab 63 im oberen Teil, Full House 25, Straßen 30 und 40, {five} (fünf gleiche) 50, alle anderen Felder die Augensumme.',
  'how.kniffel.2':
    'Ist das Feld „{five}“ gefüllt, und sei es mit 0, kommt jeder weitere {five} ins passende Zahlenfeld und bringt dort +50.',
  'how.kniffel.3':
    'Ist auch dieses Zahlenfeld gefüllt, wird {five} zum Joker: In jedem freien unteren Feld bringt der Wurf 25, 30, 40 oder seine Augensumme. Ein Joker bringt keine Extrapunkte.',
  'how.kniffel.4':
    'Ist kein unteres Feld mehr frei, trägst du 0 in ein oberes Feld ein. Die höchste Gesamtsumme gewinnt.',

  'how.yams.1':
    'Fülle 13 Felder in 13 Runden. Zahlenfelder zählen die Augen ihrer Zahl; zusammen 63 oder mehr bringen 35 Punkte Bonus.',
  'how.yams.2': 'Dreierpasch, Viererpasch und Chance zählen alle Augen der fünf Würfel.',
  'how.yams.3':
    'Full House zählt alle Augen, mindestens aber 25. Kleine Straße (beliebige vier in Folge) bringt 30, Große Straße 40, {five} (fünf gleiche) 50.',
  'how.yams.4':
    'Ein zweites Mal {five} bringt nichts extra und ist kein Joker. Die höchste Gesamtsumme gewinnt.',

  'how.yams-16.1': 'Spiele wie bei Yams, mit 16 Feldern und 16 Runden.',
  'how.yams-16.2':
    'Ein Paar zählt alle Augen der fünf Würfel, wenn zwei gleich sind; Zwei Paare ebenso bei zwei verschiedenen Paaren (auch ein Full House gilt).',
  'how.yams-16.3':
    'Misère zählt 36 minus die Augensumme, also sind niedrige Würfe am besten: Fünf Einsen bringen 31.',
  'how.yams-16.4': 'Bonus 35 ab 63 im oberen Teil. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy.1':
    'Fülle 15 Felder in 15 Runden. Zahlenfelder zählen die Augen ihrer Zahl; zusammen 63 oder mehr bringen 50 Punkte Bonus.',
  'how.yatzy.2':
    'Ein Paar, Zwei Paare, Dreierpasch und Viererpasch zählen nur die gleichen Würfel. Für Zwei Paare brauchst du zwei verschiedene Zahlen.',
  'how.yatzy.3': 'Kleine Straße ist 1-2-3-4-5 und bringt 15; Große Straße ist 2-3-4-5-6 und bringt 20.',
  'how.yatzy.4':
    'Full House und Chance zählen alle Augen; {five} (fünf gleiche) bringt 50. Ein zweites Mal {five} bringt nichts extra. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-forced.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder der Reihe nach, von Einser bis {five}.',
  'how.yatzy-forced.2': 'Du kennst dein Feld schon vor dem Wurf, also würfle nur für dieses eine.',
  'how.yatzy-forced.3':
    'Passen die Würfel nicht, kommt 0 hinein, und dein nächster Zug gilt dem nächsten Feld.',
  'how.yatzy-forced.4': 'Bonus 50 ab 63 im oberen Teil. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-forced-up.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder von unten nach oben: zuerst {five}, dann Chance, zuletzt Einser.',
  'how.yatzy-forced-up.2':
    'Du kennst dein Feld schon vor dem Wurf. Passen die Würfel nicht, kommt 0 hinein, und du rückst nach oben.',
  'how.yatzy-forced-up.3': 'Bonus 50 ab 63 im oberen Teil. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-osto.1': 'Gezählt wird wie bei Yatzy.',
  'how.yatzy-osto.2':
    'Jeden Wurf, den du nicht nutzt, sparst du: zwei, wenn du nach dem ersten aufhörst, einen, wenn du nach dem zweiten aufhörst.',
  'how.yatzy-osto.3':
    'In einem späteren Zug kaufst du nach deinen drei Würfen mit jedem gesparten Wurf einen weiteren. Du kannst alle einsetzen, die du hast.',
  'how.yatzy-osto.4':
    'In einem Zug mit gekauften Würfen sparst du nichts, und am Ende übrige Würfe sind nichts wert. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-osto-strict.1':
    'Spiele wie bei Kauf-Yatzy: Nicht genutzte Würfe sparst du und kaufst damit Würfe in späteren Zügen.',
  'how.yatzy-osto-strict.2':
    'Du sparst nur, wenn dein Feld mehr als 0 bringt; ein Feld früh aufzugeben bringt also nichts.',
  'how.yatzy-osto-strict.3': 'Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-x.1':
    'Fülle drei Yatzy-Spalten, 45 Felder in 45 Runden. Jeder Zug füllt ein freies Feld in einer beliebigen Spalte.',
  'how.yatzy-x.2':
    'Die zweite Spalte zählt doppelt, die dritte dreifach. Die Felder zeigen die vervielfachten Punkte.',
  'how.yatzy-x.3':
    'Jede Spalte hat ihren eigenen Bonus, wenn sie oben vor dem Vervielfachen auf 63 oder mehr kommt: 50, 100 und 150.',
  'how.yatzy-x.4': 'Die höchste Gesamtsumme aller Spalten gewinnt.',

  'how.yatzy-3way.1':
    'Fülle drei Yatzy-Spalten, 45 Felder in 45 Runden. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yatzy-3way.2':
    'Frei nimmt die Felder in beliebiger Reihenfolge, Abwärts geht von Einser bis {five}, Aufwärts von {five} bis Einser.',
  'how.yatzy-3way.3': 'Jede Spalte hat ihren eigenen Bonus: 50 ab 63.',
  'how.yatzy-3way.4': 'Die höchste Gesamtsumme aller Spalten gewinnt.',

  'how.yatzy-combo.1':
    'Fülle drei Yatzy-Spalten, 45 Felder in 45 Runden. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yatzy-combo.2':
    'Frei nimmt die Felder in beliebiger Reihenfolge. Abwärts geht von Einser bis {five}. Kauf nimmt jede Reihenfolge und lässt dich Würfe kaufen.',
  'how.yatzy-combo.3':
    'Nicht genutzte Würfe sparst du nur, wenn du ein Feld der Spalte Kauf füllst, und nach einem gekauften Wurf musst du dort ein Feld füllen.',
  'how.yatzy-combo.4':
    'Jede Spalte hat ihren eigenen Bonus: 50 ab 63. Die höchste Gesamtsumme aller Spalten gewinnt.',

  'how.yatzy-declared.1':
    'Gezählt wird wie bei Yatzy, aber nach dem ersten Wurf musst du ein freies Feld ansagen.',
  'how.yatzy-declared.2':
    'Danach würfelst du noch bis zu zweimal. Das Ergebnis kommt in das angesagte Feld, mit 0, wenn es nicht passt.',
  'how.yatzy-declared.3': 'Ist schon der erste Wurf gut genug, darfst du ansagen und gleich aufhören.',
  'how.yatzy-declared.4': 'Bonus 50 ab 63 im oberen Teil. Die höchste Gesamtsumme gewinnt.',

  'how.maxi-yatzy.1':
    'Wirf sechs Würfel und fülle 20 Felder. Zahlenfelder zählen die Augen ihrer Zahl; zusammen 84 oder mehr (vier von jeder Zahl) bringen 100 Punkte Bonus.',
  'how.maxi-yatzy.2':
    'Paare, Pasche und Häuser zählen nur die passenden Würfel und brauchen verschiedene Zahlen. Villa sind zweimal drei gleiche, Turm vier gleiche und ein Paar.',
  'how.maxi-yatzy.3':
    'Bei Straßen sind die übrigen Würfel frei: Kleine Straße (1 bis 5) bringt 15, Große Straße (2 bis 6) 20, Volle Straße (1 bis 6) 21.',
  'how.maxi-yatzy.4':
    'Chance zählt alle Augen, {five} (sechs gleiche) bringt 100. Die höchste Gesamtsumme gewinnt.',

  'how.maxi-yatzy-saved.1': 'Gezählt wird wie bei Maxi-Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Jeder Zug bringt drei neue Würfe. Würfe, die du nicht nutzt, behältst du und kannst sie in jedem späteren Zug einsetzen.',
  'how.maxi-yatzy-saved.3': 'Sechs Würfel, 20 Felder, Bonus 100 ab 84. Die höchste Gesamtsumme gewinnt.',

  'how.maxi-yatzy-fi.1': 'Spiele wie bei Maxi-Yatzy, mit sechs Würfeln und 20 Feldern.',
  'how.maxi-yatzy-fi.2': 'Der Bonus ab 84 beträgt 50, und Volle Straße (1 bis 6) bringt 30.',
  'how.maxi-yatzy-fi.3': 'Die höchste Gesamtsumme gewinnt.',

  'how.seven-yatzy.1':
    'Wirf sieben Würfel und fülle 24 Felder. 105 oder mehr im oberen Teil (fünf von jeder Zahl) bringen 150 Punkte Bonus.',
  'how.seven-yatzy.2':
    'Zu den Feldern von Maxi-Yatzy kommen Sechserpasch, Full House + Paar (drei, zwei und zwei gleiche), Schloss (vier und drei) und Hochhaus (fünf und zwei). Sie zählen nur die passenden Würfel, jede Gruppe mit einer anderen Zahl.',
  'how.seven-yatzy.3':
    'Straßen bringen 15, 20 und 21, die übrigen Würfel sind dabei frei; {five} (sieben gleiche) bringt 150.',
  'how.seven-yatzy.4':
    'Vollständige Regeln hat niemand veröffentlicht; dies ist unsere Rekonstruktion. Die höchste Gesamtsumme gewinnt.',

  'how.yatzy-american.1':
    'Fülle 13 Felder in 13 Runden. Zahlenfelder zählen die Augen ihrer Zahl; zusammen 63 oder mehr bringen 50 Punkte Bonus.',
  'how.yatzy-american.2': 'Dreierpasch, Viererpasch und Chance zählen alle Augen.',
  'how.yatzy-american.3':
    'Full House 25, Kleine Straße (beliebige vier in Folge) 30, Große Straße 40, {five} (fünf gleiche) 50.',
  'how.yatzy-american.4':
    'Es gibt keine Paare, keine Joker und nichts extra für ein zweites Mal {five}. Die höchste Gesamtsumme gewinnt.',

  'how.yacht.1': 'Fülle 12 Felder in 12 Runden. Es gibt weder Bonus noch Joker.',
  'how.yacht.2':
    'Zahlenfelder zählen die Augen ihrer Zahl. Full House und Choice zählen alle Augen; fünf gleiche sind kein Full House.',
  'how.yacht.3': 'Viererpasch zählt die vier gleichen Würfel.',
  'how.yacht.4':
    'Kleine Straße (1-2-3-4-5) und Große Straße (2-3-4-5-6) bringen je 30, Yacht (fünf gleiche) 50. Die höchste Gesamtsumme gewinnt.',

  'how.generala.1':
    'Fülle 10 Felder: sechs Zahlenfelder, Escalera, Full, Póker und Generala. Es gibt keinen Bonus.',
  'how.generala.2': 'Was dir im ersten Wurf gelingt, ist „serviert“ und bringt 5 mehr, siehe Tabelle.',
  'how.generala.3':
    'Póker braucht vier gleiche und bringt bei jeder Zahl gleich viel; auch fünf gleiche gelten.',
  'how.generala.4':
    'Eine Generala im ersten Wurf eines Zuges gewinnt sofort das ganze Spiel, auch wenn ihr Feld schon gefüllt ist. Sonst gewinnt die höchste Gesamtsumme.',

  'how.poker-dice.1': 'Für 2 bis 20 Spieler. Spielt fünf Runden; wer die meisten Runden gewinnt, ist Sieger.',
  'how.poker-dice.2':
    'In jeder Runde hat jeder einen Zug mit bis zu drei Würfen und behält das Blatt, mit dem der Zug endet.',
  'how.poker-dice.3':
    'Das beste Blatt gewinnt die Runde. Sind Blätter gleich, entscheiden erst die passenden Würfel, die größere Gruppe zuerst, dann die übrigen; Asse sind am höchsten. Sind Blätter auch dann gleich, gewinnt jedes von ihnen die Runde.',
  'how.poker-dice.4': 'Nichts wird zusammengezählt, ein Blatt zählt also nur in seiner Runde.',

  'how.cheerio.1': 'Für bis zu 12 Spieler. Fülle 11 Felder in 11 Runden; es gibt keinen Bonus.',
  'how.cheerio.2': 'Zahlenfelder zählen die Augen ihrer Zahl; die anderen Felder zählen nach der Tabelle.',
  'how.cheerio.3':
    'Die höchste Gesamtsumme gewinnt. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',

  'how.cheerio-wild.1': 'Fülle sieben Felder: Einser bis Sechser und Cheerio.',
  'how.cheerio-wild.2':
    'Einsen sind Joker: Eine Eins darf für jede Zahl stehen, die ein anderer Würfel zeigt. Ein Zahlenfeld bringt seine Zahl mal die Anzahl ihrer Würfel und der Einsen zusammen, 1-1-1-2-3 also 8 bei Zweier oder 12 bei Dreier.',
  'how.cheerio-wild.3':
    'Fünf von einer Zahl ohne Einsen als Joker zählen in ihrem Zahlenfeld doppelt: Fünf Vieren bringen 40.',
  'how.cheerio-wild.4':
    'Cheerio bringt 50 für fünf gleiche oder fünf in Folge, 25 für fünf gleiche mit Einsen als Joker. Die höchste Gesamtsumme gewinnt; bei Gleichstand an der Spitze folgt noch ein Spiel.',

  'how.cheerio-extended.1':
    'Fülle 13 Felder in 13 Runden; es gibt keinen Bonus, und Einsen sind keine Joker.',
  'how.cheerio-extended.2':
    'Zahlenfelder zählen die Augen ihrer Zahl, Summe zählt alle Augen; die anderen Felder zählen nach der Tabelle.',
  'how.cheerio-extended.3':
    'Die höchste Gesamtsumme gewinnt. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',

  'how.crag.1':
    'Spiele mit drei Würfeln und nur zwei Würfen je Zug. Fülle 13 Felder in 13 Runden; es gibt keinen Bonus.',
  'how.crag.2': 'Zahlenfelder zählen die Augen ihrer Zahl; die anderen Felder zählen nach der Tabelle.',
  'how.crag.3':
    'Crag ist eine Augensumme von 13 mit einem Paar darin. Du darfst ihn auch bei Dreizehn eintragen, für 26.',
  'how.crag.4': 'Die höchste Gesamtsumme gewinnt.',

  'how.escalero.1':
    'Für 2 bis 4 Spieler. Fülle zehn Zeilen in drei Spalten, 30 Felder in 30 Runden; jeder Zug füllt ein beliebiges freies Feld.',
  'how.escalero.2':
    'Die Würfel zeigen Pokerkarten: Neun, Zehn, Bube, Dame, König und Ass. Zahlenzeilen bringen 1 für jede Neun bis 6 für jedes Ass.',
  'how.escalero.3':
    'Fallen alle fünf Würfel einer Kombination in einem einzigen Wurf, gleich im wievielten, ist sie „serviert“ und bringt mehr.',
  'how.escalero.4':
    'Am Ende werden Spalten verglichen, nicht Gesamtsummen: Wer in einer Spalte die meisten Punkte hat, gewinnt ihren Wert von jedem anderen.',

  'how.balut.1':
    'Fülle sieben Zeilen je viermal, 28 Runden. Jeder Zug macht einen Eintrag in einer beliebigen Zeile, die noch Platz hat.',
  'how.balut.2':
    'Vierer, Fünfer und Sechser zählen die Augen ihrer Zahl. Straße bringt 15 (1-2-3-4-5) oder 20 (2-3-4-5-6). Full House und Choice zählen alle Augen, Balut (fünf gleiche) alle Augen und dazu 20.',
  'how.balut.3':
    'Am Ende bringt der Spielzettel Punkte nach der Tabelle: für volle Zeilen, für jeden Balut und für die Gesamtsumme.',
  'how.balut.4': 'Die meisten Punkte gewinnen; bei Gleichstand entscheidet die höhere Gesamtsumme.',

  'how.kismet.1': 'Fülle 15 Felder. Die Augen haben Farben: 1 und 6 sind schwarz, 2 und 5 rot, 3 und 4 grün.',
  'how.kismet.2': 'Der Grundteil bringt einen Bonus von 35 bei 63 bis 70, 55 bei 71 bis 77, 75 ab 78.',
  'how.kismet.3':
    'Fünf gleiche passen in jedes Feld im Kismet-Teil außer Straße; die Punkte stehen in der Tabelle.',
  'how.kismet.4':
    'Hast du im Feld „Kismet“ Punkte, zwingt jeder weitere Kismet alle Gegner, 0 in ihr erstes freies Feld einzutragen und auszusetzen. Deinen trägst du in ein beliebiges freies Feld ein.',
  'how.kismet.5': 'Die höchste Gesamtsumme gewinnt.',

  'how.yamb.1':
    'Fülle 12 Zeilen in vier Spalten, 48 Runden. Abwärts geht von oben nach unten, Aufwärts von unten nach oben, Frei in beliebiger Reihenfolge; bei Ansage sagst du das Feld nach dem ersten Wurf an.',
  'how.yamb.2':
    'Zahlenfelder zählen die Augen ihrer Zahl; in einer Spalte zusammen 60 oder mehr bringen ihr 30 Bonus.',
  'how.yamb.3':
    'Maximum und Minimum nehmen die Augensumme eines beliebigen Wurfs auf. Ihre Differenz mal die Punkte bei Einser in der Spalte kommt hinzu, also fülle sie hoch und niedrig; sie kann negativ sein.',
  'how.yamb.4':
    'Straße bringt umso mehr, je früher du sie schaffst. Die höchste Gesamtsumme aller Spalten gewinnt.',

  'how.triple-yahtzee.1':
    'Fülle drei Yahtzee-Spalten, 39 Felder in 39 Runden. Jeder Zug füllt ein beliebiges freies Feld.',
  'how.triple-yahtzee.2':
    'Die zweite Spalte zählt doppelt, die dritte dreifach, auch beim Bonus von 35 ab 63 im oberen Teil.',
  'how.triple-yahtzee.3':
    'Sind alle drei Felder „{five}“ gefüllt, wird noch einmal {five} zum Joker: Der Wurf muss in ein freies Feld seiner Zahl; sind diese gefüllt, zählt er in jedem freien unteren Feld voll.',
  'how.triple-yahtzee.4':
    'Steht in keinem der drei Felder „{five}“ eine 0, bringt der Wurf außerdem 100, 200 oder 300, je nachdem, in welche Spalte du einträgst. Die höchste Gesamtsumme gewinnt.',

  'how.sachsenkniffel.1':
    'Zwei oder mehr Spieler füllen um die Wette 12 Zeilen mit je sechs Kreuzen. Punkte gibt es nicht.',
  'how.sachsenkniffel.2':
    'Ein Zug hat bis zu drei Würfe mit sechs Würfeln. Nach einem davon wählst du eine Zeile, in der die Würfel Kreuze bringen; das ist deine Zeile für diesen Zug.',
  'how.sachsenkniffel.3':
    'Lege die Würfel deiner Zeile beiseite und würfle mit den übrigen um weitere Kreuze. Kreuze über das sechste hinaus verfallen. Passt bis zum letzten Wurf nichts, trägst du nichts ein.',
  'how.sachsenkniffel.4':
    'Hast du alle sechs Würfel verwendet oder die Zeile vollendet, bist du gleich noch einmal dran.',
  'how.sachsenkniffel.5':
    'Wer zuerst alle Zeilen vollendet, gewinnt. Die Runde wird zu Ende gespielt; wer in derselben Runde fertig wird, geht ins Stechen.',

  'how.lucky7.1': 'Spiele wie bei Yahtzee, mit fünf siebenseitigen Würfeln: 14 Felder, darunter Siebener.',
  'how.lucky7.2': '84 oder mehr im oberen Teil (drei von jeder Zahl) bringen 35 Punkte Bonus.',
  'how.lucky7.3':
    'Full House 25, Kleine Straße (beliebige vier in Folge) 30, Große Straße (fünf in Folge, bis 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Jeder weitere {five} bringt +100 und ist ein Joker wie bei Yahtzee. Diese Regeln sind größtenteils unsere Rekonstruktion. Die höchste Gesamtsumme gewinnt.',

  'how.tricolor.1':
    'Fülle die 15 Felder von Kismet. Die Augen haben Farben: 1 und 6 sind blau, 2 und 5 rot, 3 und 4 grün.',
  'how.tricolor.2': 'Punkte, der Bonus von 35, 55 oder 75 und die Strafe für Gegner sind wie bei Kismet.',
  'how.tricolor.3':
    'Die ursprünglichen Regeln sind bis auf „ähnlich wie Kismet“ verloren; dies ist unsere Rekonstruktion. Die höchste Gesamtsumme gewinnt.',

  'how.rainbow.1':
    'Spiele wie bei Yahtzee, mit 17 Feldern. Jeder geworfene Würfel zeigt außerdem eine Farbe: Rot, Grün oder Blau.',
  'how.rainbow.2':
    'Roter Flush, Grüner Flush und Blauer Flush bringen je 35, wenn alle fünf Würfel diese Farbe haben. Farb-Full-House bringt 15 für drei Würfel einer Farbe und zwei einer anderen.',
  'how.rainbow.3':
    'Jeder weitere {five} bringt +100, wenn im Feld „{five}“ 50 Punkte stehen, und +200, wenn dabei alle Würfel eine Farbe haben.',
  'how.rainbow.4':
    'Ein Joker zählt auch in den Farbfeldern voll. Bonus 35 ab 63 im oberen Teil. Die höchste Gesamtsumme gewinnt.',
};

/** German. See `en/how`. */
import type { how as english } from '../en/how.js';
import type { WordsOf } from '../words.js';

export const how: WordsOf<typeof english> = {
  'how.yahtzee.1':
    'Jedes Feld verlangt eine andere Kombination der Würfel. Fülle alle Felder mit möglichst vielen Punkten.',
  'how.yahtzee.2':
    'Ist das Feld „{five}“ gefüllt, und sei es mit 0, wird jeder weitere {five} zum Joker: Der Wurf darf nicht in den unteren Teil, solange sein Zahlenfeld frei ist.',

  'how.kniffel.1': 'Gezählt wird wie bei Yahtzee; anders ist nur, was jeder weitere {five} bringt.',
  'how.kniffel.2':
    'Ist das Feld „{five}“ gefüllt, und sei es mit 0, kommt jeder weitere {five} ins passende Zahlenfeld und bringt dort Extrapunkte. Ein Joker bringt keine.',

  'how.yams.1': 'Full House zählt alle Augen, mindestens aber 25.',
  'how.yams.2': 'Ein zweites Mal {five} bringt nichts extra und ist kein Joker.',

  'how.yams-16.1':
    'Spiele wie bei Yams, mit drei Feldern mehr: Ein Paar, Zwei Paare (auch ein Full House gilt) und Misère.',
  'how.yams-16.2': 'Bei Misère sind niedrige Würfe am besten: Fünf Einsen bringen 31.',

  'how.yatzy.1':
    'Anders als bei Yahtzee zählen Dreierpasch und Viererpasch nur die gleichen Würfel, und jede Straße braucht alle fünf.',
  'how.yatzy.2': 'Ein zweites Mal {five} bringt nichts extra.',

  'how.yatzy-forced.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder der Reihe nach, von Einser bis {five}.',
  'how.yatzy-forced.2': 'Du kennst dein Feld schon vor dem Wurf, also würfle nur für dieses eine.',

  'how.yatzy-forced-up.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder von unten nach oben: zuerst {five}, dann Chance, zuletzt Einser.',
  'how.yatzy-forced-up.2':
    'Du kennst dein Feld schon vor dem Wurf. Passen die Würfel nicht, kommt 0 hinein, und du rückst nach oben.',

  'how.yatzy-osto.1':
    'Gezählt wird wie bei Yatzy, aber jeden Wurf, den du nicht nutzt, sparst du: In einem späteren Zug kaufst du damit nach deinen drei Würfen einen weiteren.',
  'how.yatzy-osto.2':
    'In einem Zug mit gekauften Würfen sparst du nichts, und am Ende übrige Würfe sind nichts wert.',

  'how.yatzy-osto-strict.1':
    'Spiele wie bei Kauf-Yatzy: Nicht genutzte Würfe sparst du und kaufst damit Würfe in späteren Zügen.',
  'how.yatzy-osto-strict.2':
    'Du sparst nur, wenn dein Feld mehr als 0 bringt; ein Feld früh aufzugeben bringt also nichts.',

  'how.yatzy-x.1': 'Fülle drei Yatzy-Spalten. Jeder Zug füllt ein freies Feld in einer beliebigen Spalte.',
  'how.yatzy-x.2':
    'Die Felder zeigen die vervielfachten Punkte. Jede Spalte hat ihren eigenen Bonus: Für ihn zählen die Punkte vor dem Vervielfachen, er selbst wird ebenfalls vervielfacht.',

  'how.yatzy-3way.1':
    'Fülle drei Yatzy-Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',

  'how.yatzy-combo.1':
    'Fülle drei Yatzy-Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yatzy-combo.2':
    'Mit jedem gesparten Wurf kaufst du einen weiteren. Nicht genutzte Würfe sparst du nur, wenn du ein Feld der Spalte Kauf füllst, und nach einem gekauften Wurf musst du dort ein Feld füllen.',

  'how.yatzy-declared.1':
    'Gezählt wird wie bei Yatzy, aber nach dem ersten Wurf musst du ein freies Feld ansagen.',
  'how.yatzy-declared.2':
    'Das Ergebnis kommt in das angesagte Feld, mit 0, wenn es nicht passt. Ist schon der erste Wurf gut genug, darfst du ansagen und gleich aufhören.',

  'how.maxi-yatzy.1': 'Spiele wie bei Yatzy, mit sechs Würfeln und mehr Kombinationen.',
  'how.maxi-yatzy.2':
    'Die Gruppen einer Kombination müssen verschiedene Zahlen zeigen; die übrigen Würfel sind frei.',

  'how.maxi-yatzy-saved.1':
    'Gezählt wird wie bei Maxi-Yatzy. Jeder Zug bringt drei neue Würfe. Würfe, die du nicht nutzt, behältst du und kannst sie in jedem späteren Zug einsetzen.',

  'how.maxi-yatzy-fi.1': 'Spiele wie bei Maxi-Yatzy, mit kleinerem Bonus und mehr Punkten für Volle Straße.',

  'how.seven-yatzy.1':
    'Maxi-Yatzy mit sieben Würfeln: Zu den Feldern kommen Sechserpasch, Full House + Paar, Schloss und Hochhaus.',
  'how.seven-yatzy.2':
    'Die Gruppen einer Kombination müssen verschiedene Zahlen zeigen; die übrigen Würfel sind frei.',

  'how.yatzy-american.1': 'Es gibt keine Paare, keine Joker und nichts extra für ein zweites Mal {five}.',

  'how.yacht.1': 'Es gibt weder Bonus noch Joker, und fünf gleiche sind kein Full House.',

  'how.generala.1': 'Was dir im ersten Wurf gelingt, ist „serviert“ und bringt mehr.',
  'how.generala.2': 'Póker bringt bei jeder Zahl gleich viel; auch fünf gleiche gelten.',
  'how.generala.3':
    'Eine Generala im ersten Wurf eines Zuges gewinnt sofort das ganze Spiel, auch wenn ihr Feld schon gefüllt ist.',

  'how.poker-dice.1':
    'In jeder Runde hat jeder einen Zug und behält das Blatt, mit dem der Zug endet; nichts wird zusammengezählt.',
  'how.poker-dice.2':
    'Sind Blätter gleich, entscheiden erst die passenden Würfel, die größere Gruppe zuerst, dann die übrigen; Asse sind am höchsten. Sind Blätter auch dann gleich, gewinnt jedes von ihnen die Runde.',

  'how.cheerio.1': 'Es gibt keinen Bonus. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',

  'how.cheerio-wild.1':
    'Einsen sind Joker: Eine Eins darf für jede Zahl stehen, die ein anderer Würfel zeigt. Ein Zahlenfeld bringt seine Zahl mal die Anzahl ihrer Würfel und der Einsen zusammen, 1-1-1-2-3 also 8 bei Zweier oder 12 bei Dreier.',
  'how.cheerio-wild.2':
    'Fünf von einer Zahl ohne Einsen als Joker zählen in ihrem Zahlenfeld doppelt: Fünf Vieren bringen 40.',
  'how.cheerio-wild.3':
    'Cheerio bringt 50 für fünf gleiche oder fünf in Folge, 25 für fünf gleiche mit Einsen als Joker. Bei Gleichstand an der Spitze folgt noch ein Spiel.',

  'how.cheerio-extended.1':
    'Es gibt keinen Bonus, und Einsen sind keine Joker. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',

  'how.crag.1': 'Spiele mit drei Würfeln und nur zwei Würfen je Zug; es gibt keinen Bonus.',
  'how.crag.2':
    'Crag ist eine Augensumme von 13 mit einem Paar darin. Du darfst ihn auch bei Dreizehn eintragen.',

  'how.escalero.1':
    'Die Würfel zeigen Pokerkarten: Neun, Zehn, Bube, Dame, König und Ass. Zahlenzeilen bringen 1 für jede Neun bis 6 für jedes Ass.',
  'how.escalero.2':
    'Fallen alle fünf Würfel einer Kombination in einem einzigen Wurf, gleich im wievielten, ist sie „serviert“ und bringt mehr.',
  'how.escalero.3':
    'Am Ende werden Spalten verglichen, nicht Gesamtsummen: Wer in einer Spalte die meisten Punkte hat, gewinnt ihren Wert von jedem anderen.',

  'how.balut.1':
    'Am Ende bringt der Spielzettel Punkte nach der Tabelle: für volle Zeilen, für jeden Balut und für die Gesamtsumme.',
  'how.balut.2': 'Die meisten Punkte gewinnen; bei Gleichstand entscheidet die höhere Gesamtsumme.',

  'how.kismet.1': 'Die Augen haben Farben: 1 und 6 sind schwarz, 2 und 5 rot, 3 und 4 grün.',
  'how.kismet.2': 'Fünf gleiche passen in jedes Feld im Kismet-Teil außer Straße.',
  'how.kismet.3':
    'Hast du im Feld „Kismet“ Punkte, kostet jeder weitere Kismet alle Gegner ein Feld und einen Zug. Deinen trägst du in ein beliebiges freies Feld ein.',

  'how.yamb.1': 'Fülle vier Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yamb.2':
    'Fülle Maximum hoch und Minimum niedrig: Ihre Differenz mal die Punkte bei Einser in der Spalte kommt hinzu; sie kann negativ sein.',

  'how.triple-yahtzee.1':
    'Fülle drei Yahtzee-Spalten; jeder Zug füllt ein beliebiges freies Feld. Die zweite Spalte zählt doppelt, die dritte dreifach, ihr eigener Bonus eingeschlossen.',
  'how.triple-yahtzee.2':
    'Sind alle drei Felder „{five}“ gefüllt, wird noch einmal {five} zum Joker. Steht in keinem von ihnen eine 0, bringt der Wurf außerdem Extrapunkte, vervielfacht je nachdem, in welche Spalte du einträgst.',

  'how.sachsenkniffel.1':
    'Zwei oder mehr Spieler füllen um die Wette 12 Zeilen mit je sechs Kreuzen. Punkte gibt es nicht.',
  'how.sachsenkniffel.2':
    'Nach einem deiner Würfe wählst du eine Zeile, in der die Würfel Kreuze bringen; das ist deine Zeile für diesen Zug. Kreuze über das sechste hinaus verfallen.',
  'how.sachsenkniffel.3':
    'Passt bis zum letzten Wurf nichts, trägst du nichts ein. Hast du alle sechs Würfel verwendet oder die Zeile vollendet, bist du gleich noch einmal dran.',
  'how.sachsenkniffel.4':
    'Wer zuerst alle Zeilen vollendet, gewinnt. Die Runde wird zu Ende gespielt; wer in derselben Runde fertig wird, geht ins Stechen.',

  'how.lucky7.1':
    'Spiele wie bei Yahtzee, Joker inbegriffen, mit fünf siebenseitigen Würfeln und dem Feld Siebener.',
  'how.lucky7.2': 'Diese Regeln sind größtenteils unsere Rekonstruktion.',

  'how.tricolor.1':
    'Spiele wie bei Kismet, mit Augen in anderen Farben: 1 und 6 sind blau, 2 und 5 rot, 3 und 4 grün.',
  'how.tricolor.2':
    'Die ursprünglichen Regeln sind bis auf „ähnlich wie Kismet“ verloren; dies ist unsere Rekonstruktion.',

  'how.rainbow.1':
    'Spiele wie bei Yahtzee. Jeder geworfene Würfel zeigt außerdem eine Farbe: Rot, Grün oder Blau.',
  'how.rainbow.2':
    'Farb-Full-House braucht drei Würfel einer Farbe und zwei einer anderen. Ein Joker zählt auch in den Farbfeldern voll.',
};

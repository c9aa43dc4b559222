/** German: the games. See `en/games`. */
import type { games as english } from '../en/games.js';
import type { WordsOf } from '../words.js';

export const games: WordsOf<typeof english> = {
  'teaser.yahtzee': 'Dreizehn Felder, +100 für jedes weitere Mal fünf gleiche',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'Der deutsche Klassiker: noch ein Kniffel, +50 oder Joker',
  'how.kniffel.1': 'Gezählt wird wie bei Yahtzee; anders ist nur, was jeder weitere {five} bringt.',
  'how.kniffel.2':
    'Ist das Feld „{five}“ gefüllt, und sei es mit 0, kommt jeder weitere {five} ins passende Zahlenfeld und bringt dort Extrapunkte. Ein Joker bringt keine.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Dreizehn Felder ohne Extras; Full House zählt die Augen',
  'how.yams.1': 'Full House zählt alle Augen, mindestens aber 25.',
  'how.yams.2': 'Ein zweites Mal {five} bringt nichts extra und ist kein Joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Chance',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams mit drei Zeilen mehr, eine für den schlechtesten Wurf',
  'how.yams-16.1':
    'Spiele wie bei Yams, mit drei Feldern mehr: Ein Paar, Zwei Paare (auch ein Full House gilt) und Misère.',
  'how.yams-16.2': 'Bei Misère sind niedrige Würfe am besten: Fünf Einsen bringen 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'Der nordische Klassiker: Paare und ein Bonus von 50',
  'how.yatzy.1':
    'Anders als bei Yahtzee zählen Dreierpasch und Viererpasch nur die gleichen Würfel, und jede Straße braucht alle fünf.',
  'how.yatzy.2': 'Ein zweites Mal {five} bringt nichts extra.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Zwangs-Yatzy',
  'teaser.yatzy-forced': 'Yatzy von oben nach unten, ohne Wahl des Feldes',
  'how.yatzy-forced.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder der Reihe nach, von Einser bis {five}.',
  'how.yatzy-forced.2': 'Du kennst dein Feld schon vor dem Wurf, also würfle nur für dieses eine.',

  'game.yatzy-forced-up': 'Zwangs-Yatzy, aufwärts',
  'teaser.yatzy-forced-up': 'Yatzy von unten nach oben: Yatzy zuerst, Einser zuletzt',
  'how.yatzy-forced-up.1':
    'Gezählt wird wie bei Yatzy, aber du füllst die Felder von unten nach oben: zuerst {five}, dann Chance, zuletzt Einser.',
  'how.yatzy-forced-up.2':
    'Du kennst dein Feld schon vor dem Wurf. Passen die Würfel nicht, kommt 0 hinein, und du rückst nach oben.',

  'game.yatzy-osto': 'Kauf-Yatzy',
  'teaser.yatzy-osto': 'Spare Würfe und setze sie ein, wenn es darauf ankommt',
  'how.yatzy-osto.1':
    'Gezählt wird wie bei Yatzy, aber jeden Wurf, den du nicht nutzt, sparst du: In einem späteren Zug kaufst du damit nach deinen drei Würfen einen weiteren.',
  'how.yatzy-osto.2':
    'In einem Zug mit gekauften Würfen sparst du nichts, und am Ende übrige Würfe sind nichts wert.',

  'game.yatzy-osto-strict': 'Kauf-Yatzy, streng',
  'teaser.yatzy-osto-strict': 'Gesparte Würfe, aber nur, wenn dein Feld Punkte bringt',
  'how.yatzy-osto-strict.1':
    'Spiele wie bei Kauf-Yatzy: Nicht genutzte Würfe sparst du und kaufst damit Würfe in späteren Zügen.',
  'how.yatzy-osto-strict.2':
    'Du sparst nur, wenn dein Feld mehr als 0 bringt; ein Feld früh aufzugeben bringt also nichts.',

  'game.yatzy-x': 'Mehrfach-Yatzy',
  'teaser.yatzy-x': 'Drei Yatzy-Spalten, die ein-, zwei- und dreifach zählen',
  'how.yatzy-x.1': 'Fülle drei Yatzy-Spalten. Jeder Zug füllt ein freies Feld in einer beliebigen Spalte.',
  'how.yatzy-x.2':
    'Die Felder zeigen die vervielfachten Punkte. Jede Spalte hat ihren eigenen Bonus: Für ihn zählen die Punkte vor dem Vervielfachen, er selbst wird ebenfalls vervielfacht.',

  'game.yatzy-3way': 'Dreiwege-Yatzy',
  'teaser.yatzy-3way': 'Drei Spalten: beliebig, abwärts und aufwärts',
  'how.yatzy-3way.1':
    'Fülle drei Yatzy-Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',

  'game.yatzy-combo': 'Kombi-Yatzy',
  'teaser.yatzy-combo': 'Drei Arten Yatzy nebeneinander auf einem Zettel',
  'how.yatzy-combo.1':
    'Fülle drei Yatzy-Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yatzy-combo.2':
    'Mit jedem gesparten Wurf kaufst du einen weiteren. Nicht genutzte Würfe sparst du nur, wenn du ein Feld der Spalte Kauf füllst, und nach einem gekauften Wurf musst du dort ein Feld füllen.',

  'game.yatzy-declared': 'Ansage-Yatzy',
  'teaser.yatzy-declared': 'Nach dem ersten Wurf das Feld ansagen und dann schaffen',
  'how.yatzy-declared.1':
    'Gezählt wird wie bei Yatzy, aber nach dem ersten Wurf musst du ein freies Feld ansagen.',
  'how.yatzy-declared.2':
    'Das Ergebnis kommt in das angesagte Feld, mit 0, wenn es nicht passt. Ist schon der erste Wurf gut genug, darfst du ansagen und gleich aufhören.',

  'game.maxi-yatzy': 'Maxi-Yatzy',
  'teaser.maxi-yatzy': 'Sechs Würfel, zwanzig Felder, ein Bonus von 100',
  'how.maxi-yatzy.1': 'Spiele wie bei Yatzy, mit sechs Würfeln und mehr Kombinationen.',
  'how.maxi-yatzy.2':
    'Die Gruppen einer Kombination müssen verschiedene Zahlen zeigen; die übrigen Würfel sind frei.',
  'section.maxi.lower': 'Kombinationen',
  'row.maxi.yahtzee': 'Maxi-Yatzy',

  'game.maxi-yatzy-saved': 'Maxi-Yatzy, gesparte Würfe',
  'teaser.maxi-yatzy-saved': 'Maxi-Yatzy mit gesparten Würfen für später',
  'how.maxi-yatzy-saved.1':
    'Gezählt wird wie bei Maxi-Yatzy. Jeder Zug bringt drei neue Würfe. Würfe, die du nicht nutzt, behältst du und kannst sie in jedem späteren Zug einsetzen.',

  'game.maxi-yatzy-fi': 'Maxi-Yatzy, finnisch',
  'teaser.maxi-yatzy-fi': 'Maxi-Yatzy auf Finnisch: Bonus 50, Volle Straße 30',
  'how.maxi-yatzy-fi.1': 'Spiele wie bei Maxi-Yatzy, mit kleinerem Bonus und mehr Punkten für Volle Straße.',

  'game.seven-yatzy': 'Sieben-Yatzy',
  'teaser.seven-yatzy': 'Sieben Würfel, 24 Felder, Türme und Schlösser',
  'how.seven-yatzy.1':
    'Maxi-Yatzy mit sieben Würfeln: Zu den Feldern kommen Sechserpasch, Full House + Paar, Schloss und Hochhaus.',
  'how.seven-yatzy.2':
    'Die Gruppen einer Kombination müssen verschiedene Zahlen zeigen; die übrigen Würfel sind frei.',
  'section.seven.lower': 'Kombinationen',
  'row.sixOfAKind': 'Sechserpasch',
  'row.fullHousePair': 'Full House + Paar',
  'row.castle': 'Schloss',
  'row.highRise': 'Hochhaus',
  'row.seven.yahtzee': 'Sieben-Yatzy',

  'game.yatzy-american': 'Amerikanisches Yatzy',
  'teaser.yatzy-american': 'Die Felder von Yahtzee, der Bonus von Yatzy, keine Joker',
  'how.yatzy-american.1': 'Es gibt keine Paare, keine Joker und nichts extra für ein zweites Mal {five}.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'Der Urahn: zwölf Felder und gar kein Bonus',
  'how.yacht.1': 'Es gibt weder Bonus noch Joker, und fünf gleiche sind kein Full House.',
  'row.yacht.smallStraight': 'Kleine Straße',
  'row.yacht.largeStraight': 'Große Straße',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Choice',

  'game.generala': 'Generala',
  'teaser.generala': 'Aus Lateinamerika: Generala im ersten Wurf gewinnt alles',
  'how.generala.1': 'Was dir im ersten Wurf gelingt, ist „serviert“ und bringt mehr.',
  'how.generala.2': 'Póker bringt bei jeder Zahl gleich viel; auch fünf gleiche gelten.',
  'how.generala.3':
    'Eine Generala im ersten Wurf eines Zuges gewinnt sofort das ganze Spiel, auch wenn ihr Feld schon gefüllt ist.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Würfelpoker',
  'teaser.poker-dice': 'Kein Zettel: Das beste Blatt gewinnt die Runde',
  'how.poker-dice.1':
    'In jeder Runde hat jeder einen Zug und behält das Blatt, mit dem der Zug endet; nichts wird zusammengezählt.',
  'how.poker-dice.2':
    'Sind Blätter gleich, entscheiden erst die passenden Würfel, die größere Gruppe zuerst, dann die übrigen; Asse sind am höchsten. Sind Blätter auch dann gleich, gewinnt jedes von ihnen die Runde.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Elf Felder, Kleine und Große Straße, eine Big Hand',
  'how.cheerio.1': 'Es gibt keinen Bonus. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',
  'row.cheerio.smallStraight': 'Kleine Straße',
  'row.cheerio.largeStraight': 'Große Straße',
  'row.cheerio.chance': 'Big Hand',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio, Einsen als Joker',
  'teaser.cheerio-wild': 'Sieben Felder, und Einsen stehen für alles',
  'how.cheerio-wild.1':
    'Einsen sind Joker: Eine Eins darf für jede Zahl stehen, die ein anderer Würfel zeigt. Ein Zahlenfeld bringt seine Zahl mal die Anzahl ihrer Würfel und der Einsen zusammen, 1-1-1-2-3 also 8 bei Zweier oder 12 bei Dreier.',
  'how.cheerio-wild.2':
    'Fünf von einer Zahl ohne Einsen als Joker zählen in ihrem Zahlenfeld doppelt: Fünf Vieren bringen 40.',
  'how.cheerio-wild.3':
    'Cheerio bringt 50 für fünf gleiche oder fünf in Folge, 25 für fünf gleiche mit Einsen als Joker. Bei Gleichstand an der Spitze folgt noch ein Spiel.',

  'game.cheerio-extended': 'Cheerio, erweitert',
  'teaser.cheerio-extended': 'Dreizehn Felder, feste Punkte für jede Kombination',
  'how.cheerio-extended.1':
    'Es gibt keinen Bonus, und Einsen sind keine Joker. Wer sich den ersten Platz teilt, spielt noch ein Spiel darum.',
  'row.cheerio-extended.smallStraight': 'Viererstraße',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Summe',
  'row.cheerio-extended.yahtzee': 'Fünferpasch',

  'game.crag': 'Crag',
  'teaser.crag': 'Drei Würfel, zwei Würfe, und die Dreizehn bringt Glück',
  'how.crag.1': 'Spiele mit drei Würfeln und nur zwei Würfen je Zug; es gibt keinen Bonus.',
  'how.crag.2':
    'Crag ist eine Augensumme von 13 mit einem Paar darin. Du darfst ihn auch bei Dreizehn eintragen.',
  'row.oddStraight': 'Ungerade Straße',
  'row.evenStraight': 'Gerade Straße',
  'row.lowStraight': 'Niedrige Straße',
  'row.highStraight': 'Hohe Straße',
  'row.thirteen': 'Dreizehn',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Würfelpoker in drei Spalten: Gewinne Spalten, nicht Punkte',
  'how.escalero.1':
    'Die Würfel zeigen Pokerkarten: Neun, Zehn, Bube, Dame, König und Ass. Zahlenzeilen bringen 1 für jede Neun bis 6 für jedes Ass.',
  'how.escalero.2':
    'Fallen alle fünf Würfel einer Kombination in einem einzigen Wurf, gleich im wievielten, ist sie „serviert“ und bringt mehr.',
  'how.escalero.3':
    'Am Ende werden Spalten verglichen, nicht Gesamtsummen: Wer in einer Spalte die meisten Punkte hat, gewinnt ihren Wert von jedem anderen.',
  'row.escalero.ones': 'Neuner',
  'row.escalero.twos': 'Zehner',
  'row.escalero.threes': 'Buben',
  'row.escalero.fours': 'Damen',
  'row.escalero.fives': 'Könige',
  'row.escalero.sixes': 'Asse',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Sieben Zeilen, je vier Einträge, Punkte nach Tabelle',
  'how.balut.1':
    'Am Ende bringt der Spielzettel Punkte nach der Tabelle: für volle Zeilen, für jeden Balut und für die Gesamtsumme.',
  'how.balut.2': 'Die meisten Punkte gewinnen; bei Gleichstand entscheidet die höhere Gesamtsumme.',
  'row.balut.chance': 'Choice',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Farbige Augen, Flushs und Ärger für die Gegner',
  'how.kismet.1': 'Die Augen haben Farben: 1 und 6 sind schwarz, 2 und 5 rot, 3 und 4 grün.',
  'how.kismet.2': 'Fünf gleiche passen in jedes Feld im Kismet-Teil außer Straße.',
  'how.kismet.3':
    'Hast du im Feld „Kismet“ Punkte, kostet jeder weitere Kismet alle Gegner ein Feld und einen Zug. Deinen trägst du in ein beliebiges freies Feld ein.',
  'section.kismet.upper': 'Grundteil',
  'section.kismet.lower': 'Kismet-Teil',
  'row.kismet.ones': 'Einser',
  'row.kismet.twos': 'Zweier',
  'row.kismet.threes': 'Dreier',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Vier Spalten, jede mit ihrer eigenen Reihenfolge',
  'how.yamb.1': 'Fülle vier Spalten, jede mit ihrem eigenen Bonus. Jeder Zug füllt ein Feld in einer Spalte.',
  'how.yamb.2':
    'Fülle Maximum hoch und Minimum niedrig: Ihre Differenz mal die Punkte bei Einser in der Spalte kommt hinzu; sie kann negativ sein.',
  'row.max': 'Maximum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Drei Yahtzee-Spalten, die ein-, zwei- und dreifach zählen',
  'how.triple-yahtzee.1':
    'Fülle drei Yahtzee-Spalten; jeder Zug füllt ein beliebiges freies Feld. Die zweite Spalte zählt doppelt, die dritte dreifach, ihr eigener Bonus eingeschlossen.',
  'how.triple-yahtzee.2':
    'Sind alle drei Felder „{five}“ gefüllt, wird noch einmal {five} zum Joker. Steht in keinem von ihnen eine 0, bringt der Wurf außerdem Extrapunkte, vervielfacht je nachdem, in welche Spalte du einträgst.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'Wettlauf um Kreuze: Wer zuerst zwölf Zeilen füllt, gewinnt',
  'how.sachsenkniffel.1':
    'Zwei oder mehr Spieler füllen um die Wette 12 Zeilen mit je sechs Kreuzen. Punkte gibt es nicht.',
  'how.sachsenkniffel.2':
    'Nach einem deiner Würfe wählst du eine Zeile, in der die Würfel Kreuze bringen; das ist deine Zeile für diesen Zug. Kreuze über das sechste hinaus verfallen.',
  'how.sachsenkniffel.3':
    'Passt bis zum letzten Wurf nichts, trägst du nichts ein. Hast du alle sechs Würfel verwendet oder die Zeile vollendet, bist du gleich noch einmal dran.',
  'how.sachsenkniffel.4':
    'Wer zuerst alle Zeilen vollendet, gewinnt. Die Runde wird zu Ende gespielt; wer in derselben Runde fertig wird, geht ins Stechen.',
  'section.sachsenkniffel.upper': 'Einzelne Würfel',
  'section.sachsenkniffel.lower': 'Würfelpaare',
  'row.sum7': 'Summe 7',
  'row.sum8': 'Summe 8',
  'row.sum9': 'Summe 9',
  'row.sum10': 'Summe 10',
  'row.sum11': 'Summe 11',
  'row.sum12': 'Summe 12',
  'cell.sachsenkniffel.announce': '{row}, als Zeile wählbar',
  'cell.sachsenkniffel.announced': '{cell}, deine Zeile',
  'why.sachsenkniffel.other-announced': 'deine Zeile ist „{row}“',
  'why.sachsenkniffel.not-announced': 'erst eine Zeile wählen',
  'roll.sachsenkniffel.announce': 'Zeile wählen',
  'say.sachsenkniffel.announce': '{Dice}. *Zeile wählen.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Zeile wählen* oder weiterwürfeln.',
  'say.sachsenkniffel.announced': '{Dice}. Deine Zeile: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee mit siebenseitigen Würfeln und einer Zeile Siebener',
  'how.lucky7.1':
    'Spiele wie bei Yahtzee, Joker inbegriffen, mit fünf siebenseitigen Würfeln und dem Feld Siebener.',
  'how.lucky7.2': 'Diese Regeln sind größtenteils unsere Rekonstruktion.',
  'row.sevens': 'Siebener',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Die Felder von Kismet mit blauen, roten und grünen Augen',
  'how.tricolor.1':
    'Spiele wie bei Kismet, mit Augen in anderen Farben: 1 und 6 sind blau, 2 und 5 rot, 3 und 4 grün.',
  'how.tricolor.2':
    'Die ursprünglichen Regeln sind bis auf „ähnlich wie Kismet“ verloren; dies ist unsere Rekonstruktion.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee mit farbigen Würfeln und vier Farbfeldern',
  'how.rainbow.1':
    'Spiele wie bei Yahtzee. Jeder geworfene Würfel zeigt außerdem eine Farbe: Rot, Grün oder Blau.',
  'how.rainbow.2':
    'Farb-Full-House braucht drei Würfel einer Farbe und zwei einer anderen. Ein Joker zählt auch in den Farbfeldern voll.',
  'row.redFlush': 'Roter Flush',
  'row.greenFlush': 'Grüner Flush',
  'row.blueFlush': 'Blauer Flush',
  'row.colourFullHouse': 'Farb-Full-House',

  'section.pairs': 'Paare',
  'section.middle': 'Hoch und niedrig',
  'section.rounds': 'Runden',
  'row.onePair': 'Ein Paar',
  'row.twoPairs': 'Zwei Paare',
  'row.threePairs': 'Drei Paare',
  'row.fiveOfAKind': 'Fünferpasch',
  'row.straight': 'Straße',
  'row.fullStraight': 'Volle Straße',
  'row.villa': 'Villa',
  'row.tower': 'Turm',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Doppel-Generala',
  'row.round': 'Runde {n}',
  'row.twoPairsSameColour': 'Einfarbige Paare',
  'row.flush': 'Flush',
  'row.fullHouseSameColour': 'Einfarbiges Full',
  'row.minimax': '(Max−Min) × Einser',

  'same.7': { one: 'eine Sieben', other: '{count} Siebenen' },

  'hand.bust': 'Höchster Würfel',
  'hand.onePair': 'Ein Paar',
  'hand.twoPairs': 'Zwei Paare',
  'hand.threeOfAKind': 'Drilling',
  'hand.straight': 'Straße',
  'hand.fullHouse': 'Full House',
  'hand.fourOfAKind': 'Vierling',
  'hand.fiveOfAKind': 'Fünfling',
  crosses: { one: '{n} Kreuz', other: '{n} Kreuze' },

  'standing.points': { one: '{n} Punkt', other: '{n} Punkte' },
  'standing.settlement': { one: '{n} Gewinnpunkt', other: '{n} Gewinnpunkte' },
  'standing.rounds': { one: '{n} Runde gewonnen', other: '{n} Runden gewonnen' },
  'standing.crosses': { one: '{n} Kreuz', other: '{n} Kreuze' },
  'total.rounds': 'Rundensiege',
  'total.crosses': 'Kreuze',

  columns: 'Spalte',
  'columns.order': 'Spalte',
  'spoken.column': '{column}: {rows}.',
  'column.free': 'Frei',
  'column.down': 'Abwärts',
  'column.up': 'Aufwärts',
  'column.ends': 'Von außen',
  'column.middle': 'Mitte',
  'column.upperThenLower': 'Erst oben',
  'column.lowerThenUpper': 'Erst unten',
  'column.announce': 'Ansage',
  'column.lateAnnounce': 'Ansage 2',
  'column.hand': 'Erster Wurf',
  'column.counter': 'Folgen',
  'column.left': 'Links',
  'column.right': 'Rechts',
  'column.osto': 'Kauf',
  'column.x1': 'Einfach',
  'column.x2': 'Doppelt',
  'column.x3': 'Dreifach',
  'column.x4': 'Vierfach',
  'column.x5': 'Fünffach',
  'column.x6': 'Sechsfach',
  sum: 'Summe',
  'sum.bonus': 'Summe ({points} ab {at})',
  'sum.ladder': 'Summe ({points} ab {at} … {best} ab {most})',
  'bonus.step': 'ab {at}',

  'colour.black': 'schwarz',
  'colour.red': 'rot',
  'colour.green': 'grün',
  'colour.blue': 'blau',
  'face.J': 'Bube',
  'face.Q': 'Dame',
  'face.K': 'König',
  'face.A': 'Ass',
  'same.9': { one: 'eine Neun', other: '{count} Neunen' },
  'same.10': { one: 'eine Zehn', other: '{count} Zehnen' },
  'same.J': { one: 'ein Bube', other: '{count} Buben' },
  'same.Q': { one: 'eine Dame', other: '{count} Damen' },
  'same.K': { one: 'ein König', other: '{count} Könige' },
  'same.A': { one: 'ein Ass', other: '{count} Asse' },
  'letter.black': 'S',
  'letter.red': 'R',
  'letter.green': 'G',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  bank: { one: '{n} Wurf gespart.', other: '{n} Würfe gespart.' },
  saved: '{n} gespart',
  'left.saved': '{n} + {saved} gespart',
  'roll.buy': 'Wurf kaufen',
  'turn.open': 'Runde {turn}',
  'turn.open.player': 'Runde {turn} · {player} ist dran',

  'cell.in': '{row} ({column})',
  'count.6': 'sechs',
  'count.7': 'sieben',
  'count.8': 'acht',

  'cell.announce': '{row}, kann angesagt werden',
  'cell.now': '{cell}, jetzt {points}',
  'cell.announced': '{cell}, angesagt',
  'cell.struck': '{cell}, wegen {by}',
  'cell.won': '{cell}, Runde gewonnen',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, noch nicht vollständig',
  'cell.entries': '{cell}, {made} von {all} eingetragen: {list}',
  'cell.made': '{cell}, {made} von {all} eingetragen',
  'why.other-announced': 'angesagt ist „{row}“',
  'why.not-announced': 'nach dem ersten Wurf ansagen',
  'why.column-used': 'in „{column}“ steht in diesem Zug schon etwas',
  'why.bought-roll': 'gekaufte Würfe zählen nur in „{column}“',
  'why.no-cross': 'kein Würfel passt in diese Zeile',
  'why.order-down': 'als Nächstes kommt „{row}“',
  'why.order-up': 'als Nächstes kommt „{row}“',
  'why.order-ends': 'als Nächstes nur „{row}“ oder „{row2}“',
  'why.order-middle': 'als Nächstes nur „{row}“ oder „{row2}“',
  'why.order-upperThenLower': 'zuerst den oberen Teil füllen',
  'why.order-lowerThenUpper': 'zuerst den unteren Teil füllen',
  'why.order-hand': 'diese Spalte nimmt nur erste Würfe',
  'why.order-rolls': 'diese Spalte nimmt nur die ersten {rolls} Würfe',
  'why.order-counter': 'es muss „{row}“ sein, wie von {player} angesagt',
  'why.order-counter.none': '{player} hat nichts angesagt',
  'roll.announce': 'Feld ansagen',
  'say.announce': '{Dice}. *Feld ansagen.*',
  'say.announce.roll': '{Dice}. *Feld ansagen* oder weiterwürfeln.',
  'say.announced': '{Dice}. Angesagt: *{row}*.',
  'end.playoff': '*{players} liegen gleichauf mit {total}* und spielen um den Sieg.',
  'end.instant': '*{player} gewinnt sofort: {row}.*',
  'end.close': '*{player} gewinnt mit {total}* nach der Regel für Gleichstand.',
  'end.close.row': '*{player} gewinnt mit {total}* bei Gleichstand, dank „{row}“.',
  'say.struck': '{player}: 0 in „{row}“.',
};

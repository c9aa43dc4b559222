/**
 * The games, each with its name, its special feature (`teaser`, at most 60 characters, for lists of games), the sentences
 * of the help that cannot be generated from its rules (`how`), and the rows that it alone has; then what several games
 * say. `{five}` is the name of the box for all dice alike. `how` tells the purpose of a game, its special rules, the
 * usual mistake; boxes, points, turns and who wins come from the rules.
 */
export const games = {
  'teaser.yahtzee': 'Thirteen boxes, and +100 for every extra Yahtzee',

  'game.kniffel': 'Kniffel',
  'teaser.kniffel': 'The German game: an extra Kniffel is +50 or a joker',
  'how.kniffel.1': 'Score as in Yahtzee; only a further {five} counts differently.',
  'how.kniffel.2':
    'Once the {five} box is filled, even with 0, a further {five} goes in its own number box and earns extra points there. A joker earns none.',
  'row.kniffel.yahtzee': 'Kniffel',

  'game.yams': 'Yams',
  'teaser.yams': 'Thirteen boxes without extras; a full house pays its sum',
  'how.yams.1': 'Full house scores its sum, but at least 25.',
  'how.yams.2': 'A second {five} earns nothing extra and is no joker.',
  'row.yams.yahtzee': 'Yams',
  'row.yams.chance': 'Luck',

  'game.yams-16': 'Yams 16',
  'teaser.yams-16': 'Yams with three more rows, one for your worst roll',
  'how.yams-16.1':
    'Play as in Yams, with three boxes more: One pair, Two pairs (a full house will do) and Misère.',
  'how.yams-16.2': 'In Misère, low rolls are best: five ones make 31.',
  'row.misere': 'Misère',

  'game.yatzy': 'Yatzy',
  'teaser.yatzy': 'The Nordic game: pairs, and a bonus of 50',
  'how.yatzy.1':
    'Unlike in Yahtzee, Three and Four of a kind score only the matching dice, and each straight takes all five.',
  'how.yatzy.2': 'A second {five} earns nothing extra.',
  'row.yatzy.yahtzee': 'Yatzy',

  'game.yatzy-forced': 'Forced Yatzy, down',
  'teaser.yatzy-forced': 'Yatzy from top to bottom, no choice of box',
  'how.yatzy-forced.1': 'Score as in Yatzy, but fill the boxes in order, from Ones down to {five}.',
  'how.yatzy-forced.2': 'You know your box before you roll, so roll for that box alone.',

  'game.yatzy-forced-up': 'Forced Yatzy, up',
  'teaser.yatzy-forced-up': 'Yatzy from bottom to top: Yatzy first, Ones last',
  'how.yatzy-forced-up.1':
    'Score as in Yatzy, but fill the boxes in order from the bottom: {five} first, then Chance, and Ones last.',
  'how.yatzy-forced-up.2':
    'You know your box before you roll. If the dice do not fit, it takes 0 and you move up.',

  'game.yatzy-osto': 'Yatzy with bought rolls',
  'teaser.yatzy-osto': 'Save the rolls you skip, spend them when it counts',
  'how.yatzy-osto.1':
    'Score as in Yatzy, but each roll you do not use is saved: in a later turn, after your three rolls, it buys one more.',
  'how.yatzy-osto.2': 'A turn with bought rolls saves nothing, and rolls left at the end are worth nothing.',

  'game.yatzy-osto-strict': 'Bought rolls, strict',
  'teaser.yatzy-osto-strict': 'Saved rolls, but only if your box scores',
  'how.yatzy-osto-strict.1':
    'Play as in Yatzy with bought rolls: unused rolls are saved and buy rolls in later turns.',
  'how.yatzy-osto-strict.2':
    'You save rolls only if the box you fill scores more than 0, so giving up a box early earns nothing.',

  'game.yatzy-x': 'Multiplier Yatzy',
  'teaser.yatzy-x': 'Three Yatzy columns that count once, twice, three times',
  'how.yatzy-x.1': 'Fill three Yatzy columns. Each turn fills one open box in any column.',
  'how.yatzy-x.2':
    'Boxes show their multiplied score. Each column has its own bonus: the points for it are counted before multiplying, the bonus is multiplied too.',

  'game.yatzy-3way': 'Three-column Yatzy',
  'teaser.yatzy-3way': 'Three columns: any order, downwards and upwards',
  'how.yatzy-3way.1':
    'Fill three Yatzy columns, each with its own bonus. Each turn fills one box in one column.',

  'game.yatzy-combo': 'Mixed-column Yatzy',
  'teaser.yatzy-combo': 'Three kinds of Yatzy side by side on one card',
  'how.yatzy-combo.1':
    'Fill three Yatzy columns, each with its own bonus. Each turn fills one box in one column.',
  'how.yatzy-combo.2':
    'Each saved roll buys one more. Unused rolls are saved only if you fill a box in Bought, and after a bought roll you must fill a box there.',

  'game.yatzy-declared': 'Announced Yatzy',
  'teaser.yatzy-declared': 'Announce your box after the first roll, then make it',
  'how.yatzy-declared.1': 'Score as in Yatzy, but after the first roll you must announce one open box.',
  'how.yatzy-declared.2':
    'The result goes in the box you announced, 0 if it does not fit. You may announce and stop at once if the first roll is good enough.',

  'game.maxi-yatzy': 'Maxi Yatzy',
  'teaser.maxi-yatzy': 'Six dice, twenty boxes, a bonus of 100',
  'how.maxi-yatzy.1': 'Play as in Yatzy, with six dice and more combinations.',
  'how.maxi-yatzy.2': 'The groups of a combination must be of different numbers; spare dice are free.',
  'section.maxi.lower': 'Combinations',
  'row.maxi.yahtzee': 'Maxi Yatzy',

  'game.maxi-yatzy-saved': 'Maxi Yatzy, saved rolls',
  'teaser.maxi-yatzy-saved': 'Maxi Yatzy, with unused rolls kept for later',
  'how.maxi-yatzy-saved.1':
    'Score as in Maxi Yatzy. Each turn brings three new rolls. Rolls you do not use stay with you and can be used in any later turn.',

  'game.maxi-yatzy-fi': 'Finnish Maxi Yatzy',
  'teaser.maxi-yatzy-fi': 'Maxi Yatzy by Finnish books: bonus 50, full straight 30',
  'how.maxi-yatzy-fi.1': 'Play as in Maxi Yatzy, with a smaller bonus and more points for Full straight.',

  'game.seven-yatzy': 'Seven-Yatzy',
  'teaser.seven-yatzy': 'Seven dice, twenty-four boxes, towers and castles',
  'how.seven-yatzy.1':
    'Maxi Yatzy with seven dice: Six of a kind, Full house + pair, Castle and High-rise join its boxes.',
  'how.seven-yatzy.2': 'The groups of a combination must be of different numbers; spare dice are free.',
  'section.seven.lower': 'Combinations',
  'row.sixOfAKind': 'Six of a kind',
  'row.fullHousePair': 'Full house + pair',
  'row.castle': 'Castle',
  'row.highRise': 'High-rise',
  'row.seven.yahtzee': 'Seven-Yatzy',

  'game.yatzy-american': 'American Yatzy',
  'teaser.yatzy-american': 'Yahtzee’s boxes with Yatzy’s bonus, no jokers',
  'how.yatzy-american.1': 'There are no pairs, no jokers and no extra for a second {five}.',

  'game.yacht': 'Yacht',
  'teaser.yacht': 'The ancestor: twelve boxes and no bonus at all',
  'how.yacht.1': 'There is no bonus and no joker, and five alike are no full house.',
  'row.yacht.smallStraight': 'Little straight',
  'row.yacht.largeStraight': 'Big straight',
  'row.yacht.yahtzee': 'Yacht',
  'row.yacht.chance': 'Choice',

  'game.generala': 'Generala',
  'teaser.generala': 'Latin America’s game: a first-roll Generala wins it all',
  'how.generala.1': 'What you make on the first roll is “served” and scores more.',
  'how.generala.2': 'Póker scores the same whatever the number; five alike count too.',
  'how.generala.3':
    'A Generala on the first roll of a turn wins the whole game at once, even if its box is filled.',
  'row.generala.straight': 'Escalera',
  'row.generala.fullHouse': 'Full',
  'row.generala.fourOfAKind': 'Póker',
  'row.generala.yahtzee': 'Generala',

  'game.poker-dice': 'Poker dice',
  'teaser.poker-dice': 'No card to fill: the best hand wins the round',
  'how.poker-dice.1':
    'In a round everybody has one turn and keeps the hand it ends with; nothing is added up.',
  'how.poker-dice.2':
    'If hands are equal, the matching dice decide first, larger group first, then the other dice; aces are highest. If hands are still equal, each of them wins the round.',

  'game.cheerio': 'Cheerio',
  'teaser.cheerio': 'Eleven boxes, little and big straights, a big hand',
  'how.cheerio.1': 'There is no bonus. Players who tie for first play another game.',
  'row.cheerio.smallStraight': 'Little straight',
  'row.cheerio.largeStraight': 'Big straight',
  'row.cheerio.chance': 'Big hand',
  'row.cheerio.yahtzee': 'Cheerio',

  'game.cheerio-wild': 'Cheerio with wild ones',
  'teaser.cheerio-wild': 'Seven boxes, and ones stand for anything',
  'how.cheerio-wild.1':
    'Ones are wild: a one may stand for any number that another die shows. A number box scores its number times its dice and the ones together, so 1-1-1-2-3 scores 8 in Twos or 12 in Threes.',
  'how.cheerio-wild.2':
    'Five of a number without wild ones score double in their number box: five fours make 40.',
  'how.cheerio-wild.3':
    'Cheerio scores 50 for five alike or five in a row, 25 for five alike with wild ones. A tie for first means another game.',

  'game.cheerio-extended': 'Extended Cheerio',
  'teaser.cheerio-extended': 'Thirteen boxes, fixed points for each combination',
  'how.cheerio-extended.1':
    'There is no bonus, and ones are not wild. Players who tie for first play another game.',
  'row.cheerio-extended.smallStraight': 'Run of four',
  'row.cheerio-extended.largeStraight': 'Cheerio',
  'row.cheerio-extended.chance': 'Sum',
  'row.cheerio-extended.yahtzee': 'Five of a kind',

  'game.crag': 'Crag',
  'teaser.crag': 'Three dice, two rolls, and thirteen is lucky',
  'how.crag.1': 'Play with three dice and only two rolls a turn; there is no bonus.',
  'how.crag.2': 'A Crag is a sum of 13 with a pair in it. It may also be entered in Thirteen.',
  'row.oddStraight': 'Odd straight',
  'row.evenStraight': 'Even straight',
  'row.lowStraight': 'Low straight',
  'row.highStraight': 'High straight',
  'row.thirteen': 'Thirteen',
  'row.crag': 'Crag',

  'game.escalero': 'Escalero',
  'teaser.escalero': 'Poker dice on three columns; win columns, not points',
  'how.escalero.1':
    'The dice show poker faces: nine, ten, jack, queen, king and ace. Number rows score 1 for each nine up to 6 for each ace.',
  'how.escalero.2':
    'A combination whose five dice fall in one throw, whichever roll that is, is “served” and scores more.',
  'how.escalero.3':
    'At the end columns are compared, not totals: whoever has the most points in a column wins its value from everybody else.',
  'row.escalero.ones': 'Nines',
  'row.escalero.twos': 'Tens',
  'row.escalero.threes': 'Jacks',
  'row.escalero.fours': 'Queens',
  'row.escalero.fives': 'Kings',
  'row.escalero.sixes': 'Aces',
  'row.escalero.fourOfAKind': 'Poker',
  'row.escalero.yahtzee': 'Grande',

  'game.balut': 'Balut',
  'teaser.balut': 'Seven rows, four entries each, points from a table',
  'how.balut.1':
    'At the end the card earns points by the table, for full rows, for each Balut and for the total.',
  'how.balut.2': 'The most points win; if they are equal, the higher total.',
  'row.balut.chance': 'Choice',
  'row.balut.yahtzee': 'Balut',

  'game.kismet': 'Kismet',
  'teaser.kismet': 'Coloured pips, flushes, and trouble for opponents',
  'how.kismet.1': 'Pips have colours: 1 and 6 are black, 2 and 5 red, 3 and 4 green.',
  'how.kismet.2': 'Five alike fit every box of the Kismet section except Straight.',
  'how.kismet.3':
    'Once you have scored in the Kismet box, each further Kismet costs every opponent a box and a turn. You enter yours in any open box.',
  'section.kismet.upper': 'Basic section',
  'section.kismet.lower': 'Kismet section',
  'row.kismet.ones': 'Aces',
  'row.kismet.twos': 'Deuces',
  'row.kismet.threes': 'Treys',
  'row.kismet.chance': 'Yarborough',
  'row.kismet.yahtzee': 'Kismet',

  'game.yamb': 'Yamb',
  'teaser.yamb': 'Four columns, each with an order of its own',
  'how.yamb.1': 'Fill four columns, each with its own bonus. Each turn fills one box in one column.',
  'how.yamb.2':
    'Fill Maximum high and Minimum low: their difference times the Ones of the column is added, and may be negative.',
  'row.max': 'Maximum',
  'row.min': 'Minimum',
  'row.yamb.fullHouse': 'Full',
  'row.yamb.fourOfAKind': 'Poker',
  'row.yamb.yahtzee': 'Yamb',

  'game.triple-yahtzee': 'Triple Yahtzee',
  'teaser.triple-yahtzee': 'Three Yahtzee columns that count once, twice, three times',
  'how.triple-yahtzee.1':
    'Fill three Yahtzee columns; each turn fills any open box. The second column counts twice, the third three times, its own bonus included.',
  'how.triple-yahtzee.2':
    'Once all three {five} boxes are filled, a further {five} is a joker. If none of them holds 0, it also earns extra points, multiplied by the column you fill.',

  'game.sachsenkniffel': 'Sachsenkniffel',
  'teaser.sachsenkniffel': 'A race of crosses: first to fill twelve rows wins',
  'how.sachsenkniffel.1': 'Two or more players race to complete 12 rows of six crosses. There is no score.',
  'how.sachsenkniffel.2':
    'On one of your rolls you choose a row in which the dice make crosses; that is your row for this turn. Crosses beyond the sixth are lost.',
  'how.sachsenkniffel.3':
    'If nothing fits by the last roll, you write nothing. If you use all six dice, or complete the row, take another turn at once.',
  'how.sachsenkniffel.4':
    'The first to complete every row wins. The round is played out; players who finish in the same round play off.',
  'section.sachsenkniffel.upper': 'Single dice',
  'section.sachsenkniffel.lower': 'Pairs by sum',
  'row.sum7': 'Sum 7',
  'row.sum8': 'Sum 8',
  'row.sum9': 'Sum 9',
  'row.sum10': 'Sum 10',
  'row.sum11': 'Sum 11',
  'row.sum12': 'Sum 12',
  'cell.sachsenkniffel.announce': '{row}, can be your row',
  'cell.sachsenkniffel.announced': '{cell}, your row',
  'why.sachsenkniffel.other-announced': 'your row is {row}',
  'why.sachsenkniffel.not-announced': 'choose a row first',
  'roll.sachsenkniffel.announce': 'Choose a row',
  'say.sachsenkniffel.announce': '{Dice}. *Choose a row.*',
  'say.sachsenkniffel.announce.roll': '{Dice}. *Choose a row* or roll again.',
  'say.sachsenkniffel.announced': '{Dice}. Your row: *{row}*.',

  'game.lucky7': 'Lucky 7',
  'teaser.lucky7': 'Yahtzee with seven-sided dice and a row of Sevens',
  'how.lucky7.1': 'Play as in Yahtzee, jokers included, with five dice of seven sides and a box for Sevens.',
  'how.lucky7.2': 'Most of these rules are our reconstruction.',
  'row.sevens': 'Sevens',

  'game.tricolor': 'TriColor',
  'teaser.tricolor': 'Kismet’s boxes with blue, red and green pips',
  'how.tricolor.1':
    'Play as in Kismet, with pips in other colours: 1 and 6 are blue, 2 and 5 red, 3 and 4 green.',
  'how.tricolor.2': 'The original rules are lost but for “similar to Kismet”; this is our reconstruction.',

  'game.rainbow': 'Rainbow',
  'teaser.rainbow': 'Yahtzee with coloured dice and four colour boxes',
  'how.rainbow.1': 'Play as in Yahtzee. Each die you roll also lands on a colour: red, green or blue.',
  'how.rainbow.2':
    'Colour full house takes three dice of one colour and two of another. A joker scores in full in the colour boxes too.',
  'row.redFlush': 'Red flush',
  'row.greenFlush': 'Green flush',
  'row.blueFlush': 'Blue flush',
  'row.colourFullHouse': 'Colour full house',

  'section.pairs': 'Pairs',
  'section.middle': 'High and low',
  'section.rounds': 'Rounds',
  'row.onePair': 'One pair',
  'row.twoPairs': 'Two pairs',
  'row.threePairs': 'Three pairs',
  'row.fiveOfAKind': 'Five of a kind',
  'row.straight': 'Straight',
  'row.fullStraight': 'Full straight',
  'row.villa': 'Villa',
  'row.tower': 'Tower',
  'row.plus': 'Plus',
  'row.moins': 'Moins',
  'row.plusMoins': 'Plus + Moins',
  'row.secondYahtzee': 'Double Generala',
  'row.round': 'Round {n}',
  'row.twoPairsSameColour': 'Same-colour pairs',
  'row.flush': 'Flush',
  'row.fullHouseSameColour': 'Same-colour house',
  'row.minimax': '(Max − Min) × Ones',

  'same.7': { one: 'one seven', other: '{count} sevens' },

  'hand.bust': 'High die',
  'hand.onePair': 'One pair',
  'hand.twoPairs': 'Two pairs',
  'hand.threeOfAKind': 'Three of a kind',
  'hand.straight': 'Straight',
  'hand.fullHouse': 'Full house',
  'hand.fourOfAKind': 'Four of a kind',
  'hand.fiveOfAKind': 'Five of a kind',
  crosses: { one: '{n} cross', other: '{n} crosses' },

  'standing.points': { one: '{n} point', other: '{n} points' },
  'standing.settlement': { one: '{n} point won', other: '{n} points won' },
  'standing.rounds': { one: '{n} round won', other: '{n} rounds won' },
  'standing.crosses': { one: '{n} cross', other: '{n} crosses' },
  'total.rounds': 'Rounds won',
  'total.crosses': 'Crosses',

  columns: 'Column',
  'columns.order': 'Column',
  'spoken.column': '{column}: {rows}.',
  /** Short heads of columns: names of the column, not imperatives. */
  'column.free': 'Free',
  'column.down': 'Down',
  'column.up': 'Up',
  'column.ends': 'Both ends',
  'column.middle': 'Middle',
  'column.upperThenLower': 'Upper first',
  'column.lowerThenUpper': 'Lower first',
  /** For boxes that are announced after the first roll; `lateAnnounce`: after the second. */
  'column.announce': 'Announce',
  'column.lateAnnounce': 'Announce 2',
  /** For boxes that take only first rolls. */
  'column.hand': 'One roll',
  /** For the box that the previous player announced. */
  'column.counter': 'Follow',
  'column.left': 'Left',
  'column.right': 'Right',
  'column.osto': 'Bought',
  'column.x1': 'Once',
  'column.x2': 'Twice',
  'column.x3': '3 times',
  'column.x4': '4 times',
  'column.x5': '5 times',
  'column.x6': '6 times',
  sum: 'Sum',
  'sum.bonus': 'Sum ({points} at {at})',
  'sum.ladder': 'Sum ({points} at {at} … {best} at {most})',
  'bonus.step': 'at {at}',

  'colour.black': 'black',
  'colour.red': 'red',
  'colour.green': 'green',
  'colour.blue': 'blue',
  'face.J': 'jack',
  'face.Q': 'queen',
  'face.K': 'king',
  'face.A': 'ace',
  'same.9': { one: 'one nine', other: '{count} nines' },
  'same.10': { one: 'one ten', other: '{count} tens' },
  'same.J': { one: 'one jack', other: '{count} jacks' },
  'same.Q': { one: 'one queen', other: '{count} queens' },
  'same.K': { one: 'one king', other: '{count} kings' },
  'same.A': { one: 'one ace', other: '{count} aces' },
  'letter.black': 'B',
  'letter.red': 'R',
  'letter.green': 'G',
  'letter.blue': 'B',
  side: '{value}, {colour}',

  /** Rolls saved for a later turn. */
  bank: { one: '{n} saved roll.', other: '{n} saved rolls.' },
  saved: '{n} saved',
  'left.saved': '{n} + {saved} saved',
  'roll.buy': 'Buy roll',
  'turn.open': 'Turn {turn}',
  'turn.open.player': 'Turn {turn} · {player}’s turn',

  'cell.in': '{row} ({column})',
  'count.6': 'six',
  'count.7': 'seven',
  'count.8': 'eight',

  'cell.announce': '{row}, can be announced',
  'cell.now': '{cell}, worth {points} now',
  'cell.announced': '{cell}, announced',
  'cell.struck': '{cell}, because of {by}',
  'cell.won': '{cell}, won the round',
  'cell.derived': '{row}, {n}',
  'cell.pending': '{row}, not complete yet',
  'cell.entries': '{cell}, {made} of {all} filled: {list}',
  'cell.made': '{cell}, {made} of {all} filled',
  'why.other-announced': 'you announced {row}',
  'why.not-announced': 'announce it after the first roll',
  'why.column-used': '{column} is already filled this turn',
  'why.bought-roll': 'bought rolls count only in {column}',
  'why.no-cross': 'no dice fit this row',
  'why.order-down': '{row} comes next',
  'why.order-up': '{row} comes next',
  'why.order-ends': 'only {row} or {row2} next',
  'why.order-middle': 'only {row} or {row2} next',
  'why.order-upperThenLower': 'fill the upper section first',
  'why.order-lowerThenUpper': 'fill the lower section first',
  'why.order-hand': 'this column takes first rolls only',
  'why.order-rolls': 'this column takes only the first {rolls} rolls',
  'why.order-counter': 'it must be {row}, as {player} announced',
  'why.order-counter.none': '{player} announced nothing',
  'roll.announce': 'Announce a box',
  'say.announce': '{Dice}. *Announce a box.*',
  'say.announce.roll': '{Dice}. *Announce a box* or roll again.',
  'say.announced': '{Dice}. You announced *{row}*.',
  'end.playoff': '*{players} tie with {total}* and play off.',
  'end.instant': '*{player} wins outright: {row}.*',
  'end.close': '*{player} wins with {total}* on the tie-break.',
  'end.close.row': '*{player} wins with {total}* on the tie-break, thanks to {row}.',
  'say.struck': '{player} takes 0 in {row}.',
} as const;

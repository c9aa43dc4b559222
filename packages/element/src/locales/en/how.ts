/**
 * Sentences of the help that cannot be generated from a ruleset: the purpose of a game, its special rules, the usual
 * mistake. Boxes, points, turns and who wins come from the ruleset. `{five}` is the name of the box for all dice alike.
 */
export const how = {
  'how.yahtzee.1':
    'Every box asks for another combination of the dice. Fill them all for as many points as you can.',
  'how.yahtzee.2':
    'Once the {five} box is filled, even with 0, a further {five} is a joker: it may not go in the lower section while its own number box is open.',

  'how.kniffel.1': 'Score as in Yahtzee; only a further {five} counts differently.',
  'how.kniffel.2':
    'Once the {five} box is filled, even with 0, a further {five} goes in its own number box and earns extra points there. A joker earns none.',

  'how.yams.1': 'Full house scores its sum, but at least 25.',
  'how.yams.2': 'A second {five} earns nothing extra and is no joker.',

  'how.yams-16.1':
    'Play as in Yams, with three boxes more: One pair, Two pairs (a full house will do) and Misère.',
  'how.yams-16.2': 'In Misère, low rolls are best: five ones make 31.',

  'how.yatzy.1':
    'Unlike in Yahtzee, Three and Four of a kind score only the matching dice, and each straight takes all five.',
  'how.yatzy.2': 'A second {five} earns nothing extra.',

  'how.yatzy-forced.1': 'Score as in Yatzy, but fill the boxes in order, from Ones down to {five}.',
  'how.yatzy-forced.2': 'You know your box before you roll, so roll for that box alone.',

  'how.yatzy-forced-up.1':
    'Score as in Yatzy, but fill the boxes in order from the bottom: {five} first, then Chance, and Ones last.',
  'how.yatzy-forced-up.2':
    'You know your box before you roll. If the dice do not fit, it takes 0 and you move up.',

  'how.yatzy-osto.1':
    'Score as in Yatzy, but each roll you do not use is saved: in a later turn, after your three rolls, it buys one more.',
  'how.yatzy-osto.2': 'A turn with bought rolls saves nothing, and rolls left at the end are worth nothing.',

  'how.yatzy-osto-strict.1':
    'Play as in Yatzy with bought rolls: unused rolls are saved and buy rolls in later turns.',
  'how.yatzy-osto-strict.2':
    'You save rolls only if the box you fill scores more than 0, so giving up a box early earns nothing.',

  'how.yatzy-x.1': 'Fill three Yatzy columns. Each turn fills one open box in any column.',
  'how.yatzy-x.2':
    'Boxes show their multiplied score. Each column has its own bonus: the points for it are counted before multiplying, the bonus is multiplied too.',

  'how.yatzy-3way.1':
    'Fill three Yatzy columns, each with its own bonus. Each turn fills one box in one column.',

  'how.yatzy-combo.1':
    'Fill three Yatzy columns, each with its own bonus. Each turn fills one box in one column.',
  'how.yatzy-combo.2':
    'Each saved roll buys one more. Unused rolls are saved only if you fill a box in Bought, and after a bought roll you must fill a box there.',

  'how.yatzy-declared.1': 'Score as in Yatzy, but after the first roll you must announce one open box.',
  'how.yatzy-declared.2':
    'The result goes in the box you announced, 0 if it does not fit. You may announce and stop at once if the first roll is good enough.',

  'how.maxi-yatzy.1': 'Play as in Yatzy, with six dice and more combinations.',
  'how.maxi-yatzy.2': 'The groups of a combination must be of different numbers; spare dice are free.',

  'how.maxi-yatzy-saved.1':
    'Score as in Maxi Yatzy. Each turn brings three new rolls. Rolls you do not use stay with you and can be used in any later turn.',

  'how.maxi-yatzy-fi.1': 'Play as in Maxi Yatzy, with a smaller bonus and more points for Full straight.',

  'how.seven-yatzy.1':
    'Maxi Yatzy with seven dice: Six of a kind, Full house + pair, Castle and High-rise join its boxes.',
  'how.seven-yatzy.2': 'The groups of a combination must be of different numbers; spare dice are free.',

  'how.yatzy-american.1': 'There are no pairs, no jokers and no extra for a second {five}.',

  'how.yacht.1': 'There is no bonus and no joker, and five alike are no full house.',

  'how.generala.1': 'What you make on the first roll is “served” and scores more.',
  'how.generala.2': 'Póker scores the same whatever the number; five alike count too.',
  'how.generala.3':
    'A Generala on the first roll of a turn wins the whole game at once, even if its box is filled.',

  'how.poker-dice.1':
    'In a round everybody has one turn and keeps the hand it ends with; nothing is added up.',
  'how.poker-dice.2':
    'If hands are equal, the matching dice decide first, larger group first, then the other dice; aces are highest. If hands are still equal, each of them wins the round.',

  'how.cheerio.1': 'There is no bonus. Players who tie for first play another game.',

  'how.cheerio-wild.1':
    'Ones are wild: a one may stand for any number that another die shows. A number box scores its number times its dice and the ones together, so 1-1-1-2-3 scores 8 in Twos or 12 in Threes.',
  'how.cheerio-wild.2':
    'Five of a number without wild ones score double in their number box: five fours make 40.',
  'how.cheerio-wild.3':
    'Cheerio scores 50 for five alike or five in a row, 25 for five alike with wild ones. A tie for first means another game.',

  'how.cheerio-extended.1':
    'There is no bonus, and ones are not wild. Players who tie for first play another game.',

  'how.crag.1': 'Play with three dice and only two rolls a turn; there is no bonus.',
  'how.crag.2': 'A Crag is a sum of 13 with a pair in it. It may also be entered in Thirteen.',

  'how.escalero.1':
    'The dice show poker faces: nine, ten, jack, queen, king and ace. Number rows score 1 for each nine up to 6 for each ace.',
  'how.escalero.2':
    'A combination whose five dice fall in one throw, whichever roll that is, is “served” and scores more.',
  'how.escalero.3':
    'At the end columns are compared, not totals: whoever has the most points in a column wins its value from everybody else.',

  'how.balut.1':
    'At the end the card earns points by the table, for full rows, for each Balut and for the total.',
  'how.balut.2': 'The most points win; if they are equal, the higher total.',

  'how.kismet.1': 'Pips have colours: 1 and 6 are black, 2 and 5 red, 3 and 4 green.',
  'how.kismet.2': 'Five alike fit every box of the Kismet section except Straight.',
  'how.kismet.3':
    'Once you have scored in the Kismet box, each further Kismet costs every opponent a box and a turn. You enter yours in any open box.',

  'how.yamb.1': 'Fill four columns, each with its own bonus. Each turn fills one box in one column.',
  'how.yamb.2':
    'Fill Maximum high and Minimum low: their difference times the Ones of the column is added, and may be negative.',

  'how.triple-yahtzee.1':
    'Fill three Yahtzee columns; each turn fills any open box. The second column counts twice, the third three times, its own bonus included.',
  'how.triple-yahtzee.2':
    'Once all three {five} boxes are filled, a further {five} is a joker. If none of them holds 0, it also earns extra points, multiplied by the column you fill.',

  'how.sachsenkniffel.1': 'Two or more players race to complete 12 rows of six crosses. There is no score.',
  'how.sachsenkniffel.2':
    'On one of your rolls you choose a row in which the dice make crosses; that is your row for this turn. Crosses beyond the sixth are lost.',
  'how.sachsenkniffel.3':
    'If nothing fits by the last roll, you write nothing. If you use all six dice, or complete the row, take another turn at once.',
  'how.sachsenkniffel.4':
    'The first to complete every row wins. The round is played out; players who finish in the same round play off.',

  'how.lucky7.1': 'Play as in Yahtzee, jokers included, with five dice of seven sides and a box for Sevens.',
  'how.lucky7.2': 'Most of these rules are our reconstruction.',

  'how.tricolor.1':
    'Play as in Kismet, with pips in other colours: 1 and 6 are blue, 2 and 5 red, 3 and 4 green.',
  'how.tricolor.2': 'The original rules are lost but for “similar to Kismet”; this is our reconstruction.',

  'how.rainbow.1': 'Play as in Yahtzee. Each die you roll also lands on a colour: red, green or blue.',
  'how.rainbow.2':
    'Colour full house takes three dice of one colour and two of another. A joker scores in full in the colour boxes too.',
} as const;

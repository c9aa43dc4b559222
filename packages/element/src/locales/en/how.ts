/**
 * How each game is played, in three to five sentences; they describe the rules without options. `{five}` is the name of
 * the box for all dice alike.
 */
export const how = {
  'how.yahtzee.1': 'Fill 13 boxes in 13 turns. The highest total wins.',
  'how.yahtzee.2':
    'Number boxes add up the dice of their number. With 63 or more in the upper section (three of each number) you earn a bonus of 35.',
  'how.yahtzee.3':
    'Three of a kind, Four of a kind and Chance score the sum of all five dice. Full house scores 25, Small straight (any four in a row) 30, Large straight (five in a row) 40, {five} (five alike) 50.',
  'how.yahtzee.4': 'Once you have scored 50 in the {five} box, each further {five} earns +100.',
  'how.yahtzee.5':
    'Once the {five} box is filled, a further {five} is a joker: it must go in its own number box. If that is filled, it scores in full in any open lower box; if none is open, take 0 in an upper box.',

  'how.kniffel.1':
    'Fill 13 boxes in 13 turns, scored as in Yahtzee: bonus 35 for 63 or more above, Full house 25, straights 30 and 40, {five} (five alike) 50, all others the sum of the dice.',
  'how.kniffel.2':
    'Once the {five} box is filled, even with 0, a further {five} goes in its own number box and earns +50 there.',
  'how.kniffel.3':
    'If that number box is filled too, the {five} is a joker: in any open lower box it scores 25, 30, 40 or the sum of its dice. A joker earns no extra points.',
  'how.kniffel.4': 'If no lower box is open, take 0 in an upper box. The highest total wins.',

  'how.yams.1':
    'Fill 13 boxes in 13 turns. Number boxes add up their dice; 63 or more there earns a bonus of 35.',
  'how.yams.2': 'Three of a kind, Four of a kind and Luck score the sum of all five dice.',
  'how.yams.3':
    'Full house scores its sum, but at least 25. Small straight (any four in a row) scores 30, Large straight 40, {five} (five alike) 50.',
  'how.yams.4': 'A second {five} earns nothing extra and is no joker. The highest total wins.',

  'how.yams-16.1': 'Play as in Yams, with 16 boxes and 16 turns.',
  'how.yams-16.2':
    'One pair scores the sum of all five dice if two are alike; Two pairs does so for two different pairs (a full house will do).',
  'how.yams-16.3': 'Misère scores 36 minus the sum of the dice, so low rolls are best: five ones make 31.',
  'how.yams-16.4': 'Upper bonus 35 for 63 or more. The highest total wins.',

  'how.yatzy.1':
    'Fill 15 boxes in 15 turns. Number boxes add up their dice; 63 or more there earns a bonus of 50.',
  'how.yatzy.2':
    'One pair, Two pairs, Three and Four of a kind score only the matching dice. Two pairs need two different numbers.',
  'how.yatzy.3': 'Small straight is 1-2-3-4-5 and scores 15; Large straight is 2-3-4-5-6 and scores 20.',
  'how.yatzy.4':
    'Full house and Chance score the sum of all dice; {five} (five alike) scores 50. A second {five} earns nothing extra. The highest total wins.',

  'how.yatzy-forced.1': 'Score as in Yatzy, but fill the boxes in order, from Ones down to {five}.',
  'how.yatzy-forced.2': 'You know your box before you roll, so roll for that box alone.',
  'how.yatzy-forced.3': 'If the dice do not fit, it takes 0 and your next turn is for the next box.',
  'how.yatzy-forced.4': 'Upper bonus 50 for 63 or more. The highest total wins.',

  'how.yatzy-forced-up.1':
    'Score as in Yatzy, but fill the boxes in order from the bottom: {five} first, then Chance, and Ones last.',
  'how.yatzy-forced-up.2':
    'You know your box before you roll. If the dice do not fit, it takes 0 and you move up.',
  'how.yatzy-forced-up.3': 'Upper bonus 50 for 63 or more. The highest total wins.',

  'how.yatzy-osto.1': 'Score as in Yatzy.',
  'how.yatzy-osto.2':
    'Each roll you do not use is saved: stop after the first roll to save two, after the second to save one.',
  'how.yatzy-osto.3':
    'In a later turn, after your three rolls, each saved roll buys one more. Spend as many as you have.',
  'how.yatzy-osto.4':
    'A turn with bought rolls saves nothing, and rolls left at the end are worth nothing. The highest total wins.',

  'how.yatzy-osto-strict.1':
    'Play as in Yatzy with bought rolls: unused rolls are saved and buy rolls in later turns.',
  'how.yatzy-osto-strict.2':
    'You save rolls only if the box you fill scores more than 0, so giving up a box early earns nothing.',
  'how.yatzy-osto-strict.3': 'The highest total wins.',

  'how.yatzy-x.1':
    'Fill three Yatzy columns, 45 boxes in 45 turns. Each turn fills one open box in any column.',
  'how.yatzy-x.2':
    'The second column counts twice, the third three times. Boxes show their multiplied score.',
  'how.yatzy-x.3': 'Each column has its own bonus for 63 or more before multiplying: 50, 100 and 150.',
  'how.yatzy-x.4': 'The highest total of all columns wins.',

  'how.yatzy-3way.1':
    'Fill three Yatzy columns, 45 boxes in 45 turns. Each turn fills one box in one column.',
  'how.yatzy-3way.2': 'Free takes boxes in any order, Down goes from Ones to {five}, Up from {five} to Ones.',
  'how.yatzy-3way.3': 'Each column has its own bonus of 50 for 63 or more.',
  'how.yatzy-3way.4': 'The highest total of all columns wins.',

  'how.yatzy-combo.1':
    'Fill three Yatzy columns, 45 boxes in 45 turns. Each turn fills one box in one column.',
  'how.yatzy-combo.2':
    'Free takes boxes in any order. Down goes from Ones to {five}. Bought takes any order and lets you buy rolls.',
  'how.yatzy-combo.3':
    'Unused rolls are saved only if you fill a box in Bought, and after a bought roll you must fill a box there.',
  'how.yatzy-combo.4':
    'Each column has its own bonus of 50 for 63 or more. The highest total of all columns wins.',

  'how.yatzy-declared.1': 'Score as in Yatzy, but after the first roll you must announce one open box.',
  'how.yatzy-declared.2':
    'Then roll up to two more times. The result goes in the box you announced, 0 if it does not fit.',
  'how.yatzy-declared.3': 'You may announce and stop at once if the first roll is good enough.',
  'how.yatzy-declared.4': 'Upper bonus 50 for 63 or more. The highest total wins.',

  'how.maxi-yatzy.1':
    'Roll six dice and fill 20 boxes. Number boxes add up their dice; 84 or more there (four of each number) earns a bonus of 100.',
  'how.maxi-yatzy.2':
    'Pairs, kinds and houses score only the matching dice and need different numbers. Villa is two threes of a kind, Tower is four of a kind and a pair.',
  'how.maxi-yatzy.3':
    'Straights leave spare dice free: Small (1 to 5) scores 15, Large (2 to 6) 20, Full (1 to 6) 21.',
  'how.maxi-yatzy.4': 'Chance scores the sum of all dice, {five} (six alike) 100. The highest total wins.',

  'how.maxi-yatzy-saved.1': 'Score as in Maxi Yatzy.',
  'how.maxi-yatzy-saved.2':
    'Each turn brings three new rolls. Rolls you do not use stay with you and can be used in any later turn.',
  'how.maxi-yatzy-saved.3': 'Six dice, 20 boxes, bonus 100 for 84 or more. The highest total wins.',

  'how.maxi-yatzy-fi.1': 'Play as in Maxi Yatzy, with six dice and 20 boxes.',
  'how.maxi-yatzy-fi.2': 'The bonus for 84 or more is 50, and the Full straight (1 to 6) scores 30.',
  'how.maxi-yatzy-fi.3': 'The highest total wins.',

  'how.seven-yatzy.1':
    'Roll seven dice and fill 24 boxes. 105 or more in the upper section (five of each number) earns a bonus of 150.',
  'how.seven-yatzy.2':
    'The boxes of Maxi Yatzy return, with Six of a kind, Full house + pair (three, two and two), Castle (four and three) and High-rise (five and two). They score only the matching dice, all of different numbers.',
  'how.seven-yatzy.3':
    'Straights score 15, 20 and 21 and leave the other dice free; {five} (seven alike) scores 150.',
  'how.seven-yatzy.4':
    'No complete rules have been published; this is our reconstruction. The highest total wins.',

  'how.yatzy-american.1':
    'Fill 13 boxes in 13 turns. Number boxes add up their dice; 63 or more there earns a bonus of 50.',
  'how.yatzy-american.2': 'Three of a kind, Four of a kind and Chance score the sum of all dice.',
  'how.yatzy-american.3':
    'Full house 25, Small straight (any four in a row) 30, Large straight 40, {five} (five alike) 50.',
  'how.yatzy-american.4':
    'There are no pairs, no jokers and no extra for a second {five}. The highest total wins.',

  'how.yacht.1': 'Fill 12 boxes in 12 turns. There is no bonus and no joker.',
  'how.yacht.2':
    'Number boxes add up their dice. Full house and Choice score the sum of all dice; five alike are no full house.',
  'how.yacht.3': 'Four of a kind scores the four matching dice.',
  'how.yacht.4':
    'Little straight (1-2-3-4-5) and Big straight (2-3-4-5-6) score 30 each, Yacht (five alike) 50. The highest total wins.',

  'how.generala.1': 'Fill 10 boxes: six number boxes, Escalera, Full, Póker and Generala. There is no bonus.',
  'how.generala.2': 'What you make on the first roll is “served” and scores 5 more, see the table.',
  'how.generala.3': 'Póker needs four alike and scores the same whatever the number; five alike count too.',
  'how.generala.4':
    'A Generala on the first roll of a turn wins the whole game at once, even if its box is filled. Otherwise the highest total wins.',

  'how.poker-dice.1': 'For 2 to 20 players. Play five rounds; whoever wins most rounds wins.',
  'how.poker-dice.2':
    'In a round everybody has one turn of up to three rolls and keeps the hand it ends with.',
  'how.poker-dice.3':
    'The best hand wins the round. If hands are equal, the matching dice decide first, larger group first, then the other dice; aces are highest. If hands are still equal, each of them wins the round.',
  'how.poker-dice.4': 'Nothing is added up, so a hand counts only in its own round.',

  'how.cheerio.1': 'For up to 12 players. Fill 11 boxes in 11 turns; there is no bonus.',
  'how.cheerio.2': 'Number boxes add up their dice; the other boxes score by the table.',
  'how.cheerio.3': 'The highest total wins. Players who tie for first play another game.',

  'how.cheerio-wild.1': 'Fill seven boxes: Ones to Sixes, and Cheerio.',
  'how.cheerio-wild.2':
    'Ones are wild: a one may stand for any number that another die shows. A number box scores its number times its dice and the ones together, so 1-1-1-2-3 scores 8 in Twos or 12 in Threes.',
  'how.cheerio-wild.3':
    'Five of a number without wild ones score double in their number box: five fours make 40.',
  'how.cheerio-wild.4':
    'Cheerio scores 50 for five alike or five in a row, 25 for five alike with wild ones. The highest total wins; a tie for first means another game.',

  'how.cheerio-extended.1': 'Fill 13 boxes in 13 turns; there is no bonus, and ones are not wild.',
  'how.cheerio-extended.2':
    'Number boxes add up their dice, Sum adds up all dice; the other boxes score by the table.',
  'how.cheerio-extended.3': 'The highest total wins. Players who tie for first play another game.',

  'how.crag.1':
    'Play with three dice and only two rolls a turn. Fill 13 boxes in 13 turns; there is no bonus.',
  'how.crag.2': 'Number boxes add up their dice; the other boxes score by the table.',
  'how.crag.3': 'A Crag is a sum of 13 with a pair in it. It may also be entered in Thirteen, for 26.',
  'how.crag.4': 'The highest total wins.',

  'how.escalero.1':
    'For 2 to 4 players. Fill ten rows in three columns, 30 boxes in 30 turns; each turn fills any open box.',
  'how.escalero.2':
    'Dice are read as poker faces: 1 is a nine, 2 a ten, 3 a jack, 4 a queen, 5 a king, 6 an ace. Number rows score 1 for each nine up to 6 for each ace.',
  'how.escalero.3':
    'A combination whose five dice fall in one throw, whichever roll that is, is “served” and scores more.',
  'how.escalero.4':
    'At the end columns are compared, not totals: whoever has the most points in a column wins its value from everybody else.',

  'how.balut.1':
    'Fill seven rows four times each, 28 turns. Each turn makes one entry in any row that has room.',
  'how.balut.2':
    'Fours, Fives and Sixes add up their dice. Straight scores 15 (1-2-3-4-5) or 20 (2-3-4-5-6). Full house and Choice score the sum of all dice, Balut (five alike) 20 plus its sum.',
  'how.balut.3':
    'At the end the card earns points by the table, for full rows, for each Balut and for the total.',
  'how.balut.4': 'The most points win; if they are equal, the higher total.',

  'how.kismet.1': 'Fill 15 boxes. Pips have colours: 1 and 6 are black, 2 and 5 red, 3 and 4 green.',
  'how.kismet.2': 'The upper section earns a bonus of 35 for 63 to 70, 55 for 71 to 77, 75 for 78 or more.',
  'how.kismet.3': 'Five alike fit every box of the lower section except Straight; the table has the scores.',
  'how.kismet.4':
    'Once you have scored in the Kismet box, each further Kismet makes every opponent take 0 in the first open box and miss a turn. You enter yours in any open box.',
  'how.kismet.5': 'The highest total wins.',

  'how.yamb.1':
    'Fill 12 rows in four columns, 48 turns. Down goes from top to bottom, Up from bottom to top, Free takes any order; for Announce you name the box after the first roll.',
  'how.yamb.2': 'Number boxes add up their dice; 60 or more of them in a column earns 30 in that column.',
  'how.yamb.3':
    'Maximum and Minimum hold the sum of any roll. Their difference times the Ones of the column is added, so fill them high and low; it may be negative.',
  'how.yamb.4': 'Straights score more the sooner you make them. The highest total of all columns wins.',

  'how.triple-yahtzee.1': 'Fill three Yahtzee columns, 39 boxes in 39 turns. Each turn fills any open box.',
  'how.triple-yahtzee.2':
    'The second column counts twice, the third three times, the upper bonus of 35 for 63 included.',
  'how.triple-yahtzee.3':
    'Once all three {five} boxes are filled, a further {five} is a joker: it must go in an open box of its own number; once these are filled, it scores in full in any open lower box.',
  'how.triple-yahtzee.4':
    'If none of the three {five} boxes holds 0, it also earns 100, 200 or 300, by the column you fill. The highest total wins.',

  'how.sachsenkniffel.1': 'Two or more players race to complete 12 rows of six crosses. There is no score.',
  'how.sachsenkniffel.2':
    'A turn has up to three rolls of six dice. On one of them you choose a row in which the dice make crosses; that is your row for this turn.',
  'how.sachsenkniffel.3':
    'Set the dice of your row aside and roll the rest for more crosses in it. Crosses beyond the sixth are lost. If nothing fits by the last roll, you write nothing.',
  'how.sachsenkniffel.4': 'If you use all six dice, or complete the row, take another turn at once.',
  'how.sachsenkniffel.5':
    'The first to complete every row wins. The round is played out; players who finish in the same round play off.',

  'how.lucky7.1': 'Play as in Yahtzee with five dice of seven sides: 14 boxes, with Sevens among them.',
  'how.lucky7.2': '84 or more in the upper section (three of each number) earns a bonus of 35.',
  'how.lucky7.3':
    'Full house 25, Small straight (any four in a row) 30, Large straight (five in a row, up to 3-4-5-6-7) 40, {five} 50.',
  'how.lucky7.4':
    'Each further {five} earns +100 and is a joker as in Yahtzee. Most of these rules are our reconstruction. The highest total wins.',

  'how.tricolor.1':
    'Fill the 15 boxes of Kismet. Pips have colours: 1 and 6 are blue, 2 and 5 red, 3 and 4 green.',
  'how.tricolor.2': 'Scores, the bonus of 35, 55 or 75 and the penalty for opponents are those of Kismet.',
  'how.tricolor.3':
    'The original rules are lost but for “similar to Kismet”; this is our reconstruction. The highest total wins.',

  'how.rainbow.1':
    'Play as in Yahtzee with 17 boxes. Each die you roll also lands on a colour: red, green or blue.',
  'how.rainbow.2':
    'Red, Green and Blue flush score 35 each if all five dice have that colour. Colour full house scores 15 for three dice of one colour and two of another.',
  'how.rainbow.3':
    'Each further {five} earns +100 if your {five} box holds 50, +200 if all its dice have one colour.',
  'how.rainbow.4':
    'A joker scores in full in the colour boxes too. Upper bonus 35 for 63 or more. The highest total wins.',
} as const;

/**
 * Great moments: hands, bonuses, records. `run.*` appear only inside `great.run`, `house.*` only inside `great.house`,
 * so a language can inflect them for these.
 */
export const moments = {
  'great.five': '*{hand}!* {Dice}, {points}.',
  'great.first': '*{hand} on the first roll!* {Points}.',
  'great.run': '*{hand},* {from} to {to}: {points}.',
  'great.house': '*{hand},* {three} over {two}: {points}.',
  'great.row': '*{hand}:* {points}.',
  'great.name': '*{hand}.*',
  'great.name.five': '*{hand}!*',
  'great.bonus': '*{sum}, {at} needed:* the bonus is yours.',
  'great.turn': '{points} in {row}, *{sum} in one turn.*',
  'great.record': '*New record: {total},* your best was {before}.',
  /** The name of a figure: the highest total so far. */
  'great.best': 'your best',

  'run.1': 'one',
  'run.2': 'two',
  'run.3': 'three',
  'run.4': 'four',
  'run.5': 'five',
  'run.6': 'six',
  'run.7': 'seven',
  'house.1': 'ones',
  'house.2': 'twos',
  'house.3': 'threes',
  'house.4': 'fours',
  'house.5': 'fives',
  'house.6': 'sixes',
  'house.7': 'sevens',
} as const;

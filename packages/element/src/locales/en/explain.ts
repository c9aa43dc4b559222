/** The reasons for advice, if `advice` is `explain`: a table of figures and a sentence. */
export const explain = {
  'explain.title': 'Why',
  'explain.mean': '{row}, on average',
  'explain.turn': '{row}, this turn',
  'explain.bonusChance': 'Chance of the bonus',
  'explain.extra': 'Extra points',
  /** Replaces the kept dice if none are kept. */
  'explain.none': 'reroll all',
  'explain.bonus': 'It keeps the chance of the bonus at {chance} instead of {other}.',
  'explain.bonus.lost': 'The bonus is out of reach, so {row} is the box to give up.',
  'explain.zero': 'Taking 0 in {row} costs least: on average you would score only {points} there.',
  'explain.chance': '{row} is worth more later; use {row2} now.',
  'explain.joker': 'One more {row} would earn extra points; that is part of the figure.',
  'explain.gain': 'The greatest difference is {row}: {points} on average instead of {other}.',
  'explain.many': 'It gains a little in several boxes, most of all in {row}.',
  'explain.close': 'Both are nearly equal: {loss} points apart.',
  'explain.finish': 'Most games like this end between {from} and {to}.',
  'explain.finish.bonus': 'Chance of the bonus: {chance}.',
  'explain.boxes': 'Chance of points in each open box',
} as const;

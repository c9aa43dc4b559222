/** The messages of a kiosk. `{player}` is the name of a person. */
export const words = {
  'kiosk.play': 'Press to play',
  'kiosk.beat': 'Can you beat {n}?',
  'kiosk.first': 'Be the first today.',
  'kiosk.best': 'Best today: {player}, {n}',
  'kiosk.best.nobody': 'Best today: {n}',
  'kiosk.still': 'Still there?',
  'kiosk.idle': { one: 'This game ends in {n} second.', other: 'This game ends in {n} seconds.' },
  'kiosk.stay': 'Go on',
  'kiosk.new': 'New player',
  'kiosk.done': {
    one: 'Thank you for playing. {n} point: place {place} today.',
    other: 'Thank you for playing. {n} points: place {place} today.',
  },
  'kiosk.name': 'Your name for the list, if you like',
  'kiosk.next': 'Next player',
};

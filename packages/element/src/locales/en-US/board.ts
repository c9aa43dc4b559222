/** The messages that American English spells otherwise than `locales/en`, in one file since they are few. */
import type { Messages } from '../../words/messages.js';

export const core: Messages = {
  'row.twoPairsSameColour': 'Same-color pairs',
  'row.fullHouseSameColour': 'Same-color house',
  'row.colourFullHouse': 'Color full house',
  'help.pairsOneColour': 'two pairs of one color, or four of a kind',
  'help.colour': 'all dice the same color',
  'help.oneColour': '{pattern}, all one color',
  'help.again.oneColour': 'All in one color, it earns {points}.',
  'picker.hint': 'Name, country, dice, “joker”, “colors”…',
  'picker.colours': 'colors',
  'picker.line.more': 'colors, seven sides, a race',
  'setup.scheme': 'Colors',
  'teaser.kismet': 'Colored pips, flushes, and trouble for opponents',
  'teaser.rainbow': 'Yahtzee with colored dice and four color boxes',
  'how.kismet.1': 'Pips have colors: 1 and 6 are black, 2 and 5 red, 3 and 4 green.',
  'how.tricolor.1':
    'Play as in Kismet, with pips in other colors: 1 and 6 are blue, 2 and 5 red, 3 and 4 green.',
  'how.rainbow.1': 'Play as in Yahtzee. Each die you roll also lands on a color: red, green or blue.',
  'how.rainbow.2':
    'Color full house takes three dice of one color and two of another. A joker scores in full in the color boxes too.',
};

/** Kept games, results and the end of a game. */
export const records = {
  'resume.ask': 'Go on with your game of {date}? Turn {turn} of {turns}, {points}.',
  'resume.yes': 'Continue',
  'resume.no': 'New game',
  'store.none': 'This browser does not allow saving here. Your game lasts until you close the page.',
  'store.full': 'No room left to save. Your game lasts until you close the page.',
  'store.bad': 'The saved game could not be read. A new one has started.',
  'store.newer': 'This game was saved by a newer version of the board. Reload the page to continue.',
  'store.elsewhere': 'The game goes on in another tab. What you play here is not saved.',
  'store.unrecorded': 'This result could not be saved in this browser.',
} as const;

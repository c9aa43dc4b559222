/** The tokens that can be set, in groups: colours with their names, then sizes with their ranges. */
export const COLOURS = {
  Board: {
    surface: 'Board',
    'surface-2': 'Quiet ground',
    ink: 'Text',
    'ink-2': 'Quiet text',
    line: 'Hairlines',
    'line-strong': 'Outlines',
    focus: 'Focus',
  },
  'Tray and key': {
    tray: 'Tray',
    'on-tray': 'Words in the tray',
    accent: 'Ring of a held die',
    'focus-tray': 'Focus in the tray',
    'accent-fill': 'Roll key',
    'accent-deep': 'Its lower edge',
    'accent-line': 'Its outline',
    'on-accent': 'Its words',
    shadow: 'Shadows',
  },
  Dice: {
    die: 'Die',
    'die-edge': 'Its side',
    'die-line': 'Its outline',
    pip: 'Pips',
    'pip-ace': 'The one',
    'pip-red': 'Red pips',
    'pip-green': 'Green pips',
    'pip-blue': 'Blue pips',
  },
  Card: {
    pencil: 'What may be written',
    'pencil-soft': 'Its box',
    'pencil-fill': 'Box under the pointer',
    'on-pencil': 'Figure in it',
    marker: 'Last entry',
    good: 'Bonus, best choice',
    'good-soft': 'Its ground',
    moment: 'Tray of a Yahtzee',
  },
  Players: {
    'player-1': 'First',
    'player-2': 'Second',
    'player-3': 'Third',
    'player-4': 'Fourth',
  },
};

export const MEASURES = {
  radius: { says: 'Corners', unit: 'em', min: 0, max: 2, step: 0.125 },
  row: { says: 'Height of a row', unit: 'em', min: 2, max: 3.5, step: 0.125 },
  'die-size': { says: 'Size of a die', unit: 'em', min: 3, max: 5, step: 0.125 },
  'die-gloss': { says: 'Gloss of a die', unit: '', min: 0, max: 1, step: 0.05 },
};

/**
 * Text and its background, with a required contrast of 4.5 to 1.
 * @type {readonly (readonly [token: string, ground: string])[]}
 */
export const READ = [
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink', 'marker'],
  ['ink', 'pencil-soft'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-2', 'pencil-soft'],
  ['on-tray', 'tray'],
  ['on-accent', 'accent-fill'],
  ['pencil', 'surface'],
  ['pencil', 'pencil-soft'],
  ['on-pencil', 'pencil-fill'],
  ['good', 'surface'],
  ['good', 'good-soft'],
  ['surface', 'good'],
];
/**
 * Parts that are seen but not read, and their background, with a required contrast of 3 to 1.
 * @type {readonly (readonly [token: string, ground: string])[]}
 */
export const SEEN = [
  ['pip', 'die'],
  ['pip-ace', 'die'],
  ['pip-red', 'die'],
  ['pip-green', 'die'],
  ['pip-blue', 'die'],
  ['accent', 'tray'],
  ['focus', 'surface'],
  ['focus', 'surface-2'],
  ['focus-tray', 'tray'],
  ['line-strong', 'surface'],
  ['line-strong', 'surface-2'],
  ['player-1', 'surface'],
  ['player-2', 'surface'],
  ['player-3', 'surface'],
  ['player-4', 'surface'],
];

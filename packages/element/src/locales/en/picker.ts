/** Words of `<yahtzee-picker>`. See `game`. */
export const picker = {
  'picker.label': 'Games',
  'picker.find': 'Find a game',
  'picker.none': 'No game of that name',
  'picker.found': { one: '{n} game', other: '{n} games' },
  'picker.family.yahtzee': 'Yahtzee',
  'picker.family.yatzy': 'Yatzy',
  'picker.family.relatives': 'Ancestors and relatives',
  'picker.family.more': 'More',
  'picker.dice': { one: '{n} die', other: '{n} dice' },
  'picker.boxes': { one: '{n} box', other: '{n} boxes' },
  'picker.rolls': { one: '{n} roll', other: '{n} rolls' },
  'picker.facts': '{dice} · {boxes} · {rolls}',
  'picker.status.disputed': 'sources differ',
  'picker.status.reconstructed': 'reconstructed',
} as const;

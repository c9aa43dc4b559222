/** Words of boards that say less than others, or more; they come with `voice`. See `game`. */
export const voice = {
  'terse.roll': '{dice}.',
  'terse.entry': '{points}, {row}.',
  'terse.entry.bonus': '{points} and {bonus}, {row}.',
  'terse.turn': '{player}.',
  'terse.hold': '{dice}.',
  'terse.hold.none': 'None.',

  'verbose.roll': 'Rolled {rolled}. All dice: {dice}.',
  'verbose.first': 'Rolled {dice}.',
  'verbose.left': { one: '{n} roll left.', other: '{n} rolls left.' },
  'verbose.last': 'No rolls left.',
  'verbose.boxes': 'Best boxes: {boxes}.',
  'verbose.box': '{row} for {points}',
  'verbose.total': '{player} has {total}.',
  'verbose.bonus': '{bonus}: {left}.',
} as const;

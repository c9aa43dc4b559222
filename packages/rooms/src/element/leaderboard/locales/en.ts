/** The messages of a list of results. `{player}` is the name of a person. */
export const words = {
  'board.title': 'Today’s best',
  'board.same': 'The same dice for everybody.',
  'board.empty': 'No results yet. Be the first.',
  'board.column.place': 'Place',
  'board.column.player': 'Player',
  'board.column.total': 'Points',
  /** The time of day at which a game was over. */
  'board.column.time': 'Time',
  'board.recent': 'Just finished',
  'board.place.of': 'place {n}',
  'board.nobody': 'No name',
  'board.playing': { one: '{n} is playing', other: '{n} are playing' },
  'board.join': 'Play too',
  'board.scan': 'Scan, or go to',
  'board.qr': 'QR code of the address',
  'board.summary': { one: '{n} result, average {average}', other: '{n} results, average {average}' },
  'board.finished': {
    one: '{player}: {n} point, place {place}.',
    other: '{player}: {n} points, place {place}.',
  },
  'board.over': 'This event is over.',
  'board.all': 'All results',
  'board.few': 'Ten at a time',
  'board.connecting': 'Connecting…',
  'board.gone': 'There is no such event.',
  'board.failed': 'The list cannot be reached. Trying again…',
};

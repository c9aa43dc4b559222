/** The words that only a game of several players needs. */
export const players = {
  'turn.player': 'Turn {turn} of {turns} · {player}’s turn',
  'roll.same': 'same players',
  'say.start.player': '*{player}* starts. Roll the dice.',
  'say.next': '{entry} *{player}*, roll the dice.',
  'spoken.turn': '{player}’s turn.',
  'bonus.from': '{bonus} {points} for {at} or more',
  'end.won': '*{player} wins with {total}*, {by} ahead of {second}.',
  'end.shared': '*{players} tie for the win with {total}.*',
} as const;

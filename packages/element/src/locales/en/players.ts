/** The messages that only a game of several players needs. */
export const players = {
  'bonus.from': '{bonus} {points} for {at} or more',
} as const;

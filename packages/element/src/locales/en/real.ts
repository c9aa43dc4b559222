/** Boards with real dice, which are thrown by hand and entered. */
export const real = {
  'real.turn': '{turn} · real dice',
  'real.key': 'Enter throw',
  'real.faces': 'What your dice show',
  'real.next': 'next',
  'real.die.next': 'Die {die}, {tag}',
  'real.die.empty': 'Die {die}, not entered yet',
  'real.die.in': 'Die {die}: {value}, press to take it back',
  'real.throw': '*Throw {n} of {rolls}.*',
  'real.throw.player': '*{player}, throw {n} of {rolls}.*',
  'real.throw.for': '*Throw {n} of {rolls} for {player}.*',
  'real.press': 'Press what your dice show.',
  'real.press.last': 'Press what your dice show. If you only keep score, the last throw will do.',
  'real.press.every': 'Press what your dice show, every throw: an early one may count more.',
  'real.press.again': {
    one: 'Press what the die shows that you threw again.',
    other: 'Press what the {n} dice show that you threw again.',
  },
  'real.in': {
    one: 'Press what your dice show: one of {all} is in.',
    other: 'Press what your dice show: {count} of {all} are in.',
  },
  'real.said': { one: '{die}. One more.', other: '{die}. {n} more.' },
  'real.back': { one: '{die} taken back. One more.', other: '{die} taken back. {n} more.' },
  'real.wrong': 'A die shows {from} to {to}.',
  'real.held': 'Leave *{dice}*, throw the rest and enter them. Or choose a box.',
} as const;

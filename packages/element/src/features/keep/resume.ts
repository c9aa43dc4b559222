import { totalOf } from '../../game/answers.js';
import { dayOf } from '../../game/day.js';
import { turnOf } from '../../game/turns.js';
import { dayWords } from '../../words/dates.js';
import type { Notices } from './notices.js';
import type { Found } from './open-kept.js';

/**
 * Asks whether a kept game is to go on in place of the one on the board. For a game with the dice of a day the question
 * names that day, even if it was played past midnight.
 * @param goesOn whether the game on the board has begun, so that it goes on if the kept one does not
 */
export function askToResume(
  notices: Notices,
  { game: { at, from }, reopened: { state } }: Found,
  goesOn: boolean,
  answer: (wants: boolean) => void,
): void {
  notices.ask(
    'resume.ask',
    ({ t }) => ({
      date: dayWords(t.lang, dayOf(from)?.getTime() ?? at),
      ...turnOf(state),
      points: t('points', { n: totalOf(state, state.seat) }),
    }),
    [
      { key: 'resume.yes', choose: () => answer(true) },
      { key: goesOn ? 'resume.drop' : 'resume.no', choose: () => answer(false) },
    ],
  );
}

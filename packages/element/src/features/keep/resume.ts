import type { GameState } from '@yahtzee-game/rules';
import { totalOf } from '../../game/answers.js';
import type { KeptGame } from '../../game/kept-game.js';
import { turnOf } from '../../view/speech.js';
import { dayWords } from '../../words/dates.js';
import type { Notices } from './notices.js';

/** Asks whether a kept game is to go on in place of the one on the board. */
export function askToResume(
  notices: Notices,
  { at }: KeptGame,
  state: GameState,
  answer: (wants: boolean) => void,
): void {
  notices.ask(
    'resume.ask',
    ({ t }) => ({
      date: dayWords(t.lang, at),
      ...turnOf(state),
      points: t('points', { n: totalOf(state, state.seat) }),
    }),
    [
      { key: 'resume.yes', choose: () => answer(true) },
      { key: 'resume.no', choose: () => answer(false) },
    ],
  );
}

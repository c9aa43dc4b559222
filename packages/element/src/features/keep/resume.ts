import type { GameState } from '@yahtzee-game/rules';
import { totalsOf } from '../../game/answers.js';
import type { KeptGame } from '../../game/kept-game.js';
import { turnOf } from '../../view/speech.js';
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
      date: dateIn(t.lang, at),
      ...turnOf(state),
      points: t('points', { n: totalsOf(state)[state.seat]?.total ?? 0 }),
    }),
    [
      { key: 'resume.yes', choose: () => answer(true) },
      { key: 'resume.no', choose: () => answer(false) },
    ],
  );
}

/** An invalid tag of a language falls back to that of the browser. */
function dateIn(lang: string, at: number): string {
  const form = { day: 'numeric', month: 'long' } as const;
  try {
    // The board writes Serbian in Latin letters.
    return new Intl.DateTimeFormat(lang.replace(/^(?:sr|sh)$/, 'sr-Latn'), form).format(at);
  } catch {
    return new Intl.DateTimeFormat(undefined, form).format(at);
  }
}

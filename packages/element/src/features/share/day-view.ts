/** The view and the announcements of a game with the dice of a day. Pure, and free of the DOM. */
import type { Snapshot } from '../../game/board-state.js';
import type { Voice } from '../../speech/spoken.js';
import type { View } from '../../view/view.js';
import { dayWords } from '../../words/dates.js';

/** Returns the view with the day beside the turn and, before the first roll, a sentence about these dice. */
export function withDay(view: View, { state, t, panel }: Snapshot, day: Date): View {
  const date = dayWords(t.lang, day.getTime());
  const { message } = view;
  return {
    ...view,
    turn: `${t('daily.dice', { date })} · ${view.turn}`,
    turnShort: panel === 'result' ? date : `${view.turnShort} · ${date}`,
    message: state.log || panel === 'result' ? message : { ...message, text: t('daily.start') },
  };
}

/** Announces the day with the turn. */
export const namingDay = (voice: Voice, dayOf: () => Date | undefined): Voice => ({
  ...voice,
  turn: (snapshot) => {
    const day = dayOf();
    const { t } = snapshot;
    const dice = day ? `${t('daily.dice', { date: dayWords(t.lang, day.getTime()) })}.` : '';
    return [voice.turn(snapshot), dice].filter(Boolean).join(' ');
  },
});

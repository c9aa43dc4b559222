/**
 * Great moments: names a hand when it is thrown and makes its dice hop; announces a bonus, an extra hand and a record.
 */
import { html, type LitElement } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { moments } from '../../locales/en/board.js';
import type { Voice } from '../../speech/spoken.js';
import { entrySentence } from '../../view/message.js';
import type { MessageView, View } from '../../view/view.js';
import type { Words } from '../../words/messages.js';
import { handOf, type Hand } from './hands.js';
import { JustNow } from './just-now.js';
import { Moves } from './moves.js';
import { PersonalBest } from './personal-best.js';
import { sentences, spokenGain, spokenHand } from './speech.js';
import { momentStyles } from './styles.js';
import { entryMoment, handSentence } from './words.js';

export const words: Words = { board: moments };

export function createFeature(board: Board, host: BoardElement): Feature {
  const justNow = new JustNow();
  const best = new PersonalBest(board);
  const moves = new Moves(justNow, (movement, ends) => {
    for (const feature of board.features.all) feature.accompany?.(movement, ends);
  });
  const update = (): void => {
    if (board.snapshot) justNow.update(board.snapshot);
    best.update();
  };
  board.subscribe(update);
  update();
  for (const press of ['pointerdown', 'keydown'] as const)
    host.addEventListener(press, () => {
      moves.stop();
    });

  /** Whether a computer or a remote player plays fast: then no moment is announced or animated. */
  const isHurried = ({ settings }: Snapshot, seat: number): boolean =>
    settings.speed !== 'normal' && board.isElsewhere(seat);
  const hand = (snapshot: Snapshot): Hand | undefined =>
    justNow.hasThrown(snapshot) && !snapshot.joker && !isHurried(snapshot, snapshot.state.seat)
      ? handOf(snapshot.state)
      : undefined;
  const entered = (snapshot: Snapshot): MessageView | undefined => {
    const before = justNow.beforeEntry(snapshot);
    return before && entryMoment(snapshot, before, best.total);
  };
  const withMoments = (voice: Voice): Voice => ({
    ...voice,
    rolled: (snapshot) => sentences(spokenHand(hand(snapshot), snapshot), voice.rolled(snapshot)),
    entry: (snapshot) => sentences(spokenGain(entered(snapshot), snapshot), voice.entry(snapshot)),
  });
  // Dice that were rolled before this feature was loaded have been announced without their hand.
  if (board.snapshot && hand(board.snapshot)) board.say((snapshot) => spokenHand(hand(snapshot), snapshot));

  return {
    styles: { scorecard: [momentStyles] },
    voice: withMoments,
    view: (view, snapshot) => withMessage(view, snapshot, hand(snapshot), entered(snapshot)),
    slots: {
      afterTotalLabel() {
        const { total, isPassed } = best;
        return total === undefined
          ? undefined
          : html`<span class="badge ${isPassed ? 'mine' : ''}">${board.t('great.best')}</span>`;
      },
    },
    drawn(part: LitElement) {
      const { snapshot, view } = board;
      if (!snapshot || !view) return;
      const seat = snapshot.notice?.kind === 'entry' ? snapshot.notice.seat : snapshot.state.seat;
      if (!isHurried(snapshot, seat)) moves.drawn(part, snapshot, view);
    },
  };
}

/** Replaces the usual sentence by one about the throw or the entry just made. */
function withMessage(
  view: View,
  snapshot: Snapshot,
  hand: Hand | undefined,
  entry: MessageView | undefined,
): View {
  if (hand) return { ...view, message: { chip: '', text: handSentence(hand, snapshot) } };
  if (!entry || snapshot.state.turn.phase !== 'rolling') return view;
  const text = view.message.text.replace(entrySentence(snapshot), () => entry.text);
  return { ...view, message: { chip: entry.chip, text } };
}

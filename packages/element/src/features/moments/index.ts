/**
 * Great moments: names a hand when it is thrown and makes its dice hop; announces a bonus, an extra hand and a record.
 */
import { html, type LitElement, type TemplateResult } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { moments } from '../../locales/en/board.js';
import { dieFace } from '../../parts/dice/die.js';
import { restTime } from '../../parts/dice/rest-time.js';
import { plainMessage, type Voice } from '../../speech/spoken.js';
import { entrySentence } from '../../view/message.js';
import type { DieView, MessageView, View } from '../../view/view.js';
import type { Words } from '../../words/messages.js';
import { TOLD } from './celebrate.js';
import { FirstFive } from './first-five.js';
import { handOf, type Hand } from './hands.js';
import { JustNow } from './just-now.js';
import { mayMove } from './motion.js';
import { Moves } from './moves.js';
import { PersonalBest } from './personal-best.js';
import { Reveal } from './reveal.js';
import { sentences, spokenGain, spokenHand } from './speech.js';
import { fiveStyles, momentStyles } from './styles.js';
import { withDeciding } from './suspense.js';
import { entryMoment, handSentence, nameOf } from './words.js';

export const words: Words = { board: moments };

export function createFeature(board: Board, host: BoardElement): Feature {
  const justNow = new JustNow();
  const best = new PersonalBest(board);
  const reveal = new Reveal();
  const firstFive = new FirstFive(
    (snapshot) => justNow.hasLanded(snapshot) && !isHurried(snapshot, snapshot.state.seat),
  );
  const moves = new Moves(justNow, firstFive, (movement, ends) => {
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
      reveal.stop();
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
  /** Whether a person here waits for the dice that have just been thrown. */
  const waits = (snapshot: Snapshot): boolean =>
    justNow.hasLanded(snapshot) && !board.isElsewhere(snapshot.state.seat);
  /** Milliseconds from a throw until the dice lie still, or the celebration of them has begun. */
  const timeToFigures = (snapshot: Snapshot, { dice }: View): number =>
    restTime(snapshot.settings.motion, dice) + (firstFive.handOf(snapshot) ? TOLD : 0);
  const withMoments = (voice: Voice): Voice => ({
    ...voice,
    rolled: (snapshot) => sentences(spokenHand(hand(snapshot), snapshot), voice.rolled(snapshot)),
    entry: (snapshot) => sentences(spokenGain(entered(snapshot), snapshot), voice.entry(snapshot)),
  });
  // Dice that were rolled before this feature was loaded have been announced without their hand.
  if (board.snapshot && hand(board.snapshot)) board.say((snapshot) => spokenHand(hand(snapshot), snapshot));

  return {
    styles: { dice: [fiveStyles], scorecard: [momentStyles] },
    voice: withMoments,
    view: (view, snapshot) => {
      const told = withMessage(view, snapshot, hand(snapshot), entered(snapshot));
      return waits(snapshot) ? withDeciding(told, snapshot) : told;
    },
    slots: {
      onTray: () => board.snapshot && renderFive(firstFive.handOf(board.snapshot), board.snapshot),
      onDie: (die) => (die.decides ? passingFace(die, board) : undefined),
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
      if (waits(snapshot) && mayMove(snapshot.settings) && view.dice.some(({ thrown }) => thrown))
        reveal.drawn(part, snapshot.state.turn.dice, timeToFigures(snapshot, view));
    },
  };
}

/** The name of five alike on the dark tray, unseen until it is animated; screen readers hear it as the message. */
const renderFive = (hand: Hand | undefined, snapshot: Snapshot): TemplateResult | undefined =>
  hand &&
  html`<div class="moment" aria-hidden="true">
    <b>${plainMessage({ chip: '', text: nameOf(hand, snapshot) })}</b>
  </div>`;

/** Another face of a die that decides, which it shows until it tips over. */
const passingFace = (die: DieView, { features }: Board): TemplateResult =>
  html`<svg class="passing" viewBox="0 0 100 106" aria-hidden="true">
    ${dieFace((die.face % 6) + 1, features.slot('pip', die))}
  </svg>`;

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

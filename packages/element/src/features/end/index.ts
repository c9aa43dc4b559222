/** The end of a game. Loaded when the last turn begins, so that nothing moves when the game ends. */
import type { LitElement } from 'lit';
import type { Board } from '../../board/board.js';
import type { BoardElement, Feature } from '../../board/feature.js';
import type { Snapshot } from '../../game/board-state.js';
import { diceFrom } from '../../game/seeded-dealer.js';
import { records, series } from '../../locales/en/more.js';
import { buttonStyles } from '../../parts/styles/button-styles.js';
import type { Words } from '../../words/messages.js';
import { hasReview, openReview } from '../open-review.js';
import { panelFocusOf } from '../panels/panel-focus.js';
import { panelStyles } from '../panels/styles.js';
import { playerColours } from '../players/colours.js';
import { EndSession } from './end-session.js';
import { endView, type EndView } from './end-view.js';
import { endControlsStyles, endStyles } from './styles.js';
import { endPanel, type EndActions } from './templates.js';

export const words: Words = { more: { ...records, ...series } };

export function createFeature(board: Board, host: BoardElement): Feature {
  const hasFixedDice = (): boolean => Boolean(host.seed);
  const session = new EndSession(board, hasFixedDice);
  const viewOf = remembered((snapshot) => endView(snapshot, session.facts), session);
  const actions: EndActions = {
    forget: () => void session.forget(),
    restore: () => void session.restore(),
    sameDice: () => sameDice(board),
    newDice: () => board.again(),
    newGame: () => board.open('setup'),
    get review() {
      return hasReview(board) ? (button: Element) => void openReview(button, board, host) : undefined;
    },
  };
  /** The words of the Roll button. */
  const keyOf = (end: EndView): { readonly label?: string; readonly note?: string } => {
    if (end.again) return { label: end.again.label, note: end.again.note };
    if (end.kind !== 'solo') return {};
    const { t } = board;
    return { note: hasFixedDice() ? t('end.beat', { total: end.total }) : t('end.newDice') };
  };
  return {
    styles: {
      scorecard: [playerColours, buttonStyles, panelStyles, endStyles],
      controls: [endControlsStyles],
    },
    view(view, snapshot) {
      const end = viewOf(snapshot);
      if (!end) return view;
      const roll = view.roll.kind === 'again' ? { ...view.roll, ...keyOf(end) } : view.roll;
      const text = (end.kind === 'solo' && end.place) || view.message.text;
      return { ...view, roll, message: { ...view.message, text } };
    },
    voice: (voice) => ({
      ...voice,
      entry: (snapshot) => [voice.entry(snapshot), ...spokenEnd(viewOf(snapshot), snapshot)].join(' '),
      turn: (snapshot) => [voice.turn(snapshot), ...spokenEnd(viewOf(snapshot), snapshot)].join(' '),
    }),
    another: () => {
      const { snapshot } = board;
      return snapshot && viewOf(snapshot)?.again?.isSame ? actions.sameDice : undefined;
    },
    slots: {
      panel(panel, part) {
        panelFocusOf(part).note();
        const { snapshot } = board;
        const end = panel === 'result' && snapshot ? viewOf(snapshot) : undefined;
        return end && endPanel(end, session.facts, board, actions);
      },
    },
    drawn: (part: LitElement) => {
      if (part.localName === 'yahtzee-scorecard') panelFocusOf(part).move(board.view?.panel);
    },
  };
}

/** Returns the sentences that are announced after the score of a single player. */
function spokenEnd(end: EndView | undefined, { settings }: Snapshot): readonly string[] {
  if (end?.kind !== 'solo') return [];
  const words = settings.speech === 'terse' ? [end.place] : [end.place, end.verdict, end.hope];
  return words.filter(Boolean).map((text) => text.replaceAll('*', ''));
}

/** Computes the view once for each state, language and answer, since a game is replayed for it. */
function remembered(
  compute: (snapshot: Snapshot) => EndView | undefined,
  session: EndSession,
): (snapshot: Snapshot) => EndView | undefined {
  let key: readonly unknown[] = [];
  let view: EndView | undefined;
  return (snapshot) => {
    if (snapshot.state.turn.phase !== 'over') return undefined;
    const now = [snapshot.state, snapshot.t, session.facts];
    if (now.some((one, i) => one !== key[i])) view = compute(snapshot);
    key = now;
    return view;
  };
}

/** Starts another game of the same players with the dice of this one. */
function sameDice(board: Board): void {
  const { seed } = board;
  if (seed !== undefined) board.restart(undefined, { deal: () => diceFrom(seed) });
}

/** Requests and shows advice. Loaded at the first request. */
import type { LitElement } from 'lit';
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import { advice, coach, explain } from '../../locales/en/more.js';
import { buttonStyles } from '../../parts/styles/button-styles.js';
import type { Words } from '../../words/messages.js';
import { panelFocusOf } from '../panels/panel-focus.js';
import { panelStyles } from '../panels/styles.js';
import { AdviceSession } from './advice-session.js';
import { adviceView } from './advice-view.js';
import { listStyles } from './list-styles.js';
import { renderList, renderPanel } from './list-templates.js';
import { adviceStyles } from './styles.js';
import { renderLoss, renderMore, renderWin } from './templates.js';
import { whyStyles } from './why-styles.js';
import { Why } from './why.js';
import { WinProbabilities } from './win-probabilities.js';
import { withWinProbabilities } from './win-view.js';

export const words: Words = { more: { ...advice, ...coach, ...explain } };

export function createFeature(board: Board): Feature {
  const session = new AdviceSession(board);
  const chances = new WinProbabilities(board);
  const why = new Why(board, () => (session.status?.kind === 'advice' ? session.status.advice : undefined));
  const actions = {
    follow: (held: number) => session.follow(held),
    hold: (held: number) => session.hold(held),
    open: () => board.togglePanel('advice'),
    reasons: (own: string) => why.draw(own),
  };
  return {
    styles: {
      game: [adviceStyles, listStyles, whyStyles],
      dice: [adviceStyles],
      controls: [adviceStyles],
      scorecard: [buttonStyles, panelStyles, adviceStyles, listStyles, whyStyles],
    },
    view(view, snapshot) {
      return withWinProbabilities(adviceView(view, snapshot, session.status), snapshot, chances);
    },
    slots: {
      afterCell: renderLoss,
      afterMessage: ({ more }) => [renderMore(more, board.view?.panel === 'advice', actions.open)],
      inPlayerHead: renderWin,
      panel(panel, part) {
        panelFocusOf(part).note();
        const advice = panel === 'advice' ? board.view?.advice : undefined;
        return advice && renderPanel(advice, board, actions);
      },
      below: ({ advice, message }) => advice && renderList(advice, message, actions),
    },
    drawn(part: LitElement) {
      if (part.localName === 'yahtzee-scorecard') panelFocusOf(part).move(board.view?.panel);
    },
    activate: () => session.request(),
  };
}

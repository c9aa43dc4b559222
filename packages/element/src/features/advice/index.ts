/** Requests and shows advice. Loaded at the first request. */
import type { Board } from '../../game/board.js';
import type { Feature } from '../feature.js';
import { adviceView, withWinProbabilities } from './advice-view.js';
import { AdviceSession } from './advice-session.js';
import { adviceStyles } from './styles.js';
import { renderHold, renderLoss, renderRanking, renderWhy, renderWin } from './templates.js';
import { Why } from './why.js';
import { whyStyles } from './why-styles.js';
import { WinProbabilities } from './win-probabilities.js';

export const wordSet = 'extra';
export { advice as words } from '../../locales/en/extra.js';

export function createFeature(board: Board): Feature {
  const session = new AdviceSession(board);
  const chances = new WinProbabilities(board);
  const why = new Why(board, () => (session.status?.kind === 'advice' ? session.status.advice : undefined));
  return {
    styles: {
      game: [adviceStyles, whyStyles],
      dice: [adviceStyles],
      controls: [adviceStyles],
      scorecard: [adviceStyles],
    },
    view(view, snapshot) {
      const advised = adviceView(view, snapshot, session.status);
      return {
        ...advised,
        card: withWinProbabilities(advised.card, snapshot, chances.present, chances.isStale),
      };
    },
    slots: {
      afterCell: renderLoss,
      afterMessage: (message) => [renderHold(message, (held) => session.hold(held)), renderWhy(message)],
      inPlayerHead: renderWin,
      below: ({ advice }) => advice && renderRanking(advice, (held) => session.hold(held), why.draw()),
    },
    activate: () => session.request(),
  };
}

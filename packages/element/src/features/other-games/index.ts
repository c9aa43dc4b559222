/**
 * Display of games other than plain Yahtzee: colours, columns, icons, several entries, steps. Loaded with the first of
 * them.
 */
import type { Board } from '../../board/board.js';
import type { Feature } from '../../board/feature.js';
import { games } from '../../locales/en/games.js';
import { pipOf } from '../../parts/dice/pips.js';
import { rowIconOf } from '../../parts/icons/other-row-icons.js';
import { renderColumns } from '../../parts/scorecard/columns.js';
import { renderEntries, renderSteps } from '../../parts/scorecard/details.js';
import { otherEnding } from '../../view/other-games/ending.js';
import { besides, completeView } from '../../view/other-games/index.js';
import { reasonsOf } from '../../view/other-games/reasons.js';
import type { Words } from '../../words/messages.js';
import { otherGamesStyles } from './styles.js';

export const words: Words = { board: games };

export const createFeature = (board: Board): Feature => ({
  styles: otherGamesStyles,
  view: completeView,
  facts: (snapshot) => ({
    reasons: reasonsOf(snapshot),
    besides: besides(snapshot),
    ending: otherEnding(snapshot),
  }),
  slots: {
    pip: ({ colour }) => pipOf(colour),
    rowIcon: rowIconOf,
    boxes: (card, cell) =>
      card.columns && renderColumns(card, card.columns, cell, board.features.slot('afterTotalLabel')),
    inCell: ({ slots, text }) => slots && renderEntries(slots, text),
    bonusSteps: ({ steps }) => steps && renderSteps(steps),
  },
});

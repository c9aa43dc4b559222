/**
 * Display of games other than plain Yahtzee: colours, columns, icons, several entries, steps. Loaded with the first of
 * them.
 */
import type { Board } from '../../game/board.js';
import type { Feature } from '../feature.js';
import { otherGamesStyles } from './styles/index.js';
import { renderColumns } from './templates/columns.js';
import { renderEntries, renderSteps } from './templates/details.js';
import { pipOf } from './templates/pips.js';
import { rowIconOf } from './templates/row-icons.js';
import { decider, otherEnding } from './view/decider.js';
import { besides, completeView } from './view/index.js';
import { reasonsOf } from './view/reasons.js';

export const wordSet = 'games';
export { games as words } from '../../locales/en/games.js';

export const createFeature = (board: Board): Feature => ({
  styles: otherGamesStyles,
  view: completeView,
  facts(snapshot) {
    const row = decider(snapshot);
    return {
      reasons: reasonsOf(snapshot),
      besides: besides(snapshot),
      decider: row,
      ending: otherEnding(snapshot, row),
    };
  },
  slots: {
    pip: ({ colour }) => pipOf(colour),
    rowIcon: rowIconOf,
    boxes: (card, cell) =>
      card.columns && renderColumns(card, card.columns, cell, board.features.slot('afterTotalLabel')),
    inCell: ({ slots, text }) => slots && renderEntries(slots, text),
    bonusSteps: ({ steps }) => steps && renderSteps(steps),
  },
});

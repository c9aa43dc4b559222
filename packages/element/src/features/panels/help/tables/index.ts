/** Tables about the decision of a game, computed from its ruleset; none for a game that totals alone decide. */
import type { Ruleset } from '@yahtzee-game/rules';
import type { Translate } from '../../../../words/messages.js';
import type { HelpTable } from '../view.js';
import { byRollTable } from './by-roll.js';
import { crossesTable } from './crosses.js';
import { handsTable } from './hands.js';
import { rowPointsTable, totalPointsTable } from './points.js';
import { settlementTable } from './settlement.js';

export const tablesOf = (t: Translate, ruleset: Ruleset): readonly HelpTable[] =>
  [
    handsTable(t, ruleset.spec),
    byRollTable(t, ruleset),
    crossesTable(t, ruleset),
    rowPointsTable(t, ruleset),
    totalPointsTable(t, ruleset),
    settlementTable(t, ruleset),
  ].filter((table) => table !== undefined);

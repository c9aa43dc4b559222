/** The row that decided a game that totals alone do not decide. */
import { outcome, scoreRoll, standings, TIE_CHAIN, type GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { playerName, rowName, sectionName, standingOf } from '../names.js';

/** Returns the name of the row that won at once, or that broke the tie. Empty if there is none. */
export function decider({ state, t }: Snapshot): string {
  const { ruleset } = state.rules;
  const { turn } = state;
  if (turn.phase === 'over' && turn.winner !== undefined) return rowName(t, ruleset, bestRow(state));
  const row = tieRow(state);
  if (!row) return '';
  return state.rules.sections.includes(row) ? sectionName(t, ruleset, row) : rowName(t, ruleset, row);
}

/** Returns how a game ended if totals do not show it: by a throw that won at once, or by another figure. */
export function otherEnding(snapshot: Snapshot, row: string): string {
  const { state, t } = snapshot;
  const { turn, players } = state;
  if (turn.phase !== 'over') return '';
  if (turn.winner !== undefined)
    return t('end.instant', { player: playerName(snapshot, state, turn.winner), row });
  const figure = players.length === 1 && standingOf(snapshot, 0);
  return figure ? t('end.solo', { total: figure }) : '';
}

/** Returns the row in which the current dice score most. */
function bestRow({ rules, turn }: GameState): string {
  const { dice, roll, held } = turn;
  const scored = rules.spec.categories.map(({ id }) => ({
    id,
    points: scoreRoll(rules.ruleset, id, dice, { roll, served: !held }),
  }));
  return scored.reduce((best, one) => (one.points > best.points ? one : best)).id;
}

/** Returns the last comparison of the option `tieBreak`. */
function tieRow(state: GameState): string | undefined {
  const { winners = [], places = [] } = outcome(state) ?? {};
  if (state.rules.ruleset.options['tieBreak'] !== 'chain' || winners.length > 1) return undefined;
  const keys = standings(state);
  const [first = 0] = winners;
  const second = places.findIndex((place) => place > 1);
  const at = keys[first]?.findIndex((figure, i) => figure !== keys[second]?.[i]) ?? -1;
  return TIE_CHAIN[at - ((keys[first]?.length ?? 0) - TIE_CHAIN.length)];
}

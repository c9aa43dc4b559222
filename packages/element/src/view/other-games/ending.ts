/** How a game ended where totals alone do not show it. */
import { outcome, scoreRoll, standings, TIE_CHAIN, type GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { figureOf, playerName, rowName, sectionName, standingOf } from '../names.js';

/**
 * Returns how a game ended: by a throw that won at once, by the row that broke a tie, or by another figure than the
 * total. Empty where the total shows it, and before the end.
 */
export function otherEnding(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const { rules, turn, players } = state;
  if (turn.phase !== 'over') return '';
  if (turn.winner !== undefined) {
    const row = rowName(t, rules.ruleset, bestRow(state));
    return t('end.instant', { player: playerName(snapshot, state, turn.winner), row });
  }
  const figure = standingOf(snapshot, 0);
  if (players.length === 1) return figure && t('end.solo', { total: figure });
  return tieSentence(snapshot);
}

/** Returns who won a tie, and by which row; empty if no row decided. */
function tieSentence(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  const { winners: [seat = 0] = [], totals = [] } = outcome(state) ?? {};
  const id = tieRow(state);
  if (!id) return '';
  const { ruleset, sections } = state.rules;
  return t('end.close.row', {
    player: playerName(snapshot, state, seat),
    total: figureOf(snapshot, seat, totals),
    row: sections.includes(id) ? sectionName(t, ruleset, id) : rowName(t, ruleset, id),
  });
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

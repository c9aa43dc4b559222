/** Why a box may not be filled, in the words of its game; `view/joker` has the reasons of jokers. */
import type { Why } from '@yahtzee-game/rules';
import { cellsOf } from '../../game/answers.js';
import type { Snapshot } from '../../game/board-state.js';
import { cellName, columnName, ownKey, playerName, rowName } from '../names.js';

/** Returns the reasons by cell id, with the boxes that may be filled instead. */
export function reasonsOf(snapshot: Snapshot): Snapshot['reasons'] {
  const own = cellsOf(snapshot.state).flatMap(({ id, legal, why }) =>
    why && !legal && !snapshot.reasons[id] ? [[id, reason(snapshot, why)] as const] : [],
  );
  return { ...snapshot.reasons, ...Object.fromEntries(own) };
}

function reason(snapshot: Snapshot, { key, args = {} }: Why): string {
  const { state, t } = snapshot;
  const named = Object.entries(args).map(([name, value]) => namedArg(snapshot, name, value));
  return t(ownKey(t, state.rules.ruleset, `why.${keyFor(key, args)}`), Object.fromEntries(named));
}

/** Returns the key of a reason: some have other words if they name one box, or none. */
function keyFor(key: string, { row, row2 }: NonNullable<Why['args']>): string {
  if (key === 'order-counter' && !row) return `${key}.none`;
  return /^order-(?:ends|middle)$/.test(key) && !row2 ? 'order-down' : key;
}

/** An argument of a reason: rules give ids, a sentence needs names. */
function namedArg(
  snapshot: Snapshot,
  name: string,
  value: NonNullable<Why['args']>[string],
): readonly [name: string, value: string | number] {
  const { state, t } = snapshot;
  const { rules } = state;
  const named = (id: string): string => cellName(t, state, id);
  if (Array.isArray(value)) return [name, t.list.or(value.map(named))];
  const text = String(value);
  if (name === 'rolls') return [name, Number(value)];
  if (name === 'seat') return ['player', playerName(snapshot, state, Number(value))];
  const column = rules.columns.find(({ id }) => id === text);
  if (name === 'column' && column) return [name, columnName(t, column)];
  const row = rules.cellById.get(text)?.category.id;
  return [name, row === undefined ? text : rowName(t, rules.ruleset, row)];
}

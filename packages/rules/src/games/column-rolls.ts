/** Columns of house rules in which only the first rolls of a turn count. */
import type { Column } from '../model/spec.js';
import type { Why } from '../model/types.js';

/** The same column; if it has its own number of rolls, its order bars later ones. */
export function barLateRolls(column: Column): Column {
  const { rolls, order } = column;
  if (!rolls) return column;
  const late: Why = rolls > 1 ? { key: 'order-rolls', args: { rolls } } : { key: 'order-hand' };
  return { ...column, order: { ...order, bar: (p) => (p.roll > rolls ? late : order.bar?.(p)) } };
}

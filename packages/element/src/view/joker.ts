/** The extra points of a joker, and the boxes in which it may be entered. */
import type { Cell, GameState } from '@yahtzee-game/rules';
import { cellsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import type { MessageArgs } from '../words/messages.js';
import { cellName, diceWords, sidesAt, rowName } from './names.js';

/** The maximum number of boxes that a sentence lists. */
const MAX_NAMED = 3;

/** Returns the message while a joker restricts the allowed boxes, and why it bars others. */
export function jokerFacts(snapshot: Snapshot): Pick<Snapshot, 'joker' | 'reasons'> {
  const cells = cellsOf(snapshot.state);
  const barred = cells.filter(({ why }) => why?.key.startsWith('joker-'));
  return {
    joker: jokerMessage(snapshot, cells),
    reasons: Object.fromEntries(barred.map((cell) => [cell.id, reason(cell, snapshot)])),
  };
}

function jokerMessage(snapshot: Snapshot, cells: readonly Cell[]): Snapshot['joker'] {
  const { state, t } = snapshot;
  const bonus = Math.max(0, ...cells.filter((cell) => cell.legal).map((cell) => cell.bonus));
  const kind = jokerKind(cells, bonus);
  if (!kind) return undefined;
  const chip = bonus ? t('joker.bonus', { bonus: t.signed(bonus) }) : t('joker');
  const dice = diceWords(t, sidesAt(snapshot));
  return { chip, text: t(kind, { dice, ...jokerArgs(state, t) }) };
}

function jokerKind(cells: readonly Cell[], bonus: number): string {
  const keys = cells.map((cell) => cell.why?.key);
  if (keys.includes('joker-number-first')) return 'say.joker.number';
  if (keys.includes('joker')) return keys.includes('joker-lower-first') ? 'say.joker.lower' : 'say.joker';
  if (keys.includes('zero')) return 'say.joker.zero';
  return bonus ? 'say.joker' : '';
}

function reason({ why }: Cell, { state, t }: Snapshot): string {
  const boxes = why?.args?.['boxes'] ?? [];
  const names = Array.isArray(boxes) ? boxes.map((id: string) => cellName(t, state, id)) : [];
  const key = `why.${why?.key ?? ''}${names.length > MAX_NAMED ? '.any' : ''}`;
  return t(key, { ...jokerArgs(state, t), ...(names.length && { boxes: t.list.or(names) }) });
}

/** Arguments of messages: the name of n of a kind in this game, and the number box of the face that all dice show. */
function jokerArgs({ rules, turn }: GameState, t: Snapshot['t']): MessageArgs {
  const face = rules.sides[(turn.dice[0] ?? 0) - 1]?.face;
  const number = rules.spec.categories.find((category) => category.face === face);
  const name = (id: string): string => rowName(t, rules.ruleset, id);
  return { five: name(rules.spec.repeat?.row ?? ''), number: number ? name(number.id) : '' };
}

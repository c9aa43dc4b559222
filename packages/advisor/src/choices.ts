/** A turn as a player sees it: cards and dice in, choices out. */
import type { Card, Rules } from '@yahtzee-game/rules';
import { ranked, type Choice, type Unranked } from './advice.js';
import { keepOf, sidesOf, type Lattice } from './lattice.js';
import type { Plan } from './plan.js';
import type { Position } from './position.js';
import { NOTHING, type Sheet, type Turn } from './turn.js';

/** A game laid out for solving. */
export interface Laid {
  readonly rules: Rules;
  readonly plan: Plan;
  readonly lattice: Lattice;
}

/** What this moment of a turn is worth; its dice lie, or are awaited. */
export function worthAt(laid: Laid, turn: Turn, { dice, roll, held, served, announced }: Position): number {
  const named = kindOf(laid, announced);
  if (roll === 0) return turn.value;
  if (held === undefined) return turn.best(roll, served, named)[keepOf(laid.lattice, dice)] ?? 0;
  return turn.keeps(roll, named)[keepOf(laid.lattice, kept(dice, held))] ?? 0;
}

/**
 * Everything that the player may do here, best first; empty while dice are awaited.
 * @param value what the best is worth
 * @param besides added to what the turn says each is worth
 */
export function choicesOf(
  laid: Laid,
  turn: Turn,
  position: Position,
  value: number,
  besides = 0,
): readonly Choice[] {
  if (position.roll === 0 || position.held !== undefined) return [];
  const worth = (own: number): { value: number; loss: number } => ({
    value: besides + own,
    loss: Math.max(0, value - besides - own),
  });
  return ranked([
    ...scores(laid, turn, position).map(({ own, ...choice }): Unranked => ({ ...choice, ...worth(own) })),
    ...names(laid, turn, position).map(({ own, ...choice }): Unranked => ({ ...choice, ...worth(own) })),
    ...holds(laid, turn, position).map(({ own, ...choice }): Unranked => ({ ...choice, ...worth(own) })),
  ]);
}

/** A choice with what the turn says of it. */
type Bare<C> = Omit<C, 'value' | 'loss' | 'rank'> & { readonly own: number };

function scores(
  laid: Laid,
  turn: Turn,
  { dice, roll, served, announced, card }: Position,
): readonly Bare<Choice & { kind: 'score' }>[] {
  return turn
    .entries(roll, served, keepOf(laid.lattice, dice), kindOf(laid, announced))
    .map(({ kind, points, bonus, value }) => ({
      kind: 'score',
      cell: openCell(laid, kind, card),
      points: points * (laid.plan.kinds[kind]?.times ?? 1),
      bonus,
      own: value,
    }));
}

function names(
  { plan, lattice }: Laid,
  turn: Turn,
  { dice, roll, served, announced }: Position,
): readonly Bare<Choice & { kind: 'announce' }>[] {
  if (roll !== plan.declare || announced !== undefined) return [];
  const outcome = keepOf(lattice, dice);
  return turn.announceable().map((k) => ({
    kind: 'announce',
    cell: plan.kinds[k]?.cells[0] ?? '',
    own: turn.best(roll, served, k)[outcome] ?? 0,
  }));
}

/** Ways to hold the same faces are one choice, of the first positions that show them. */
function holds(
  laid: Laid,
  turn: Turn,
  { dice, roll, rollsLeft, announced }: Position,
): readonly Bare<Choice & { kind: 'hold' }>[] {
  if (rollsLeft <= 0) return [];
  const table = turn.keeps(roll, kindOf(laid, announced));
  const found = new Map<number, number>();
  for (let held = 0; held < 2 ** dice.length - 1; held++) {
    const keep = keepOf(laid.lattice, kept(dice, held));
    if (!found.has(keep)) found.set(keep, held);
  }
  return [...found].flatMap(([keep, held]) => {
    const own = table[keep] ?? -Infinity;
    const faces = sidesOf(laid.lattice, keep).map((side) => laid.rules.sides[side - 1]?.face ?? side);
    // A roll after which no box could be filled is not allowed.
    return Number.isFinite(own) ? [{ kind: 'hold' as const, held, dice: faces, own }] : [];
  });
}

const kept = (dice: readonly number[], held: number): readonly number[] =>
  dice.filter((_, i) => (held >> i) & 1);

const kindOf = ({ plan }: Laid, cell: string | undefined): number =>
  cell === undefined ? NOTHING : plan.kinds.findIndex(({ cells }) => cells.includes(cell));

/** The first cell of a kind that has room. */
function openCell({ plan, rules }: Laid, kind: number, card: Card): string {
  const cells = plan.kinds[kind]?.cells ?? [];
  return cells.find((id) => roomIn(rules, card, id)) ?? cells[0] ?? '';
}

/** A card as the solver sees it. */
export function sheetOf({ plan, rules }: Pick<Laid, 'plan' | 'rules'>, card: Card): Sheet {
  let filling = 0;
  let total = 0;
  for (const kind of plan.kinds) {
    const entries = kind.cells.flatMap((id) => entriesOf(rules, card, id));
    const sum = entries.reduce((a, b) => a + b, 0);
    filling += kind.place * (kind.flagged && sum > 0 ? 2 : entries.length);
    if (kind.inSection) total += sum;
  }
  return { filling, total, bank: plan.bank ? card.tokens : 0 };
}

function entriesOf(rules: Rules, card: Card, id: string): readonly number[] {
  const cell = rules.cellById.get(id);
  if (!cell) return [];
  return card.slots.slice(cell.slot, cell.slot + cell.entries).filter((points) => points !== null);
}

const roomIn = (rules: Rules, card: Card, id: string): boolean =>
  entriesOf(rules, card, id).length < (rules.cellById.get(id)?.entries ?? 0);

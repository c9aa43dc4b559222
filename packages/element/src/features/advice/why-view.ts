/** Why a choice is better than another one: the figures that differ most, and one sentence. Pure. */
import type { Chosen, Comparison, Difference, Explanation, Prospects } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { cellName, diceWords, rowName, sidesAt } from '../../view/names.js';
import type { Translate } from '../../words/messages.js';

export interface WhyView {
  readonly title: string;
  /** Names of the two choices, the better one first. */
  readonly heads: readonly [string, string];
  /** A word for each choice: that it is the best, and that the player holds the other one; else empty. */
  readonly notes: readonly [string, string];
  readonly rows: readonly WhyRow[];
  readonly sentence: string;
}
interface WhyRow {
  readonly name: string;
  readonly figures: readonly [string, string];
  /** The lengths of their bars, from 0 to 1. */
  readonly bars: readonly [number, number];
}

/** Two choices in the position on the board, and the advisor's comparison of them. */
export interface Compared {
  readonly best: Chosen;
  readonly other: Chosen;
  readonly comparison: Comparison;
}

type Position = Pick<Snapshot, 'state' | 't'>;

/** The largest number of rows, but for one that speaks for the other choice. */
const ROWS = 3;
/** The greater one of two means fills this share of its bar. */
const GREATER = 0.8;
/** Means that differ by less are equal when they are shown. */
const SAME = 0.05;
/** Choices whose values differ by less are nearly equal. */
const CLOSE = 0.5;
/** Probabilities that differ by less are not mentioned. */
const SAME_CHANCE = 0.02;

export function whyView(
  compared: Compared,
  position: Position & { readonly held: Snapshot['held'] },
): WhyView {
  const { other } = compared;
  const isHeld = other.kind === 'hold' && other.held === position.held;
  return {
    title: position.t('explain.title'),
    heads: [shortName(compared.best, position), shortName(compared.other, position)],
    notes: [position.t('explain.best'), isHeld ? position.t('explain.held') : ''],
    rows: rowsOf(compared, position),
    sentence: sentenceOf(compared, position),
  };
}

/** Returns the range of most final totals from here, and the probability of the bonus unless it is 0 % or 100 %. */
export function finishWords({ finish, bonus, exact }: Prospects, { t }: Pick<Snapshot, 't'>): string {
  const total = (n: number): string =>
    exact === false ? t('advice.about', { value: t.number(n) }) : t.number(n);
  const range = t('explain.finish', { from: total(finish.from), to: total(finish.to) });
  const isOpen = bonus !== undefined && bonus >= 0.005 && bonus < 0.995;
  return isOpen ? `${range} ${t('explain.finish.bonus', { chance: t.percent(bonus) })}` : range;
}

/** "two sixes", "5 6 6", "Full house". */
function shortName(choice: Chosen, { state, t }: Position): string {
  if (choice.kind !== 'hold') return cellName(t, state, choice.cell);
  const kept = sidesAt({ state }, choice.held).toSorted((a, b) => a.face - b.face);
  return kept.length ? diceWords(t, kept) : t('explain.none');
}

/** The greatest differences. For dice, one row is about the ending of this turn; one speaks for the other choice. */
function rowsOf(compared: Compared, position: Position): readonly WhyRow[] {
  const { differences, choice, other } = compared.comparison;
  const notable = differences.filter(({ gain }) => Math.abs(gain) >= SAME);
  const rowOf = (difference: Difference): WhyRow => differenceRow(difference, compared.comparison, position);
  const isAboutDice = compared.best.kind === 'hold' && compared.other.kind === 'hold';
  const cells = notable.slice(0, ROWS - 1).flatMap((one) => (one.kind === 'cell' ? one.cell : []));
  const thisTurn = isAboutDice ? endingRow(choice, other, cells, position) : undefined;
  const greatest = notable.slice(0, thisTurn ? ROWS - 1 : ROWS);
  const against = greatest.every(({ gain }) => gain > 0)
    ? notable.slice(greatest.length).find(({ gain }) => gain < 0)
    : undefined;
  return [...greatest.map(rowOf), ...(thisTurn ? [thisTurn] : []), ...(against ? [rowOf(against)] : [])];
}

function differenceRow(difference: Difference, compared: Comparison, { state, t }: Position): WhyRow {
  if (difference.kind === 'bonus') {
    const { choice, other } = compared;
    return {
      name: t('explain.bonusChance'),
      figures: [t.percent(choice.bonusChance), t.percent(other.bonusChance)],
      bars: [choice.bonusChance, other.bonusChance],
    };
  }
  const name = t('explain.mean', { row: sourceName(difference, { state, t }) });
  const { points, other } = difference;
  const full = Math.max(points, other, 1) / GREATER;
  const bars = [Math.max(0, points) / full, Math.max(0, other) / full] as const;
  return { name, figures: means(difference, t), bars };
}

const sourceName = (source: Difference, { state, t }: Position): string =>
  source.kind === 'cell' ? cellName(t, state, source.cell) : t('explain.extra');

/** The row for the box in which this turn ends more often, or less often, than after the other choice. */
function endingRow(
  choice: Explanation,
  other: Explanation,
  shown: readonly string[],
  { state, t }: Position,
): WhyRow | undefined {
  const chanceIn = ({ endings }: Explanation, cell: string): number =>
    endings.find((ending) => ending.cell === cell)?.chance ?? 0;
  const cells = new Set([...choice.endings, ...other.endings].map(({ cell }) => cell));
  const [most] = [...cells]
    .filter((cell) => !shown.includes(cell))
    .map((cell) => ({ cell, own: chanceIn(choice, cell), others: chanceIn(other, cell) }))
    .toSorted((a, b) => Math.abs(b.own - b.others) - Math.abs(a.own - a.others));
  if (!most || Math.abs(most.own - most.others) < SAME_CHANCE) return undefined;
  return {
    name: t('explain.turn', { row: cellName(t, state, most.cell) }),
    figures: [t.percent(most.own), t.percent(most.others)],
    bars: [most.own, most.others],
  };
}

/** The sentence that fits the figures. */
function sentenceOf(compared: Compared, position: Position): string {
  const { t } = position;
  const { differences } = compared.comparison;
  const loss = differences.reduce((sum, { gain }) => sum + gain, 0);
  if (Math.abs(loss) < CLOSE) return t('explain.close', { loss: t.number(Math.abs(loss), 1) });
  return sacrificeWords(compared, position) ?? gainWords(compared, loss, position);
}

/** Why a box is filled with few points; undefined if it is not. */
function sacrificeWords({ best, other, comparison }: Compared, { state, t }: Position): string | undefined {
  const gainIn = (choice: Chosen): Difference | undefined =>
    comparison.differences.find(
      (one) => one.kind === 'cell' && choice.kind !== 'hold' && one.cell === choice.cell,
    );
  const given = gainIn(best);
  if (best.kind !== 'score' || !given || given.gain >= 0) return undefined;
  const row = cellName(t, state, best.cell);
  if (given.points === 0) return t('explain.zero', { row, points: t.number(given.other, 1) });
  if (isLost(comparison) && isForBonus(best.cell, { state })) return t('explain.bonus.lost', { row });
  const kept = gainIn(other);
  if (other.kind !== 'score' || !kept || kept.gain < SAME) return undefined;
  return t('explain.chance', { row: cellName(t, state, other.cell), row2: row });
}

const isLost = ({ choice, other }: Comparison): boolean =>
  Math.max(choice.bonusChance, other.bonusChance) < SAME_CHANCE;

function isForBonus(id: string, { state: { rules } }: Pick<Position, 'state'>): boolean {
  const section = rules.cellById.get(id)?.category.section;
  return Boolean(rules.spec.bonuses?.some((bonus) => bonus.section === section));
}

/** Where the better choice gains most. */
function gainWords({ best, comparison }: Compared, loss: number, position: Position): string {
  const { choice, other, differences } = comparison;
  const { state, t } = position;
  const hasBonus = choice.bonusChance - other.bonusChance >= SAME_CHANCE;
  const [most] = differences
    .filter(({ kind, gain }) => gain > 0 && (kind !== 'bonus' || hasBonus))
    .toSorted((a, b) => b.gain - a.gain);
  if (!most) return '';
  if (most.kind === 'bonus')
    return t('explain.bonus', {
      chance: t.percent(choice.bonusChance),
      other: t.percent(other.bonusChance),
    });
  const { repeat } = state.rules.spec;
  if (most.kind === 'extra' && repeat && best.kind === 'hold')
    return t('explain.joker', { row: rowName(t, state.rules.ruleset, repeat.row) });
  const row = sourceName(most, position);
  if (most.gain < loss / 2) return t('explain.many', { row });
  const [points, others] = means(most, t);
  return t('explain.gain', { row, points, other: others });
}

/** The text of two means: with a decimal if they are close to each other. */
function means({ points, other, gain }: Difference, t: Translate): readonly [string, string] {
  const decimals = Math.abs(gain) < 2 ? 1 : 0;
  return [t.number(points, decimals), t.number(other, decimals)];
}

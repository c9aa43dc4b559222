/** The scorecard: the content of each box, and the bonus block. */
import {
  entryOf,
  isOpen,
  type Card,
  type Cell,
  type CellInfo,
  type GameState,
  type Totals,
  type Why,
} from '@yahtzee-game/rules';
import { cellsOf, totalsOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import type { MessageArgs } from '../words/messages.js';
import {
  bonusName,
  cellName,
  columnName,
  listed,
  ownKey,
  playerName,
  rowName,
  sectionName,
  standingOf,
  worth,
  worthWords,
} from './names.js';
import { tileOf } from './row-icon.js';
import type {
  BonusProgress,
  BonusView,
  CardView,
  CellLook,
  CellView,
  ExtraView,
  RowView,
  SectionView,
} from './view.js';

/** The data from which all boxes are drawn. */
interface Sheet extends Snapshot {
  /** By cell id, for the player on turn. */
  readonly judged: ReadonlyMap<string, Cell>;
  readonly totals: readonly Totals[];
  readonly legal: number;
}

export function cardView(snapshot: Snapshot): CardView {
  const { state, t, shown } = snapshot;
  const cells = cellsOf(state);
  const sheet: Sheet = {
    ...snapshot,
    judged: new Map(cells.map((cell) => [cell.id, cell])),
    totals: totalsOf(state),
    legal: cells.filter((cell) => cell.legal).length,
  };
  const sections = [...new Set(state.rules.sections)];
  return {
    label: t('card'),
    players: state.players.map((_, seat) => ({
      seat,
      name: playerName(sheet, state, seat),
      total: t.number(sheet.totals[seat]?.total ?? 0),
      standing: state.rules.spec.rank ? standingOf(sheet, seat) : '',
      active: seat === state.seat && state.turn.phase !== 'over',
      shown: seat === shown,
    })),
    sections: sections.map((id) => sectionView(sheet, id)),
    cut: 1,
    abreast: true,
    totalLabel: t('total'),
  };
}

function sectionView(sheet: Sheet, id: string): SectionView {
  const { rules } = sheet.state;
  const rows = rules.spec.categories.flatMap((category, row) =>
    category.section === id ? rowView(sheet, row) : [],
  );
  return {
    id,
    name: sectionName(sheet.t, rules.ruleset, id),
    sums: sheet.totals.map((totals) => sheet.t.number(totals.sections[id] ?? 0)),
    rows,
    bonus: bonusView(sheet, id),
  };
}

function rowView(sheet: Sheet, row: number): RowView {
  const { state, t } = sheet;
  const { rules } = state;
  const infos = rules.cells.filter((cell) => cell.row === row);
  const category = rules.spec.categories[row];
  const id = category?.id ?? '';
  return {
    id,
    name: rowName(t, rules.ruleset, id),
    tile: tileOf(id, category?.face),
    extras: rules.spec.repeat?.row === id ? state.cards.map((_, seat) => extraView(sheet, seat)) : [],
    cells: state.cards.flatMap((_, seat) => infos.map((info) => cellView(sheet, info, seat))),
  };
}

function extraView({ state, t }: Sheet, seat: number): ExtraView {
  const extras = state.cards[seat]?.extras ?? [];
  const points = sumOf(extras);
  const signed = t.signed(points);
  return { count: extras.length, points: signed, label: t('chips', { n: extras.length, points: signed }) };
}

function cellView(sheet: Sheet, info: CellInfo, seat: number): CellView {
  const { state, notice, lastCells, t } = sheet;
  const look = lookOf(sheet, info, seat);
  const points =
    look === 'filled' ? entry(state.cards[seat], info) : (sheet.judged.get(info.id)?.points ?? 0);
  const last = lastCells[seat] === info.id && look === 'filled';
  const label = labelOf(sheet, info, look, points);
  const named =
    state.players.length > 1 ? t('cell.of', { player: playerName(sheet, state, seat), cell: label }) : label;
  return {
    id: info.id,
    seat,
    look,
    text: ['filled', 'points', 'zero', 'only'].includes(look) ? worth(t, info, points) : '',
    label: last ? t('cell.last', { cell: named }) : named,
    last,
    asking: notice?.kind === 'zero' && notice.cell === info.id && seat === state.seat,
    disabled: !['points', 'zero', 'only', 'plain'].includes(look),
  };
}

const entry = (card: Card | undefined, info: CellInfo): number => (card && entryOf(card, info)) ?? 0;
const isFilled = (card: Card | undefined, info: CellInfo): boolean =>
  card !== undefined && !isOpen(card, info);

function lookOf({ state, waiting, judged, legal, settings }: Sheet, info: CellInfo, seat: number): CellLook {
  if (isFilled(state.cards[seat], info)) return 'filled';
  if (seat !== state.seat || state.turn.phase === 'over') return 'waiting';
  const cell = judged.get(info.id);
  if (/^order-|^not-/.test(cell?.why?.key ?? '')) return 'later';
  if (state.turn.phase === 'rolling' || waiting !== 'here') return 'rest';
  if (!cell?.legal) return 'barred';
  if (settings.hints === 'off') return 'plain';
  if (legal === 1 && openCells(state) > 1) return 'only';
  return cell.points || cell.bonus ? 'points' : 'zero';
}

const openCells = (state: GameState): number => state.rules.slots - (state.cards[state.seat]?.filled ?? 0);

function labelOf(sheet: Sheet, info: CellInfo, look: CellLook, n: number): string {
  const { state, t, judged } = sheet;
  const row = cellName(t, state, info.id);
  const points = worthWords(t, info, n);
  switch (look) {
    case 'filled':
      return t('cell.filled', { row, n: worth(t, info, n) });
    case 'points':
    case 'zero':
      return t('cell.points', { row, points });
    case 'only':
      return t('cell.forced', { row, points });
    case 'barred':
    case 'later':
      return t('cell.barred', { row, why: reason(sheet, judged.get(info.id)?.why) });
    default:
      return t('cell.rest', { row });
  }
}

/** The maximum number of boxes that a sentence lists. */
const MAX_NAMED = 3;

/** Returns why a cell is barred, with the box that may be filled. */
export function reason({ state, t }: Pick<Snapshot, 'state' | 't'>, why: Why | undefined): string {
  const { key = 'rolling', args = {} } = why ?? {};
  const named = Object.entries(args).map(([name, value]) => namedArg(state, t, name, value));
  return t(ownKey(t, state.rules.ruleset, `why.${keyFor(key, args)}`), {
    ...(key.startsWith('joker') && jokerArgs(state, t)),
    ...Object.fromEntries(named),
  });
}

/** Some reasons have other words where there is one box to name, none, or too many. */
function keyFor(key: string, { row, row2, boxes }: NonNullable<Why['args']>): string {
  if (Array.isArray(boxes) && boxes.length > MAX_NAMED) return `${key}.any`;
  if (key === 'order-counter' && !row) return `${key}.none`;
  return /^order-(?:ends|middle)$/.test(key) && !row2 ? 'order-down' : key;
}

/** An argument of a reason: rules give ids, a sentence needs names. */
function namedArg(
  state: GameState,
  t: Snapshot['t'],
  name: string,
  value: NonNullable<Why['args']>[string],
): readonly [name: string, value: string | number] {
  const { rules } = state;
  if (Array.isArray(value))
    return [
      name,
      listed(
        t,
        value.map((id: string) => cellName(t, state, id)),
      ),
    ];
  const text = String(value);
  if (name === 'rolls') return [name, Number(value)];
  if (name === 'seat') return ['player', playerName({ t }, state, Number(value))];
  const column = rules.columns.find(({ id }) => id === text);
  if (name === 'column' && column) return [name, columnName(t, column)];
  const row = rules.cellById.get(text)?.category.id;
  return [name, row === undefined ? text : rowName(t, rules.ruleset, row)];
}

/** The name of n of a kind in this game, and the number box of the face that all dice show. */
export function jokerArgs({ rules, turn }: GameState, t: Snapshot['t']): MessageArgs {
  const face = rules.sides[(turn.dice[0] ?? 0) - 1]?.face;
  const number = rules.spec.categories.find((category) => category.face === face);
  const name = (id: string): string => rowName(t, rules.ruleset, id);
  return { five: name(rules.spec.repeat?.row ?? ''), number: number ? name(number.id) : '' };
}

function bonusView(sheet: Sheet, section: string): BonusView | undefined {
  const { state, t, totals, judged } = sheet;
  const { rules } = state;
  const bonus = rules.spec.bonuses?.find((b) => b.section === section);
  const [first] = bonus?.ladder ?? [];
  if (!bonus || !first) return undefined;
  const [at, points] = first;
  const label = bonusName(t, rules.ruleset, bonus.id);
  const progress = (seat: number, cell?: CellInfo): BonusProgress => {
    const gain = cell ? (judged.get(cell.id)?.points ?? 0) : 0;
    const sum = (totals[seat]?.columns[cell?.col ?? 0]?.sections[section] ?? 0) + gain;
    return bonusProgress(sheet, sum, at, parOf(sheet, section, seat, at, cell), cell);
  };
  const open = rules.cells.filter((cell) => cell.category.section === section && judged.get(cell.id)?.legal);
  return {
    label: `${label} ${t.signed(points)}`,
    long: t('bonus.from', { bonus: label, points: t.signed(points), at }),
    players: state.players.map((_, seat) => progress(seat)),
    after: Object.fromEntries(open.map((cell) => [cell.id, progress(state.seat, cell)])),
  };
}

function bonusProgress(
  { t, state }: Sheet,
  sum: number,
  at: number,
  par: number | undefined,
  cell?: CellInfo,
): BonusProgress {
  const reached = sum >= at;
  const row = cell ? cellName(t, state, cell.id) : '';
  const key = reached ? (cell ? 'bonus.reachedAfter' : 'bonus.reached') : cell ? 'bonus.after' : 'bonus.left';
  return {
    sum,
    at,
    reached,
    count: t('bonus.to', { sum, at }),
    note: t(key, { n: at - sum, row }),
    par: par === undefined ? '' : t(paceKey(par), { n: Math.abs(par) }),
  };
}

const paceKey = (par: number): string => (par ? (par > 0 ? 'bonus.ahead' : 'bonus.behind') : 'bonus.even');

/**
 * Points above what each filled number box needs for the bonus, all faces shown alike: three of each for 63.
 * Undefined while no number box is filled. `more` counts as filled with what it would score.
 */
function parOf(
  { state, judged }: Sheet,
  section: string,
  seat: number,
  at: number,
  more?: CellInfo,
): number | undefined {
  const card = state.cards[seat];
  const numbers = state.rules.cells.filter(
    (c) => c.col === (more?.col ?? 0) && c.category.section === section && c.category.face,
  );
  const filled = numbers.filter((c) => c === more || isFilled(card, c));
  if (!filled.length) return undefined;
  const points = filled.map((c) => (c === more ? (judged.get(c.id)?.points ?? 0) : entry(card, c)));
  return Math.round(sumOf(points) - (at * sumOf(filled.map(faceOf))) / sumOf(numbers.map(faceOf)));
}

const faceOf = ({ category }: CellInfo): number => category.face ?? 0;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

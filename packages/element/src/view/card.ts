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
import { itemAt } from '../basics/item-at.js';
import { cellsOf, totalsOf, totalOf } from '../game/answers.js';
import type { Snapshot } from '../game/board-state.js';
import type { Translate } from '../words/messages.js';
import { bonusName, cellName, playerName, rowName, sectionName, worth, worthWords } from './names.js';
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
  /** By cell id, the cells of the player on turn with their possible points. */
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
      total: t.number(totalOf(state, seat)),
      standing: '',
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
  const { id, face } = itemAt(rules.spec.categories, row);
  return {
    id,
    name: rowName(t, rules.ruleset, id),
    tile: tileOf(id, face),
    extras: rules.spec.repeat?.row === id ? state.cards.map((_, seat) => extraView(sheet, seat)) : [],
    cells: state.cards.flatMap((_, seat) => infos.map((info) => cellView(sheet, info, seat))),
  };
}

function extraView({ state, t }: Sheet, seat: number): ExtraView {
  const extras = itemAt(state.cards, seat).extras;
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

const openCells = (state: GameState): number => state.rules.slots - itemAt(state.cards, state.seat).filled;

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
      return t('cell.barred', { row, why: reasonOf(sheet, info.id, judged.get(info.id)?.why) });
    default:
      return t('cell.rest', { row });
  }
}

/** Returns why a cell is barred: one word, or a sentence once the feature `every-board` is loaded. */
export const reasonOf = (
  { reasons, t }: Pick<Snapshot, 'reasons' | 't'>,
  id: string,
  why: Why | undefined,
): string => reasons[id] ?? t(why?.key === 'filled' || why?.key === 'rolling' ? `why.${why.key}` : 'joker');

function bonusView({ state, t, totals }: Sheet, section: string): BonusView | undefined {
  const { rules } = state;
  const bonus = rules.spec.bonuses?.find((b) => b.section === section);
  const [first] = bonus?.ladder ?? [];
  if (!bonus || !first) return undefined;
  const [at, points] = first;
  return {
    label: `${bonusName(t, rules.ruleset, bonus.id)} ${t.signed(points)}`,
    players: totals.map(({ columns }) => bonusProgress(t, columns[0]?.sections[section] ?? 0, at)),
    after: {},
  };
}

/** How far a sum is from a bonus; with `row`, if the box of that name were filled. */
export function bonusProgress(t: Translate, sum: number, at: number, row?: string): BonusProgress {
  const reached = sum >= at;
  const key = reached ? (row ? 'bonus.reachedAfter' : 'bonus.reached') : row ? 'bonus.after' : 'bonus.left';
  const note = t(key, { n: at - sum, ...(row && { row }) });
  return { sum, at, reached, count: t('bonus.to', { sum, at }), note };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Boxes that show more than a number: announced, struck, with a word, or with several entries. */
import { entriesOf, entryOf, type Card, type Cell, type CellInfo } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { Translate } from '../../words/messages.js';
import { ownKey, playerName } from '../names.js';
import type { CellView, SlotView } from '../view.js';
import { offered, pointsNow } from './announce.js';
import { PENDING } from './derived.js';
import { hasWonRound } from './rounds.js';
import { struckIn } from './struck.js';

/** A cross, as it is made on paper. */
const CROSS = '×';

/** The data from which all cells are completed. */
export interface Judged {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly announceable: ReadonlySet<string>;
}

export function completeCell(cell: CellView, snapshot: Snapshot, judged: Judged): CellView {
  const info = snapshot.state.rules.cellById.get(cell.id);
  const card = snapshot.state.cards[cell.seat];
  if (!info || !card) return cell;
  const offers = cell.seat === snapshot.state.seat && judged.announceable.has(cell.id);
  const points = offers ? pointsNow(snapshot, info) : (judged.cells.get(cell.id)?.points ?? 0);
  const named = marked(offers ? offered(cell, info, points, snapshot) : cell, info, snapshot);
  return info.entries > 1 ? withSlots(named, info, card, points, snapshot) : named;
}

function marked(cell: CellView, info: CellInfo, snapshot: Snapshot): CellView {
  const { state, t } = snapshot;
  const { cells, by } = struckIn(state);
  const struck = cells[cell.seat];
  const announced = cell.seat === state.seat && state.turn.announced === info.index;
  const isStruck = struck === cell.id;
  const won = hasWonRound(state, info, cell.seat);
  const suffix = announced ? 'cell.announced' : isStruck ? 'cell.struck' : won ? 'cell.won' : '';
  const marks = [
    cell.marks,
    announced && 'announced',
    isStruck && 'struck',
    won && 'won',
    info.category.stands && info.entries === 1 && 'word',
  ];
  return {
    ...cell,
    last: struck ? isStruck : cell.last,
    label: suffix
      ? t(ownKey(t, state.rules.ruleset, suffix), {
          cell: cell.label,
          by: playerName(snapshot, state, by[cell.seat] ?? 0),
        })
      : cell.label,
    marks: marks.filter(Boolean).join(' '),
  };
}

/** Returns the entries made, the entry that would be made now, and the remaining places. */
function withSlots(cell: CellView, info: CellInfo, card: Card, points: number, { t }: Snapshot): CellView {
  const entries = entriesOf(card, info);
  const sum = entryOf(card, info);
  const room = info.entries - entries.length;
  const { stands } = info.category;
  const made = entries.map((entry): SlotView => ({ kind: 'made', text: stands ? CROSS : t.number(entry) }));
  const next =
    ['points', 'zero', 'only', 'plain'].includes(cell.look) && cell.text
      ? nextOf(points, room, !!stands, t)
      : [];
  const left = Array.from({ length: room - next.length }, (): SlotView => ({ kind: 'room', text: '' }));
  const list = stands ? '' : t.list.commas(entries.map((entry) => t.number(entry)));
  return {
    ...cell,
    slots: [...made, ...next, ...left],
    text: stands ? '' : sum === undefined ? PENDING : t.number(sum),
    label: t(list ? 'cell.entries' : 'cell.made', {
      cell: cell.label,
      made: entries.length,
      all: info.entries,
      list,
    }),
  };
}

/** Counted items make as many entries as there are places left; a number makes one. */
const nextOf = (points: number, room: number, counted: boolean, t: Translate): readonly SlotView[] =>
  counted
    ? Array.from({ length: Math.min(points, room) }, () => ({ kind: 'next', text: CROSS }))
    : [{ kind: 'next', text: t.number(points) }];

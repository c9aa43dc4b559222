/** Adds an advisor's answer to the view of a board. */
import type { Advice, Odds } from '../../game/advisor.js';
import type { Snapshot } from '../../game/board-state.js';
import { allHeld } from '../../game/holding.js';
import type { CardView, CellView, DieView, MessageView, View } from '../../view/view.js';
import { choiceLabel, showsCosts, statusSentence, type AdviceStatus } from './advice-words.js';
import { isBest, lossFigure } from './figures.js';
import { listView } from './list-view.js';

export function adviceView(view: View, snapshot: Snapshot, status: AdviceStatus | undefined): View {
  if (!status) return view;
  const message = messageOf(view.message, snapshot, status);
  if (status.kind === 'odds')
    return {
      ...view,
      message,
      card: withCells(view.card, snapshot, (cell) => likelyCell(cell, snapshot, status.odds)),
    };
  // With `odds`, dice and boxes must not reveal the best choice.
  if (status.kind !== 'advice' || snapshot.settings.advice === 'odds') return { ...view, message };
  const { advice } = status;
  const [best] = advice.choices;
  return {
    ...view,
    message,
    dice: view.dice.map((die) => advisedDie(die, snapshot, advice)),
    card: withCells(view.card, snapshot, (cell) => advisedCell(cell, snapshot, advice)),
    ...(best && { advice: listView(advice, best, snapshot) }),
  };
}

/** A question or refusal takes precedence over advice. */
function messageOf(message: MessageView, snapshot: Snapshot, status: AdviceStatus): MessageView {
  const { notice, settings, t } = snapshot;
  if (notice?.kind === 'zero' || notice?.kind === 'barred') return message;
  const text = statusSentence(snapshot, status);
  if (status.kind !== 'advice' || settings.advice === 'odds') return { chip: message.chip, text };
  return { chip: message.chip, text, more: t(settings.advice === 'explain' ? 'advice.ask' : 'advice.more') };
}

/** Returns a die marked if the best choice keeps it. */
function advisedDie(die: DieView, snapshot: Snapshot, { choices }: Advice): DieView {
  const { state, t } = snapshot;
  const [best] = choices;
  if (best?.kind !== 'hold' || !((best.held >> die.position) & 1)) return die;
  if (allHeld({ state, held: best.held })) return die;
  return {
    ...die,
    marks: 'keep',
    tag: die.marked ? die.tag : t('advice.keep'),
    label: t('advice.die', { die: die.label }),
  };
}

/** Returns the card with every legal cell of the player on turn transformed. */
function withCells(card: CardView, { state }: Snapshot, change: (cell: CellView) => CellView): CardView {
  const changed = (cell: CellView): CellView =>
    cell.seat === state.seat && !cell.disabled ? change(cell) : cell;
  const withRows = <T extends { readonly rows: CardView['sections'][number]['rows'] }>(part: T): T => ({
    ...part,
    rows: part.rows.map((row) => ({ ...row, cells: row.cells.map(changed) })),
  });
  const { columns } = card;
  return {
    ...card,
    sections: card.sections.map(withRows),
    ...(columns && { columns: { ...columns, groups: columns.groups.map(withRows) } }),
  };
}

/** Returns a cell with the probability that this turn scores in it. */
function likelyCell(cell: CellView, { t }: Snapshot, odds: Odds): CellView {
  const chance = odds[cell.id];
  if (chance === undefined) return cell;
  const loss = t.percent(chance);
  return { ...cell, loss, label: t('advice.cell.odds', { cell: cell.label, chance: loss }) };
}

function advisedCell(cell: CellView, snapshot: Snapshot, advice: Advice): CellView {
  const choice = advice.choices.find((one) => one.kind !== 'hold' && one.cell === cell.id);
  if (!choice) return cell;
  const best = isBest(choice, advice);
  const loss = best ? snapshot.t('advice.best') : lossFigure(choice, advice, snapshot);
  return {
    ...cell,
    ...(showsCosts(snapshot) && { loss }),
    ...(best && { marks: `${cell.marks ?? ''} advised` }),
    label: choiceLabel(cell.label, choice, advice, snapshot),
  };
}

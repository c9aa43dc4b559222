/** Adds an advisor's answer to the view of a board. */
import type { Advice, AdvisedChoice, Odds } from '../../game/advisor.js';
import type { MessageArgs } from '../../words/messages.js';
import type { Snapshot } from '../../game/board-state.js';
import { cellName, diceSaid, diceWords, sidesAt } from '../../view/names.js';
import { allHeld, mayHold } from '../../view/dice.js';
import type {
  AdviceView,
  CardView,
  CellView,
  ChoiceView,
  DieView,
  MessageView,
  View,
} from '../../view/view.js';

/** The progress of the answer about the current decision. */
export type AdviceStatus =
  | { readonly kind: 'thinking' | 'none' | 'early' | 'over' }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'odds'; readonly odds: Odds };

/** The best choice and up to three others are listed. */
const LISTED = 4;
/** A loss that would be shown as 0.0. */
const NOTHING = 0.05;

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
  return {
    ...view,
    message,
    dice: view.dice.map((die) => advisedDie(die, snapshot, advice)),
    card: withCells(view.card, snapshot, (cell) => advisedCell(cell, snapshot, advice)),
    advice: listView(advice, snapshot),
  };
}

/** The card with each player's chance to win in the head of their column. */
export function withWinProbabilities(
  card: CardView,
  { t }: Pick<Snapshot, 't'>,
  chances: readonly number[] | undefined,
  isStale = false,
): CardView {
  if (!chances) return card;
  const players = card.players.map((player) => {
    const percent = Math.round(100 * (chances[player.seat] ?? 0));
    const text = t('advice.win', { n: percent });
    return { ...player, win: { percent, text, label: t('advice.win.label', { chance: text }), isStale } };
  });
  return { ...card, players };
}

/** The text of the live region. */
export function spokenAdvice(snapshot: Snapshot, status: AdviceStatus): string {
  const { text, why } = statusMessage(snapshot, status);
  return [text.replaceAll('*', ''), why].filter(Boolean).join('. ');
}

/** Below `ranked`, only the best choice has a figure. */
const showsCosts = ({ settings }: Snapshot): boolean =>
  settings.advice === 'ranked' || settings.advice === 'explain';

/** A question or refusal takes precedence over advice. */
function messageOf(message: MessageView, snapshot: Snapshot, status: AdviceStatus): MessageView {
  const { notice } = snapshot;
  if (notice?.kind === 'zero' || notice?.kind === 'barred') return message;
  return { ...statusMessage(snapshot, status), chip: message.chip };
}

function statusMessage(snapshot: Snapshot, status: AdviceStatus): Omit<MessageView, 'chip'> {
  const { t } = snapshot;
  if (status.kind !== 'advice') return { text: t(`advice.${status.kind}`) };
  const { advice } = status;
  const [best] = advice.choices;
  if (!best || snapshot.settings.advice === 'odds')
    return { text: t('advice.top', { choices: goodWords(advice, snapshot) }) };
  const value = roughly(advice.value ?? best.value, 0, advice, snapshot);
  const why = whyWords(advice, snapshot);
  return {
    text:
      advice.unit === 'chance'
        ? `${t('advice.top', { choices: choiceWords(best, snapshot) })} ${t('advice.win.label', { chance: value })}`
        : t(`advice.best.${kindOf(best)}`, { ...argsOf(best, snapshot), value }),
    ...(best.kind === 'hold' && holdOf(best.held, snapshot)),
    ...(why && { why }),
  };
}

/** The button that follows the advice; absent if there is nothing to do. */
function holdOf(held: number, { state, held: now, t }: Snapshot): Pick<MessageView, 'hold'> {
  if (!mayHold(state) || held + now === 0) return {};
  return { hold: { label: t(held ? 'advice.hold' : 'advice.release'), held, done: held === now } };
}

/** The reason in words; ids of cells become names. */
function whyWords({ why }: Advice, snapshot: Snapshot): string {
  if (!why || snapshot.settings.advice !== 'explain') return '';
  const said = Object.entries(why.args ?? {}).map(([name, value]) => [name, argWords(value, snapshot)]);
  return snapshot.t(why.key, Object.fromEntries(said) as MessageArgs);
}

function argWords(value: string | number | readonly string[], snapshot: Snapshot): string | number {
  const { state, t } = snapshot;
  if (typeof value === 'object') return value.map((id) => argWords(id, snapshot)).join(t.comma);
  if (typeof value === 'string') return state.rules.cellById.has(value) ? cellName(t, state, value) : value;
  return Number.isInteger(value) ? value : t.number(value, 1);
}

/** Sorted, so that the order does not reveal the best. */
const goodWords = ({ choices }: Advice, snapshot: Snapshot): string =>
  choices
    .slice(0, 3)
    .map((choice) => choiceWords(choice, snapshot))
    .toSorted()
    .join('; ');

const choiceWords = (choice: AdvisedChoice, snapshot: Snapshot): string =>
  snapshot.t(`advice.choice.${kindOf(choice)}`, argsOf(choice, snapshot));

const kindOf = (choice: AdvisedChoice): string =>
  choice.kind === 'hold' && !choice.held ? 'none' : choice.kind;

const argsOf = (choice: AdvisedChoice, snapshot: Snapshot): Record<string, string> =>
  choice.kind === 'hold'
    ? { dice: keptWords(choice.held, snapshot) }
    : { row: cellName(snapshot.t, snapshot.state, choice.cell) };

/** Names the colours of dice that have any. */
const keptWords = (held: number, snapshot: Snapshot): string =>
  sidesAt(snapshot).some(({ colour }) => colour)
    ? diceSaid(snapshot, held)
    : diceWords(snapshot.t, sidesAt(snapshot, held));

/** What a box costs is points; of chances it says how great they are. */
function costLabel(cell: string, { value, loss }: AdvisedChoice, advice: Advice, snapshot: Snapshot): string {
  const { t } = snapshot;
  return advice.unit === 'chance'
    ? t('advice.cell.odds', { cell, chance: percent(value, t) })
    : t('advice.cell.loss', { cell, loss: roughly(loss, 1, advice, snapshot) });
}

/** A number within a sentence. */
function roughly(value: number, decimals: number, { exact, unit }: Advice, { t }: Snapshot): string {
  const figure = unit === 'chance' ? percent(value, t) : t.number(value, decimals);
  return exact === false ? t('advice.about', { value: figure }) : figure;
}

/** A number in a list. */
const valueText = (value: number, { exact, unit }: Advice, { t }: Pick<Snapshot, 't'>): string =>
  `${exact === false ? '≈' : ''}${unit === 'chance' ? percent(value, t) : t.number(value, 1)}`;

const percent = (chance: number, t: Snapshot['t']): string =>
  t('advice.win', { n: t.number(100 * chance, 1) });

const isBest = ({ loss }: AdvisedChoice, { unit }: Advice): boolean =>
  loss < (unit === 'chance' ? NOTHING / 100 : NOTHING);

const lossText = (choice: AdvisedChoice, advice: Advice, snapshot: Snapshot): string =>
  isBest(choice, advice) ? snapshot.t('advice.best') : valueText(-choice.loss, advice, snapshot);

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
  const loss = t('advice.win', { n: Math.round(100 * chance) });
  return { ...cell, loss, label: t('advice.cell.odds', { cell: cell.label, chance: loss }) };
}

function advisedCell(cell: CellView, snapshot: Snapshot, advice: Advice): CellView {
  const choice = advice.choices.find((one) => one.kind !== 'hold' && one.cell === cell.id);
  if (!choice) return cell;
  return {
    ...cell,
    ...(showsCosts(snapshot) && { loss: lossText(choice, advice, snapshot) }),
    ...(isBest(choice, advice) && { marks: `${cell.marks ?? ''} advised` }),
    label: choiceLabel(cell.label, choice, advice, snapshot),
  };
}

/** The name of a choice, with what is told of it: that it is the best, or what it costs. */
function choiceLabel(name: string, choice: AdvisedChoice, advice: Advice, snapshot: Snapshot): string {
  if (isBest(choice, advice)) return snapshot.t('advice.cell.best', { cell: name });
  return showsCosts(snapshot) ? costLabel(name, choice, advice, snapshot) : name;
}

function listView(advice: Advice, snapshot: Snapshot): AdviceView {
  const { t } = snapshot;
  const listed = advice.choices.slice(0, LISTED);
  const dearest = Math.max(...listed.map(({ loss }) => loss));
  return {
    title: t('advice.title'),
    figures: showsCosts(snapshot) ? t('advice.figures') : '',
    choices: listed.map((choice) => choiceView(choice, dearest, advice, snapshot)),
    why: whyWords(advice, snapshot),
  };
}

/** Entering a score uses all dice. */
function choiceView(choice: AdvisedChoice, dearest: number, advice: Advice, snapshot: Snapshot): ChoiceView {
  const { state, held: now } = snapshot;
  const isHold = choice.kind === 'hold';
  const held = isHold ? choice.held : -1;
  const best = isBest(choice, advice);
  const costs = showsCosts(snapshot) && !best;
  const text = choiceWords(choice, snapshot);
  return {
    text,
    label: choiceLabel(text, choice, advice, snapshot),
    dice: sidesAt(snapshot).map(({ face, symbol }, i) => ({ face, symbol, kept: Boolean((held >> i) & 1) })),
    loss: costs || best ? lossText(choice, advice, snapshot) : '',
    share: costs ? choice.loss / dearest : 0,
    best,
    ...(isHold && mayHold(state) && { hold: { held, done: held === now } }),
  };
}

/** What a board shows of an advisor's answer, besides everything else that it shows. */
import type { Advice, AdvisedChoice, Odds } from '../advisor.js';
import type { MessageArgs } from '../messages.js';
import type { Snapshot } from '../snapshot.js';
import { cellName, diceSaid, sidesAt } from './names.js';
import { allHeld, mayHold } from './table-view.js';
import type { AdviceView, CardView, CellView, ChoiceView, DieView, MessageView, View } from './view.js';

/** How far the answer to the decision at hand is. */
export type Told =
  | { readonly kind: 'thinking' | 'none' | 'early' }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'odds'; readonly odds: Odds };

/** So many choices are good, or are listed. */
const GOOD = 3;
const LISTED = 5;
/** A loss that would be shown as 0.0. */
const NOTHING = 0.05;

export function counselView(view: View, snapshot: Snapshot, told: Told | undefined): View {
  if (!told) return view;
  const message = messageOf(view.message, snapshot, told);
  if (told.kind === 'odds')
    return {
      ...view,
      message,
      card: withCells(view.card, snapshot, (cell) => likelyCell(cell, snapshot, told.odds)),
    };
  // Whoever wants odds alone is not told what to do on dice and boxes.
  if (told.kind !== 'advice' || snapshot.settings.advice === 'odds') return { ...view, message };
  const { advice } = told;
  const list = isRanked(snapshot) && adviceView(advice, snapshot);
  return {
    ...view,
    message,
    dice: view.dice.map((die) => advisedDie(die, snapshot, advice)),
    card: withCells(view.card, snapshot, (cell) => advisedCell(cell, snapshot, advice)),
    ...(list && { advice: list }),
  };
}

/** The card with each player's chance to win in his column's head. */
export function withChances(
  card: CardView,
  { t }: Pick<Snapshot, 't'>,
  chances: readonly number[] | undefined,
): CardView {
  if (!chances) return card;
  const players = card.players.map((player) => {
    const percent = Math.round(100 * (chances[player.seat] ?? 0));
    const text = t('advice.win', { n: percent });
    return { ...player, win: { percent, text, label: t('advice.win.label', { chance: text }) } };
  });
  return { ...card, players };
}

/** What the live region says of it. */
export function spokenAdvice(snapshot: Snapshot, told: Told): string {
  const { text, why } = toldMessage(snapshot, told);
  return [text.replaceAll('*', ''), why].filter(Boolean).join('. ');
}

const isRanked = ({ settings }: Snapshot): boolean =>
  settings.advice === 'ranked' || settings.advice === 'explain';

/** What the player has just been asked or refused comes first. */
function messageOf(message: MessageView, snapshot: Snapshot, told: Told): MessageView {
  const { notice } = snapshot;
  if (notice?.kind === 'zero' || notice?.kind === 'barred') return message;
  return { ...toldMessage(snapshot, told), chip: message.chip };
}

function toldMessage(snapshot: Snapshot, told: Told): Omit<MessageView, 'chip'> {
  const { t } = snapshot;
  if (told.kind !== 'advice') return { text: t(`advice.${told.kind}`) };
  const { advice } = told;
  const [best] = advice.choices;
  if (!best || !isRanked(snapshot))
    return { text: t('advice.top', { choices: goodWords(advice, snapshot) }) };
  const value = valueText(advice.value ?? best.value, advice, snapshot);
  const why = whyWords(advice, snapshot);
  return {
    text: t(`advice.best.${kindOf(best)}`, { ...argsOf(best, snapshot), value }),
    ...(best.kind === 'hold' && holdOf(best.held, snapshot)),
    ...(why && { why }),
  };
}

/** The button that does it, unless there is nothing to do. */
function holdOf(held: number, { state, held: now, t }: Snapshot): Pick<MessageView, 'hold'> {
  if (!mayHold(state) || held + now === 0) return {};
  return { hold: { label: t(held ? 'advice.hold' : 'advice.release'), held, done: held === now } };
}

/** Why, in words; the id of a cell is said by its name. */
function whyWords({ why }: Advice, snapshot: Snapshot): string {
  if (!why || snapshot.settings.advice !== 'explain') return '';
  const said = Object.entries(why.args ?? {}).map(([name, value]) => [name, argWords(value, snapshot)]);
  return snapshot.t(why.key, Object.fromEntries(said) as MessageArgs);
}

function argWords(value: string | number, { state, t }: Snapshot): string | number {
  if (typeof value === 'string') return state.rules.cellById.has(value) ? cellName(t, state, value) : value;
  return Number.isInteger(value) ? value : t.number(value, 1);
}

/** Sorted, so that their order tells nothing. */
const goodWords = ({ choices }: Advice, snapshot: Snapshot): string =>
  choices
    .slice(0, GOOD)
    .map((choice) => choiceWords(choice, snapshot))
    .toSorted()
    .join('; ');

const choiceWords = (choice: AdvisedChoice, snapshot: Snapshot): string =>
  snapshot.t(`advice.choice.${kindOf(choice)}`, argsOf(choice, snapshot));

const kindOf = (choice: AdvisedChoice): string =>
  choice.kind === 'hold' && !choice.held ? 'none' : choice.kind;

const argsOf = (choice: AdvisedChoice, snapshot: Snapshot): Record<string, string> =>
  choice.kind === 'hold'
    ? { dice: diceSaid(snapshot, choice.held) }
    : { row: cellName(snapshot.t, snapshot.state, choice.cell) };

const valueText = (value: number, { exact }: Advice, { t }: Pick<Snapshot, 't'>): string =>
  `${exact === false ? '≈' : ''}${t.number(value, 1)}`;

const isBest = ({ loss }: AdvisedChoice): boolean => loss < NOTHING;

const lossText = (choice: AdvisedChoice, advice: Advice, snapshot: Snapshot): string =>
  isBest(choice) ? snapshot.t('advice.best') : valueText(-choice.loss, advice, snapshot);

/** Dice that the best choice keeps; of several good ones, those that all of them keep. */
function advisedDie(die: DieView, snapshot: Snapshot, { choices }: Advice): DieView {
  const { state, t } = snapshot;
  const good = isRanked(snapshot) ? choices.slice(0, 1) : choices.slice(0, GOOD);
  const holds = good.flatMap((choice) => (choice.kind === 'hold' ? choice.held : []));
  const kept = holds.length > 0 && holds.every((held) => (held >> die.position) & 1);
  if (!kept || allHeld({ state, held: holds[0] ?? 0 })) return die;
  return {
    ...die,
    marks: 'keep',
    tag: die.marked ? die.tag : t('advice.keep'),
    label: t('advice.die', { die: die.label }),
  };
}

/** The card with something done to every box that the player on turn may fill. */
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

/** A box with the chance that this turn scores in it. */
function likelyCell(cell: CellView, { t }: Snapshot, odds: Odds): CellView {
  const chance = odds[cell.id];
  if (chance === undefined) return cell;
  const loss = t('advice.win', { n: Math.round(100 * chance) });
  return { ...cell, loss, label: t('advice.cell.odds', { cell: cell.label, chance: loss }) };
}

function advisedCell(cell: CellView, snapshot: Snapshot, advice: Advice): CellView {
  const { t } = snapshot;
  const place = advice.choices.findIndex((choice) => choice.kind !== 'hold' && choice.cell === cell.id);
  const choice = advice.choices[place];
  if (!choice) return cell;
  const starred = { ...cell, marks: `${cell.marks ?? ''} advised` };
  if (!isRanked(snapshot))
    return place < GOOD ? { ...starred, label: t('advice.cell.top', { cell: cell.label }) } : cell;
  const loss = lossText(choice, advice, snapshot);
  return isBest(choice)
    ? { ...starred, loss, label: t('advice.cell.best', { cell: cell.label }) }
    : { ...cell, loss, label: t('advice.cell.loss', { cell: cell.label, loss }) };
}

function adviceView(advice: Advice, snapshot: Snapshot): AdviceView {
  const { t } = snapshot;
  return {
    title: t('advice.title'),
    figures: t('advice.figures'),
    choices: advice.choices.slice(0, LISTED).map((choice) => choiceView(choice, advice, snapshot)),
    why: whyWords(advice, snapshot),
  };
}

/** A box takes all dice. */
function choiceView(choice: AdvisedChoice, advice: Advice, snapshot: Snapshot): ChoiceView {
  const held = choice.kind === 'hold' ? choice.held : -1;
  return {
    text: choiceWords(choice, snapshot),
    dice: sidesAt(snapshot).map(({ face }, i) => ({ face, kept: Boolean((held >> i) & 1) })),
    value: valueText(choice.value, advice, snapshot),
    loss: lossText(choice, advice, snapshot),
    best: isBest(choice),
  };
}

/** The view and the announcements of seats of computers and remote players. Pure, and free of the DOM. */
import type { GameState, Held } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import type { Levels } from '../../game/seats.js';
import type { Voice } from '../../speech/spoken.js';
import { cellName, diceWords, playerName, sidesAt, sideWords, worthWords } from '../../view/names.js';
import type { DieView, PlayerView, View } from '../../view/view.js';
import type { Translate } from '../../words/messages.js';

/** A decision to keep dice, in the state in which it was made. */
export interface Kept {
  readonly state: GameState;
  readonly held: Held;
  /** The cell that they are kept for, if the player names it. */
  readonly cell: string | undefined;
}

/** Returns names by seat: one computer is "Computer", several have numbers. */
export function computerNames(levels: Levels, t: Translate): readonly (string | undefined)[] {
  const all = levels.filter(Boolean).length;
  return levels.map((level, seat) => {
    if (!level) return undefined;
    return all === 1 ? t('bot.only') : t('bot.name', { n: levels.slice(0, seat + 1).filter(Boolean).length });
  });
}

/**
 * Returns the view with the levels of computers and, while a computer or a remote player is on turn, with their action.
 */
export function seatView(view: View, snapshot: Snapshot, kept: Kept | undefined): View {
  const { state, waiting, levels, t } = snapshot;
  const players = view.card.players.map((player) => withLevel(player, snapshot));
  const seated = { ...view, card: { ...view.card, players } };
  if (waiting !== 'elsewhere') return seated;
  const watched = { ...seated, dice: view.dice.map((die) => keptDie(die, snapshot, kept)) };
  if (!levels[state.seat]) return { ...watched, message: personMessage(view, snapshot) };
  const player = playerName(snapshot, state, state.seat);
  return {
    ...watched,
    roll: { kind: 'skip', label: t('roll.elsewhere', { player }), note: t('bot.skip'), left: 0, most: 0 },
    message: state.turn.phase === 'deciding' ? { chip: '', text: doing(snapshot, kept) } : view.message,
  };
}

function withLevel(player: PlayerView, { levels, t }: Snapshot): PlayerView {
  const level = levels[player.seat];
  if (!level) return player;
  return { ...player, computer: { level, label: t('bot.computer', { level: t(`bot.level.${level}`) }) } };
}

/** The message about the dice that a remote person keeps, without a cell. */
function personMessage({ message }: View, snapshot: Snapshot): View['message'] {
  const { state, held } = snapshot;
  const keeps = state.turn.phase === 'deciding' && sidesAt(snapshot, held).length > 0;
  return keeps ? { chip: '', text: keptSentence(snapshot, { state, held, cell: undefined }) } : message;
}

function doing(snapshot: Snapshot, kept: Kept | undefined): string {
  const { state, t } = snapshot;
  const player = playerName(snapshot, state, state.seat);
  const { announced } = state.turn;
  if (kept) return keptSentence(snapshot, kept);
  const row = state.rules.cells.find(({ index }) => index === announced)?.id;
  return row === undefined
    ? t('bot.rolls', { player })
    : t('bot.announces', { player, row: cellName(t, state, row) });
}

/** Returns "Grace keeps three fours, for Four of a kind." */
export function keptSentence(snapshot: Snapshot, { held, cell }: Kept): string {
  const { state, t } = snapshot;
  const player = playerName(snapshot, state, state.seat);
  const sides = sidesAt(snapshot, held).toSorted((a, b) => a.face - b.face);
  if (!sides.length) return t('bot.keeps.none', { player });
  const dice = diceWords(t, sides);
  return cell === undefined
    ? t('bot.keeps', { player, dice })
    : t('bot.keeps.for', { player, dice, row: cellName(t, state, cell) });
}

/** Marks kept dice, also if players at this board select dice to reroll. */
function keptDie(die: DieView, snapshot: Snapshot, kept: Kept | undefined): DieView {
  const { state, held, t } = snapshot;
  const side = sidesAt(snapshot)[die.position];
  const marked = state.turn.phase === 'deciding' && Boolean(((kept?.held ?? held) >> die.position) & 1);
  if (!marked || !side) return { ...die, marked: false, disabled: true };
  const about = { die: die.position + 1, value: sideWords(t, side) };
  const label = t('bot.die', { ...about, player: playerName(snapshot, state, state.seat) });
  return { ...die, marked, tag: t('bot.tag'), label, disabled: true, marks: `${die.marks ?? ''} keeps` };
}

/** Returns the entry that such a seat has just made, with its name; empty if a person at this board has made it. */
export function wrote(
  { state, notice, t, ...rest }: Snapshot,
  seats: { isElsewhere(seat: number): boolean },
): string {
  const cell = notice?.kind === 'entry' && state.rules.cellById.get(notice.cell);
  if (!cell || !seats.isElsewhere(notice.seat)) return '';
  const { points, bonus } = notice;
  const about = {
    player: playerName({ t, names: rest.names }, state, notice.seat),
    row: cellName(t, state, cell.id),
    points: worthWords(t, cell, points),
    bonus: t.signed(bonus),
  };
  if (bonus) return t('bot.fills.bonus', about);
  return t(points || cell.category.stands ? 'bot.fills' : 'bot.zero', about);
}

/**
 * Announces throws of other seats. The dice of a computer are not announced, since its decision follows at once. The
 * dice of a remote person are announced with the kept ones, which are known only then.
 */
export const theirDice = (voice: Voice): Voice => ({
  ...voice,
  rolled(snapshot) {
    const { state, levels, waiting } = snapshot;
    if (levels[state.seat]) return '';
    const { held } = state.turn;
    const kept =
      waiting === 'elsewhere' && held ? keptSentence(snapshot, { state, held, cell: undefined }) : '';
    return [kept, voice.rolled(snapshot)].filter(Boolean).join(' ');
  },
});

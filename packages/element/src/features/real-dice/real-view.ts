/** The view and the sentences while real dice are entered. Pure, and free of the DOM. */
import { rollsLeft, type Side } from '@yahtzee-game/rules';
import type { Snapshot } from '../../game/board-state.js';
import { allHeld, mayRoll } from '../../game/holding.js';
import { happened, messageView } from '../../view/message.js';
import { diceWords, playerName, sidesAt, sideWords } from '../../view/names.js';
import type { DieView, MessageView, RollView, View } from '../../view/view.js';
import type { Translate } from '../../words/messages.js';
import { countsThrows } from './counts-throws.js';
import { enteredIn, nextPlace, type Entry } from './entry.js';

/** Returns the view of a board with real dice; `entry` is the unfinished entry while dice are awaited. */
export function realView(view: View, snapshot: Snapshot, entry: Entry | undefined): View {
  const { state, t } = snapshot;
  return {
    ...view,
    turn: state.turn.phase === 'over' ? view.turn : t('real.turn', { turn: view.turn }),
    dice: view.dice.map((die) => lying(entry ? placed(die, snapshot, entry) : die)),
    roll: withKey(view.roll, t),
    message: entry ? { chip: '', text: throwSentence(snapshot, entry) } : messageOf(view, snapshot),
  };
}

/** A real die appears without an animation of its fall. */
const lying = (die: DieView): DieView =>
  die.face ? { ...die, thrown: 0, marks: `${die.marks ?? ''} appears` } : die;

const withKey = (roll: RollView, t: Translate): RollView =>
  roll.kind === 'ready' ? { ...roll, kind: 'enter', label: t('real.key') } : roll;

function placed(die: DieView, snapshot: Snapshot, entry: Entry): DieView {
  const place = entry.places.indexOf(die.position);
  if (place < 0) return aside(die, snapshot);
  const side = snapshot.state.rules.sides[(entry.sides[place] ?? 0) - 1];
  return side ? enteredDie(die, side, snapshot) : emptyPlace(die, place === nextPlace(entry), snapshot);
}

/** A die that is not thrown: held, or not needed in a throw that decides a tie. */
function aside(die: DieView, { state, settings, t }: Snapshot): DieView {
  const side = sidesAt({ state })[die.position];
  if (!side || state.playoff?.sums || settings.selection === 'reroll') return { ...die, disabled: true };
  const tag = t('die.hold');
  const label = t('die.marked', { die: die.position + 1, value: sideWords(t, side), tag });
  return { ...die, marked: true, tag, label, disabled: true };
}

function enteredDie(die: DieView, side: Side, { t }: Snapshot): DieView {
  const { face, colour = '' } = side;
  const label = t('real.die.in', { die: die.position + 1, value: sideWords(t, side) });
  const tag = colour && t(`letter.${colour}`);
  return { ...die, face, colour, tag, label, marked: false, disabled: false };
}

function emptyPlace(die: DieView, isNext: boolean, { t }: Snapshot): DieView {
  const tag = isNext ? t('real.next') : '';
  const label = t(isNext ? 'real.die.next' : 'real.die.empty', { die: die.position + 1, tag });
  const marks = isNext ? 'place next' : 'place';
  return { ...die, face: 0, colour: '', tag, label, marked: false, disabled: true, marks };
}

/** The face keys, pressed to enter dice, in the order of the numbers of their sides. */
export const looseFaces = ({ state, t }: Pick<Snapshot, 'state' | 't'>): readonly DieView[] =>
  state.rules.sides.map((side, i) => ({
    // Negative, unlike positions in the tray, since copies of pictures are kept by position.
    position: -1 - i,
    face: side.face,
    colour: side.colour ?? '',
    marked: false,
    tag: '',
    label: sideWords(t, side),
    disabled: false,
    tilt: i % TILTS,
  }));

const TILTS = 6;

/** Returns sentences about the last entry or undo, and about the dice to enter. */
export function throwSentence(snapshot: Snapshot, entry: Entry): string {
  const before = enteredIn(entry).length ? '' : happened(snapshot);
  return [before, requestSentence(snapshot, entry)].filter(Boolean).join(' ');
}

/** Returns "Throw 1 of 3. Press what your dice show: two of five are in." */
export const requestSentence = (snapshot: Snapshot, entry: Entry): string =>
  [
    whichThrow(snapshot),
    enteredIn(entry).length ? howMany(snapshot, entry) : whatToPress(snapshot, entry),
  ].join(' ');

/** Returns the number of the throw and its player: people also throw for computers. */
function whichThrow(snapshot: Snapshot): string {
  const { state, levels, t } = snapshot;
  const n = state.turn.roll + 1;
  const rolls = Math.max(n, state.turn.roll + rollsLeft(state));
  const about = { n, rolls, player: playerName(snapshot, state, state.seat) };
  if (levels[state.seat]) return t('real.throw.for', about);
  return t(state.players.length > 1 ? 'real.throw.player' : 'real.throw', about);
}

function whatToPress({ state, t }: Snapshot, { sides }: Entry): string {
  if (state.turn.roll && !state.playoff?.sums) return t('real.press.again', { n: sides.length });
  if (state.log || state.rules.spec.rolls === 1) return t('real.press');
  return t(countsThrows(state.rules) ? 'real.press.every' : 'real.press.last');
}

function howMany({ t }: Snapshot, entry: Entry): string {
  const [n, most] = [enteredIn(entry).length, entry.sides.length];
  return t('real.in', { n, ...inWords(t, n, most) });
}

/** Both numbers as words, if the language has words for both. The message for one needs no word for it. */
function inWords(t: Translate, n: number, most: number): { count: string | number; all: string | number } {
  const [few, all] = [`count.${n}`, `count.${most}`];
  const hasWords = (n === 1 || t(few) !== few) && t(all) !== all;
  return hasWords ? { count: t(few), all: t(all) } : { count: n, all: most };
}

/** A sentence about the held dice and the next throw, in place of that about a roll. */
function messageOf({ message }: View, snapshot: Snapshot): MessageView {
  const { state, held, notice, joker, waiting, settings, t } = snapshot;
  const isAsked =
    state.turn.phase === 'deciding' && waiting === 'here' && mayRoll(state) && !notice && !joker;
  if (!isAsked || !held || allHeld(snapshot) || settings.selection === 'reroll') return message;
  if (message.text !== messageView(snapshot).text) return message;
  return { ...message, text: t('real.held', { dice: diceWords(t, sidesAt(snapshot, held)) }) };
}

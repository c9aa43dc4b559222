/** The keys of the accessible playroom: read only while focus is inside the board, and never with a modifier but Shift. */
import type { GameStore } from './store.js';
import type { Snapshot } from './snapshot.js';
import { game } from './locales/en/game.js';
import { spokenRoll, spokenScores, spokenSheet, spokenTurn } from './view/spoken.js';
import { facesAt } from './view/names.js';

/** Handles a key that was pressed somewhere on the board; true if it did something. */
export function pressed(event: KeyboardEvent, store: GameStore): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape') return (store.cancel(), false);
  if (isTyping(event)) return false;
  const { snapshot } = store;
  if (store.settings.hotkeys === 'off' || !snapshot) return false;
  if (event.key === 'Enter') return enter(event, store, snapshot);
  if (event.key === ' ') return space(event, store);
  const digit = digitOf(event);
  if (digit) return select(Number(digit), !event.shiftKey, store, snapshot);
  return letter(event, store);
}

const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
};

/** The digit row by its place, since Shift changes what it types; the number pad by what it types, since it may be arrows. */
const digitOf = ({ code, key }: KeyboardEvent): string | undefined =>
  /^Digit([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];

/** The kind of thing that has focus: a die, a box that is open, another button, or none of these. */
function focusKind(event: KeyboardEvent): 'die' | 'box' | 'button' | '' {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return '';
  if (target.dataset.die !== undefined) return 'die';
  if (target.dataset.cell !== undefined) return target.classList.contains('filled') ? '' : 'box';
  return target.tagName === 'BUTTON' ? 'button' : '';
}

/** Rolls, except on a button, which it presses, and on a box while there is something to choose. */
function enter(event: KeyboardEvent, store: GameStore, { state }: Snapshot): boolean {
  const on = focusKind(event);
  if (on === 'button' || (on === 'box' && state.turn.phase === 'deciding')) return false;
  if (!event.repeat) store.roll();
  return true;
}

/** Tells the selection where it presses nothing. */
function space(event: KeyboardEvent, store: GameStore): boolean {
  if (focusKind(event)) return false;
  store.say(store.voice.selection);
  return true;
}

/** A digit names one more die of that face, or a position; with Shift, one less. */
function select(digit: number, more: boolean, store: GameStore, snapshot: Snapshot): boolean {
  const { state, held, settings } = snapshot;
  if (state.turn.phase !== 'deciding') return false;
  const hold = settings.selection === 'hold' ? more : !more;
  const faces = facesAt(snapshot);
  const position =
    settings.digits === 'position'
      ? digit - 1
      : faces.findIndex((face, i) => face === digit && Boolean((held >> i) & 1) !== hold);
  if (position >= 0 && position < faces.length) {
    store.mark(hold ? held | (1 << position) : held & ~(1 << position));
  }
  store.saySelection();
  return true;
}

const LETTERS = ['key.dice', 'key.scores', 'key.advice', 'key.turn'] as const;

/** The letters of the language, and where it has no use for them those of English. */
function letter({ key, shiftKey }: KeyboardEvent, store: GameStore): boolean {
  if (key === '?' || key === '؟') return (store.togglePanel('keys'), true);
  if (key.length > 1) return false;
  const typed = plainLetter(key);
  const meant =
    LETTERS.find((name) => plainLetter(store.t(name)) === typed) ??
    LETTERS.find((name) => game[name] === typed);
  switch (meant) {
    case 'key.dice':
      return (store.say(spokenRoll), true);
    case 'key.scores':
      return (store.say(shiftKey ? spokenSheet : spokenScores), true);
    case 'key.advice':
      return store.ask();
    case 'key.turn':
      return (store.say(spokenTurn), true);
    default:
      return false;
  }
}

/** Without what Shift does to it: capitals, and in Persian a sign above. */
const plainLetter = (key: string): string => key.normalize('NFD').charAt(0).toLowerCase();

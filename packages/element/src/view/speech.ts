/** The text of the live region. Essentials are announced automatically, the rest on request. */
import { rollsLeft, type GameState } from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import { endSentence, entrySentence, messageView } from './message.js';
import { diceSaid, playerName } from './names.js';
import { mayRoll } from './dice.js';
import type { MessageView } from './view.js';
import { itemAt } from '../item-at.js';

const unmarked = (text: string): string => text.replaceAll('*', '');

/** The message of a board as plain text. */
export const plainMessage = ({ chip, text }: MessageView): string =>
  unmarked([chip && `${chip}.`, text].filter(Boolean).join(' '));

/** The announcements of a board; the announcements feature adds shorter and longer ones. */
export interface Voice {
  readonly rolled: (snapshot: Snapshot) => string;
  readonly entry: (snapshot: Snapshot) => string;
  readonly turn: (snapshot: Snapshot) => string;
  readonly selection: (snapshot: Snapshot) => string;
}

/** The dice on the tray, and what is left to do: "2 4 4 5 6. 2 rolls left." */
export const spokenRoll = (snapshot: Snapshot): string => spokenDice(snapshot, -1);

/** The dice at these positions, and what is left to do. */
function spokenDice(snapshot: Snapshot, positions: number): string {
  const { state, t } = snapshot;
  if (!state.turn.dice.length) return t('spoken.notRolled');
  const dice = diceSaid(snapshot, positions);
  const rolled = mayRoll(state)
    ? t('spoken.roll', { dice, n: rollsLeft(state) })
    : t('spoken.last', { dice });
  return [rolled, besidesDice(snapshot)].filter(Boolean).join(' ');
}

/** Additional text about a throw: a joker, rolls saved. */
export function besidesDice(snapshot: Snapshot): string {
  const { chip, text } = messageView(snapshot);
  const words = [snapshot.besides, ...(chip ? [`${chip}.`, text] : [])];
  return unmarked(words.filter(Boolean).join(' '));
}

/** Points with their box, then whose turn it is or how the game ended. */
export const spokenEntry = (snapshot: Snapshot): string =>
  unmarked([entrySentence(snapshot), spokenTurn(snapshot)].filter(Boolean).join(' '));

export function spokenTurn(snapshot: Snapshot): string {
  const { state, t } = snapshot;
  if (state.turn.phase === 'over') return unmarked(endSentence(snapshot));
  if (state.players.length > 1) return t('spoken.turn', { player: playerName(snapshot, state, state.seat) });
  return t('spoken.turn.solo', turnOf(state));
}

/** Returns the current turn, from 1, and the number of turns. */
export function turnOf({ rules, cards, seat, turn }: GameState): { turn: number; turns: number } {
  const turns = rules.spec.fill === 'everyColumn' ? rules.slots / rules.columns.length : rules.slots;
  const filled = itemAt(cards, seat).filled;
  const done = rules.spec.fill === 'everyColumn' ? Math.floor(filled / rules.columns.length) : filled;
  return { turn: Math.min(turns, done + (turn.phase === 'over' ? 0 : 1)), turns };
}

/** Whether the player on turn has no turn after this one, or the game is over. */
export function isLastTurn(state: GameState): boolean {
  const { turn, turns } = turnOf(state);
  return turn === turns || state.turn.phase === 'over';
}

/** Returns the dice that are selected now. */
export function spokenSelection(snapshot: Snapshot): string {
  const { settings, held, state, t } = snapshot;
  if (!state.turn.dice.length) return t('spoken.notRolled');
  const kind = settings.selection === 'hold' ? 'spoken.hold' : 'spoken.reroll';
  const dice = diceSaid(snapshot, settings.selection === 'hold' ? held : ~held);
  return t(dice ? kind : `${kind}.none`, { dice });
}

/** Returns the dice rolled just now; held dice were announced before. */
export const plainVoice: Voice = {
  rolled: (snapshot) => spokenDice(snapshot, ~snapshot.state.turn.held),
  entry: spokenEntry,
  turn: spokenTurn,
  selection: spokenSelection,
};

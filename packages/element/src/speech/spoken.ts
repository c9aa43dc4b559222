/** The text of the live region. Essentials are announced automatically, the rest on request. */
import { rollsLeft } from '@yahtzee-game/rules';
import type { Snapshot } from '../game/board-state.js';
import { mayRoll } from '../game/holding.js';
import { turnOf } from '../game/turns.js';
import { endSentence, entrySentence, messageView } from '../view/message.js';
import { diceSaid, playerName } from '../view/names.js';
import type { MessageView } from '../view/view.js';

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

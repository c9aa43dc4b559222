/**
 * The view of games other than plain Yahtzee. It completes the view of a plain game from the declarations of rulesets,
 * never from their ids. Loaded with these games.
 */
import type { Snapshot } from '../../game/board-state.js';
import { playerName, sidesAt } from '../names.js';
import type { DieView, View } from '../view.js';
import { announceMessage, announceRoll } from './announce.js';
import { bank, bankedRoll } from './bank.js';
import { completeCard } from './card.js';
import { playOffWords } from './play-off.js';
import { struckWords } from './struck.js';

/** Returns the view of a plain game with all additions of this game. */
export const completeView = (view: View, snapshot: Snapshot): View => ({
  ...view,
  ...turnWords(snapshot),
  dice: coloured(view.dice, snapshot),
  roll: announceRoll(bankedRoll(view.roll, snapshot), snapshot),
  message: announceMessage(view.message, snapshot),
  card: completeCard(view.card, snapshot),
});

/** Text to announce after the dice, or after an entry; often empty. */
export const besides = (snapshot: Snapshot): string =>
  [struckWords(snapshot), bank(snapshot), playOffWords(snapshot)].filter(Boolean).join(' ');

/** Labels dice of coloured pips with a letter as well, unless the word for held dice needs the space. */
function coloured(dice: readonly DieView[], snapshot: Snapshot): readonly DieView[] {
  const sides = sidesAt(snapshot);
  return dice.map((die) => {
    const colour = sides[die.position]?.colour;
    if (!colour) return die;
    const letter = snapshot.t(`letter.${colour}`);
    return { ...die, colour, tag: die.marked ? die.tag : letter };
  });
}

/** Where a turn may make several entries of a row, the number of turns is unknown. */
function turnWords(snapshot: Snapshot): Partial<View> {
  const { state, t } = snapshot;
  const { rules, cards, seat, turn } = state;
  const open = rules.spec.categories.some(({ entries = 1, stands }) => entries > 1 && stands);
  if (!open || turn.phase === 'over') return {};
  const args = {
    turn: (cards[seat]?.turns ?? 0) + 1,
    player: playerName(snapshot, state, seat),
  };
  return { turn: t('turn.open.player', args), turnShort: t('turn.open', args) };
}

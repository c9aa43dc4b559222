/**
 * What other games show besides plain Yahtzee. It completes the view of a plain game and asks rulesets for what they
 * declare, never for who they are. It is loaded with them.
 */
import type { Snapshot } from '../../snapshot.js';
import { sidesAt } from '../names.js';
import type { DieView, View } from '../view.js';
import { announceMessage } from './announce.js';
import { bank, bankedRoll } from './bank.js';
import { completeCard } from './card.js';
import { struckWords } from './struck.js';

export interface MoreView {
  /** The view of a plain game with all that this game has besides. */
  complete(view: View, snapshot: Snapshot): View;
  /** What is to be said besides the dice, or besides an entry; often nothing. */
  besides(snapshot: Snapshot): string;
}

export const moreView: MoreView = {
  complete: (view, snapshot) => ({
    ...view,
    ...turnWords(snapshot),
    dice: coloured(view.dice, snapshot),
    roll: bankedRoll(view.roll, snapshot),
    message: announceMessage(view.message, snapshot),
    card: completeCard(view.card, snapshot),
  }),
  besides: (snapshot) => [struckWords(snapshot), bank(snapshot)].filter(Boolean).join(' '),
};

/** Dice whose pips have a colour tell it in a letter as well, where that leaves room for what is held. */
function coloured(dice: readonly DieView[], snapshot: Snapshot): readonly DieView[] {
  const sides = sidesAt(snapshot);
  return dice.map((die) => {
    const colour = sides[die.position]?.colour;
    if (!colour) return die;
    const letter = snapshot.t(`letter.${colour}`);
    return { ...die, colour, tag: die.marked ? die.tag : letter };
  });
}

/** Where a turn may make several entries of a row, nobody knows how many turns there will be. */
function turnWords({ state, t }: Snapshot): Partial<View> {
  const { rules, cards, seat, turn, players } = state;
  const open = rules.spec.categories.some(({ entries = 1, stands }) => entries > 1 && stands);
  if (!open || turn.phase === 'over') return {};
  const args = {
    turn: (cards[seat]?.turns ?? 0) + 1,
    player: players[seat] || t('player', { seat: seat + 1 }),
  };
  return { turn: t('turn.open.player', args), turnShort: t('turn.open', args) };
}

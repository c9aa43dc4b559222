/** Policies for extra n of a kind: where such a throw may go, and what it earns besides. */
import type { Category, Repeat, Repeated } from '../model/spec.js';
import type { Card, Why } from '../model/types.js';

const NUMBER_FIRST: Why = { key: 'joker-number-first' };
const LOWER_FIRST: Why = { key: 'joker-lower-first' };

const isLower = (c: Category): boolean => c.face === undefined;
const lowerAsJoker: Repeat['place'] = (r, c) => (isLower(c) ? 'joker' : r.lowerOpen ? LOWER_FIRST : 'zero');

/**
 * The number box while it may be filled; once it is filled a lower box as joker; else zero in another number box.
 * Where an order or an announcement bars the open number box, any box by what the dice say.
 */
export const forced: Repeat['place'] = (r, c) => {
  if (r.numberFilled) return lowerAsJoker(r, c);
  return c.face === r.face || !r.numberOpen ? 'literal' : NUMBER_FIRST;
};

/** Any box; lower boxes count as joker once the number box is filled. */
export const freeChoice: Repeat['place'] = (r, c) => (isLower(c) && r.numberFilled ? 'joker' : 'literal');

/** Any lower box as joker, the number box never; number boxes take a zero when nothing lower is open. */
export const lowerOnly: Repeat['place'] = lowerAsJoker;

/** Like any other throw. */
export const literal: Repeat['place'] = () => 'literal';

/** Nothing besides. */
export const noBonus: Repeat['bonus'] = () => 0;

/** A fixed number of points wherever it is entered, if the watched box has scored. */
export const chips =
  (points: number): Repeat['bonus'] =>
  (r) =>
    hasScored(r) ? points : 0;

/** A fixed number of points wherever it is entered, even if the watched box was struck. */
export const always =
  (points: number): Repeat['bonus'] =>
  () =>
    points;

/** A fixed number of points if it is entered in its own number box. */
export const inNumberBox =
  (points: number): Repeat['bonus'] =>
  (r, c) =>
    c.face === r.face ? points : 0;

/** The same policy, asleep while the watched box was struck. */
export const onlyIfScored = (policy: Repeat): Repeat => ({
  ...policy,
  place: (r, c) => (hasScored(r) ? policy.place(r, c) : 'literal'),
  bonus: (r, c) => (hasScored(r) ? policy.bonus(r, c) : 0),
});

/** Opponents write a zero in their first open box, which is their next turn; only if the watched box has scored. */
export const strikeOpponents: NonNullable<Repeat['opponents']> = (r, card, firstOpen) =>
  hasScored(r) ? strike(card, firstOpen) : card;

/** The same, also if the watched box was struck. */
export const alwaysStrikeOpponents: NonNullable<Repeat['opponents']> = (_, card, firstOpen) =>
  strike(card, firstOpen);

const strike = (card: Card, slot: number): Card => ({
  ...card,
  slots: card.slots.with(slot, 0),
  filled: card.filled + 1,
  turns: card.turns + 1,
});

const hasScored = (r: Repeated): boolean => r.boxes.every((box) => box === 'scored');

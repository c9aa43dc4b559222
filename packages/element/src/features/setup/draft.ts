/** The next game while it is put together: its rules, its players, its dice. Pure. */
import { choicesOf, withOptions, type OptionValue, type Ruleset } from '@yahtzee-game/rules';
import { limitsOf, withPeople } from '../../game/fit-seats.js';
import type { Seat } from '../../game/seats.js';
import type { Settings } from '../../game/settings.js';

export interface Draft {
  readonly ruleset: Ruleset;
  readonly seats: readonly Seat[];
  /** Whether the board throws the dice, or people throw real ones. */
  readonly dice: Settings['dice'];
  /** Whether all players get the same dice; not possible with real dice. */
  readonly duplicate: boolean;
}

export const PERSON: Seat = { name: '', level: undefined };

/** Whether the game can be played by this number of players. */
export function fits({ ruleset, seats }: Draft): boolean {
  const [fewest, most] = limitsOf(ruleset.spec);
  return seats.length >= fewest && seats.length <= most;
}

/** Returns the draft with another game, and with more seats if the game needs them. */
export const withGame = (draft: Draft, ruleset: Ruleset): Draft => ({
  ...draft,
  ruleset,
  seats: withPeople(draft.seats, ruleset.spec),
});

/** Returns the draft with another value of an option; unchanged if other options exclude the value. */
export function withOption(draft: Draft, key: string, value: OptionValue): Draft {
  try {
    return { ...draft, ruleset: withOptions(draft.ruleset, { [key]: value }) };
  } catch {
    return draft;
  }
}

/** The chosen value of an option. */
export function valueOf(ruleset: Ruleset, key: string): OptionValue {
  const choice = choicesOf(ruleset)[key];
  const usual = choice && ('from' in choice ? choice.default : choice[0]);
  return ruleset.options[key] ?? usual ?? '';
}

/** Returns the seats with one of them moved by a step, if possible. */
export function moved(seats: readonly Seat[], seat: number, step: number): readonly Seat[] {
  const one = seats[seat];
  const to = seat + step;
  return one && to >= 0 && to < seats.length ? seats.toSpliced(seat, 1).toSpliced(to, 0, one) : seats;
}

/** Minutes for each box of a player. */
const MINUTES = 0.75;

/** Returns the approximate duration of a game, in minutes, rounded to five. */
export function minutesOf({ ruleset, seats }: Draft, boxes: number): number {
  const turns = ruleset.spec.fill === 'everyColumn' ? boxes / (ruleset.spec.columns?.length ?? 1) : boxes;
  return Math.max(5, 5 * Math.round((turns * seats.length * MINUTES) / 5));
}

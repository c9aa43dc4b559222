/** The next game while it is put together: its rules, its players, its dice. Pure. */
import { choicesOf, withOptions, type OptionValue, type Ruleset } from '@yahtzee-game/rules';
import { limitsOf, withPeople } from '../../game/fit-seats.js';
import type { Seat } from '../../game/seats.js';

export interface Draft {
  readonly ruleset: Ruleset;
  readonly seats: readonly Seat[];
  /** Everybody gets the same dice. */
  readonly duplicate: boolean;
}

const PERSON: Seat = { name: '', level: undefined };
export const newSeat = (level?: Seat['level']): Seat => ({ ...PERSON, level });

/** Whether the game can be played by so many. */
export function fits({ ruleset, seats }: Draft): boolean {
  const [fewest, most] = limitsOf(ruleset.spec);
  return seats.length >= fewest && seats.length <= most;
}

/** Returns the draft with another game, and as many players as that needs at least. */
export const withGame = (draft: Draft, ruleset: Ruleset): Draft => ({
  ...draft,
  ruleset,
  seats: withPeople(draft.seats, ruleset.spec),
});

/** Returns the draft with another value of an option; unchanged if its other options rule that out. */
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

/** Returns the seats with one of them moved by a step, if there is a place. */
export function moved(seats: readonly Seat[], seat: number, step: number): readonly Seat[] {
  const one = seats[seat];
  const to = seat + step;
  return one && to >= 0 && to < seats.length ? seats.toSpliced(seat, 1).toSpliced(to, 0, one) : seats;
}

/** Minutes for a box of one player. */
const MINUTES = 0.75;

/** Returns about how many minutes a game takes, in steps of five. */
export function minutesOf({ ruleset, seats }: Draft, boxes: number): number {
  const turns = ruleset.spec.fill === 'everyColumn' ? boxes / (ruleset.spec.columns?.length ?? 1) : boxes;
  return Math.max(5, 5 * Math.round((turns * seats.length * MINUTES) / 5));
}

/** Adjusts the number of seats to the game. */
import { MAX_PLAYERS, type Spec } from '@yahtzee-game/rules';
import { warnOnce } from '../basics/warnings.js';
import type { Seat } from './seats.js';

/** The fewest and the most players of a game. */
export const limitsOf = ({ players = [1, MAX_PLAYERS] }: Spec): readonly [fewest: number, most: number] =>
  players;

/** Adds unnamed people until there are enough for a game. */
export function withPeople(seats: readonly Seat[], spec: Spec): readonly Seat[] {
  const [fewest] = limitsOf(spec);
  const missing = Math.max(0, fewest - seats.length);
  return [...seats, ...Array.from({ length: missing }, (): Seat => ({ name: '', level: undefined }))];
}

/** Fits seats to the limits of a game: drops surplus ones and adds unnamed people, with a warning. */
export function fitSeats(seats: readonly Seat[], spec: Spec): readonly Seat[] {
  const [fewest, most] = limitsOf(spec);
  const isMeant = seats.some(({ name, level }) => name || level);
  if (seats.length > most || (seats.length < fewest && isMeant))
    warnOnce(`players: ${seats.length} do not fit ${spec.id}; allowed: ${fewest} to ${most}`);
  return withPeople(seats, spec).slice(0, most);
}

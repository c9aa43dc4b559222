/** Adjusts the number of seats to the game. */
import { MAX_PLAYERS, type Spec } from '@yahtzee-game/rules';
import type { Seat } from './seats.js';
import { warnOnce } from './settings.js';

/** Fits seats to the limits of a game: drops surplus ones and adds unnamed people, with a warning. */
export function fitSeats(seats: readonly Seat[], { id, players = [1, MAX_PLAYERS] }: Spec): readonly Seat[] {
  const [fewest, most] = players;
  const isMeant = seats.some(({ name, level }) => name || level);
  if (seats.length > most || (seats.length < fewest && isMeant))
    warnOnce(`players: ${seats.length} do not fit ${id}; allowed: ${fewest} to ${most}`);
  const missing = Math.max(0, fewest - seats.length);
  const people = Array.from({ length: missing }, (): Seat => ({ name: '', level: undefined }));
  return [...seats, ...people].slice(0, most);
}

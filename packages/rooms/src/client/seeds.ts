/** The seed that this page adds to the dice. It is promised by its hash, and shown when all have promised theirs. */
import { commitmentTo, mayReveal, type Intent, type Room } from '../core/index.js';
import { randomBytes } from './random.js';

export const newSeed = (): string => randomBytes(32);

/** Whether a seat has to promise a new seed, because a player left or returned before all seeds were shown. */
export const owesPromise = ({ phase, seats }: Room, seat: number): boolean =>
  phase === 'seeding' && seats[seat]?.by === 'player' && seats[seat].commit === undefined;

/** Returns the intent that shows the seed; undefined if it is not awaited, or is not the promised one. */
export const revealing = (room: Room, seat: number, seed: string | undefined): Intent | undefined =>
  seed !== undefined && mayReveal(room, seat) && commitmentTo(seed) === room.seats[seat]?.commit
    ? { type: 'seed', seed }
    : undefined;

/** The part of this page in the dice: a seed, which is promised by its hash and shown when all have promised theirs. */
import { commitmentTo, mayReveal, type Intent, type Room } from '../core/index.js';
import { randomBytes } from './random.js';

export const newSeed = (): string => randomBytes(32);

/** Whether a seat has to promise another seed: somebody came or went before all were shown. */
export const owesPromise = ({ phase, seats }: Room, seat: number): boolean =>
  phase === 'seeding' && seats[seat]?.by === 'player' && seats[seat].commit === undefined;

/** Returns what shows the seed, if it is awaited and is the promised one. */
export const revealing = (room: Room, seat: number, seed: string | undefined): Intent | undefined =>
  seed !== undefined && mayReveal(room, seat) && commitmentTo(seed) === room.seats[seat]?.commit
    ? { type: 'seed', seed }
    : undefined;

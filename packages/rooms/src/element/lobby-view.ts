/** What a room that has not begun shows. Pure, and free of the DOM. */
import { isolated, type Translate } from '@yahtzee-game/element/kit';
import type { RoomHandle } from '../client/handle.js';
import { seatsToStart } from '../core/index.js';

/** What is looked at. */
export type Gathering = Pick<RoomHandle, 'room' | 'place' | 'here'>;

export interface LobbyView {
  readonly seats: readonly SeatView[];
  /** Whether another may sit down. */
  readonly hasFree: boolean;
  /** Whether this page has a seat: it may start, and let a computer sit down. */
  readonly isSeated: boolean;
  readonly canStart: boolean;
  readonly message: string;
}

export interface SeatView {
  readonly name: string;
  /** "you", "here", or nothing for a computer and for who is not connected. */
  readonly note: string;
  readonly isHere: boolean;
  readonly isComputer: boolean;
}

export function lobbyView(t: Translate, { room, place, here }: Gathering): LobbyView {
  const { seats, terms } = room;
  const [fewest, most] = seatsToStart(room.ruleset, terms);
  const canStart = seats.length >= fewest && seats.length <= most;
  return {
    seats: seats.map(({ name, by }, seat) => {
      const isComputer = by === 'computer';
      const isOwn = place?.seat === seat;
      const isHere = isOwn || here.some((one) => one.seat === seat && one.gone === undefined);
      const note = isComputer ? '' : isOwn ? t('room.you') : isHere ? t('room.here') : '';
      return { name: isolated(name, t), note, isHere, isComputer };
    }),
    hasFree: seats.length < most,
    isSeated: place !== undefined,
    canStart,
    message: t(canStart ? 'room.enough' : 'room.alone'),
  };
}

/** Returns the name of the next computer. */
export function computerName(t: Translate, { room }: Pick<Gathering, 'room'>): string {
  const names = room.seats.map(({ name }) => name);
  for (let n = 1; ; n++) {
    const name = t('room.computer.name', { n });
    if (!names.includes(name)) return name;
  }
}

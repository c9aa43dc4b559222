/** The texts of a room before its game. Pure, without the DOM. */
import { isolated, type Translate } from '@yahtzee-game/element/kit';
import type { RoomHandle } from '../../client/handle.js';
import { seatsToStart } from '../../core/index.js';

/** The part of a room that these functions use. */
export type Gathering = Pick<RoomHandle, 'room' | 'place' | 'here'>;

export interface LobbyView {
  readonly seats: readonly SeatView[];
  /** Whether another player can sit down. */
  readonly hasFree: boolean;
  /** Whether this page has a seat, so that it may start the game or add a computer. */
  readonly isSeated: boolean;
  readonly canStart: boolean;
  readonly message: string;
}

export interface SeatView {
  readonly name: string;
  /** "you" or "here"; empty for computers and for players who are not connected. */
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

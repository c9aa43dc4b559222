/** The text of the bar above the board of a room: the most important message, and the actions for it. Pure. */
import { isolated, type Translate } from '@yahtzee-game/element/kit';
import type { RoomHandle } from '../../client/handle.js';
import type { Phrase } from '../../core/index.js';
import type { Verification } from '../../verify.js';
import { awaySeats, isNeeded, leftSeats } from '../absence.js';
import { grouped, printed } from '../code.js';

/**
 * The actions of the bar: connect `now`, `take` one's seat back, give another seat to the `computer`, `check` the dice,
 * `save` the log, play `again`, go on `here` without the room, `leave`, or `stay`.
 */
export type BarAction =
  | {
      readonly type: 'now' | 'take' | 'check' | 'save' | 'again' | 'here' | 'leave' | 'stay';
      readonly label: string;
    }
  | { readonly type: 'computer'; readonly label: string; readonly seat: number };

export interface BarView {
  readonly text: string;
  readonly actions: readonly BarAction[];
  /** The fingerprint of the log, where there is room for it. */
  readonly print?: string;
  /** Whether it is a question: until it is answered, there are no other buttons. */
  readonly isAsked?: boolean;
}

/** A message that is shown for a few seconds. */
export type News =
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  | { readonly type: 'back' | 'replaced'; readonly seat: number }
  | { readonly type: 'connected' }
  | { readonly type: 'told'; readonly key: string; readonly about?: Readonly<Record<string, number>> };

/** The facts on which the bar depends. */
export interface BarFacts {
  readonly handle: RoomHandle;
  readonly news: News | undefined;
  /** The seconds since `handle.here` was received. */
  readonly heard: number;
  readonly found: Verification | undefined;
  /** Whether the player of this page wants to leave. */
  readonly isLeaving: boolean;
}

/** Returns the text and the actions. News replaces the text for a while, but never the actions. */
export function barView(t: Translate, facts: BarFacts): BarView {
  const { handle, news, isLeaving } = facts;
  if (isLeaving && isNeeded(handle)) return leaving(t);
  if (handle.connection === 'closed') return { text: t('room.protocol'), actions: [] };
  if (handle.connection === 'gone') return missing(t, handle);
  if (handle.connection === 'connecting') return lost(t, handle.retryIn);
  const view = standing(t, facts);
  return news ? { ...view, text: newsText(t, handle, news) } : view;
}

function standing(t: Translate, { handle, heard, found }: BarFacts): BarView {
  const { room, place } = handle;
  if (room.phase === 'over') return over(t, handle, found);
  if (place && room.seats[place.seat]?.by === 'computer') {
    // Before all seeds are shown, nobody comes back: the dice could be tried for.
    const take: BarAction = { type: 'take', label: t('room.take') };
    return { text: t('room.yours'), actions: room.phase === 'playing' ? [take] : [] };
  }
  const [seat] = leftSeats(handle, heard);
  if (seat !== undefined)
    return {
      text: t('room.left', { player: nameAt(t, handle, seat) }),
      actions: place ? [{ type: 'computer', label: t('room.left.computer'), seat }] : [],
    };
  const code = t('room.title', { code: grouped(handle.code) });
  const [away] = awaySeats(handle, heard);
  if (away !== undefined)
    return { text: `${code} · ${t('room.away', { player: nameAt(t, handle, away) })}`, actions: [] };
  const text = place ? code : `${code} · ${t('room.watching')}`;
  return { text, actions: [], print: printed(room.link) };
}

const leaving = (t: Translate): BarView => ({
  text: t('room.leave.ask'),
  actions: [
    { type: 'leave', label: t('room.leave') },
    { type: 'stay', label: t('room.stay') },
  ],
  isAsked: true,
});

/** The server has lost the room: a game that has begun can go on at this screen. */
function missing(t: Translate, { room }: RoomHandle): BarView {
  const here: BarAction = { type: 'here', label: t('room.missing.here') };
  const leave: BarAction = { type: 'leave', label: t('room.leave') };
  return { text: t('room.missing'), actions: room.phase === 'playing' ? [here, leave] : [leave] };
}

function lost(t: Translate, retryIn: number | undefined): BarView {
  if (retryIn === undefined) return { text: t('room.lost.trying'), actions: [] };
  return {
    text: t('room.lost', { n: Math.max(1, Math.ceil(retryIn / 1000)) }),
    actions: [{ type: 'now', label: t('room.now') }],
  };
}

/** Returns the news as a sentence. */
export function newsText(t: Translate, handle: Pick<RoomHandle, 'room'>, news: News): string {
  if (news.type === 'connected') return t('room.connected');
  if (news.type === 'told') return t(news.key, news.about);
  const player = nameAt(t, handle, news.seat);
  return news.type === 'said'
    ? t('room.said', { player, phrase: t(`say.${news.phrase}`) })
    : t(`room.${news.type}`, { player });
}

/** After the game. A game of an event cannot be played again. */
function over(t: Translate, { place, room }: RoomHandle, found: BarFacts['found']): BarView {
  const check: BarAction = found
    ? { type: 'save', label: t('room.save') }
    : { type: 'check', label: t('room.check') };
  const again: BarAction = { type: 'again', label: t('room.again') };
  return {
    text: found ? foundText(t, found) : '',
    actions: [check, ...(place && room.terms.event === undefined ? [again] : [])],
    print: printed(room.link),
  };
}

/** Returns the result of a check as a sentence. */
export function foundText(t: Translate, found: Verification): string {
  if (!found.ok) return t('room.unfair', { line: found.line });
  return found.proved === 'dice' ? t('room.fair', { n: found.throws }) : t('room.fair.later');
}

const nameAt = (t: Translate, { room }: Pick<RoomHandle, 'room'>, seat: number): string =>
  isolated(room.seats[seat]?.name ?? '', t);

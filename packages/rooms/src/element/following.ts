/** Follows a room for an element: plays it on the board, tells people what happens, and fires events for the page. */
import type { YahtzeeEvent, YahtzeeGame } from '@yahtzee-game/element';
import { outcome } from '@yahtzee-game/rules';
import type { RoomChange, RoomHandle } from '../client/handle.js';
import { isOnTurn, textIn } from '../core/index.js';
import { awaySeats, isAnyGone, leftSeats } from './absence.js';
import { newsText, type News } from './screens/bar-view.js';
import { newsFrom } from './news.js';
import type { RoomElement } from './room-element.js';
import { YahtzeeRoomEvent } from './room-events.js';
import type { Speech } from './speech.js';
import { TurnMark } from './turn-mark.js';

/** The milliseconds for which news is shown. */
const NEWS_FOR = 4000;

/** The session for which a room is followed. */
export interface Follower {
  /** Whether phrases of others are to be shown. */
  readonly hears: boolean;
  /** Opens the room in which the same people play again, and goes there. */
  playAgain(): void;
  /** Goes on to the room in which the same people play again, under the same name if this page had a seat. */
  goOn(code: string, name: string | undefined): void;
}

export class Following {
  readonly handle: RoomHandle;
  readonly #follower: Follower;
  readonly #element: RoomElement;
  readonly #speech: Speech;
  readonly #mark = new TurnMark();
  readonly #stops: (() => void)[] = [];
  #news: News | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** The number of lines that have been handled. */
  #seen: number;
  /** The time at which `here` was last received. */
  #heardAt = performance.now();
  /** Whether a board plays the room. */
  #isPlaying = false;
  #wasConnected: boolean;
  /** The seats that were announced as away, and those that may be given to a computer. */
  #away: readonly number[];
  #left: readonly number[];

  constructor(handle: RoomHandle, follower: Follower, element: RoomElement, speech: Speech) {
    this.handle = handle;
    this.#follower = follower;
    this.#element = element;
    this.#speech = speech;
    this.#seen = handle.lines.length;
    this.#wasConnected = handle.connection === 'connected';
    this.#away = awaySeats(handle, 0);
    this.#left = leftSeats(handle, 0);
  }

  /** The news that is shown now, for a few seconds. */
  get news(): News | undefined {
    return this.#news;
  }

  /** The seconds since `here` was last received. */
  get heard(): number {
    return (performance.now() - this.#heardAt) / 1000;
  }

  start(): void {
    const { handle } = this;
    document.addEventListener('visibilitychange', this.#mark.look);
    this.#stops.push(
      () => document.removeEventListener('visibilitychange', this.#mark.look),
      handle.subscribe((change) => this.#changed(change)),
      () => handle.close(),
    );
    const { code, place, room } = handle;
    if (room.phase !== 'open') this.#arrive();
    this.#element.dispatchEvent(new YahtzeeRoomEvent('yahtzee-room-join', { code, seat: place?.seat }));
    this.#look();
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    clearTimeout(this.#forgetting);
    this.#tick(false);
    this.#mark.set(false);
  }

  /** Shows news for a few seconds, and announces it. */
  show(news: News): void {
    this.#news = news;
    this.#speech.say(newsText(this.#speech.t, this.handle, news));
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.#news = undefined;
      this.#element.requestUpdate();
    }, NEWS_FOR);
  }

  #changed(change: RoomChange): void {
    if (change === 'here') this.#heardAt = performance.now();
    if (change === 'log') this.#hear();
    if (change === 'replaced') this.#startAgain();
    if (change === 'connection') this.#reconnected();
    this.#look();
  }

  /** Brings everything up to date with the state of the room. */
  readonly #look = (): void => {
    const { handle } = this;
    const { room, place } = handle;
    const own = place && room.seats[place.seat];
    if (room.phase !== 'open' && !this.#isPlaying) this.#play();
    this.#comeAndGo();
    this.#tick(handle.connection === 'connecting' || isAnyGone(handle));
    this.#mark.set(place !== undefined && own?.by === 'player' && isOnTurn(room, place.seat));
    if (room.next !== undefined) this.#follower.goOn(room.next, own?.name);
    this.#element.requestUpdate();
  };

  /** If the page was loaded during a game, announces this as soon as the board shows the game. */
  #arrive(): void {
    const board = this.#element.board;
    const loaded = ({ detail }: YahtzeeEvent<'yahtzee-change'>): void => {
      if (detail.reason !== 'load') return;
      stop();
      void messageOf(board).then((message) => this.#speech.say(`${this.#arrival} ${message}`));
    };
    const stop = (): void => board.removeEventListener('yahtzee-change', loaded);
    board.addEventListener('yahtzee-change', loaded);
    this.#stops.push(stop);
  }

  get #arrival(): string {
    const { place, room } = this.handle;
    const t = this.#speech.t;
    if (!place) return t('room.watching');
    return t(room.seats[place.seat]?.by === 'computer' ? 'room.yours' : 'room.resumed');
  }

  #play(): void {
    this.#isPlaying = true;
    // First in the list, so that the board is disconnected before the handle is closed.
    const again = (): void => this.#follower.playAgain();
    this.#stops.unshift(this.handle.playOn(this.#element.board, { again }));
  }

  /** Handles the lines that have come. */
  #hear(): void {
    const { handle } = this;
    const { code, room, place } = handle;
    const from = this.#seen;
    this.#seen = handle.lines.length;
    const lines = handle.lines.slice(from).map(textIn);
    if (room.phase === 'open') return this.#joined(lines);
    if (lines.includes('start')) {
      const players = room.seats.map(({ name }) => name);
      this.#tell('room.begins');
      this.#element.dispatchEvent(new YahtzeeRoomEvent('yahtzee-room-start', { code, players }));
    }
    if (room.phase === 'over' && lines.some((line) => line.startsWith('end'))) {
      const totals = room.games.flatMap((game) => outcome(game)?.totals ?? []);
      this.#element.dispatchEvent(new YahtzeeRoomEvent('yahtzee-room-end', { code, totals }));
    }
    const news = newsFrom(handle, from).findLast(({ type }) => type !== 'said' || this.#follower.hears);
    if (news) this.show(news);
    if (place && lines.includes(`computer ${place.seat}`)) this.#tell('room.yours');
  }

  /** The server has another log than the one that was known here: none of its lines are news. */
  #startAgain(): void {
    this.#seen = this.handle.lines.length;
    this.show({ type: 'told', key: 'room.rewound' });
  }

  #joined(lines: readonly string[]): void {
    const { room, place } = this.handle;
    const seats = lines.filter((line) => line.startsWith('sit ')).length;
    const last = room.seats.length - 1;
    const player = room.seats[last]?.name;
    if (seats && player !== undefined && last !== place?.seat) this.#tell('room.joined', { player });
  }

  #reconnected(): void {
    const { connection } = this.handle;
    const isConnected = connection === 'connected';
    if (isConnected && !this.#wasConnected) this.show({ type: 'connected' });
    else if (connection === 'closed') this.#tell('room.protocol');
    else if (connection === 'gone') this.#tell('room.missing');
    else if (!isConnected && this.#wasConnected) this.#tell('room.lost.trying');
    this.#wasConnected = isConnected;
  }

  /** Announces absent players twice: soon, and when a computer may take the seat; and those who are back. */
  #comeAndGo(): void {
    const { here, room } = this.handle;
    const [away, left] = [awaySeats(this.handle, this.heard), leftSeats(this.handle, this.heard)];
    const back = this.#away.find((seat) => here.some((one) => one.seat === seat && one.gone === undefined));
    const gone = left.find((seat) => !this.#left.includes(seat));
    const missed = gone ?? away.find((seat) => !this.#away.includes(seat));
    this.#away = away;
    this.#left = left;
    if (back !== undefined) this.show({ type: 'back', seat: back });
    else if (missed !== undefined)
      this.#tell(missed === gone ? 'room.left' : 'room.away', { player: room.seats[missed]?.name ?? '' });
  }

  #tell(key: string, about?: Readonly<Record<string, string>>): void {
    this.#speech.say(this.#speech.t(key, about));
  }

  /** Updates once a second while seconds are counted. */
  #tick(isCounting: boolean): void {
    if (isCounting === (this.#ticking !== undefined)) return;
    clearInterval(this.#ticking);
    this.#ticking = isCounting ? setInterval(this.#look, 1000) : undefined;
  }
}

/** Resolves to the message of the board: whose turn it is, or what can be done with which dice. */
async function messageOf(board: YahtzeeGame): Promise<string> {
  await board.updateComplete;
  return board.message;
}

/** A visitor's session with rooms: enters them, follows the current one, goes on to the next, and leaves. */
import { demand, sentenceIn, warnOnce } from '@yahtzee-game/element/kit';
import { newGame, serializeGame } from '@yahtzee-game/rules';
import type { OpenOptions, RoomHandle } from '../client/handle.js';
import { giveGame } from '../client/table.js';
import type { Wanted } from '../protocol.js';
import { codeOf } from './code.js';
import { roomHandleCheck } from './element-checks.js';
import { Following, type Follower } from './following.js';
import { keepLastRoom, lastRoom } from './last-room.js';
import type { RoomElement } from './room-element.js';
import type { Speech } from './speech.js';

/** The messages of refusals, by code; all other codes share one. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'no-such-room': 'room.gone',
  full: 'room.full',
  started: 'room.started',
  protocol: 'room.protocol',
  slow: 'room.busy',
};

/** Returns the address of a server; that of the page if none is given. */
export const addressOf = (server: string | null | undefined): string => server || '/';

export class RoomSession implements Follower {
  /** Whether phrases of others are to be shown. */
  hears = true;
  readonly #element: RoomElement;
  readonly #speech: Speech;
  readonly #left: () => void;
  #following: Following | undefined;
  #isBusy = false;
  /** Whether the game of a room that the server has lost goes on at this screen. */
  #isAlone = false;
  /** The key of the message that is shown as a problem; empty if there is none. */
  #problem = '';
  /** Counts attempts to enter a room: only the latest one counts. */
  #requests = 0;
  /** The code of the next room, in which the same people play again, once this page goes there. */
  #next: string | undefined;
  /** The code of the room that the page names. */
  #named: string | undefined;

  /** @param left called when a room is no longer followed */
  constructor(element: RoomElement, speech: Speech, left: () => void) {
    this.#element = element;
    this.#speech = speech;
    this.#left = left;
  }

  /** The current room, as it is followed; undefined until there is one. */
  get following(): Following | undefined {
    return this.#following;
  }

  get handle(): RoomHandle | undefined {
    return this.#following?.handle;
  }

  /** Whether a room is being entered. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether the game of a room that the server has lost goes on at this screen. */
  get isAlone(): boolean {
    return this.#isAlone;
  }

  /** Whether the game of the room has begun, so that it is on the board. */
  get isPlaying(): boolean {
    return this.#isAlone || (this.handle !== undefined && this.handle.room.phase !== 'open');
  }

  /** A sentence that says why something failed; empty if nothing has. */
  get problem(): string {
    return this.#problem && this.#speech.t(this.#problem);
  }

  /** Shows a message as a problem until something else is tried, and announces it. */
  report(key: string): void {
    this.#problem = key;
    this.#speech.say(this.problem);
  }

  /** Enters the room that this tab was in, or that the page names. */
  arrive(): void {
    this.stop();
    this.#element.requestUpdate();
    const { link, code, hasUpdated } = this.#element;
    const inAddress = link ? undefined : new URLSearchParams(location.search).get('room');
    this.#named = codeOf(code || inAddress || '');
    // A room that the page names later wins over the one that this tab was in.
    const isNamedLater = hasUpdated && this.#named !== undefined;
    const last = isNamedLater ? undefined : lastRoom(this.#address, this.#named);
    const found = codeOf(last ?? '') ?? this.#named;
    if (found !== undefined) this.join(found);
  }

  /** Opens a room, and takes its first seat. */
  open(wanted: Wanted, name: string): void {
    void this.#enter(() => this.#element.doors.openRoom(this.#address, wanted, this.#games), name);
  }

  /** Joins a room, and takes a seat under a name if one is given. */
  join(code: string, name?: string): void {
    void this.#enter(() => this.#element.doors.joinRoom(this.#address, code, this.#games), name);
  }

  /** Takes a seat in the current room. */
  sit(name: string): void {
    this.do((handle) => takeSeat(handle, name));
  }

  /** Does something in the room, and shows a message if it is refused. */
  do(act: (handle: RoomHandle) => Promise<unknown>): void {
    const { handle } = this;
    this.#problem = '';
    this.#element.requestUpdate();
    if (handle) void act(handle).catch((error: unknown) => handle === this.handle && this.#refused(error));
  }

  /** Opens the room in which the same people play again, and goes there. */
  playAgain(): void {
    const refusal = this.handle && whyNotAgain(this.handle);
    if (refusal) return this.#following?.show({ type: 'told', key: refusal });
    this.do(async (handle) => {
      const code = await handle.again();
      // If this page has tried to enter that room before, it has failed: it may try again.
      this.#next = undefined;
      this.goOn(code, handle.room.seats[handle.place?.seat ?? -1]?.name);
    });
  }

  /** Goes on to the room in which the same people play again, under the same name if this page had a seat. */
  goOn(code: string, name: string | undefined): void {
    if (code === this.#next) return;
    this.#next = code;
    this.join(code, name);
  }

  /** Leaves, and gives the seat to a computer at once. Without a connection, the others can do that later. */
  async leaveGame(handle: RoomHandle): Promise<void> {
    const { place, connection } = handle;
    if (place && connection === 'connected')
      await handle.act({ type: 'decider', seat: place.seat, by: 'computer' }).catch(() => undefined);
    if (handle === this.handle) this.leave();
  }

  leave(): void {
    keepLastRoom(this.#address, undefined);
    this.stop();
    this.#problem = this.#element.code = '';
    this.#element.requestUpdate();
  }

  /** Leaves a room that the server has lost, and keeps its game on the board, for all its players at this screen. */
  goOnHere(): void {
    this.leave();
    this.#isAlone = true;
    this.#speech.say(this.#speech.t('room.missing.alone'));
  }

  /** Stops following the room without leaving it: this tab can return to it. */
  stop(): void {
    this.#requests++;
    this.#isBusy = this.#isAlone = false;
    this.#letGo();
  }

  get #address(): string {
    return addressOf(this.#element.server);
  }

  /** The ruleset of the board, if it is one of the page's own. */
  get #games(): OpenOptions {
    const { ruleset } = this.#element.board;
    return { rulesets: typeof ruleset === 'object' && ruleset ? [ruleset] : [] };
  }

  /** Enters a room, and takes a seat under a name if one is given. */
  async #enter(join: () => Promise<RoomHandle>, name?: string): Promise<void> {
    const request = ++this.#requests;
    const isWanted = (): boolean => request === this.#requests;
    this.#problem = '';
    this.#setBusy(true);
    try {
      const handle = await join();
      demand(roomHandleCheck, handle, 'the room');
      if (!isWanted()) return handle.close();
      const refusal =
        name === undefined ? undefined : await takeSeat(handle, name).catch((error: unknown) => error);
      if (!isWanted()) return handle.close();
      this.#follow(handle);
      // Without a seat the visitor watches. The reason is shown only now, since it belongs on the screen of the room.
      if (refusal !== undefined) this.#refused(refusal);
    } catch (error) {
      if (isWanted()) this.#refused(error);
    } finally {
      if (isWanted()) this.#setBusy(false);
    }
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#element.requestUpdate();
  }

  #refused(error: unknown): void {
    const { code } = Object(error) as { readonly code?: string };
    // Refusals have a code; anything else is a fault of the page's own `doors`.
    if (code === undefined) warnOnce(`doors: ${sentenceIn(error)}`, 'yahtzee-room');
    const key = PROBLEMS[code ?? ''] ?? 'room.failed';
    if (code === 'no-such-room') keepLastRoom(this.#address, undefined);
    // The bar above a board shows it for a while; other screens show it until something else is tried.
    if (this.isPlaying) this.#following?.show({ type: 'told', key });
    else this.report(key);
  }

  #follow(handle: RoomHandle): void {
    this.#letGo();
    this.#element.code = handle.code;
    keepLastRoom(this.#address, handle.code, this.#named);
    this.#following = new Following(handle, this, this.#element, this.#speech);
    if (handle.room.phase === 'open') void this.#showGame(handle);
    this.#following.start();
  }

  /** Loads the game of the room into the board, which then knows its name. */
  async #showGame({ room }: RoomHandle): Promise<void> {
    const { board } = this.#element;
    giveGame(board, room.ruleset);
    await board.load(serializeGame(newGame(room.ruleset)), { table: undefined });
    await board.updateComplete;
    this.#element.requestUpdate();
  }

  #letGo(): void {
    this.#following?.stop();
    this.#following = undefined;
    this.#left();
  }
}

/** The message that says why the people of a room cannot play again now; undefined if they can. */
function whyNotAgain({ place, room }: RoomHandle): string | undefined {
  if (!place) return 'room.watching';
  if (room.terms.event !== undefined) return 'room.once';
  return room.phase === 'over' ? undefined : 'room.later';
}

async function takeSeat(handle: RoomHandle, name: string): Promise<void> {
  if (!handle.place) await handle.sit(name.trim());
}

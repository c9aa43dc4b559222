/** `<yahtzee-room>`: opens rooms and joins them, gathers players, and plays on the board inside. */
import type { YahtzeeGame } from '@yahtzee-game/element';
import {
  Announcer,
  aText,
  buttonStyles,
  demand,
  directionAt,
  framed,
  Framed,
  frameStyles,
  laterTokens,
  messagesCheck,
  onKeys,
  playerTokens,
  diceStyles,
  sentenceIn,
  shared,
  tokens,
  warnOnce,
  type CheckedDeclarations,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import { newGame, serializeGame } from '@yahtzee-game/rules';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { JoinRoom, OpenOptions, OpenRoom, RoomHandle } from '../client/handle.js';
import { joinRoom, openRoom } from '../client/room-handle.js';
import { PHRASE_EVERY, type Phrase } from '../core/index.js';
import type { Wanted } from '../protocol.js';
import type { Verification } from '../verify.js';
import { isNeeded } from './absence.js';
import { barStyles } from './bar-styles.js';
import { barView, foundText, type BarAction } from './bar-view.js';
import { bar, type BarActions } from './bar.js';
import { codeOf } from './code.js';
import { door, waiting, type DoorActions, type DoorState } from './door.js';
import { codeCheck, doorsCheck, linkCheck, roomHandleCheck } from './element-checks.js';
import { Following, type Follower } from './following.js';
import { formStyles } from './form-styles.js';
import { keepLastRoom, lastRoom } from './last-room.js';
import { LinkPicture } from './link-picture.js';
import { lobbyStyles } from './lobby-styles.js';
import { computerName, lobbyView } from './lobby-view.js';
import { lobby, type LobbyActions } from './lobby.js';
import { room as words } from './locales/en.js';
import { Words } from './words.js';

/** The functions that open and join rooms; a page may replace them, to use another server. */
export interface Doors {
  readonly openRoom: OpenRoom;
  readonly joinRoom: JoinRoom;
}

/** The value of `away` for a slow game, in seconds. */
const TWO_DAYS = 172_800;
/** The messages of refusals, by code; all other codes share one. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'no-such-room': 'room.gone',
  full: 'room.full',
  started: 'room.started',
  protocol: 'room.protocol',
  slow: 'room.busy',
};

const addressOf = (server: string | null | undefined): string => server || '/';

type Screen = 'waiting' | 'door' | 'lobby' | 'play';

/**
 * A room in which people anywhere play one game, on the board inside. Without a `code`, visitors can open a room for
 * the game of the board, or join one.
 *
 * @element yahtzee-room
 * @attr {string} server - the address of a server of rooms, such as `https://dice.example`; default: that of the page
 * @attr {string} code - the code of the room to join
 * @attr {string} player-name - the suggested name of the visitor
 * @attr {string} link - the address of a page that joins a room, with `{code}` in place of the code; default: this
 *   page, with `?room={code}`, which it reads if there is no `code`
 * @attr {string} theme - names of presets whose style sheets the page has, such as `felt`
 * @prop {RoomHandle | undefined} handle - the room, read-only; undefined until there is one
 * @prop {Messages} messages - custom messages, by key; defaults to those of the board
 * @prop {Doors} doors - the functions that open and join rooms; defaults to those of this package
 * @fires {YahtzeeRoomEvent} yahtzee-room-join - this page has entered a room; `detail.seat` is undefined for watchers
 * @fires {YahtzeeRoomEvent} yahtzee-room-start - the game begins
 * @fires {YahtzeeRoomEvent} yahtzee-room-end - the game is over
 * @slot - the `<yahtzee-game>` to play on; one is made if there is none
 * @csspart room - all of it
 * @csspart door - the form that opens or joins a room
 * @csspart open, join - its buttons
 * @csspart field, name-field, code-field - its fields
 * @csspart lobby - the room before the game starts
 * @csspart code, qr, link, copy - the code, the picture and the address that let others in
 * @csspart seats - the list of seats
 * @csspart seat, free - each seat; the next one that can be taken
 * @csspart computer - the button that lets a computer take the next seat
 * @csspart start - the button that starts the game
 * @csspart sit - the button that takes a seat
 * @csspart leave - the button that leaves the room, also during the game
 * @csspart bar - the bar above the board during the game
 * @csspart news, action, say - its message, the buttons for it, the button that opens the phrases
 * @csspart phrases, phrase - the panel of phrases, and each of them
 * @csspart button, tool, message, problem, tray - as on the board
 * @cssprop --yahtzee-* - as on the board
 */
export class YahtzeeRoom extends Framed {
  static override styles = [
    tokens,
    laterTokens,
    playerTokens,
    shared,
    frameStyles,
    diceStyles,
    buttonStyles,
    formStyles,
    lobbyStyles,
    barStyles,
  ];
  static override properties: CheckedDeclarations = {
    server: { check: aText },
    code: { check: codeCheck },
    playerName: { check: aText, attribute: 'player-name' },
    link: { check: linkCheck },
    messages: { check: messagesCheck, attribute: false },
    doors: { check: doorsCheck, absent: { openRoom, joinRoom }, attribute: false },
    entered: { state: true },
    isBusy: { state: true },
    problem: { state: true },
    found: { state: true },
    copied: { state: true },
    isOpen: { state: true },
    isLeaving: { state: true },
    hears: { state: true },
  };

  declare server: string | null | undefined;
  declare code: string | null | undefined;
  declare playerName: string | null | undefined;
  declare link: string | null | undefined;
  declare messages: Messages | null | undefined;
  declare doors: Doors;
  /** The values that were entered in the form. */
  declare protected entered: Pick<DoorState, 'typed' | 'isSame' | 'isSlow'>;
  declare protected isBusy: boolean;
  /** The key of the message that is shown as a problem; empty if there is none. */
  declare protected problem: string;
  declare protected found: Verification | undefined;
  /** Whether the link was copied, or only selected; undefined if neither. */
  declare protected copied: 'copied' | 'selected' | undefined;
  /** Whether the phrases are open. */
  declare protected isOpen: boolean;
  /** Whether the player of this page is being asked whether to leave a game that goes on. */
  declare protected isLeaving: boolean;
  declare protected hears: boolean;

  readonly #words = new Words(this, words);
  /** The sentences for screen readers. */
  readonly #announcer = new Announcer();
  readonly #picture = new LinkPicture(this);
  #following: Following | undefined;
  /** Counts attempts to enter a room: only the latest one counts. */
  #requests = 0;
  /** The code of the next room, in which the same people play again, once this page goes there. */
  #next: string | undefined;
  /** The code of the room that the page names. */
  #named: string | undefined;
  #hadFocus = false;

  constructor() {
    super();
    this.addEventListener('keydown', onKeys());
    this.doors = { openRoom, joinRoom };
    this.entered = { typed: '', isSame: false, isSlow: false };
    this.isBusy = this.isOpen = this.isLeaving = false;
    this.hears = true;
    this.problem = '';
  }

  /** The room; undefined until there is one. */
  get handle(): RoomHandle | undefined {
    return this.#following?.handle;
  }

  /** The board inside; it is created if there is none. */
  get board(): YahtzeeGame {
    const found = this.querySelector('yahtzee-game');
    if (found) return found;
    const made = this.ownerDocument.createElement('yahtzee-game');
    this.append(made);
    return made;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('yahtzee-turn', this.#again);
    if (this.hasUpdated) this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('yahtzee-turn', this.#again);
    this.#requests++;
    this.#letGo();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = this.hasUpdated && this.matches(':focus-within');
    if (!this.hasUpdated || this.#isElsewhere(changed)) this.#arrive();
  }

  /** Whether the page has named another server, or a room other than the current one. */
  #isElsewhere(changed: PropertyValues<this>): boolean {
    if (changed.has('server') && addressOf(changed.get('server')) !== this.#address) return true;
    return changed.has('code') && codeOf(this.code ?? '') !== this.handle?.code;
  }

  protected override render(): TemplateResult {
    const t = this.#t;
    const screen = this.#screen;
    return framed(html`<div class="room" part="room" lang=${t.lang} dir=${directionAt(this, t)}>
      ${this.#draw(screen, t)}
      <div class="board" ?hidden=${screen !== 'play'}><slot></slot></div>
      <p class="spoken" role="status">${this.#announcer.spoken}</p>
    </div>`);
  }

  protected override updated(): void {
    // If the focused element is gone, focus moves to the new screen, not to the top of the page.
    if (this.#hadFocus && !this.matches(':focus-within')) this.#focusScreen();
  }

  get #t(): Translate {
    return this.#words.translator(this.messages ?? this.querySelector('yahtzee-game')?.messages ?? {});
  }

  get #address(): string {
    return addressOf(this.server);
  }

  get #screen(): Screen {
    if (!this.handle) return this.isBusy ? 'waiting' : 'door';
    return this.handle.room.phase === 'open' ? 'lobby' : 'play';
  }

  #draw(screen: Screen, t: Translate): TemplateResult {
    const handle = this.handle;
    if (screen === 'waiting') return waiting(t);
    if (!handle) return this.#drawDoor(t);
    return screen === 'lobby' ? this.#drawLobby(t, handle) : this.#drawBar(t, handle);
  }

  #drawDoor(t: Translate): TemplateResult {
    const state = {
      ...this.entered,
      name: this.playerName ?? '',
      game: this.#game,
      problem: this.#problemIn(t),
    };
    return door(t, state, this.#doorActions);
  }

  #drawLobby(t: Translate, handle: RoomHandle): TemplateResult {
    const { code, room } = handle;
    const link = this.#linkTo(code);
    const state = {
      ...lobbyView(t, handle),
      code,
      link: link.replace(/^https?:\/\//, ''),
      picture: this.#picture.of(link, t('room.qr')),
      game: this.#game,
      dice: room.ruleset.spec.dice.count,
      name: this.playerName ?? '',
      problem: this.#problemIn(t),
      hint: t(this.copied ? `room.${this.copied}` : 'room.scan'),
    };
    return lobby(t, state, this.#lobbyActions);
  }

  #drawBar(t: Translate, handle: RoomHandle): TemplateResult {
    const { news, heard = 0 } = this.#following ?? {};
    const { found, isLeaving } = this;
    const view = barView(t, { handle, news, heard, found, isLeaving });
    const state = { ...view, isSeated: handle.place !== undefined, isOpen: this.isOpen, hears: this.hears };
    return bar(t, state, this.#barActions);
  }

  #problemIn = (t: Translate): string => (this.problem ? t(this.problem) : '');

  /** The name of the game, as the board shows it. */
  get #game(): string {
    // The board may not be defined yet.
    const board: Partial<YahtzeeGame> | null = this.querySelector('yahtzee-game');
    return board?.gameTitle ?? '';
  }

  /** Returns the address with which others join. */
  #linkTo(code: string): string {
    const page = new URL(document.baseURI);
    if (this.link) return new URL(this.link.replace('{code}', code), page).href;
    page.searchParams.set('room', code);
    page.hash = '';
    return page.href;
  }

  #focusScreen(): void {
    if (this.#screen === 'play') this.board.focus({ preventScroll: true });
    else this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  readonly #again = (): void => this.requestUpdate();

  // Opening and joining rooms

  readonly #doorActions: DoorActions = {
    set: ({ name = this.playerName ?? '', ...entered }) => {
      this.playerName = name;
      this.entered = { ...this.entered, ...entered };
      if (entered.typed === '') this.#joinsOnceNamed = false;
    },
    open: () => void (this.#joinsOnceNamed ? this.#join() : this.#open()),
    join: () => this.#join(),
  };
  /**
   * Whether a code was sent without a name. The field for the name is in the form that opens a room, so sending that
   * form then joins the room of the code.
   */
  #joinsOnceNamed = false;

  #join(): void {
    const nameField = this.renderRoot.querySelector<HTMLInputElement>('.name');
    const code = codeOf(this.entered.typed);
    this.#joinsOnceNamed = code !== undefined && !nameField?.reportValidity();
    if (code === undefined) this.#askForCode();
    else if (!this.#joinsOnceNamed)
      void this.#enter(() => this.doors.joinRoom(this.#address, code, this.#games), this.playerName ?? '');
  }

  #askForCode(): void {
    this.problem = 'room.code.hint';
    this.#tell(this.#t(this.problem));
    this.renderRoot.querySelector<HTMLElement>('.typed')?.focus();
  }

  /** The ruleset of the board, if it is one of the page's own. */
  get #games(): OpenOptions {
    const { ruleset } = this.board;
    return { rulesets: typeof ruleset === 'object' && ruleset ? [ruleset] : [] };
  }

  async #open(): Promise<void> {
    await this.board.updateComplete;
    const { id: ruleset = 'yahtzee', options = {} } = this.board.state?.rules.ruleset ?? {};
    const { isSame, isSlow } = this.entered;
    const wanted: Wanted = {
      ruleset,
      options,
      ...(isSame && { dice: 'same' }),
      ...(isSlow && { away: TWO_DAYS }),
    };
    await this.#enter(() => this.doors.openRoom(this.#address, wanted, this.#games), this.playerName ?? '');
  }

  /** Enters the room that this tab was in, or that the page names. */
  #arrive(): void {
    this.#requests++;
    this.isBusy = false;
    this.#letGo();
    const inAddress = this.link ? undefined : new URLSearchParams(location.search).get('room');
    this.#named = codeOf(this.code || inAddress || '');
    // A room that the page names later wins over the one that this tab was in.
    const isNamedLater = this.hasUpdated && this.#named !== undefined;
    const last = isNamedLater ? undefined : lastRoom(this.#address, this.#named);
    const code = codeOf(last ?? '') ?? this.#named;
    if (code === undefined) return;
    void this.#enter(() => this.doors.joinRoom(this.#address, code, this.#games));
  }

  /** Enters a room, and takes a seat under a name if one is given. */
  async #enter(join: () => Promise<RoomHandle>, name?: string): Promise<void> {
    const request = ++this.#requests;
    const isWanted = (): boolean => request === this.#requests;
    this.isBusy = true;
    this.problem = '';
    try {
      const handle = await join();
      demand(roomHandleCheck, handle, 'the room');
      if (!isWanted()) return handle.close();
      const refusal =
        name === undefined ? undefined : await this.#sit(handle, name).catch((error: unknown) => error);
      if (!isWanted()) return handle.close();
      this.#follow(handle);
      // Without a seat the visitor watches. The reason is shown only now, since it belongs on the screen of the room.
      if (refusal !== undefined) this.#refused(refusal);
    } catch (error) {
      if (isWanted()) this.#refused(error);
    } finally {
      if (isWanted()) this.isBusy = false;
    }
  }

  async #sit(handle: RoomHandle, name: string): Promise<void> {
    if (!handle.place) await handle.sit(name.trim());
  }

  #refused(error: unknown): void {
    const { code } = Object(error) as { readonly code?: string };
    // Refusals have a code; anything else is a fault of the page's own `doors`.
    if (code === undefined) warnOnce(`doors: ${sentenceIn(error)}`, 'yahtzee-room');
    const problem = PROBLEMS[code ?? ''] ?? 'room.failed';
    if (code === 'no-such-room') keepLastRoom(this.#address, undefined);
    // The bar above a board shows it for a while; other screens show it until something else is tried.
    if (this.#screen === 'play') return this.#following?.show({ type: 'told', key: problem });
    this.problem = problem;
    this.#tell(this.#t(problem));
  }

  // In a room

  #follow(handle: RoomHandle): void {
    this.#letGo();
    this.code = handle.code;
    keepLastRoom(this.#address, handle.code, this.#named);
    this.#following = new Following(handle, this.#follower);
    if (handle.room.phase === 'open') void this.#showGame(handle);
    this.#following.start();
  }

  /** Loads the game of the room into the board, which then knows its name. */
  async #showGame({ room }: RoomHandle): Promise<void> {
    await this.board.load(serializeGame(newGame(room.ruleset)), { table: undefined });
    await this.board.updateComplete;
    this.requestUpdate();
  }

  readonly #follower: Follower = {
    words: () => this.#t,
    board: () => this.board,
    hears: () => this.hears,
    changed: () => this.requestUpdate(),
    tell: (sentence) => this.#tell(sentence),
    fire: (event) => void this.dispatchEvent(event),
    again: () => this.#playAgain(),
    goOn: (code, name) => this.#goOn(code, name),
  };

  #letGo(): void {
    this.#following?.stop();
    this.#following = this.found = this.copied = undefined;
    this.isOpen = this.isLeaving = false;
  }

  #tell(sentence: string): void {
    this.#announcer.say(sentence);
    this.requestUpdate();
  }

  /** Goes on to the room in which the same people play again, and takes a seat under the same name. */
  #goOn(code: string, name: string | undefined): void {
    if (code === this.#next) return;
    this.#next = code;
    void this.#enter(() => this.doors.joinRoom(this.#address, code, this.#games), name);
  }

  readonly #lobbyActions: LobbyActions = {
    setName: (name) => (this.playerName = name),
    sit: () => this.#do(async (handle) => this.#sit(handle, this.playerName ?? '')),
    addComputer: () =>
      this.#do((handle) => handle.act({ type: 'sit', by: 'computer', name: computerName(this.#t, handle) })),
    start: () => this.#do((handle) => handle.act({ type: 'start' })),
    copy: (field) => void this.#copy(field),
    leave: () => this.#leave(),
  };

  #leave(): void {
    keepLastRoom(this.#address, undefined);
    this.#requests++;
    this.#letGo();
    this.isBusy = false;
    this.code = this.problem = '';
  }

  /** Does something in the room, and shows a message if it is refused. */
  #do(act: (handle: RoomHandle) => Promise<unknown>): void {
    const handle = this.handle;
    this.problem = '';
    if (handle) void act(handle).catch((error: unknown) => handle === this.handle && this.#refused(error));
  }

  /** Copies the link. Pages without https have no clipboard: there the link is selected instead. */
  async #copy(field: HTMLInputElement | null): Promise<void> {
    const link = this.handle && this.#linkTo(this.handle.code);
    try {
      await navigator.clipboard.writeText(link ?? '');
      this.copied = 'copied';
    } catch {
      field?.focus();
      this.copied = 'selected';
    }
    this.#tell(this.#t(`room.${this.copied}`));
  }

  readonly #barActions: BarActions = {
    act: (action) => this.#act(action),
    leave: () => (this.handle && isNeeded(this.handle) ? void this.#ask(true) : this.#leave()),
    stay: () => void this.#ask(false),
    toggle: () => void this.#toggle(),
    say: (phrase) => void this.#say(phrase),
    hear: (hears) => (this.hears = hears),
  };

  #act(action: BarAction): void {
    const seat = this.handle?.place?.seat;
    switch (action.type) {
      case 'now':
        return this.handle?.retry();
      case 'take':
        return this.#do(
          async (handle) => seat !== undefined && handle.act({ type: 'decider', seat, by: 'player' }),
        );
      case 'computer':
        return this.#do((handle) => handle.act({ type: 'decider', seat: action.seat, by: 'computer' }));
      case 'check':
        return this.#do((handle) => this.#check(handle));
      case 'leave':
        return this.#do((handle) => this.#leaveGame(handle));
      case 'stay':
        return void this.#ask(false);
      case 'again':
        return this.#playAgain();
    }
  }

  #playAgain(): void {
    this.#do(async (handle) => {
      const code = await handle.again();
      // If this page has tried to enter that room before, it has failed: it may try again.
      this.#next = undefined;
      this.#goOn(code, handle.room.seats[handle.place?.seat ?? -1]?.name);
    });
  }

  async #check(handle: RoomHandle): Promise<void> {
    const { lines, code, room } = handle;
    const { verify } = await import('../verify.js');
    const found = await verify(lines, { code, rulesets: [room.ruleset] });
    // This page may have gone on to another room meanwhile.
    if (handle !== this.handle) return;
    this.found = found;
    this.#tell(foundText(this.#t, found));
  }

  async #ask(isLeaving: boolean): Promise<void> {
    this.isLeaving = isLeaving;
    this.isOpen = false;
    if (isLeaving) this.#tell(this.#t('room.leave.ask'));
    await this.updateComplete;
    // Focus goes to "Stay", so that pressing twice does not leave the game.
    this.renderRoot
      .querySelector<HTMLElement>(isLeaving ? '.strip button:last-of-type' : '[part~=leave]')
      ?.focus();
  }

  /** Leaves, and gives the seat to a computer at once. Without a connection, the others can do that later. */
  async #leaveGame(handle: RoomHandle): Promise<void> {
    const { place, connection } = handle;
    if (place && connection === 'connected')
      await handle.act({ type: 'decider', seat: place.seat, by: 'computer' }).catch(() => undefined);
    if (handle === this.handle) this.#leave();
  }

  async #toggle(): Promise<void> {
    this.isOpen = !this.isOpen;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(this.isOpen ? '.phrases .two button' : '[part~=say]')?.focus();
  }

  async #say(phrase: Phrase): Promise<void> {
    await this.#toggle();
    this.#do(async (handle) => {
      if (await handle.say(phrase)) return;
      this.#following?.show({ type: 'told', key: 'room.say.wait', about: { n: PHRASE_EVERY } });
    });
  }
}

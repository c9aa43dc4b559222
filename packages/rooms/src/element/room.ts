/** `<yahtzee-room>`: opens rooms and joins them, gathers players, and plays on the board inside. */
import type { YahtzeeGame } from '@yahtzee-game/element';
import {
  aText,
  buttonStyles,
  directionAt,
  framed,
  Framed,
  frameStyles,
  laterTokens,
  messagesCheck,
  onKeys,
  playerTokens,
  diceStyles,
  shared,
  tokens,
  type CheckedDeclarations,
  type Messages,
  type Translate,
} from '@yahtzee-game/element/kit';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { RoomHandle } from '../client/handle.js';
import { joinRoom, openRoom } from '../client/room-handle.js';
import { barStyles } from './screens/bar-styles.js';
import { codeOf } from './code.js';
import { DoorScreen } from './screens/door-screen.js';
import { waiting } from './screens/door.js';
import { codeCheck, doorsCheck, linkCheck } from './element-checks.js';
import { formStyles } from './form-styles.js';
import { LobbyScreen } from './screens/lobby-screen.js';
import { lobbyStyles } from './screens/lobby-styles.js';
import { PlayScreen } from './screens/play-screen.js';
import type { Doors } from './room-element.js';
import { addressOf, RoomSession } from './session.js';
import { Speech } from './speech.js';

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
 * @csspart fingerprint - the fingerprint of the log
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
  };

  declare server: string | null | undefined;
  declare code: string | null | undefined;
  declare playerName: string | null | undefined;
  declare link: string | null | undefined;
  declare messages: Messages | null | undefined;
  declare doors: Doors;

  readonly #speech = new Speech(this);
  readonly #session = new RoomSession(this, this.#speech, () => this.#forget());
  readonly #door = new DoorScreen(this, this.#session);
  readonly #lobby = new LobbyScreen(this, this.#session, this.#speech);
  readonly #play = new PlayScreen(this, this.#session, this.#speech);
  #hadFocus = false;

  constructor() {
    super();
    this.addEventListener('keydown', onKeys());
    this.doors = { openRoom, joinRoom };
  }

  /** The room; undefined until there is one. */
  get handle(): RoomHandle | undefined {
    return this.#session.handle;
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
    if (this.hasUpdated) this.#session.arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('yahtzee-turn', this.#again);
    this.#session.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = this.hasUpdated && this.matches(':focus-within');
    if (!this.hasUpdated || this.#isElsewhere(changed)) this.#session.arrive();
  }

  /** Whether the page has named another server, or a room other than the current one. */
  #isElsewhere(changed: PropertyValues<this>): boolean {
    if (changed.has('server') && addressOf(changed.get('server')) !== addressOf(this.server)) return true;
    return changed.has('code') && codeOf(this.code ?? '') !== this.handle?.code;
  }

  protected override render(): TemplateResult {
    const { t, spoken } = this.#speech;
    return framed(
      html`<div class="room" part="room" lang=${t.lang} dir=${directionAt(this, t)}>
        ${this.#draw(t)}
        <div class="board" ?hidden=${!this.#session.isPlaying}><slot></slot></div>
        <p class="spoken" role="status">${spoken}</p>
      </div>`,
    );
  }

  protected override updated(): void {
    // If the focused element is gone, focus moves to the new screen, not to the top of the page.
    if (this.#hadFocus && !this.matches(':focus-within')) this.#focusScreen();
  }

  #draw(t: Translate): TemplateResult {
    const { following, isAlone, isBusy, isPlaying } = this.#session;
    if (isAlone) return this.#play.drawAlone(t);
    if (!following) return isBusy ? waiting(t) : this.#door.draw(t, this.#game);
    if (isPlaying) return this.#play.draw(t, following);
    return this.#lobby.draw(t, following.handle, this.#game);
  }

  /** The name of the game, as the board shows it. */
  get #game(): string {
    // The board may not be defined yet.
    const board: Partial<YahtzeeGame> | null = this.querySelector('yahtzee-game');
    return board?.gameTitle ?? '';
  }

  #focusScreen(): void {
    if (this.#session.isPlaying) this.board.focus({ preventScroll: true });
    else this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  readonly #again = (): void => this.requestUpdate();

  /** Forgets what belongs to a room that has been left. */
  #forget(): void {
    this.#lobby.forget();
    this.#play.forget();
  }
}

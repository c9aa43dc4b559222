/** The screen of a room before its game, and the copying of its link. */
import type { Translate } from '@yahtzee-game/element/kit';
import type { TemplateResult } from 'lit';
import type { RoomHandle } from '../../client/handle.js';
import { LinkPicture } from '../link-picture.js';
import type { RoomElement } from '../room-element.js';
import type { RoomSession } from '../session.js';
import type { Speech } from '../speech.js';
import { computerName, lobbyView } from './lobby-view.js';
import { lobby, type LobbyActions } from './lobby.js';

export class LobbyScreen {
  readonly #element: RoomElement;
  readonly #session: RoomSession;
  readonly #speech: Speech;
  readonly #picture: LinkPicture;
  /** Whether the link was copied, or only selected; undefined if neither. */
  #copied: 'copied' | 'selected' | undefined;

  constructor(element: RoomElement, session: RoomSession, speech: Speech) {
    this.#element = element;
    this.#session = session;
    this.#speech = speech;
    this.#picture = new LinkPicture(element);
  }

  /** Forgets what was done in the room before. */
  forget(): void {
    this.#copied = undefined;
  }

  /** @param game the name of the game, as the board shows it */
  draw(t: Translate, handle: RoomHandle, game: string): TemplateResult {
    const { code, room } = handle;
    const link = this.#linkTo(code);
    const state = {
      ...lobbyView(t, handle),
      code,
      link: link.replace(/^https?:\/\//, ''),
      picture: this.#picture.of(link, t('room.qr')),
      game,
      dice: room.ruleset.spec.dice.count,
      name: this.#name,
      problem: this.#session.problem,
      hint: t(this.#copied ? `room.${this.#copied}` : 'room.scan'),
    };
    return lobby(t, state, this.#actions);
  }

  get #name(): string {
    return this.#element.playerName ?? '';
  }

  /** Returns the address with which others join. */
  #linkTo(code: string): string {
    const { link } = this.#element;
    const page = new URL(document.baseURI);
    if (link) return new URL(link.replace('{code}', code), page).href;
    page.searchParams.set('room', code);
    page.hash = '';
    return page.href;
  }

  readonly #actions: LobbyActions = {
    setName: (name) => (this.#element.playerName = name),
    sit: () => this.#session.sit(this.#name),
    addComputer: () =>
      this.#session.do((handle) =>
        handle.act({ type: 'sit', by: 'computer', name: computerName(this.#speech.t, handle) }),
      ),
    start: () => this.#session.do((handle) => handle.act({ type: 'start' })),
    copy: (field) => void this.#copy(field),
    leave: () => this.#session.leave(),
  };

  /** Copies the link. Pages without https have no clipboard: there the link is selected instead. */
  async #copy(field: HTMLInputElement | null): Promise<void> {
    const { handle } = this.#session;
    try {
      await navigator.clipboard.writeText(handle ? this.#linkTo(handle.code) : '');
      this.#copied = 'copied';
    } catch {
      field?.focus();
      this.#copied = 'selected';
    }
    this.#speech.say(this.#speech.t(`room.${this.#copied}`));
  }
}

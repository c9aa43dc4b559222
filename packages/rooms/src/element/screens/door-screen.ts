/** The screen before a room, and the values that a visitor enters there. */
import type { Translate } from '@yahtzee-game/element/kit';
import type { TemplateResult } from 'lit';
import type { Wanted } from '../../protocol.js';
import { codeOf } from '../code.js';
import type { RoomElement } from '../room-element.js';
import type { RoomSession } from '../session.js';
import { door, type DoorActions, type DoorState } from './door.js';

/** The value of `away` for a slow game, in seconds. */
const TWO_DAYS = 172_800;

export class DoorScreen {
  readonly #element: RoomElement;
  readonly #session: RoomSession;
  #entered: Pick<DoorState, 'typed' | 'isSame' | 'isSlow'> = { typed: '', isSame: false, isSlow: false };
  /**
   * Whether a code was sent without a name. The field for the name is in the form that opens a room, so sending that
   * form then joins the room of the code.
   */
  #joinsOnceNamed = false;

  constructor(element: RoomElement, session: RoomSession) {
    this.#element = element;
    this.#session = session;
  }

  /** @param game the name of the game, as the board shows it */
  draw(t: Translate, game: string): TemplateResult {
    const { problem } = this.#session;
    return door(t, { ...this.#entered, name: this.#name, game, problem }, this.#actions);
  }

  get #name(): string {
    return this.#element.playerName ?? '';
  }

  readonly #actions: DoorActions = {
    set: ({ name = this.#name, ...entered }) => {
      this.#element.playerName = name;
      this.#entered = { ...this.#entered, ...entered };
      if (entered.typed === '') this.#joinsOnceNamed = false;
      this.#element.requestUpdate();
    },
    open: () => void (this.#joinsOnceNamed ? this.#join() : this.#open()),
    join: () => this.#join(),
  };

  #join(): void {
    const code = codeOf(this.#entered.typed);
    this.#joinsOnceNamed = code !== undefined && !this.#field('.name')?.reportValidity();
    if (code === undefined) this.#askForCode();
    else if (!this.#joinsOnceNamed) this.#session.join(code, this.#name);
  }

  #askForCode(): void {
    this.#session.report('room.code.hint');
    this.#field('.typed')?.focus();
  }

  #field(selector: string): HTMLInputElement | null {
    return this.#element.renderRoot.querySelector<HTMLInputElement>(selector);
  }

  async #open(): Promise<void> {
    await this.#element.board.updateComplete;
    const { id: ruleset = 'yahtzee', options = {}, toJSON } = this.#element.board.state?.rules.ruleset ?? {};
    const { isSame, isSlow } = this.#entered;
    const wanted: Wanted = {
      ruleset,
      options,
      ...(toJSON && { sheet: toJSON() }),
      ...(isSame && { dice: 'same' }),
      ...(isSlow && { away: TWO_DAYS }),
    };
    this.#session.open(wanted, this.#name);
  }
}

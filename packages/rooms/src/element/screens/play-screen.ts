/** The screen of a game: the bar above the board, the phrases, the question whether to leave, the check of the dice. */
import type { Translate } from '@yahtzee-game/element/kit';
import type { TemplateResult } from 'lit';
import type { RoomHandle } from '../../client/handle.js';
import { PHRASE_EVERY, type Phrase } from '../../core/index.js';
import type { Verification } from '../../verify.js';
import { isNeeded } from '../absence.js';
import type { Following } from '../following.js';
import type { RoomElement } from '../room-element.js';
import type { RoomSession } from '../session.js';
import type { Speech } from '../speech.js';
import { saveText } from '../save-text.js';
import { barView, foundText, type BarAction } from './bar-view.js';
import { bar, type BarActions } from './bar.js';

export class PlayScreen {
  readonly #element: RoomElement;
  readonly #session: RoomSession;
  readonly #speech: Speech;
  /** The result of a check of the dice. */
  #found: Verification | undefined;
  /** Whether the phrases are open. */
  #isOpen = false;
  /** Whether the player of this page is being asked whether to leave a game that goes on. */
  #isLeaving = false;

  constructor(element: RoomElement, session: RoomSession, speech: Speech) {
    this.#element = element;
    this.#session = session;
    this.#speech = speech;
  }

  /** Forgets what was done in the room before. */
  forget(): void {
    this.#found = undefined;
    this.#isOpen = this.#isLeaving = false;
  }

  draw(t: Translate, { handle, news, heard }: Following): TemplateResult {
    const view = barView(t, { handle, news, heard, found: this.#found, isLeaving: this.#isLeaving });
    const { hears } = this.#session;
    const state = { ...view, isSeated: handle.place !== undefined, isOpen: this.#isOpen, hears };
    return bar(t, state, this.#actions);
  }

  /** Draws the bar above a game that goes on without its room. */
  drawAlone(t: Translate): TemplateResult {
    const state = {
      text: t('room.missing.alone'),
      actions: [],
      isSeated: false,
      isOpen: false,
      hears: false,
    };
    return bar(t, state, this.#actions);
  }

  readonly #actions: BarActions = {
    act: (action) => this.#act(action),
    leave: () => this.#leave(),
    stay: () => this.#ask(false),
    toggle: () => void this.#toggle(),
    say: (phrase) => void this.#say(phrase),
    hear: (hears) => {
      this.#session.hears = hears;
      this.#element.requestUpdate();
    },
  };

  #act(action: BarAction): void {
    const session = this.#session;
    switch (action.type) {
      case 'now':
        return session.handle?.retry();
      case 'take':
        return session.do(
          async (handle) =>
            handle.place && handle.act({ type: 'decider', seat: handle.place.seat, by: 'player' }),
        );
      case 'computer':
        return session.do((handle) => handle.act({ type: 'decider', seat: action.seat, by: 'computer' }));
      case 'save':
        return session.do(async ({ code, lines }) => saveText(`${code}.txt`, `${lines.join('\n')}\n`));
      case 'check':
        return session.do((handle) => this.#check(handle));
      case 'here':
        return session.goOnHere();
      case 'leave':
        return session.do((handle) => session.leaveGame(handle));
      case 'stay':
        return this.#ask(false);
      case 'again':
        return session.playAgain();
    }
  }

  async #check(handle: RoomHandle): Promise<void> {
    const { lines, code, room } = handle;
    const { verify } = await import('../../verify.js');
    const found = await verify(lines, { code, rulesets: [room.ruleset] });
    // This page may have gone on to another room meanwhile.
    if (handle !== this.#session.handle) return;
    this.#found = found;
    this.#speech.say(foundText(this.#speech.t, found));
  }

  #leave(): void {
    const { handle } = this.#session;
    if (handle && isNeeded(handle)) this.#ask(true);
    else this.#session.leave();
  }

  #ask(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
    this.#isOpen = false;
    if (isLeaving) this.#speech.say(this.#speech.t('room.leave.ask'));
    // Focus goes to "Stay", so that pressing twice does not leave the game.
    void this.#drawAndFocus(isLeaving ? '.strip button:last-of-type' : '[part~=leave]');
  }

  async #toggle(): Promise<void> {
    this.#isOpen = !this.#isOpen;
    await this.#drawAndFocus(this.#isOpen ? '.phrases .two button' : '[part~=say]');
  }

  async #say(phrase: Phrase): Promise<void> {
    await this.#toggle();
    this.#session.do(async (handle) => {
      if (await handle.say(phrase)) return;
      this.#session.following?.show({ type: 'told', key: 'room.say.wait', about: { n: PHRASE_EVERY } });
    });
  }

  /** Draws a change, then moves the focus. */
  async #drawAndFocus(selector: string): Promise<void> {
    this.#element.requestUpdate();
    await this.#element.updateComplete;
    this.#element.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

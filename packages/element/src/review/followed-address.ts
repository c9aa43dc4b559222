/** Makes a review show the game and the decision in the address of its page. */
import type { GameRecord } from '@yahtzee-game/rules';
import type { LitElement, ReactiveController } from 'lit';
import { linkedIn } from './link.js';

/** The members of the element that are needed. */
interface LinkedHost extends LitElement {
  readonly links: boolean;
  game: string | GameRecord | null | undefined;
  at: number | null | undefined;
}

/** Follows the address if the element has `links`, also where it changed while the element was not in the page. */
export class FollowedAddress implements ReactiveController {
  readonly #host: LinkedHost;
  /** The hash of the address when the element was removed from the page. */
  #hash: string | undefined;

  constructor(host: LinkedHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.follow);
    const { hash } = location;
    if ((this.#hash ?? hash) !== hash) this.follow();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.follow);
    this.#hash = location.hash;
  }

  readonly follow = (): void => {
    const linked = this.#host.links ? linkedIn(location.hash) : undefined;
    if (!linked) return;
    ({ game: this.#host.game, at: this.#host.at } = linked);
    // Also if the number is the same, since it may belong to another game.
    this.#host.requestUpdate('at');
  };
}

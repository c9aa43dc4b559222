/** What a board fetches only when it is wanted: other games, looks, voices, advice. */
import { isServer } from 'lit';
import type * as extras from './extras.js';
import type { Faced } from './looks/faces.js';
import { learn } from './messages.js';
import { adopt } from './parts/adopt.js';
import { kit } from './parts/kit.js';
import { orWarn } from './settings.js';
import type { GameStore } from './store.js';

export class Late {
  readonly #host: Faced;
  readonly #store: GameStore;

  constructor(host: Faced, store: GameStore) {
    this.#host = host;
    this.#store = store;
  }

  /** What other games need, their words included. Rejects if it cannot be had. */
  async extras(): Promise<typeof extras> {
    const loaded = await import('./extras.js');
    await learn('more', loaded.words);
    const more = (this.#store.more ??= loaded.moreWith(kit));
    adopt(this.#host, more.styles.game);
    return loaded;
  }

  /** What the page wants besides: faces, motion and sound, which need a page, and another length of speech. */
  dress(): void {
    const { looks, voices, settings } = this.#store;
    const { motion, sound, vibration, speech } = settings;
    const faces = this.#host.faces ?? this.#host.querySelector('[slot^="face-"]');
    const dressed = faces || motion !== 'normal' || sound === 'on' || vibration === 'on';
    if (dressed && !looks && !isServer) void this.#gain('looks', this.#looks);
    if (speech !== 'normal' && !voices) void this.#gain('speech', this.#voices);
  }

  /** What advice needs, its words included. */
  counsel(): Promise<void> {
    return this.#gain('advice', this.#counsel);
  }

  async #gain(what: string, fetched: () => Promise<unknown>): Promise<void> {
    await orWarn(what, fetched);
    this.#store.refresh();
  }

  readonly #looks = async (): Promise<void> => {
    const { looksWith } = await import('./looks/index.js');
    this.#store.looks ??= looksWith(kit, this.#host, this.#store);
  };

  readonly #voices = async (): Promise<void> => {
    const { voices, words } = await import('./voice/index.js');
    await learn('voice', words);
    this.#store.voices = voices;
  };

  readonly #counsel = async (): Promise<void> => {
    const { counselWith, words } = await import('./counsel/index.js');
    await learn('advice', words);
    this.#store.counsel ??= counselWith(kit, this.#store);
    adopt(this.#host, this.#store.counsel.styles);
  };
}

/** A board where there is no page: it finds its game and its words as ever, and draws nothing. */
import { ContextEvent } from '@lit/context';
import { ReactiveElement, type PropertyValues } from 'lit';
import { storeContext } from '../context.js';
import { YahtzeeDice, YahtzeeGame } from '../element.js';
import type { GameStore } from '../store.js';

export type Attributes = ReadonlyMap<string, string>;

class ServerGame extends YahtzeeGame {
  static {
    // As registering it would do.
    this.finalize();
  }

  override connectedCallback(): void {
    this.enableUpdating(true);
  }

  protected override update(changed: PropertyValues): void {
    ReactiveElement.prototype['update'].call(this, changed);
  }

  get store(): GameStore {
    const found: GameStore[] = [];
    this.dispatchEvent(new ContextEvent(storeContext, new YahtzeeDice(), (store) => found.push(store)));
    const [store] = found;
    if (!store) throw new Error('a board without a store');
    return store;
  }
}

// The page is not there: what stands around the board is only what its own attributes say.
Object.assign(ServerGame.prototype, {
  closest(this: ServerGame) {
    return this;
  },
  querySelector: () => null,
  lang: '',
});

export type { ServerGame };

/** A board with these attributes, once its game and its words are there. */
export async function serverGame(attributes: Attributes, advised: boolean): Promise<ServerGame> {
  const game = new ServerGame();
  for (const [name, value] of attributes) {
    game.setAttribute(name, value);
    game.attributeChangedCallback(name, null, value);
  }
  if (advised) game.advisor = { advise: () => ({ choices: [] }) };
  game.connectedCallback();
  do await game.updateComplete;
  while (game.isUpdatePending);
  return game;
}

/** A board on a server: it loads its game and messages as in a page, but renders nothing itself. */
import { ContextEvent } from '@lit/context';
import { ReactiveElement, type PropertyValues } from 'lit';
import type { Board } from '../board/board.js';
import { boardContext } from '../board/context.js';
import { YahtzeeDice, YahtzeeGame } from '../element.js';

export type Attributes = ReadonlyMap<string, string>;

class ServerGame extends YahtzeeGame {
  static {
    // In a browser, registration does this.
    this.finalize();
  }

  override connectedCallback(): void {
    this.enableUpdating(true);
  }

  protected override update(changed: PropertyValues): void {
    ReactiveElement.prototype['update'].call(this, changed);
  }

  get board(): Board {
    const found: Board[] = [];
    this.dispatchEvent(new ContextEvent(boardContext, new YahtzeeDice(), (board) => found.push(board)));
    const [board] = found;
    if (!board) throw new Error('a board without a board');
    return board;
  }
}

// There is no page, so language and direction depend only on the attributes of the board.
Object.assign(ServerGame.prototype, {
  closest(this: ServerGame) {
    return this;
  },
  querySelector: () => null,
  lang: '',
});

export type { ServerGame };

/** Resolves to a board with these attributes, once its game and messages are loaded. */
export async function serverGame(attributes: Attributes, advised: boolean): Promise<ServerGame> {
  const game = new ServerGame();
  game.board.draws = false;
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

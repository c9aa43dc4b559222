/** The game that the page has set up on the board. A visitor may play another one; the next visitor finds this one. */
import type { YahtzeeGame } from '@yahtzee-game/element';

export class PageGame {
  #game: Pick<YahtzeeGame, 'ruleset' | 'options' | 'players'> | undefined;

  /** Begins it on the board, with the players of the page or with others. */
  async begin(board: YahtzeeGame, players?: readonly string[]): Promise<void> {
    if (!this.#game) {
      await board.updateComplete;
      this.#game ??= { ruleset: board.ruleset, options: board.options, players: board.players };
    }
    Object.assign(board, this.#game, players && { players });
    // A visitor may have set up another game.
    board.reset();
    await board.updateComplete;
  }

  /** Whether the board plays it. */
  isOn({ state }: YahtzeeGame): boolean {
    const ruleset = this.#game?.ruleset || 'yahtzee';
    return state?.rules.ruleset.id === (typeof ruleset === 'object' ? ruleset.id : ruleset);
  }
}

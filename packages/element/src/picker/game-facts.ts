/** Facts about a game, shown before it is loaded. `npm run generate` writes them from the rulesets. */
export interface GameFacts {
  readonly id: string;
  readonly family: 'yahtzee' | 'yatzy' | 'relatives' | 'more';
  readonly dice: number;
  /** Boxes of one player, all columns. */
  readonly boxes: number;
  readonly rolls: number;
  readonly status?: 'disputed' | 'reconstructed';
}

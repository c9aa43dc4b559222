/** Facts about a game, shown before it is loaded. `npm run generate` writes them from the rulesets. */
export interface GameFacts {
  readonly id: string;
  readonly family: 'yahtzee' | 'yatzy' | 'relatives' | 'more';
  readonly dice: number;
  /** The number of boxes of one player, in all columns. */
  readonly boxes: number;
  readonly rolls: number;
  /** Whether an advisor solves the whole game. */
  readonly solved?: true;
  /** Ids of its rows other than those of single faces, separated by spaces. */
  readonly rows?: string;
  /** Keys of messages by which a search finds it, separated by spaces. */
  readonly words?: string;
}

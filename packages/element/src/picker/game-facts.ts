/** Facts about a game, shown before it is loaded. `npm run generate` writes them from the rulesets. */
export interface GameFacts {
  readonly id: string;
  readonly family: 'yahtzee' | 'yatzy' | 'relatives' | 'more';
  readonly dice: number;
  /** Boxes of one player, all columns. */
  readonly boxes: number;
  readonly rolls: number;
  /** An advisor solves it as a whole. */
  readonly solved?: true;
  /** Ids of its rows other than those of single faces, with spaces between them. */
  readonly rows?: string;
  /** Keys of messages that it may be found by, with spaces between them. */
  readonly words?: string;
}

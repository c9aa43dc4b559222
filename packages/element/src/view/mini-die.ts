/** A small die of an example or of a turn. */
export interface MiniDie {
  readonly face: number;
  readonly colour: string | undefined;
  readonly symbol: string | undefined;
  readonly counts: boolean;
}

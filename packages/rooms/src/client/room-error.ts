/** A request that the room refused: `code` is stable, the message is for developers. */
export class RoomError extends Error {
  override readonly name = 'RoomError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the error of a refusal. */
export const errorOf = ({ no, why }: { readonly no: string; readonly why?: string }): RoomError =>
  new RoomError(no, why ?? `the room refuses: ${no}`);

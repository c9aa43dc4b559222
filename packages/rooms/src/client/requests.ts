/** How every page begins a connection, and what it takes for an answer. */
import { ServerConnection } from './connection.js';
import { RoomError } from './handle.js';

/** A request that was not done, with a stable code. */
export interface Refused {
  readonly no: string;
  readonly why?: string;
}

/** Connects; what cannot be used leaves no connection behind. */
export async function connected<T>(
  server: string,
  use: (connection: ServerConnection) => Promise<T>,
): Promise<T> {
  const connection = await ServerConnection.open(server);
  try {
    return await use(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** The answer to a request; throws a `RoomError` in place of a refusal or of no answer. */
export function answered<T extends object>(name: string, answer: T | undefined): Exclude<T, Refused> {
  if (!answer) throw new RoomError('lost', `${name}: no answer came`);
  if (isRefused(answer)) throw new RoomError(answer.no, answer.why ?? `${name}: ${answer.no}`);
  return answer as Exclude<T, Refused>;
}

export const isRefused = (answer: object): answer is Refused => 'no' in answer;

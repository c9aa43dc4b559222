/** Opening a connection, and checking answers, for rooms and events. */
import { ServerConnection } from './connection.js';
import { RoomError } from './handle.js';

/** The answer to a request that was not done, with a stable code. */
export interface Refused {
  readonly no: string;
  readonly why?: string;
}

/** Connects, and resolves to the result of `use`. Closes the connection if `use` rejects. */
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

/** Returns the answer to a request; throws a `RoomError` if it is a refusal or there is none. */
export function answered<T extends object>(name: string, answer: T | undefined): Exclude<T, Refused> {
  if (!answer) throw new RoomError('lost', `${name}: no answer came`);
  if (isRefused(answer)) throw new RoomError(answer.no, answer.why ?? `${name}: ${answer.no}`);
  return answer as Exclude<T, Refused>;
}

export const isRefused = (answer: object): answer is Refused => 'no' in answer;

/** Who may connect: pages of the right origins, and not too many of one address. */
import type { IncomingMessage } from 'node:http';
import type { House } from './house.js';
import { Tally } from './limits.js';
import { isWelcome, type Origins } from './origins.js';

/** A connection of the engine below Socket.IO. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

export class Gate {
  readonly #house: House;
  readonly #origins: Origins;
  readonly #connections = new Tally();
  readonly addressOf: (request: IncomingMessage) => string;

  constructor(house: House, origins: Origins, addressOf: (request: IncomingMessage) => string) {
    this.#house = house;
    this.#origins = origins;
    this.addressOf = addressOf;
  }

  admits(request: IncomingMessage): boolean {
    const { limits, buckets } = this.#house;
    const address = this.addressOf(request);
    return (
      isWelcome(request, this.#origins) &&
      this.#connections.of(address) < limits.connections &&
      !buckets.address.take(address)
    );
  }

  /** Counts a connection as long as it lasts. */
  count(connection: EngineConnection): void {
    connection.once('close', this.#connections.add(this.addressOf(connection.request)));
  }
}

/** Decides who may connect: pages of allowed origins, and a limited number of connections for each address. */
import type { IncomingMessage } from 'node:http';
import type { House } from './house.js';
import { Tally } from './limits.js';
import { isWelcome, type Origins } from './origins.js';

/** A connection of Engine.IO, on which Socket.IO is built. */
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

  /** Counts a connection until it closes. */
  count(connection: EngineConnection): void {
    connection.once('close', this.#connections.add(this.addressOf(connection.request)));
  }
}

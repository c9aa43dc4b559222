/** Decides who may connect: pages of allowed origins, and a limited number of connections for each address. */
import type { IncomingMessage } from 'node:http';
import type { House } from './house.js';
import { Tally } from './limits.js';
import { isWelcome, type Origins } from './origins.js';
import { Told } from './told.js';

/** A connection of Engine.IO, on which Socket.IO is built. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

export class Gate {
  readonly #house: House;
  readonly #origins: Origins;
  readonly #connections = new Tally();
  readonly #told: Told;
  readonly addressOf: (request: IncomingMessage) => string;

  constructor(house: House, origins: Origins, addressOf: (request: IncomingMessage) => string) {
    this.#house = house;
    this.#origins = origins;
    this.addressOf = addressOf;
    this.#told = new Told(house.onError);
  }

  admits(request: IncomingMessage): boolean {
    const { limits, limiters } = this.#house;
    const address = this.addressOf(request);
    if (!isWelcome(request, this.#origins)) return this.#refuse(String(request.headers.origin));
    return this.#connections.of(address) < limits.connections && !limiters.address.take(address);
  }

  /** Says of each origin once that it is refused, since its pages only learn that they cannot connect. */
  #refuse(origin: string): false {
    const page = `a page of ${origin.slice(0, 100)} may not connect`;
    this.#told.once(origin, `${page}: that is not one of the allowed origins (--origin).`);
    return false;
  }

  /** Counts a connection until it closes. */
  count(connection: EngineConnection): void {
    connection.once('close', this.#connections.add(this.addressOf(connection.request)));
  }
}

import type { Connection, EventHandle, Playing } from '@yahtzee-game/rooms';
import type { EventResult, GameEvent } from '@yahtzee-game/rooms/core';
import { CODE } from './opened.js';

/** An event in which nothing has happened. */
export const OPENED: GameEvent = {
  code: CODE,
  length: 1,
  link: '0'.repeat(32),
  terms: {
    version: 1,
    ruleset: 'yahtzee',
    options: {},
    commit: '0'.repeat(64),
    key: '0'.repeat(64),
  },
  rooms: [],
  results: [],
  phase: 'open',
};

/** An event without a server. */
export class FakeEvent implements EventHandle {
  readonly code = CODE;
  readonly token = undefined;
  readonly lines = [];
  connection: Connection = 'connected';
  readonly retryIn = undefined;
  playing: readonly Playing[] = [];
  isClosed = false;
  event: GameEvent = OPENED;
  readonly #listeners = new Set<() => void>();

  constructor(count = 0) {
    for (let i = 0; i < count; i++) this.finish(`Player ${i + 1}`, 300 - i);
  }

  finish(name: string, total: number): void {
    const { rooms, results } = this.event;
    const room = `room ${rooms.length}`;
    const at = new Date().toISOString();
    const result: EventResult = { room, seat: 0, name, total, at, link: '0'.repeat(32) };
    this.event = { ...this.event, rooms: [...rooms, room], results: [...results, result] };
    this.tell();
  }

  end(): Promise<void> {
    this.event = { ...this.event, phase: 'over' };
    this.tell();
    return Promise.resolve();
  }

  retry(): void {}

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.isClosed = true;
    this.connection = 'closed';
    this.tell();
  }
}

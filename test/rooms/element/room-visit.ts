/** A visitor at a `<yahtzee-room>` in a page, for tests. There is no server: the element opens rooms of the test. */
import { fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import '@yahtzee-game/rooms/element';
import type { YahtzeeRoom, YahtzeeRoomEvent } from '@yahtzee-game/rooms/element';
import { PATIENCE } from '../../harness/boards/patience.js';
import { FakeRoom } from '../fake-room.js';

/** A room in a page, and the rooms that its element opens. */
export class RoomVisit {
  readonly element: YahtzeeRoom;
  readonly events: string[] = [];
  readonly wanted: unknown[] = [];
  readonly joined: string[] = [];
  readonly rooms: readonly FakeRoom[];

  private constructor(element: YahtzeeRoom, rooms: readonly FakeRoom[]) {
    this.element = element;
    this.rooms = rooms;
    const roomOf = (code?: string): Promise<FakeRoom> => {
      const found = rooms.find((room) => code === undefined || room.code === code);
      return found
        ? Promise.resolve(found)
        : Promise.reject(Object.assign(new Error('none'), { code: 'no-such-room' }));
    };
    element.doors = {
      openRoom: (_server, wanted) => (this.wanted.push(wanted), roomOf()),
      joinRoom: (_server, code) => (this.joined.push(code), roomOf(code)),
    };
    for (const type of ['yahtzee-room-join', 'yahtzee-room-start', 'yahtzee-room-end'] as const)
      element.addEventListener(type, (event: YahtzeeRoomEvent) =>
        this.events.push(`${type} ${JSON.stringify(event.detail)}`),
      );
  }

  static async at(markup: string, ...rooms: readonly FakeRoom[]): Promise<RoomVisit> {
    sessionStorage.clear();
    const around = await fixture<HTMLElement>(`<div>${markup}</div>`);
    const element = around.querySelector('yahtzee-room');
    if (!element) throw new Error('there is no room');
    const visit = new RoomVisit(element, rooms);
    await visit.settled();
    return visit;
  }

  /** In a room that waits for players, with this visitor as its first player. */
  static async seated(
    markup = '<yahtzee-room player-name="Ada"></yahtzee-room>',
    ...more: readonly FakeRoom[]
  ): Promise<RoomVisit> {
    const visit = await RoomVisit.at(markup, await FakeRoom.open(), ...more);
    await visit.press('[part~=open]');
    await visit.until(() => visit.find('.lobby') !== null);
    return visit;
  }

  /** After the start of a game against Cleo. */
  static async playing(markup?: string, ...more: readonly FakeRoom[]): Promise<RoomVisit> {
    const visit = await RoomVisit.seated(markup, ...more);
    visit.room.join('Cleo');
    await visit.settled();
    await visit.press('[part~=start]');
    return visit;
  }

  get room(): FakeRoom {
    const [room] = this.rooms;
    if (!room) throw new Error('there is no room');
    return room;
  }

  async settled(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve));
      await this.element.updateComplete;
    }
  }

  /** Waits for files that are loaded late. */
  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!holds() && performance.now() < end) await this.settled();
  }

  find(selector: string): HTMLElement | null {
    return this.element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  }

  text(selector: string): string {
    return this.find(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  get heard(): string {
    return this.text('[role=status]');
  }

  async press(selector: string): Promise<void> {
    const key = this.find(selector);
    key?.focus();
    key?.click();
    await this.settled();
  }

  async type(selector: string, text: string): Promise<void> {
    const field = this.find(selector) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input'));
    await this.settled();
  }

  get focused(): Element | null {
    return this.element.shadowRoot?.activeElement ?? null;
  }

  get isPlaying(): boolean {
    return this.room.board === this.element.querySelector('yahtzee-game');
  }
}

/**
 * Runs on a page: two boards and a watcher in one room, cut off and reloaded in the middle. The page plays by itself,
 * so that an engine only has to open it, and sends the result to the server.
 */
import axe from 'axe-core';
import '@yahtzee-game/element';
import '@yahtzee-game/rooms/element';
import type { YahtzeeRoom } from '@yahtzee-game/rooms/element';
import { greedyAction } from '@yahtzee-game/rules';
import { PATIENCE } from '../harness/boards/patience.js';

/** The result; sentences describe faults. */
export interface Evening {
  readonly faults: readonly string[];
  /** For each of the three at the end: the seat, the game, and the proof of the dice. */
  readonly ends: readonly (readonly [seat: number | null, game: string, proof: string])[];
}

/** The number of rounds before the connection is cut, and before the page is reloaded. */
const [BEFORE_CUT, BEFORE_RELOAD] = [1, 2];

const guests = ['ada', 'grace', 'watcher'].map((name) => {
  const room = document.querySelector<YahtzeeRoom>(`#${name}`);
  if (!room) throw new Error(`${name} has no room`);
  return room;
});
const [ada, grace] = guests as [YahtzeeRoom, YahtzeeRoom];

async function until(what: string, holds: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const find = ({ shadowRoot }: YahtzeeRoom, selector: string): HTMLElement | null =>
  shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

async function press(room: YahtzeeRoom, selector: string): Promise<void> {
  await until(`${room.id} sees ${selector}`, () => find(room, selector));
  find(room, selector)?.click();
}

/**
 * The faults that axe finds on the page. Three boards in one page have landmarks of the same names, which is allowed
 * here.
 */
async function faults(when: string): Promise<readonly string[]> {
  // New elements may still be moving.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const rules = { 'landmark-unique': { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  return violations.map(
    ({ id, nodes }) => `${when}: ${id} at ${nodes[0]?.target.flat().at(-1)}: ${nodes[0]?.failureSummary}`,
  );
}

async function gather(): Promise<void> {
  await press(ada, '[part~=open]');
  await until('the room is there', () => ada.handle);
  for (const guest of guests) guest.code = ada.handle?.code;
  await press(grace, '[part~=sit]');
  await until('both are seen', () => guests.every(({ handle }) => handle?.room.seats.length === 2));
}

/** The number of turns that both have played. */
const rounds = (): number => grace.board.state?.cards[1]?.turns ?? 0;

/** The player on turn decides like the greedy computer, until the condition holds. A board that still waits refuses. */
async function playUntil(holds: () => boolean): Promise<void> {
  await until('they play on', () => {
    for (const [seat, { board }] of [ada, grace].entries()) {
      const { state } = board;
      if (state?.seat !== seat || holds()) continue;
      if (state.turn.phase === 'rolling') void board.roll();
      else if (state.turn.phase === 'deciding') board.dispatch(greedyAction(state));
    }
    return holds();
  });
}

async function cut(): Promise<void> {
  await fetch('/cut', { method: 'POST' });
  for (const status of ['connecting', 'connected'])
    await until(`all are ${status}`, () => guests.every(({ handle }) => handle?.connection === status));
}

/** Plays until the page reloads itself. */
async function firstHalf(): Promise<void> {
  await gather();
  const found = [...(await faults('the lobby'))];
  await press(grace, '[part~=start]');
  await until('all play', () => guests.every(({ board }) => board.table && board.state));
  await playUntil(() => rounds() === BEFORE_CUT);
  await cut();
  await playUntil(() => rounds() === BEFORE_RELOAD && ada.board.state?.turn.phase === 'deciding');
  found.push(...(await faults('the game')));
  sessionStorage.setItem('faults', JSON.stringify(found));
  location.reload();
}

/** Continues after the reload. */
async function secondHalf(found: readonly string[]): Promise<Evening> {
  await until('all are back', () =>
    guests.every(({ handle, board }) => handle && board.table && board.state),
  );
  await playUntil(() => ada.handle?.room.phase === 'over');
  await until('all see the end', () => guests.every(({ board }) => board.state?.turn.phase === 'over'));
  for (const guest of guests) await press(guest, '[part~=action]');
  await until('the dice are checked', () => guests.every((guest) => find(guest, '.news')?.textContent));
  return {
    faults: [...found, ...(await faults('the end'))],
    ends: guests.map((guest) => [
      guest.handle?.place?.seat ?? null,
      guest.board.save().replace(/;.*/, ''),
      find(guest, '.news')?.textContent ?? '',
    ]),
  };
}

async function play(): Promise<void> {
  const found = sessionStorage.getItem('faults');
  if (found === null) await firstHalf();
  else await tell(await secondHalf(JSON.parse(found) as string[]));
}

const tell = (evening: Evening): Promise<unknown> =>
  fetch('/done', { method: 'POST', body: JSON.stringify(evening) });

await play().catch((error: unknown) => tell({ faults: [String(error)], ends: [] }));

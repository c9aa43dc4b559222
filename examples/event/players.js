// The players of an event who have no result yet, by name: those who are playing, and those who have gone.

import { roomOf } from './server.js';

/**
 * Keeps a list up to date, and calls `count` with how many of its players are connected and gone. The server tells who
 * is connected; this page remembers who was.
 */
export async function showPlayers(event, list, count) {
  /** The names by room and seat. */
  const known = new Map();
  const look = () => {
    const { phase, results } = event.event;
    for (const player of event.playing) known.set(seatOf(player), player.name);
    for (const result of results) known.delete(seatOf(result));
    const connected = new Set(event.playing.map(seatOf));
    const players = phase === 'over' ? [] : [...known];
    list.replaceChildren(...players.map(([seat, name]) => row(name, connected.has(seat))));
    const playing = players.filter(([seat]) => connected.has(seat)).length;
    count(playing, players.length - playing);
  };
  event.subscribe(look);
  look();
  // Before that, everybody would seem to have gone.
  await told(event);
  for await (const player of playersBefore(event)) {
    if (!known.has(seatOf(player))) known.set(seatOf(player), player.name);
    look();
  }
}

/** Resolves when the server has told for the first time who is connected. */
const told = (event) =>
  new Promise((resolve) => {
    const before = event.playing;
    const stop = event.subscribe(() => event.playing !== before && (stop(), resolve()));
  });

const seatOf = ({ room, seat }) => `${room}/${seat}`;

/** Those who left before this page was opened are named only in the logs of their rooms, which are read one by one. */
async function* playersBefore({ event: { rooms, results } }) {
  const done = new Set(results.map(({ room }) => room));
  for (const code of rooms.filter((one) => !done.has(one))) {
    const { room } = await roomOf(code);
    for (const [seat, { name, by }] of room.seats.entries())
      if (by === 'player') yield { room: code, seat, name };
  }
}

/** Names are any text, also of another direction. */
function row(name, isConnected) {
  const [item, called] = ['li', 'bdi'].map((tag) => document.createElement(tag));
  called.textContent = name || 'No name';
  item.append(called, isConnected ? ' is playing' : ' has gone');
  item.classList.toggle('gone', !isConnected);
  return item;
}

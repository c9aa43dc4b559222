// A room without <yahtzee-room>: the page shows who has a seat, and the player on turn plays on the board.

import { joinRoom, openRoom } from '../../packages/rooms/dist/cdn/rooms.js';
import { verify } from '../../packages/rooms/dist/cdn/verify.js';

const SERVER = '/';
const board = document.querySelector('yahtzee-game');
const form = document.querySelector('form');
const { player, sit, start } = form.elements;
const note = form.querySelector('output');
const here = new URL(location.href);
const { searchParams: asked } = here;

/** The room that the address names, or a new one. */
function enter() {
  const code = asked.get('room');
  return code ? joinRoom(SERVER, code) : openRoom(SERVER, { ruleset: asked.get('ruleset') ?? 'yahtzee' });
}

try {
  const room = await enter();
  asked.set('room', room.code);
  history.replaceState(null, '', here);
  document.querySelector('#link').href = here;
  room.subscribe(show);
  room.playOn(board);
  show();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void room.sit(player.value).then(show, refused);
  });
  start.addEventListener('click', () => room.act({ type: 'start' }).catch(refused));

  function show() {
    const { phase, seats, next } = room.room;
    if (next) location.search = `?room=${next}`;
    sit.disabled = phase !== 'open' || room.place !== undefined;
    start.disabled = phase !== 'open' || room.place === undefined || seats.length < 2;
    note.value =
      room.connection === 'connected'
        ? seats.map(({ name }) => name).join(', ')
        : 'No connection: trying again.';
    if (phase === 'over') void prove();
  }

  async function prove() {
    const { message } = await verify(room.lines, { code: room.code });
    document.querySelector('#proof').textContent = `The dice of this room: ${message}.`;
  }
} catch (error) {
  refused(error);
}

function refused(error) {
  note.value = error.message;
}

// One player of an event: a separate room, with the same dice as all others. Its code stays in the address, so that a
// reload goes on.

import { joinRoom, openRoom } from '../../packages/rooms/dist/cdn/rooms.js';

const SERVER = '/';
const here = new URL(location.href);
const { searchParams: asked } = here;
const form = document.querySelector('form');
const board = document.querySelector('yahtzee-game');
const note = document.querySelector('output');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void begin(form.elements.player.value).catch(refused);
});
const begun = asked.get('room');
if (begun) void joinRoom(SERVER, begun).then(play, refused);

async function begin(name) {
  // The event chooses the game.
  const room = await openRoom(SERVER, { ruleset: 'yahtzee', event: asked.get('event'), most: 1 });
  await room.sit(name);
  await room.act({ type: 'start' });
  asked.set('room', room.code);
  history.replaceState(null, '', here);
  play(room);
}

function play(room) {
  form.hidden = true;
  board.hidden = false;
  room.playOn(board);
  room.subscribe(look);
  look();

  function look() {
    if (room.room.phase === 'over') note.value = 'Thank you for playing. Your result is on the list.';
  }
}

function refused(error) {
  note.value = error.message;
}

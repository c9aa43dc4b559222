// One player of an event: a room of one's own, with the dice of all.

import { openRoom } from '../../packages/rooms/dist/cdn/rooms.js';

const SERVER = '/';
const event = new URLSearchParams(location.search).get('event');
const form = document.querySelector('form');
const board = document.querySelector('yahtzee-game');
const note = document.querySelector('output');

form.addEventListener('submit', async (submitted) => {
  submitted.preventDefault();
  try {
    // The event chooses the game.
    const room = await openRoom(SERVER, { ruleset: 'yahtzee', event, most: 1 });
    room.playOn(board);
    await room.sit(form.elements.player.value);
    await room.act({ type: 'start' });
    form.hidden = true;
    board.hidden = false;
    room.subscribe(() => {
      if (room.room.phase === 'over') note.value = 'Thank you for playing. Your result is on the list.';
    });
  } catch (error) {
    note.value = error.message;
  }
});

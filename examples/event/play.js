// One player of an event: a separate room, with the same dice as all others. Its code stays in the address, so that a
// reload goes on.

import { joinRoom, openRoom, watchEvent } from '../../packages/rooms/dist/cdn/rooms.js';
import { sentenceOf, SERVER } from './server.js';

const here = new URL(location.href);
const { searchParams: asked } = here;
const form = document.querySelector('form');
const board = document.querySelector('yahtzee-game');
const list = document.querySelector('yahtzee-leaderboard');
const note = document.querySelector('output');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void begin(form.elements.player.value).catch(refused);
});
const begun = asked.get('room');
if (begun) void joinRoom(SERVER, begun).then(play, refused);
else void invite().catch(refused);

/** Names the result to beat. */
async function invite() {
  if (!asked.has('event')) {
    note.value = 'This page is opened from the list of an event: scan its picture, or follow its link.';
    return;
  }
  const watched = await watchEvent(SERVER, asked.get('event'));
  const { results } = watched.event;
  watched.close();
  const [best] = results.toSorted((a, b) => b.total - a.total);
  if (!best) return;
  form.querySelector('h1').textContent = `Can you beat ${best.total}?`;
  form.querySelector('.so-far').textContent = `${results.length} played so far; the best is ${best.name}.`;
}

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
  // An event is played once, so the key leads to the list.
  board.messages = { 'roll.again': 'See the list', 'end.newDice': '' };
  room.playOn(board, { again: () => list.scrollIntoView() });
  room.subscribe(look);
  look();

  function look() {
    if (room.room.phase !== 'over' || !list.hidden) return;
    note.value = 'Thank you for playing. Your result is on the list.';
    list.server = SERVER;
    list.event = asked.get('event');
    list.hidden = false;
  }
}

function refused(error) {
  note.value = sentenceOf(error);
}

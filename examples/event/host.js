// Opens an event, shows its results on this screen, ends it, and checks every game that was played.

import { joinRoom, openEvent, watchEvent } from '../../packages/rooms/dist/cdn/rooms.js';
import { verifyEvent } from '../../packages/rooms/dist/cdn/verify.js';

const SERVER = '/';
const here = new URL(location.href);
const [start, screen, open, end] = ['start', 'screen', 'open', 'end'].map((id) =>
  document.getElementById(id),
);

open.addEventListener('click', () => void begin().catch(refused));

async function begin() {
  const event = await openEvent(SERVER, { ruleset: here.searchParams.get('ruleset') ?? 'yahtzee' });
  // Anybody with this token may end the event, so it stays in this tab.
  sessionStorage.setItem(event.code, event.token);
  here.searchParams.set('event', event.code);
  history.replaceState(null, '', here);
  event.close();
  show(event.code);
}

const asked = here.searchParams.get('event');
if (asked) show(asked);

function show(code) {
  start.hidden = true;
  screen.hidden = false;
  document.querySelector('yahtzee-leaderboard').setAttribute('event', code);
  const token = sessionStorage.getItem(code);
  end.hidden = !token;
  end.addEventListener('click', () => void finish(code, token).catch(refused));
}

function refused(error) {
  end.disabled = false;
  tell(error.message);
}

function tell(sentence) {
  document.querySelector('main:not([hidden]) output').value = sentence;
}

async function finish(code, token) {
  end.disabled = true;
  const event = await watchEvent(SERVER, code, { token });
  await event.end();
  tell(await checked(event));
  event.close();
}

/** The checks of the logs of all rooms, which are possible now that the secret of the dice is known. */
async function checked({ event: { code, results }, lines }) {
  const found = await verifyEvent(lines, { code, logOf });
  if (!found.ok) return `The list of results is wrong in ${found.message}.`;
  return `All ${results.length} results follow from the logs, and all ${found.throws} throws from the secret.`;
}

async function logOf(code) {
  const room = await joinRoom(SERVER, code, { place: null });
  room.close();
  return room.lines;
}

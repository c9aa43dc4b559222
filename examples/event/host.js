// Opens an event, shows its results on this screen, ends it, and checks every game that was played.

import { joinRoom, openEvent, resultsCsv, watchEvent } from '../../packages/rooms/dist/cdn/rooms.js';
import { verifyEvent } from '../../packages/rooms/dist/cdn/verify.js';

const SERVER = '/';
const here = new URL(location.href);
const [start, screen, open, end, save, playing] = ['start', 'screen', 'open', 'end', 'save', 'playing'].map(
  (id) => document.getElementById(id),
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
  for (const one of [playing, save, end]) one.hidden = !token;
  if (token) void organise(code, token).catch(refused);
}

/** Shows the organiser how many play, and lets them save the results and end the event. */
async function organise(code, token) {
  const event = await watchEvent(SERVER, code, { token });
  const count = () => {
    playing.textContent = `${event.playing} playing, ${event.event.results.length} done.`;
    end.disabled = event.event.phase === 'over';
  };
  event.subscribe(count);
  count();
  save.addEventListener('click', () => download(`${code}.csv`, resultsCsv(event.event)));
  end.addEventListener('click', () => void finish(event).catch(refused));
}

function download(name, text) {
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  const href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

function refused(error) {
  end.disabled = false;
  tell(error.message);
}

function tell(sentence) {
  document.querySelector('main:not([hidden]) output').value = sentence;
}

async function finish(event) {
  end.disabled = true;
  await event.end();
  tell(await checked(event));
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

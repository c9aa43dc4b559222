// Opens an event, shows its results and who plays on this screen, ends it, and checks every game that was played.

import { openEvent, resultsCsv, watchEvent } from '../../packages/rooms/dist/cdn/rooms.js';
import { verifyEvent } from '../../packages/rooms/dist/cdn/verify.js';
import { showPlayers } from './players.js';
import { roomOf, sentenceOf, SERVER, withServer } from './server.js';

const here = new URL(location.href);
const [start, screen, open, end, save, who] = ['start', 'screen', 'open', 'end', 'save', 'who'].map((id) =>
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
  const list = document.querySelector('yahtzee-leaderboard');
  list.setAttribute('server', SERVER);
  list.setAttribute('link', withServer('play.html?event={code}'));
  list.setAttribute('event', code);
  const token = sessionStorage.getItem(code);
  for (const one of [who, save, end]) one.hidden = !token;
  if (token) void organise(code, token).catch(refused);
}

/** Shows the organiser who plays, and lets them save the results and end the event. */
async function organise(code, token) {
  const event = await watchEvent(SERVER, code, { token });
  const count = (playing, gone) => {
    const numbers = [`${playing} playing`, `${gone} gone`, `${event.event.results.length} done`];
    who.querySelector('summary').textContent = numbers.join(', ');
    end.disabled = event.event.phase === 'over';
  };
  void showPlayers(event, who.querySelector('ul'), count).catch(refused);
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
  tell(sentenceOf(error));
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

const logOf = async (code) => (await roomOf(code)).lines;

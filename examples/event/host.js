// Opens an event, shows its results on this screen, ends it, and checks every game that was played.

import { playerTotals } from '../../packages/element/dist/cdn/rules.js';
import { joinRoom, openEvent, watchEvent } from '../../packages/rooms/dist/cdn/rooms.js';
import { verify } from '../../packages/rooms/dist/cdn/verify.js';

const SERVER = '/';
const here = new URL(location.href);
const [start, screen, open, end] = ['start', 'screen', 'open', 'end'].map((id) =>
  document.getElementById(id),
);
const note = document.querySelector('output');

open.addEventListener('click', async () => {
  const event = await openEvent(SERVER, { ruleset: here.searchParams.get('ruleset') ?? 'yahtzee' });
  // Whoever has this may end the event: it stays in this tab.
  sessionStorage.setItem(event.code, event.token);
  here.searchParams.set('event', event.code);
  history.replaceState(null, '', here);
  event.close();
  show(event.code);
});

const asked = here.searchParams.get('event');
if (asked) show(asked);

function show(code) {
  start.hidden = true;
  screen.hidden = false;
  document.querySelector('yahtzee-leaderboard').setAttribute('event', code);
  const token = sessionStorage.getItem(code);
  end.hidden = !token;
  end.addEventListener('click', () => finish(code, token));
}

async function finish(code, token) {
  end.disabled = true;
  const event = await watchEvent(SERVER, code, { token });
  await event.end();
  note.value = await checked(event.event);
  event.close();
}

/** What the logs of all rooms prove, now that the secret of the dice is told. */
async function checked({ code: event, rooms, results, secret }) {
  let throws = 0;
  for (const code of rooms) {
    const room = await joinRoom(SERVER, code, { place: null });
    const found = await verify(room.lines, { code, secret });
    room.close();
    if (!found.ok) return `Room ${code}: ${found.message}.`;
    throws += found.throws;
    const wrong = results.find((result) => result.room === code && !isTrue(result, found.room, event));
    if (wrong) return `Room ${code}: its log does not say that ${wrong.name} has ${wrong.total} points.`;
  }
  return `All ${results.length} results follow from the logs, and all ${throws} throws from the secret.`;
}

/** Whether the room is one of the event, and its game came to this result. */
function isTrue({ seat, name, total }, { terms, seats, games }, event) {
  return terms.event === event && seats[seat]?.name === name && playerTotals(games[seat])[0]?.total === total;
}

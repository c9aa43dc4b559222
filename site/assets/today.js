// The page of the day: its date, the time until the next one, and what the visitor has played and answered so far.

import { drawCalendar } from './calendar.js';
import { addResult, dateOf } from './days.js';
import { ifKept } from './kept.js';

const MINUTE = 60_000;
/** The visitor's name, which links to finished games carry. */
const NICKNAME = 'nickname';

const board = document.querySelector('yahtzee-game');
const nickname = document.querySelector('[name=nickname]');
const date = document.querySelector('[data-today]');
const next = document.querySelector('[data-next]');
const days = document.querySelector('[data-days]');

tell();
setInterval(tell, MINUTE);

nickname.value = ifKept(() => localStorage.getItem(NICKNAME)) ?? '';
if (nickname.value) void nameGame();
nickname.addEventListener('change', () => {
  ifKept(() => localStorage.setItem(NICKNAME, nickname.value.trim()));
  void nameGame();
});

/** Names the player, unless a game has begun, which goes on as it is. */
async function nameGame() {
  await customElements.whenDefined('yahtzee-game');
  await board.updateComplete;
  if (!board.state.log) board.players = [nickname.value.trim()];
}

// A game belongs to the day whose dice it has, though it may end on the next one.
board.addEventListener('yahtzee-end', ({ target, detail }) => {
  const [, day] = /~daily%20(\d{4}-\d{2}-\d{2})/.exec(target.save()) ?? [];
  const [score] = detail.totals;
  if (!day || detail.totals.length > 1 || target.state.rules.ruleset.id !== 'yahtzee') return;
  addResult(day, { score });
  drawCalendar(days, new Date());
});

document.querySelector('yahtzee-puzzle').addEventListener('yahtzee-answer', ({ detail }) => {
  addResult(dateOf(new Date()), { loss: detail.loss });
  drawCalendar(days, new Date());
});

function tell() {
  const now = new Date();
  if (date.dateTime !== dateOf(now)) drawCalendar(days, now);
  date.textContent = now.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
  date.dateTime = dateOf(now);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const left = Math.ceil((midnight - now) / MINUTE);
  next.textContent = `, the next in ${Math.floor(left / 60)} h ${left % 60} min`;
}

// The month of the page of the day as a table: a darker day had more points, and a sign tells how its decision was.
// Arrow keys go from day to day, Home and End to the ends of a week.

import { dateOf, readDays, streakOf, thirdOf, verdictOf } from './days.js';

const SIGNS = { exact: '✓', close: '·', missed: '–' };
const DAYS = 7;
/** The steps of the keys, in days. */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -DAYS, ArrowDown: DAYS };

/** Draws the month and the sentences below it into an element. */
export function drawCalendar(place, today) {
  const days = readDays();
  const scores = Object.values(days).flatMap(({ score }) => (typeof score === 'number' ? [score] : []));
  place.replaceChildren(head(days, today), month(days, scores, today), ...sentences(days, scores));
}

function head(days, today) {
  const streak = streakOf(days, today);
  const row = make('div', 'days-head');
  const inARow = streak > 0 ? `${streak} ${streak === 1 ? 'day' : 'days in a row'}` : '';
  row.append(make('h2', '', words(today, { month: 'long' })), make('span', '', inARow));
  return row;
}

function month(days, scores, today) {
  const table = make('table', 'month');
  table.setAttribute('role', 'grid');
  table.addEventListener('keydown', move);
  const first = new Date(today.getFullYear(), today.getMonth(), 1);
  const last = new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate();
  const before = (first.getDay() + DAYS - firstDayOfWeek()) % DAYS;
  table.append(make('caption', 'unseen', words(today, { month: 'long', year: 'numeric' })));
  const heads = table.createTHead().insertRow();
  for (let i = 0; i < DAYS; i++) {
    const date = new Date(today.getFullYear(), today.getMonth(), 1 - before + i);
    const cell = make('th', '', words(date, { weekday: 'short' }).slice(0, 2));
    cell.scope = 'col';
    cell.abbr = words(date, { weekday: 'long' });
    heads.append(cell);
  }
  const body = table.createTBody();
  for (let day = 1 - before; day <= last; day += DAYS) {
    const row = body.insertRow();
    for (let date = day; date < day + DAYS; date++)
      row.append(
        date < 1 || date > last
          ? make('td', '')
          : dayCell(days, scores, new Date(today.getFullYear(), today.getMonth(), date), today),
      );
  }
  return table;
}

/** Where the visitor's weeks begin: 0 is Sunday. Monday, where the browser does not know. */
function firstDayOfWeek() {
  const locale = new Intl.Locale(navigator.language);
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay % DAYS;
}

function move(event) {
  const { key, target, currentTarget } = event;
  const days = [...currentTarget.querySelectorAll('td[tabindex]')];
  const week = [...(target.parentElement?.querySelectorAll('td[tabindex]') ?? [])];
  const next = { Home: week[0], End: week.at(-1) }[key] ?? days[days.indexOf(target) + STEPS[key]];
  if (!next) return;
  event.preventDefault();
  for (const day of days) day.tabIndex = day === next ? 0 : -1;
  next.focus();
}

function dayCell(days, scores, date, today) {
  const { score, loss } = days[dateOf(date)] ?? {};
  const verdict = verdictOf(loss);
  const cell = make('td', typeof score === 'number' ? `points-${thirdOf(score, scores)}` : 'free');
  const isToday = dateOf(date) === dateOf(today);
  cell.tabIndex = isToday ? 0 : -1;
  if (isToday) cell.setAttribute('aria-current', 'date');
  const sign = make('span', '', SIGNS[verdict] ?? String(date.getDate()));
  const said = [
    typeof score === 'number' ? `${score} points` : '',
    verdict ? `decision ${verdict}` : '',
  ].filter(Boolean);
  sign.ariaHidden = 'true';
  const day = words(date, { day: 'numeric', month: 'long' });
  cell.append(make('span', 'unseen', [day, said.join(', ')].filter(Boolean).join(': ')), sign);
  return cell;
}

function sentences(days, scores) {
  if (Object.keys(days).length === 0)
    return [make('p', 'note', 'What you play and answer stands here from now on. It stays in this browser.')];
  const answers = Object.values(days).flatMap(({ loss }) => verdictOf(loss) ?? []);
  const exact = answers.filter((verdict) => verdict === 'exact').length;
  const played = `${scores.length} ${scores.length === 1 ? 'day' : 'days'} played`;
  return [
    scores.length > 0 ? `${played}; the darker, the more points. The best had ${Math.max(...scores)}.` : '',
    answers.length > 0 ? `${exact} of ${answers.length} decisions exact.` : '',
  ]
    .filter(Boolean)
    .map((text) => make('p', '', text));
}

const words = (date, format) => date.toLocaleDateString('en', format);

function make(tag, name, text = '') {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = text;
  return element;
}

// The date of the page of the day, and the time until the next one.

const MINUTE = 60_000;

const date = document.querySelector('[data-today]');
const next = document.querySelector('[data-next]');

tell();
setInterval(tell, MINUTE);

function tell() {
  const now = new Date();
  date.textContent = now.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
  date.dateTime = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const left = Math.ceil((midnight - now) / MINUTE);
  next.textContent = `, the next in ${Math.floor(left / 60)} h ${left % 60} min`;
}

function twoDigits(number) {
  return String(number).padStart(2, '0');
}

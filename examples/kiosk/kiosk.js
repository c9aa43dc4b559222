// The list of the day outlives a reload: the page keeps it, since a kiosk stores nothing.

const KEY = 'kiosk';
const kiosk = document.querySelector('yahtzee-kiosk');

await customElements.whenDefined('yahtzee-kiosk');
kiosk.results = JSON.parse(localStorage.getItem(KEY) ?? '[]');
kiosk.addEventListener('yahtzee-kiosk-result', () => {
  const today = new Date().toDateString();
  const results = kiosk.results.filter(({ at }) => new Date(at).toDateString() === today);
  localStorage.setItem(KEY, JSON.stringify(results));
});

// The search page: it loads the index once, and searches while a visitor types.

import MiniSearch from 'minisearch';
import { OPTIONS } from './search-options.js';

const SITE = new URL('..', import.meta.url);
const MOST = 30;

const query = document.querySelector('#query');
const results = document.querySelector('#results');
const count = document.querySelector('#count');
const all = document.querySelector('#all');

let index;

query.value ||= new URLSearchParams(location.search).get('q') ?? '';
query.addEventListener('input', look);
query.form.addEventListener('submit', (event) => {
  event.preventDefault();
  look();
});
try {
  const response = await fetch(new URL('assets/search.json', SITE));
  index = MiniSearch.loadJSON(await response.text(), OPTIONS);
  look();
} catch {
  count.textContent = 'The search cannot be loaded without a network. All pages are listed below.';
}

function look() {
  // Text typed before the index is loaded is searched for afterwards.
  if (!index) return;
  const words = query.value.trim();
  const found = words ? index.search(words).slice(0, MOST) : [];
  results.replaceChildren(...found.map(lineOf));
  all.hidden = words !== '';
  count.textContent = words ? countOf(found.length) : '';
  const address = new URL(location.href);
  address.search = words ? `?q=${encodeURIComponent(words)}` : '';
  history.replaceState(null, '', address);
}

function countOf(found) {
  if (found === 0) return 'Nothing found.';
  return found === 1 ? 'One place.' : found < MOST ? `${found} places.` : `The first ${MOST} places.`;
}

function lineOf({ url, title, heading, excerpt }) {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(url, SITE).href;
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  const words = document.createElement('p');
  words.textContent = excerpt;
  line.append(link, words);
  return line;
}

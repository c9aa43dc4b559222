/** The final totals of best play, as a picture and a sentence. */

const BARS = 40;
const HEIGHT = 100;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {Float64Array} chances the probability of each total
 * @returns {Element[]}
 */
export function chartOf(chances) {
  const [first, median, last] = [0.005, 0.5, 0.995].map((share) => quantile(chances, share));
  const [quarter, threeQuarters] = [0.25, 0.75].map((share) => quantile(chances, share));
  const width = Math.max(1, Math.ceil((last + 1 - first) / BARS));
  const bars = Array.from({ length: Math.ceil((last + 1 - first) / width) }, (_, i) => {
    const from = first + i * width;
    return chances.slice(from, from + width).reduce((a, b) => a + b, 0);
  });
  const sentence = `With best play, half of all games end between ${quarter} and ${threeQuarters} points; the middle one has ${median}.`;
  return [picture(bars), scale(first, last), paragraph(sentence)];
}

/**
 * The least total that at least this share of all games does not exceed.
 * @param {Float64Array} chances
 * @param {number} share
 */
function quantile(chances, share) {
  const all = chances.reduce((a, b) => a + b, 0);
  let sum = 0;
  const total = chances.findIndex((chance) => (sum += chance) >= share * all);
  return total < 0 ? chances.length - 1 : total;
}

/**
 * The sentence below says it in words.
 * @param {readonly number[]} bars
 */
function picture(bars) {
  const highest = Math.max(...bars);
  const svg = document.createElementNS(SVG, 'svg');
  set(svg, { viewBox: `0 0 ${bars.length} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  for (const [i, bar] of bars.entries()) {
    const height = (bar / highest) * HEIGHT;
    const rect = document.createElementNS(SVG, 'rect');
    set(rect, { x: i + 0.1, y: HEIGHT - height, width: 0.8, height });
    svg.append(rect);
  }
  return svg;
}

/**
 * @param {number} first
 * @param {number} last
 */
function scale(first, last) {
  const line = document.createElement('p');
  line.className = 'scale';
  line.setAttribute('aria-hidden', 'true');
  for (const total of [first, last]) {
    const end = document.createElement('span');
    end.textContent = String(total);
    line.append(end);
  }
  return line;
}

/** @param {string} text */
function paragraph(text) {
  const element = document.createElement('p');
  element.className = 'note';
  element.textContent = text;
  return element;
}

/**
 * @param {Element} element
 * @param {Readonly<Record<string, string | number>>} attributes
 */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** The final totals of best play, as a picture and a sentence. */

const BARS = 40;
const HEIGHT = 100;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {Float64Array} chances the probability of each total from 0 on
 * @returns {Element[]}
 */
export function chartOf(chances) {
  const first = Math.max(0, quantile(chances, 0.005));
  const last = Math.max(first, quantile(chances, 0.995));
  const width = Math.max(1, Math.ceil((last + 1 - first) / BARS));
  const bars = Array.from({ length: Math.ceil((last + 1 - first) / width) }, (_, i) => {
    const from = first + i * width;
    return chances.slice(from, from + width).reduce((a, b) => a + b, 0);
  });
  return [picture(bars), scale(first, last), paragraph(sentenceOn(chances))];
}

/** @param {Float64Array} chances */
function sentenceOn(chances) {
  const [quarter, median, threeQuarters] = [0.25, 0.5, 0.75].map((share) => {
    const total = quantile(chances, share);
    return total < 0 ? 'less than 0' : total;
  });
  return `With best play, half of all games end with ${quarter} to ${threeQuarters} points; the middle one has ${median}.`;
}

/**
 * The least total that at least this share of all games does not exceed; -1 if it is below 0.
 * @param {Float64Array} chances
 * @param {number} share
 */
function quantile(chances, share) {
  let sum = 1 - chances.reduce((a, b) => a + b, 0);
  if (sum >= share) return -1;
  const total = chances.findIndex((chance) => (sum += chance) >= share);
  return total < 0 ? chances.length - 1 : total;
}

/**
 * The sentence below says it in words.
 * @param {readonly number[]} bars
 */
function picture(bars) {
  const highest = Math.max(...bars) || 1;
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

// The table, with the bars and how each figure is measured, as lines of text.

import { quantile } from '../runtime/lab.mjs';
import { FIGURES } from './figures.mjs';
import { OURS, VERSIONS } from './list.mjs';

/** @import { Figure } from './figures.mjs' */
/** @import { Peer } from './list.mjs' */
/** @typedef {(name: string, key: string) => number} Medians of a board, by its name, and a figure */

/** @param {Map<string, Record<string, number>[]>} rounds by the name of a board @returns {Medians} */
export function mediansOf(rounds) {
  return (name, key) => quantile((rounds.get(name) ?? []).flatMap((round) => round[key] ?? []));
}

/** @param {readonly Peer[]} peers @param {Medians} median @returns {string[]} */
export function tableOf(peers, median) {
  const depth = Math.max(...peers.map(({ heading }) => heading.length));
  const rows = Array.from({ length: depth }, (_, line) => [
    '',
    ...peers.map(({ heading }) => heading[line] ?? ''),
  ]);
  rows.push([]);
  for (const figure of FIGURES) {
    const { key, name, digits, bar } = figure;
    rows.push([name, ...peers.map((peer) => shown(median(peer.name, key), digits))]);
    if (bar !== undefined)
      rows.push(['  ours ÷ theirs', ...peers.map((peer) => ratio(median, peer.name, key))]);
  }
  const widths = ['', ...peers].map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('   ')
      .trimEnd(),
  );
}

/** @param {Medians} median @returns {{ line: string, missed: boolean }[]} */
export function barsOf(median) {
  return FIGURES.flatMap((figure) => {
    const { name, bar } = figure;
    if (bar === undefined) return [];
    const value = barred(figure, median);
    const missed = !(value <= bar);
    const times = figure.times ? ` × ${figure.times}` : '';
    const text = shown(value, figure.times ? 2 : figure.digits);
    return [{ line: `${name}: ${text}${times}  (bar: ${bar}${missed ? '; MISSED' : ''})`, missed }];
  });
}

/** What the bar is for: our figure, or how many times it is that of a peer. @param {Figure} figure @param {Medians} median */
function barred({ key, times }, median) {
  return median(OURS, key) / (times ? median(times, key) : 1);
}

/** @returns {string[]} */
export function protocolOf() {
  return FIGURES.map(({ name, how }) => `${name}: ${how}`);
}

/** @returns {string} */
export function versionsOf() {
  return Object.entries(VERSIONS)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

/** @param {Medians} median @param {string} name @param {string} key */
function ratio(median, name, key) {
  return name === OURS ? '' : shown(median(OURS, key) / median(name, key), 2);
}

/** @param {number} value @param {number} digits */
function shown(value, digits) {
  if (!Number.isFinite(value)) return '–';
  return Number(value.toFixed(digits)) === 0 ? '0' : value.toFixed(digits);
}

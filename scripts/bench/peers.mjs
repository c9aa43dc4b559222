// The board beside its peers: chessboards with rules, and an emoji picker, all measured in one run, by one protocol.
//
//   node scripts/bench/peers.mjs [--rounds 7] [--report]   --report: the figures go to docs/peers.txt, which is committed
//   node scripts/bench/peers.mjs --film                    the first visit in pictures: docs/cold-page.png
//
// The first run installs the peers from npm, into node_modules/.cache. Figures are medians of the rounds; in each round
// every board has its turn before the next round begins. Compare figures of one run only. Beyond a bar the exit code is 1.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MEASUREMENTS } from './peers/figures.mjs';
import { film } from './peers/film.mjs';
import { install } from './peers/install.mjs';
import { peersOf } from './peers/list.mjs';
import { barsOf, mediansOf, protocolOf, tableOf, versionsOf } from './peers/report.mjs';
import { openStage } from './peers/stage.mjs';

/** @import { Peer } from './peers/list.mjs' */
/** @import { Stage } from './peers/stage.mjs' */

const README = new URL('../../packages/element/README.md', import.meta.url);
const REPORT = new URL('../../docs/peers.txt', import.meta.url);
const PICTURE = new URL('../../docs/cold-page.png', import.meta.url);

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    report: { type: 'boolean', default: false },
    film: { type: 'boolean', default: false },
  },
});

try {
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${options.rounds}: it takes 1 or more`);
  install();
  const peers = peersOf(documentedStyle());
  const stage = await openStage(peers);
  try {
    if (options.film) await film(stage, peers, rounds, PICTURE);
    else await compare(stage, peers, rounds);
  } finally {
    await stage.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {Stage} stage @param {Peer[]} peers @param {number} rounds */
async function compare(stage, peers, rounds) {
  const { measured, failures } = await measure(stage, peers, rounds);
  const median = mediansOf(measured);
  const bars = barsOf(median);
  const when = new Date().toISOString().slice(0, 10);
  const lines = [
    `npm run bench:peers, ${when}, ${await stage.version()}, ${rounds === 1 ? 'one round' : `medians of ${rounds} rounds`}`,
    versionsOf(),
    '',
    ...tableOf(peers, median),
    '',
    'Bars',
    ...bars.map(({ line }) => line),
    ...failures.map((failure) => `left out: ${failure}`),
    '',
    'How it is measured: pages 640 px wide, everything served from this machine, compressed with brotli at its best',
    ...protocolOf(),
  ];
  const text = lines.join('\n');
  console.log(text);
  if (options.report) writeFileSync(REPORT, `${text}\n`);
  if (failures.length || bars.some(({ missed }) => missed)) process.exitCode = 1;
}

/**
 * A board that fails is left out from then on.
 * @param {Stage} stage
 * @param {Peer[]} peers
 * @param {number} rounds
 */
async function measure(stage, peers, rounds) {
  /** @type {Map<string, Record<string, number>[]>} */
  const measured = new Map(peers.map(({ name }) => [name, []]));
  /** @type {string[]} */
  const failures = [];
  let playing = peers;
  for (let round = 0; round < rounds; round++) {
    console.error(`round ${round + 1} of ${rounds} …`);
    for (const take of MEASUREMENTS) {
      for (const peer of turned(playing, round)) {
        try {
          measured.get(peer.name)?.push(await take(stage, peer));
        } catch (error) {
          failures.push(error instanceof Error ? error.message : String(error));
          console.error(failures.at(-1));
          playing = playing.filter((other) => other !== peer);
        }
      }
    }
  }
  return { measured, failures };
}

/** So that nobody is always the first. @param {Peer[]} peers @param {number} round */
function turned(peers, round) {
  const first = round % peers.length;
  return [...peers.slice(first), ...peers.slice(0, first)];
}

function documentedStyle() {
  const [, style] = /## Without layout shift[^]*?```css\n([^]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  if (!style) throw new Error('the README of the element documents no style against layout shift');
  return style;
}

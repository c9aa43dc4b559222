// People around one log, who play at random.

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { legalActions } from '@yahtzee-game/rules';
import {
  addLine,
  chained,
  commitmentTo,
  decide,
  entryToSign,
  gameIndexOf,
  linkIn,
  NO_LINK,
  openingText,
  openRoom,
  rulesetFor,
  statementOf,
  termsOf,
  writeEntry,
} from '@yahtzee-game/rooms/core';
import { io } from 'socket.io-client';

/**
 * @import { KeyObject } from 'node:crypto'
 * @import { Room } from '@yahtzee-game/rooms/core'
 * @import { Lines } from '@yahtzee-game/rooms'
 * @import { Socket } from 'socket.io-client'
 */

/** @typedef {{ socket: Socket, token: string, seat: number, key: KeyObject }} Player */
/** @typedef {{ answered: number[], seen: number[] }} Figures milliseconds */

const SECRET = '5'.repeat(64);

/** Sockets around one log. The first of them listens for all, and has no doubts about what the server says. */
export class Table {
  /** @type {readonly Player[]} */
  #players;
  /** @type {Room} */
  #room;
  /** When the last action was sent, and the position of its line. @type {{ at: number, now: number } | undefined} */
  #sent;
  /** @type {() => void} */
  #wake = () => undefined;
  /** The lines of the actions that were acknowledged. @type {{ at: number, link: string }[]} */
  #acknowledged = [];
  /** @type {Figures | undefined} */
  #figures;
  /** Whether the server only passes lines on, so that the player who acts has to write them. */
  #isBare;

  /**
   * @param {readonly Player[]} players
   * @param {Room} room
   * @param {boolean} isBare
   */
  constructor(players, room, isBare) {
    this.#players = players;
    this.#room = room;
    this.#isBare = isBare;
    const [first, other] = players;
    first?.socket.on('log', (/** @type {Lines} */ news) => this.#take(news));
    other?.socket.on('log', (/** @type {Lines} */ { at }) => {
      if (this.#sent?.at === at) this.#figures?.seen.push(performance.now() - this.#sent.now);
    });
  }

  /**
   * Plays until a moment or the end.
   * @param {number} think milliseconds between actions
   * @param {number} until
   * @param {Figures} figures
   */
  async play(think, until, figures) {
    this.#figures = figures;
    await pause(Math.random() * think);
    while (performance.now() < until && this.#room.games[0]?.turn.phase !== 'over') {
      const { length } = this.#room;
      const now = performance.now();
      const seat = this.#seat;
      this.#sent = seat === 1 ? undefined : { at: length, now };
      const said = await this.#act(seat);
      if (!said?.ok) throw new Error(`refused: ${JSON.stringify(said)}`);
      figures.answered.push(performance.now() - now);
      if (said.lines) this.#take(said);
      this.#acknowledged.push({ at: length, link: linkIn(said.lines?.[0] ?? '') });
      await this.#reach(length + 1);
      if (think) await pause(think * (0.5 + Math.random()));
    }
  }

  get #seat() {
    return this.#room.games[0]?.seat ?? 0;
  }

  /** @param {Lines} news */
  #take({ at, lines }) {
    for (const line of lines.slice(this.#room.length - at)) this.#room = addLine(this.#room, line);
    this.#wake();
  }

  /** @param {number} length */
  async #reach(length) {
    while (this.#room.length < length)
      await new Promise((resolve) => {
        this.#wake = () => resolve(undefined);
      });
  }

  /** @param {number} seat */
  async #act(seat) {
    const player = this.#players[seat];
    const game = this.#room.games[gameIndexOf(this.#room, seat)];
    if (!player || !game) throw new Error('nobody is on turn');
    const legal = legalActions(game).filter(({ type }) => type !== 'announce');
    const wish = legal[Math.floor(Math.random() * legal.length)] ?? { type: 'roll', held: 0 };
    const entry = entryToSign(wish, seat);
    const intent = entry ? { ...wish, signature: signed(player.key, statementOf(entry, this.#room)) } : wish;
    const { code, link: known, length: at } = this.#room;
    const line = this.#isBare && { at, line: lineAfter(this.#room, seat, intent) };
    return player.socket.emitWithAck('act', { code, token: player.token, known, intent, ...line });
  }

  /** Resolves to the number of actions that were acknowledged, but are not in the log that the last player is told. */
  async lost() {
    const { code } = this.#room;
    const last = this.#players.at(-1);
    if (!last) return 0;
    const { lines } = await last.socket.emitWithAck('enter', { code });
    return this.#acknowledged.filter(({ at, link }) => linkIn(lines[at] ?? '') !== link).length;
  }

  leave() {
    for (const { socket } of this.#players) socket.disconnect();
  }
}

/**
 * Resolves to a table at which the game has begun.
 * @param {readonly string[]} urls the servers to which its players connect, by turns
 * @param {number} seats
 * @param {boolean} isBare
 */
export async function gather(urls, seats, isBare) {
  const players = Array.from({ length: seats }, (_, seat) => newPlayer(urls[seat % urls.length] ?? '', seat));
  const lines = isBare ? await gatherHere(players) : await gatherThere(players);
  const [first = ''] = lines;
  const code = first.split(' ')[1] ?? '';
  const room = openRoom(code, first, await rulesetFor(termsOf(first)));
  return new Table(players, lines.slice(1).reduce(addLine, room), isBare);
}

/**
 * @param {string} url
 * @param {number} seat
 */
const newPlayer = (url, seat) => ({
  socket: io(url, { transports: ['websocket'], forceNew: true, auth: { protocol: 1 } }),
  token: randomBytes(16).toString('hex'),
  seat,
  key: generateKeyPairSync('ed25519').privateKey,
});

/**
 * Sits down and starts at a server of rooms. Resolves to the lines of the log.
 * @param {readonly Player[]} players
 * @returns {Promise<string[]>}
 */
async function gatherThere(players) {
  const [first] = players;
  if (!first) throw new Error('nobody is there');
  const { code } = await first.socket.emitWithAck('open', { ruleset: 'yahtzee', most: players.length });
  for (const { socket, token, seat, key } of players) {
    await socket.emitWithAck('enter', { code });
    const commit = commitmentTo(SECRET);
    const sitting = { code, name: nameOf(seat), token, commit, key: publicKeyOf(key) };
    await socket.emitWithAck('sit', sitting);
  }
  const linesNow = async () => (await first.socket.emitWithAck('enter', { code })).lines;
  const seeding = players.map((player) => ({ player, intent: { type: 'seed', seed: SECRET } }));
  for (const { player, intent } of [{ player: first, intent: { type: 'start' } }, ...seeding]) {
    const known = linkIn((await linesNow()).at(-1));
    await player.socket.emitWithAck('act', { code, token: player.token, known, intent });
  }
  return linesNow();
}

/**
 * The same at a server that only passes messages on. Resolves to the lines of a log that the players write themselves.
 * @param {readonly Player[]} players
 */
async function gatherHere(players) {
  const code = Array.from(randomBytes(8), (byte) => 'ABCDEFGHJKMNPQRSTUVWXYZ'[byte % 23]).join('');
  for (const { socket } of players) await socket.emitWithAck('enter', { code });
  const terms = { version: 1, ruleset: 'yahtzee', options: {}, most: players.length, dice: 'own', away: 60 };
  const first = chained(NO_LINK, openingText('open', code, { ...terms, commit: commitmentTo(SECRET) }));
  const ruleset = await rulesetFor(termsOf(first));
  const lines = [first];
  let room = openRoom(code, first, ruleset);
  const commit = commitmentTo(SECRET);
  for (const intent of [
    ...players.map(({ seat, key }) => ({
      type: 'sit',
      by: 'player',
      name: nameOf(seat),
      commit,
      key: publicKeyOf(key),
    })),
    { type: 'start' },
    ...players.map(() => ({ type: 'seed', seed: SECRET })),
  ]) {
    const seat = room.seats.findIndex(({ seed }) => seed === undefined);
    const line = lineAfter(room, Math.max(0, seat), intent);
    room = addLine(room, line);
    lines.push(line);
  }
  return lines;
}

/**
 * @param {Room} room
 * @param {number} seat
 * @param {any} intent
 */
function lineAfter(room, seat, intent) {
  const decision = decide(room, SECRET, seat, intent);
  if ('no' in decision) throw new Error(`${decision.no}: ${decision.why}`);
  return writeEntry(room, decision.entry)[1];
}

/** @param {number} seat */
const nameOf = (seat) => `Player ${seat + 1}`;

/** @param {KeyObject} key */
const publicKeyOf = (key) => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

/**
 * The signature of a text, as hexadecimal digits.
 * @param {KeyObject} key
 * @param {string} text
 */
const signed = (key, text) => sign(null, Buffer.from(text), key).toString('hex');

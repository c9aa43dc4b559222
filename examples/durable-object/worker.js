/**
 * Rooms on Durable Objects: each room is a separate object, which alone appends to its log, keeps it in its SQLite
 * database, and sends every line to all watchers. The core defines what a room is and which lines may be added.
 *
 *     POST /rooms             {"ruleset":"yahtzee"}                                  {"code":"…"}
 *     POST /rooms/CODE/enter  {"known":"…","token":"…"}                              {"at":0,"lines":["…"],"seat":0}
 *     POST /rooms/CODE/sit    {"name":"Ada","token":"…","commit":"…","key":"…"}      {"seat":0}
 *     POST /rooms/CODE/act    {"token":"…","known":"…","intent":{…}}                 {"ok":true,"at":4,"lines":[…]}
 *     GET  /rooms/CODE        a WebSocket, to which lines are sent: {"at":4,"lines":["…"]}
 *
 * Requests and answers are those of the servers on Node.
 */
import {
  addLine,
  areTerms,
  chained,
  CODE_CHARACTERS,
  commitmentTo,
  decide,
  ending,
  hasRightSignature,
  isCode,
  linkIn,
  MOST_SEATS,
  mostSeats,
  NO_LINK,
  openingText,
  openRoom,
  parseIntent,
  rulesetFor,
  seatOwnedBy,
  termsOf,
  writeEntry,
} from '@yahtzee-game/rooms/core';
import { DurableObject } from 'cloudflare:workers';

/** The most that a request may hold, in bytes. */
const LONGEST_REQUEST = 4096;

const worker = {
  async fetch(request, { ROOMS }) {
    const [, rooms, code, name] = new URL(request.url).pathname.split('/');
    if (rooms !== 'rooms') return answer({ no: 'bad-request' }, 404);
    const roomOf = (id) => ROOMS.get(ROOMS.idFromName(id));
    if (request.headers.get('upgrade') === 'websocket')
      return isCode(code) ? roomOf(code).fetch(request) : answer({ no: 'no-such-room' }, 404);
    const fields = await fieldsOf(request);
    if (!fields) return answer({ no: 'bad-request' }, 400);
    if (code === undefined) return answer(await open(roomOf, fields));
    return isCode(code) ? answer(await roomOf(code).answer(name, fields)) : answer({ no: 'no-such-room' });
  },
};
// oxlint-disable-next-line import/no-default-export -- that is how a worker is told apart from a library
export default worker;

const answer = (value, status = 200) => Response.json(value, { status });

/** The content of a request, if it is a JSON object whose stated length is short enough. */
async function fieldsOf(request) {
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (request.method !== 'POST' || !(length <= LONGEST_REQUEST)) return undefined;
  const value = await request.json().catch(() => undefined);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Opens a room under a code that no other has. */
async function open(roomOf, wanted) {
  for (;;) {
    const code = newCode();
    const opened = await roomOf(code).open(code, wanted);
    if (opened !== 'taken') return opened;
  }
}

export class RoomObject extends DurableObject {
  /** The room that results from the log; undefined before the room is opened. */
  #room;
  #lines = [];
  #secret;

  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS lines (at INTEGER PRIMARY KEY, line TEXT)');
    // Nothing is answered before the log is read: the object may have been away between two requests.
    void ctx.blockConcurrencyWhile(() => this.#read());
  }

  /** Opens the room, unless it is open. */
  async open(code, wanted) {
    if (this.#room) return 'taken';
    const { ruleset, options = {}, most = MOST_SEATS, dice = 'own', away = 60 } = wanted;
    const secret = newSecret();
    const terms = { version: 1, ruleset, options, most, dice, away, commit: commitmentTo(secret) };
    if (!areTerms(terms)) return { no: 'bad-request', why: 'open: these are no terms of a room' };
    try {
      const game = await rulesetFor(terms);
      const allowed = mostSeats(game, terms);
      const line = chained(NO_LINK, openingText('open', code, { ...terms, most: allowed }));
      await this.ctx.storage.put({ code, secret });
      this.#keep(line);
      await this.#read();
      return { code };
    } catch (error) {
      if (error instanceof RangeError) return { no: 'bad-request', why: error.message };
      throw error;
    }
  }

  /** Answers a request about this room. */
  async answer(name, fields) {
    if (!this.#room) return { no: 'no-such-room' };
    const owner = await hashOf(String(fields.token));
    const seat = seatOwnedBy(this.#room, owner);
    switch (name) {
      case 'enter':
        return { ...this.#linesAfter(fields.known), ...(seat >= 0 && { seat }) };
      case 'sit':
        return seat >= 0 ? { seat } : this.#sit(fields, owner);
      case 'act':
        return seat >= 0 ? this.#act(fields, seat) : { no: 'not-seated' };
      default:
        return { no: 'bad-request', why: 'there is no such request' };
    }
  }

  /** Somebody watches. The object may sleep meanwhile: the sockets are held for it. */
  fetch() {
    if (!this.#room) return answer({ no: 'no-such-room' }, 404);
    const [client, server] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(server);
    server.send(JSON.stringify(this.#linesAfter()));
    return new Response(null, { status: 101, webSocket: client });
  }

  #sit({ name, commit, key, token }, owner) {
    const intent = parseIntent({ type: 'sit', by: 'player', name, commit, key });
    if (intent?.type !== 'sit' || !/^[\da-f]{32}$/.test(token))
      return { no: 'bad-request', why: 'sit: the name, the hash, the key or the token is none' };
    return this.#add(undefined, { ...intent, owner }) ?? { seat: this.#room.seats.length - 1 };
  }

  #act({ known, intent: message }, seat) {
    const intent = parseIntent(message);
    if (!intent)
      return { no: 'bad-request', why: 'act: it needs a token, the link of the last line, and an intent' };
    // Only a server on Node plays for computers, and reports absent players.
    if (intent.type === 'sit' || intent.type === 'decider') return { no: 'not-now' };
    if (known !== this.#room.link) return { no: 'stale', ...this.#linesAfter(known) };
    return this.#add(seat, intent) ?? { ok: true, ...this.#linesAfter(known) };
  }

  /**
   * Adds the entry that follows from an intent, and the end if that ends the game; else returns why it adds nothing.
   */
  #add(seat, intent) {
    const decision = decide(this.#room, this.#secret, seat, intent);
    if ('no' in decision) return decision;
    if (!hasRightSignature(decision.entry, this.#room))
      return { no: 'bad-request', why: `${intent.type}: this is not the signature of the seat` };
    for (let entry = decision.entry; entry; entry = ending(this.#room, this.#secret)) {
      const [after, line] = writeEntry(this.#room, entry);
      this.#room = after;
      this.#keep(line);
    }
    return undefined;
  }

  /** Lines of one request are written together, and before anybody hears of them. */
  #keep(line) {
    const at = this.#lines.push(line) - 1;
    this.ctx.storage.sql.exec('INSERT INTO lines VALUES (?, ?)', at, line);
    const message = JSON.stringify({ at, lines: [line] });
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(message);
      } catch {
        // A watcher who has gone receives nothing more; the line is kept.
      }
    }
  }

  /** The lines after the one with this link; all of them if there is no such line. */
  #linesAfter(link) {
    const at = 1 + this.#lines.findLastIndex((line) => linkIn(line) === link);
    return { at, lines: this.#lines.slice(at) };
  }

  async #read() {
    const { sql } = this.ctx.storage;
    this.#lines = sql
      .exec('SELECT line FROM lines ORDER BY at')
      .toArray()
      .map(({ line }) => line);
    const [first, ...rest] = this.#lines;
    if (first === undefined) return;
    const kept = await this.ctx.storage.get(['code', 'secret']);
    this.#secret = kept.get('secret');
    this.#room = rest.reduce(addLine, openRoom(kept.get('code'), first, await rulesetFor(termsOf(first))));
  }
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Bytes that would make some characters likelier are thrown away. */
function newCode() {
  const { length } = CODE_CHARACTERS;
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(64)));
  const fair = bytes.filter((byte) => byte < 256 - (256 % length)).slice(0, 8);
  return fair.length === 8 ? fair.map((byte) => CODE_CHARACTERS[byte % length]).join('') : newCode();
}

/** The hash of a token, which is all that the log contains of it. */
async function hashOf(token) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

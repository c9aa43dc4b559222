/**
 * A server that tests start as a process and kill. It has no limits, and its computers are quick. Arguments: PORT KIND
 * WHERE.
 */
import { attachRooms } from '@yahtzee-game/rooms/server';
import { createServer } from 'node:http';
import { storeOf } from './store-of.js';
import { UNLIMITED } from './visitor.js';

const [port, kind, where] = process.argv.slice(2);
const server = createServer();
attachRooms(server, { store: await storeOf(kind, where), limits: UNLIMITED, pace: 0 });
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`Play at\n  http://127.0.0.1:${port}/\nCtrl-C ends.`);
});

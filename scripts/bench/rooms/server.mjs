// A server in a process of its own, told by its first argument: rooms with memory, rooms with Redis at the address of
// the second argument, or a bare Socket.IO server, which passes the same messages on and does nothing else.

import { createServer } from 'node:http';
import { attachRooms, memoryStore, redisStore } from '@yahtzee-game/rooms/server';
import { Server } from 'socket.io';

/** @import { AddressInfo } from 'node:net' */

const [, , kind, address = ''] = process.argv;
const server = createServer();
if (kind === 'bare') passOn();
else await serveRooms();
server.listen(0, '127.0.0.1', () => process.send?.(/** @type {AddressInfo} */ (server.address()).port));
process.on('disconnect', () => process.exit());
process.on('message', (what) => {
  // This takes a tenth of a second, in which nobody may be waiting.
  if (what === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, resident: process.memoryUsage().rss });
});

function passOn() {
  // Pings are messages, too, and are as frequent as those of rooms.
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    pingInterval: 8000,
    pingTimeout: 8000,
  });
  io.on('connection', (socket) => {
    socket.on('enter', async ({ code }, reply) => {
      await socket.join(code);
      reply({});
    });
    socket.on('act', ({ code, at, line }, reply) => {
      io.in(code).emit('log', { at, lines: [line] }, code);
      reply({ ok: true });
    });
  });
}

async function serveRooms() {
  const much = { burst: 1e9, perSecond: 1e6 };
  const limits = {
    connection: much,
    address: much,
    open: much,
    openInEvent: much,
    talk: much,
    connections: Infinity,
  };
  const { Redis } = await import('ioredis');
  attachRooms(server, {
    store: kind === 'redis' ? await redisStore(new Redis(address)) : memoryStore(),
    limits,
  });
}

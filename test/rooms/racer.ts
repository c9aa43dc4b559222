/**
 * A process that adds lines to rooms in a race with another process. Arguments: KIND WHERE NAME POSITIONS ROOM… Prints
 * the number of lines that it could add.
 */
import { storeOf } from './store-of.js';

const [kind, where, name = '', positions, ...rooms] = process.argv.slice(2);
const store = await storeOf(kind, where);
let taken = 0;
await Promise.all(
  rooms.map(async (room) => {
    for (let at = 0; at < Number(positions); at++) {
      const [before] = at ? await store.read(room, at - 1) : [];
      if (await store.append(room, at, name, before)) taken++;
    }
  }),
);
await store.close();
console.log(taken);

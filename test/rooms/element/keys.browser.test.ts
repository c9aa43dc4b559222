// Every key of the elements for rooms: a key that has done something has no other effect, and holding a key down is one
// press.

import { testKeys, type Scene } from '../../harness/boards/key-table.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { FakeRoom } from '../fake-room.js';
import { Kiosk } from './kiosk-visit.js';
import { RoomVisit } from './room-visit.js';

/** Opens a room with focus on a place in it. */
const inRoom =
  (open: () => Promise<RoomVisit>, selector: string): Scene =>
  async () => {
    const visit = await open();
    visit.find(selector)?.focus();
    return () => [visit.heard, visit.text('.strip'), visit.joined, visit.wanted, visit.room.lines];
  };

const atDoor = async (): Promise<RoomVisit> =>
  RoomVisit.at('<yahtzee-room player-name="Ada"></yahtzee-room>', await FakeRoom.open());

/** A room in a game, after a press on its bar. */
const after = (press: string) => async (): Promise<RoomVisit> => {
  const visit = await RoomVisit.playing();
  await visit.press(press);
  return visit;
};

/** Opens a kiosk with focus on a part of it, or nowhere. */
const atKiosk =
  (reach: (kiosk: Kiosk) => Promise<unknown>, part?: string): Scene =>
  async () => {
    const kiosk = await Kiosk.open('idle="5"', 'speed="instant"');
    await reach(kiosk);
    await kiosk.drawn();
    if (part) kiosk.find(part)?.focus();
    return () => [kiosk.players, kiosk.isAsking, kiosk.told.length, kiosk.board.state?.log];
  };

const visitorComes = (kiosk: Kiosk): Promise<void> => kiosk.begin();
const visitorLeaves = async (kiosk: Kiosk): Promise<void> => {
  await kiosk.begin();
  await kiosk.pass(5);
  await waitUntil(() => kiosk.isAsking, 'somebody is asked for');
};
const gameEnds = async (kiosk: Kiosk): Promise<void> => {
  await kiosk.begin();
  await kiosk.finish();
};

testKeys({
  'the name at the door': [inRoom(atDoor, '.name'), { native: 'a 4 Space', free: 'Escape Tab' }],
  'the code at the door': [inRoom(atDoor, '.typed'), { native: 'a 4 Enter', free: 'Escape Tab' }],
  'the button that opens a room': [inRoom(atDoor, '[part~=open]'), { native: 'Enter Space', free: 'x' }],
  'the button that says something': [
    inRoom(() => RoomVisit.playing(), '[part~=say]'),
    { native: 'Enter Space', free: 'Escape' },
  ],
  'a phrase': [
    inRoom(after('[part~=say]'), '.two button'),
    { done: 'Escape', native: 'Enter Space', free: 'x' },
  ],
  'the question whether to leave': [
    inRoom(after('[part~=leave]'), '[part~=action]'),
    { done: 'Escape', native: 'Enter Space', free: 'x' },
  ],
  'a kiosk that waits': [
    atKiosk(() => Promise.resolve()),
    { done: 'Enter Space Escape a 4', free: 'Tab F11' },
  ],
  'the board of a kiosk’s visitor': [atKiosk(visitorComes), { done: 'd ?', free: 'x' }],
  'the question whether somebody is there': [
    atKiosk(visitorLeaves, 'stay'),
    { done: 'Escape', native: 'Enter Space', free: 'x' },
  ],
  'the name of a result': [atKiosk(gameEnds, 'field'), { native: 'a Space Enter', free: 'Escape Tab' }],
});

// An evening of a player who sees nothing, in a room: she opens it, plays, is cut off and comes back; then another
// player joins it by its code. Compared with a transcript that a person has read. After an intended change run `node
// scripts/approve.mjs transcripts`.

import type { PlayerAction } from '@yahtzee-game/rules';
import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { best } from '../harness/game-page.js';
import { bringReader } from '../harness/listener.js';
import { withSite } from '../harness/site.js';
import { compare } from '../harness/transcript.js';
import { RoomListener } from './room-listener.js';
import { openRoomPage } from './room-page.js';

/** Björn decides, or the computer in his place; records what is heard each time. */
async function björnPlays(ada: RoomListener, ...actions: readonly PlayerAction[]): Promise<void> {
  for (const action of actions) {
    await ada.page.evaluate((what) => stage.room?.play(1, what), action);
    await ada.note('Björn plays');
  }
}

/** Goes to the box that gives the most points, and fills it. */
async function fill(ada: RoomListener): Promise<void> {
  const { row, seat } = best(await ada.look());
  await ada.page.focus(`yahtzee-game >>> yahtzee-scorecard >>> [data-cell="${row}"][data-seat="${seat}"]`);
  await ada.note('goes to a box');
  await ada.keys('Enter', 'Enter');
}

const roll = (held = 0): PlayerAction => ({ type: 'roll', held });
const score = (cell: string): PlayerAction => ({ type: 'score', cell });

/** Connects the element to a room in which these people have seats. */
const behindTheDoor = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.$eval('yahtzee-room', async (element, all) => void (await stage.open(element, ...all)), names);

async function opensARoom(ada: RoomListener): Promise<void> {
  await behindTheDoor(ada.page);
  await ada.arrive('Ada opens a room');
  await ada.read('.door');
  await ada.keys('Tab', 'Tab');
  await ada.type('Ada');
  await ada.keys('Enter', 'Enter');
  await ada.page.waitForSelector('yahtzee-room >>> .lobby', { visible: true });
  await ada.note('the room is there');
  await ada.read('.lobby');
  await ada.page.evaluate(() => stage.room?.join('Björn'));
  await ada.note('Björn joins');
  await ada.choose('[part~=start]');
}

async function plays(ada: RoomListener): Promise<void> {
  await ada.keys('Enter', 'Enter');
  await ada.keys('Digit5', 'Digit5');
  await ada.keys('Enter', 'Enter');
  await fill(ada);
  await björnPlays(ada, roll(), roll(0b11), score('chance'));
  await ada.page.evaluate(() => stage.room?.ask(1, { type: 'say', phrase: 'goodLuck' }));
  await ada.note('Björn says something');
  await ada.choose('[part~=say]');
  await ada.keys('Enter', 'Enter');
  await ada.goToBoard();
}

async function isCutOff(ada: RoomListener): Promise<void> {
  await ada.keys('Enter', 'Enter');
  await fill(ada);
  await ada.page.evaluate(() => stage.room?.connect('connecting', 3500));
  await ada.note('the connection is lost');
  await ada.page.evaluate(() => {
    stage.room?.connect('connected');
    stage.room?.play(1, { type: 'roll', held: 0 });
    stage.room?.play(1, { type: 'score', cell: 'ones' });
  });
  await ada.note('the connection is back, and Björn has played');
}

async function isLeft(ada: RoomListener): Promise<void> {
  const here = (gone: object): Promise<void> =>
    ada.page.evaluate((away) => stage.room?.seeHere([{ seat: 0 }, { seat: 1, ...away }]), gone);
  await ada.keys('Enter', 'Enter');
  await fill(ada);
  await here({ gone: 70 });
  await ada.note('Björn has been away for a minute');
  await ada.choose('[part~=action]');
  await ada.goToBoard();
  await björnPlays(ada, roll(), score('sixes'));
  await here({});
  await ada.page.evaluate(() => stage.room?.ask(1, { type: 'decider', seat: 1, by: 'player' }));
  await ada.note('Björn comes back');
}

async function ends(ada: RoomListener): Promise<void> {
  await ada.page.evaluate(() => {
    const { room, playUntil } = stage;
    if (room) playUntil(room, (seat, turns, phase) => seat === 1 && turns === 12 && phase === 'deciding');
  });
  await ada.note('they play on');
  await ada.page.evaluate(() => stage.room?.playToTheEnd());
  await ada.note('the last box is filled');
  await ada.choose('[part~=action]', /Fair/);
}

async function joinsByCode(björn: RoomListener): Promise<void> {
  await behindTheDoor(björn.page, 'Ada');
  await björn.arrive('Björn joins by the code');
  await björn.page.focus('yahtzee-room >>> .open .name');
  await björn.type('Björn');
  await björn.page.focus('yahtzee-room >>> .typed');
  await björn.type('k7qm x2po');
  await björn.keys('Enter', 'Enter');
  await björn.keys('Backspace', 'Backspace');
  await björn.type('a');
  await björn.keys('Enter', 'Enter');
  await björn.page.waitForSelector('yahtzee-room >>> .lobby', { visible: true });
  await björn.note('the room is there');
  await björn.page.evaluate(() => {
    stage.room?.ask(0, { type: 'start' });
    stage.room?.reveal();
  });
  await björn.note('Ada starts');
}

test('an evening in a room, by ear', () =>
  withSite('chromium', 'examples/games/', async ({ page, url, errors }) => {
    const ada = new RoomListener(page);
    await openRoomPage(page, url);
    await bringReader(page);
    await ada.begin();
    await opensARoom(ada);
    await plays(ada);
    await isCutOff(ada);
    await isLeft(ada);
    await ends(ada);

    const björn = new RoomListener(page);
    await openRoomPage(page, url);
    await bringReader(page);
    await joinsByCode(björn);
    compare('room', [...ada.heard, ...björn.heard]);
    deepEqual(errors, []);
  }));

// A visitor opens a room or joins one, waits for others, plays, is cut off, and plays again.

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Board } from '@yahtzee-game/rooms';
import { verify } from '@yahtzee-game/rooms/verify';
import type { PlayerAction } from '@yahtzee-game/rules';
import { playAt } from '../../../packages/rooms/src/client/table.js';
import { FakeRoom } from '../fake-room.js';
import { CODE } from '../opened.js';
import { RoomVisit } from './room-visit.js';

describe('the door', () => {
  it('opens a room for what the board plays', async () => {
    const visit = await RoomVisit.at(
      '<yahtzee-room><yahtzee-game ruleset="yatzy"></yahtzee-game></yahtzee-room>',
      await FakeRoom.open({ ruleset: 'yatzy' }),
    );
    await visit.press('[part~=open]');
    expect(visit.wanted, 'a name is missing').to.deep.equal([]);
    await visit.type('.name', ' Ada ');
    await visit.press('[role=switch]');
    await visit.press('.segments label + label input');
    await visit.press('[part~=open]');
    await visit.until(() => visit.find('.lobby') !== null);
    expect(visit.wanted).to.deep.equal([{ ruleset: 'yatzy', options: {}, dice: 'same', away: 172_800 }]);
    expect(visit.room.room.seats.map(({ name }) => name)).to.deep.equal(['Ada']);
    expect(visit.events).to.deep.equal([`yahtzee-room-join {"code":"${CODE}","seat":0}`]);
  });

  it('joins the room of a code that was sent before there was a name, once there is one', async () => {
    const visit = await RoomVisit.at('<yahtzee-room></yahtzee-room>', await FakeRoom.open());
    await visit.type('.typed', CODE);
    await visit.press('[part~=join]');
    expect(visit.element.shadowRoot?.activeElement?.className).to.equal('name');
    await visit.type('.name', 'Ben');
    await visit.press('[part~=open]');
    expect([visit.wanted, visit.joined]).to.deep.equal([[], [CODE]]);
  });

  it('takes a code however it is typed', async () => {
    const visit = await RoomVisit.at(
      '<yahtzee-room player-name="Ada"></yahtzee-room>',
      await FakeRoom.open(),
    );
    await visit.type('.typed', 'k7qm-0');
    expect(visit.text('#hint')).to.match(/^“0” is never in a code\. Eight/);
    expect(visit.find('.typed')?.ariaInvalid).to.equal('true');
    await visit.press('[part~=join]');
    expect(visit.element.shadowRoot?.activeElement?.className).to.equal('typed');
    expect(visit.text('.problem')).to.contain('never O, I, L');
    await visit.type('.typed', ' k7qm x2pa');
    await visit.press('[part~=join]');
    expect(visit.joined).to.deep.equal([CODE]);
    expect(visit.find('#hint')).to.equal(null);
    expect(visit.text('h2 [aria-hidden]')).to.equal('Room K7QM X2PA');
    expect(visit.element.shadowRoot?.activeElement?.localName, 'the focus is not lost').to.equal('h2');
  });

  it('is there again when the element is moved while a room is being opened', async () => {
    const visit = await RoomVisit.at('<yahtzee-room player-name="Ada"></yahtzee-room><p></p>');
    visit.element.doors = { ...visit.element.doors, openRoom: () => new Promise(() => undefined) };
    await visit.press('[part~=open]');
    await visit.until(() => !visit.find('[part~=open]'));
    expect(Boolean(visit.find('[part~=open]')), 'the room is being opened').to.equal(false);
    visit.element.nextElementSibling?.append(visit.element);
    await visit.settled();
    expect(Boolean(visit.find('[part~=open]'))).to.equal(true);
  });

  it('joins the room of the address once it is told which server that is on', async () => {
    const page = location.href;
    history.replaceState(null, '', `?room=${CODE}`);
    const visit = await RoomVisit.at('<yahtzee-room></yahtzee-room>');
    const room = await FakeRoom.open();
    const asked: string[] = [];
    const joinRoom: typeof visit.element.doors.joinRoom = (server) => {
      asked.push(server);
      return server === 'https://dice.example' ? Promise.resolve(room) : Promise.reject(new Error('nobody'));
    };
    visit.element.doors = { ...visit.element.doors, joinRoom };
    visit.element.server = '/';
    await visit.settled();
    visit.element.server = 'https://dice.example';
    await visit.until(() => visit.find('.lobby') !== null);
    history.replaceState(null, '', page);
    expect(asked, 'the first is the one that it was before').to.deep.equal(['https://dice.example']);
    expect(visit.element.handle).to.equal(room);
  });

  it('says that it takes a while until another room can be opened', async () => {
    const visit = await RoomVisit.at('<yahtzee-room player-name="Ada"></yahtzee-room>');
    const slow = Object.assign(new Error('open: slow'), { code: 'slow' });
    visit.element.doors = { ...visit.element.doors, openRoom: () => Promise.reject(slow) };
    await visit.press('[part~=open]');
    await visit.until(() => visit.find('.problem') !== null);
    const sentence = 'Too many requests from your network. Try again in a few minutes.';
    expect([visit.text('.problem'), visit.text('.room > .spoken')]).to.deep.equal([sentence, sentence]);
  });

  it('says that a room is gone', async () => {
    const visit = await RoomVisit.at('<yahtzee-room code="WXYZ2345"></yahtzee-room>');
    visit.element.code = 'WXYZ2346';
    await visit.settled();
    expect(visit.text('.problem')).to.equal('This game has ended or the link is wrong.');
    await expect(visit.element).to.be.accessible();
  });
});

describe('the lobby', () => {
  it('shows how others get in, and who is there', async () => {
    const visit = await RoomVisit.seated('<yahtzee-room player-name="Ada" link="/{code}"></yahtzee-room>');
    expect(visit.text('.code [aria-hidden]')).to.equal('K7QM X2PA');
    expect(visit.text('.code .spoken')).to.equal('K 7 Q M X 2 P A');
    expect((visit.find('.address') as HTMLInputElement).value).to.equal(`${location.host}/${CODE}`);
    expect(visit.text('.message')).to.contain('Waiting for players');
    visit.room.join('Cleo');
    await visit.settled();
    expect(visit.heard).to.equal('Cleo has joined.');
    await visit.press('[part~=computer]');
    expect(
      [...(visit.element.shadowRoot?.querySelectorAll('.seats li') ?? [])].map((row) =>
        row.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    ).to.deep.equal(['Ada you', 'Cleo here', 'Computer 1', 'Free seat Computer']);
    await expect(visit.element).to.be.accessible();
  });

  it('is watched until a seat is taken', async () => {
    const room = await FakeRoom.open();
    room.join('Cleo');
    const visit = await RoomVisit.at('<yahtzee-room></yahtzee-room>', room);
    visit.element.code = CODE;
    await visit.settled();
    expect(visit.find('[part~=start]')).to.equal(null);
    await visit.type('.sit .name', 'Ada');
    await visit.press('[part~=sit]');
    expect(room.room.seats.map(({ name }) => name)).to.deep.equal(['Cleo', 'Ada']);
    expect(visit.text('[part~=start]')).to.equal('Start 2 players');
    expect(visit.element.matches(':focus-within')).to.equal(true);
  });

  it('gives way to the board, wherever the start came from', async () => {
    const visit = await RoomVisit.playing();
    expect(visit.isPlaying).to.equal(true);
    expect(visit.find('.board')?.hidden).to.equal(false);
    expect(visit.heard).to.equal('The game begins.');
    expect(visit.events.at(-1)).to.equal(`yahtzee-room-start {"code":"${CODE}","players":["Ada","Cleo"]}`);
    expect(visit.element.matches(':focus-within')).to.equal(true);
  });
});

describe('a page that comes while a game goes on', () => {
  /** Ada and Cleo have played these actions, and the board shows them. The page has the seat of Ada, or none. */
  const coming = async (isSeated: boolean, ...done: readonly PlayerAction[]): Promise<RoomVisit> => {
    const room = await FakeRoom.open();
    await room.sit('Ada');
    room.join('Cleo');
    await room.act({ type: 'start' });
    for (const action of done) room.play(room.room.games[0]?.seat ?? 0, action);
    if (!isSeated) room.place = undefined;
    room.playOn = (board) => playAt(room, board as Board);
    const visit = await RoomVisit.at('<yahtzee-room></yahtzee-room>', room);
    visit.element.code = CODE;
    await visit.until(() => visit.heard !== '');
    return visit;
  };
  const roll = { type: 'roll', held: 0 } as const;
  const score = { type: 'score', cell: 'chance' } as const;

  it('says that it is back, whose turn it is, and the dice that are to be decided on', async () => {
    const { heard } = await coming(true, roll);
    expect(heard).to.match(
      /^You are back in the game\. ([1-6] ?){5}\. Hold dice, roll again, or choose a box\.$/,
    );
    expect((await coming(true, roll, score)).heard).to.equal('You are back in the game. Cleo is playing.');
  });

  it('is told, and shown, that no seat can be taken any more', async () => {
    const room = await FakeRoom.open();
    room.join('Cleo');
    room.join('Dan');
    room.ask(0, { type: 'start' });
    room.reveal();
    room.sit = () => Promise.reject(Object.assign(new Error('started'), { code: 'started' }));
    const visit = await RoomVisit.at('<yahtzee-room player-name="Ada"></yahtzee-room>', room);
    await visit.type('.typed', CODE);
    await visit.press('[part~=join]');
    await visit.until(() => visit.isPlaying);
    expect(visit.text('.news')).to.equal('This game has begun. You can watch.');
    expect(visit.heard).to.equal('This game has begun. You can watch.');
  });

  it('says that it watches, or that a computer plays', async () => {
    expect((await coming(false)).heard).to.equal('You are watching. Ada is playing.');
    const visit = await coming(true, roll, score);
    visit.room.ask(0, { type: 'decider', seat: 0, by: 'computer' });
    await visit.press('[part~=leave]');
    await visit.type('.typed', CODE);
    await visit.type('.name', 'Ada');
    await visit.press('[part~=join]');
    await visit.until(() => visit.heard.endsWith('Cleo is playing.'));
    expect(visit.heard).to.equal('A computer plays for you. Cleo is playing.');
  });
});

describe('while a room plays', () => {
  it('a phrase is read in the language of the reader, and can be turned off', async () => {
    const visit = await RoomVisit.playing(
      '<div lang="de"><yahtzee-room player-name="Ada"></yahtzee-room></div>',
    );
    await visit.until(() => visit.text('.news').startsWith('Raum'));
    visit.room.ask(1, { type: 'say', phrase: 'notAgain' });
    await visit.settled();
    expect(visit.text('.news')).to.equal('Cleo: „Nicht schon wieder …“');
    expect(visit.heard).to.equal('Cleo: „Nicht schon wieder …“');
    await visit.press('[part~=say]');
    await expect(visit.element).to.be.accessible();
    await visit.press('.phrases [role=switch]');
    await sendKeys({ press: 'Escape' });
    await visit.settled();
    expect(visit.element.shadowRoot?.activeElement?.matches('[part~=say]')).to.equal(true);
    visit.room.ask(1, { type: 'say', phrase: 'thanks' });
    await visit.settled();
    expect(visit.heard).to.not.contain('Danke');
  });

  it('one press says something, and the next has to wait', async () => {
    const visit = await RoomVisit.playing();
    for (const heard of ['Ada: “Nice one!”', 'One phrase every 5 s.']) {
      await visit.press('[part~=say]');
      await visit.press('.two button');
      expect([visit.heard, visit.text('.news')]).to.deep.equal([heard, heard]);
      expect(visit.find('.phrases')).to.equal(null);
    }
  });

  it('a lost connection is said, and comes back', async () => {
    const visit = await RoomVisit.playing();
    visit.room.connect('connecting', 3500);
    await visit.settled();
    expect(visit.text('.news')).to.equal('No connection. The game is safe here; trying again in 4 s.');
    await visit.press('[part~=action]');
    expect(visit.room.retries).to.equal(1);
    visit.room.connect('connecting');
    await visit.settled();
    expect(visit.text('.strip')).to.equal('No connection. The game is safe here; trying again…');
    visit.room.connect('connected');
    await visit.settled();
    expect(visit.text('.news')).to.equal('Connected again.');
  });

  it('a room that the server has lost is said, and can be left for another', async () => {
    const visit = await RoomVisit.playing();
    visit.room.connect('gone');
    await visit.settled();
    const sentence = 'The server no longer has this room. Leave it to open another one.';
    expect(visit.text('.news')).to.equal(sentence);
    expect(visit.heard).to.equal(sentence);
    await visit.press('[part~=action] + [part~=action]');
    expect([visit.room.isClosed, visit.find('.door') !== null]).to.deep.equal([true, true]);
  });

  it('the game of a room that the server has lost goes on at this screen, until it is left', async () => {
    const visit = await RoomVisit.playing();
    visit.room.connect('gone');
    await visit.settled();
    await visit.press('[part~=action]');
    const sentence = 'The game goes on at this screen.';
    expect([visit.text('.news'), visit.heard]).to.deep.equal([sentence, sentence]);
    expect([visit.room.isClosed, visit.room.board, visit.find('.door')]).to.deep.equal([
      true,
      undefined,
      null,
    ]);
    expect(visit.find('.board')?.hidden).to.equal(false);
    expect(sessionStorage.length, 'a reload does not look for the room').to.equal(0);
    await visit.press('[part~=leave]');
    expect([visit.find('.door') !== null, visit.find('.board')?.hidden]).to.deep.equal([true, true]);
  });

  it('a connection that is closed for good is not promised to come back', async () => {
    const visit = await RoomVisit.playing();
    visit.room.connect('closed');
    await visit.settled();
    const sentence = 'This page and the server run different versions. Reload the page.';
    expect([visit.text('.news'), visit.heard]).to.deep.equal([sentence, sentence]);
  });

  it('what is refused while a room plays is seen, too', async () => {
    const visit = await RoomVisit.playing();
    visit.room.ask(1, { type: 'decider', seat: 0, by: 'computer' });
    await visit.settled();
    visit.room.act = () => Promise.reject(Object.assign(new Error('no'), { code: 'stale' }));
    await visit.press('[part~=action]');
    expect(visit.text('.news')).to.equal('That did not work. Try again.');
    expect(visit.heard).to.equal('That did not work. Try again.');
  });

  it('who leaves is asked once, and others are told that a computer plays', async () => {
    const visit = await RoomVisit.playing();
    const leave = visit.find('[part~=leave]');
    expect([leave?.ariaLabel, leave?.title, leave?.tabIndex]).to.deep.equal(['Leave', 'Leave', 0]);
    await visit.press('[part~=leave]');
    const asked = 'Leave this game? A computer will play for you.';
    expect([visit.text('.strip'), visit.heard]).to.deep.equal([`${asked} Leave Stay`, asked]);
    await expect(visit.element).to.be.accessible();
    expect(visit.focused?.textContent?.trim(), 'nothing is lost by one more press').to.equal('Stay');
    await sendKeys({ press: 'Enter' });
    await visit.settled();
    expect([visit.text('.news'), visit.focused?.ariaLabel]).to.deep.equal(['Room K7QM X2PA', 'Leave']);
    await visit.press('[part~=leave]');
    await visit.press('[part~=action]');
    expect(visit.room.lines.at(-1)).to.match(/^computer 0 /);
    expect([visit.room.isClosed, visit.find('.door') !== null]).to.deep.equal([true, true]);
    expect(sessionStorage.length, 'a reload does not come back').to.equal(0);
    expect(visit.focused?.localName).to.equal('h2');
  });

  it('Escape takes the question back', async () => {
    const visit = await RoomVisit.playing();
    await visit.press('[part~=leave]');
    await sendKeys({ press: 'Escape' });
    await visit.settled();
    expect([visit.text('.news'), visit.focused?.ariaLabel]).to.deep.equal(['Room K7QM X2PA', 'Leave']);
  });

  it('who cannot be heard leaves all the same, and who is not waited for is not asked', async () => {
    const unheard = await RoomVisit.playing();
    unheard.room.connect('connecting', 3500);
    await unheard.settled();
    await unheard.press('[part~=leave]');
    await unheard.press('[part~=action]');
    expect([unheard.room.isClosed, unheard.room.lines.at(-1)?.slice(0, 4)]).to.deep.equal([true, 'seed']);
    const replaced = await RoomVisit.playing();
    replaced.room.ask(1, { type: 'decider', seat: 0, by: 'computer' });
    await replaced.settled();
    await replaced.press('[part~=leave]');
    expect([replaced.room.isClosed, replaced.find('.door') !== null]).to.deep.equal([true, true]);
  });

  it('who goes is said to be away soon, but not while a page is loaded again', async () => {
    const visit = await RoomVisit.playing();
    const { heard } = visit;
    visit.room.seeHere([{ seat: 0 }, { seat: 1, gone: 0 }]);
    await visit.settled();
    expect([visit.text('.news'), visit.heard]).to.deep.equal(['Room K7QM X2PA', heard]);
    const before = performance.now();
    await visit.until(() => visit.heard === 'Cleo is away.');
    expect(performance.now() - before).to.be.within(1000, 2900);
    expect(visit.text('.strip')).to.equal('Room K7QM X2PA · Cleo is away.');
    visit.room.seeHere([{ seat: 0 }, { seat: 1 }]);
    await visit.settled();
    expect([visit.text('.news'), visit.heard]).to.deep.equal(['Cleo is back.', 'Cleo is back.']);
  });

  it('who has left is replaced, or comes back', async () => {
    const visit = await RoomVisit.playing();
    visit.room.seeHere([{ seat: 0 }, { seat: 1, gone: 10 }]);
    await visit.settled();
    expect(visit.find('[part~=action]')).to.equal(null);
    visit.room.seeHere([{ seat: 0 }, { seat: 1, gone: 60 }]);
    await visit.settled();
    expect(visit.text('.strip')).to.equal('Cleo has left. Let the computer play');
    visit.find('[part~=action]')?.focus();
    await visit.room.say('moment');
    await visit.settled();
    expect(visit.text('.strip')).to.equal('Ada: “One moment” Let the computer play');
    expect(visit.element.shadowRoot?.activeElement?.part.value, 'focus stays').to.equal('action');
    visit.room.seeHere([{ seat: 0 }, { seat: 1 }]);
    await visit.settled();
    expect(visit.text('.news')).to.equal('Cleo is back.');
  });

  it('a seat that the computer has taken is taken back', async () => {
    const visit = await RoomVisit.playing();
    visit.room.ask(1, { type: 'decider', seat: 0, by: 'computer' });
    await visit.settled();
    expect(visit.text('.strip')).to.equal('A computer plays for you. Play myself');
    expect(visit.heard).to.equal('A computer plays for you.');
    await visit.press('[part~=action]');
    expect(visit.room.room.seats[0]?.by).to.equal('player');
  });

  it('who looks elsewhere sees in the title that it is their turn', async () => {
    const visit = await RoomVisit.playing();
    const title = 'A page';
    document.title = title;
    const look = (state: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look('hidden');
    expect(document.title).to.equal(`● ${title}`);
    look('visible');
    expect(document.title).to.equal(title);
    look('hidden');
    visit.element.remove();
    expect(document.title, 'a room that is gone leaves no mark').to.equal(title);
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('at the end the dice are checked, and all play again', async () => {
    const next = await FakeRoom.open({}, 'WXYZ2345');
    const visit = await RoomVisit.playing(undefined, next);
    visit.room.playToTheEnd();
    await visit.settled();
    expect(visit.events.at(-1)).to.match(/^yahtzee-room-end .*"totals":\[\d+,\d+\]/);
    await visit.press('[part~=action]');
    await visit.until(() => visit.text('.news') !== '');
    expect(visit.text('.news')).to.match(/^Fair: all \d+ rolls are those/);
    visit.room.add({ type: 'next', code: 'WXYZ2345' });
    await visit.settled();
    expect(visit.room.isClosed).to.equal(true);
    expect(visit.text('.code [aria-hidden]')).to.equal('WXYZ 2345');
    expect(next.room.seats.map(({ name }) => name)).to.deep.equal(['Ada']);
  });

  it('the fingerprint of the log is in sight, and the log can be saved', async () => {
    const visit = await RoomVisit.playing();
    const printed = (): string => `${visit.room.room.link.slice(0, 4)} ${visit.room.room.link.slice(4, 8)}`;
    const before = printed();
    expect(visit.text('.print [aria-hidden]')).to.equal(before);
    expect(visit.text('.print .spoken')).to.equal(`Fingerprint: ${before}`);
    visit.room.playToTheEnd();
    await visit.settled();
    expect(printed()).not.to.equal(before);
    expect(visit.text('.print [aria-hidden]')).to.equal(printed());
    await visit.press('[part~=action]');
    await visit.until(() => visit.text('[part~=action]') === 'Save the log');
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const { createElement } = document as { createElement: (name: string) => HTMLElement };
      document.createElement = (name: string): HTMLElement => {
        const element = createElement.call(document, name);
        element.addEventListener('click', (event) => {
          event.preventDefault();
          resolve(element as HTMLAnchorElement);
        });
        return element;
      };
    });
    await visit.press('[part~=action]');
    const { download, href } = await saved;
    Reflect.deleteProperty(document, 'createElement');
    expect(download).to.equal('K7QMX2PA.txt');
    const log = await (await fetch(href)).text();
    const found = await verify(log.trim().split('\n'));
    expect(found.ok && found.proved).to.equal('dice');
  });

  it('moves that the server has lost are spoken of, and no news is made of the lines before', async () => {
    const visit = await RoomVisit.playing();
    visit.room.tell('replaced');
    await visit.settled();
    const sentence = 'The server has lost the last moves. The game goes on from here.';
    expect([visit.text('.news'), visit.heard]).to.deep.equal([sentence, sentence]);
  });

  it('what a game proves is not said of the next one', async () => {
    const next = await FakeRoom.open({}, 'WXYZ2345');
    const visit = await RoomVisit.playing(undefined, next);
    visit.room.playToTheEnd();
    await visit.settled();
    visit.find('[part~=action]')?.click();
    visit.room.add({ type: 'next', code: 'WXYZ2345' });
    await visit.until(() => visit.find('.lobby') !== null);
    const { code, lines } = visit.room;
    // A check that begins later ends later, so that the element's check has ended too.
    expect((await verify(lines, { code })).ok).to.equal(true);
    await visit.settled();
    expect(visit.heard).to.not.contain('Fair');
    next.join('Cleo');
    await visit.settled();
    await visit.press('[part~=start]');
    next.playToTheEnd();
    await visit.settled();
    expect(visit.text('.news')).to.equal('');
  });

  it('to play again is tried once more after it has failed', async () => {
    const next = await FakeRoom.open({}, 'WXYZ2345');
    const visit = await RoomVisit.playing(undefined, next);
    visit.room.playToTheEnd();
    await visit.settled();
    const { doors } = visit.element;
    const joinRoom = (): Promise<never> => Promise.reject(new Error('unreachable'));
    visit.element.doors = { ...doors, joinRoom };
    visit.find('.strip')?.querySelectorAll<HTMLElement>('[part~=action]')[1]?.click();
    await visit.settled();
    expect(visit.text('.news')).to.equal('That did not work. Try again.');
    visit.element.doors = doors;
    visit.find('.strip')?.querySelectorAll<HTMLElement>('[part~=action]')[1]?.click();
    await visit.until(() => visit.find('.lobby') !== null);
    expect(visit.text('.code [aria-hidden]')).to.equal('WXYZ 2345');
  });

  it('to play again is refused in words, whatever key asks for it', async () => {
    const visit = await RoomVisit.playing();
    visit.room.playToTheEnd();
    await visit.settled();
    const slow = Object.assign(new Error('open: slow'), { code: 'slow' });
    visit.room.again = () => Promise.reject(slow);
    visit.room.options?.again?.();
    await visit.settled();
    expect(visit.text('.news')).to.equal('Too many requests from your network. Try again in a few minutes.');
  });

  it('a new game in the middle of one says when that is possible', async () => {
    const visit = await RoomVisit.playing();
    visit.room.options?.again?.();
    await visit.settled();
    const sentence = 'The game is still on. When it is over, all of you can play again.';
    expect(visit.text('.news')).to.equal(sentence);
    expect(visit.heard).to.equal(sentence);
  });

  it('a single die that the server has turned is found', async () => {
    const visit = await RoomVisit.playing();
    visit.room.playToTheEnd();
    const turned = visit.room.lines.findLastIndex((line) => /^\d [1-6]{5} /.test(line));
    const line = visit.room.lines[turned] ?? '';
    visit.room.lines[turned] = line.replace(/(?<=^\d )./, (die) => String((Number(die) % 6) + 1));
    await visit.settled();
    await visit.press('[part~=action]');
    await visit.until(() => visit.text('.news') !== '');
    expect(visit.text('.news')).to.equal(`Line ${turned + 1} of the log is wrong. Do not trust this game.`);
  });
});

// Shared games: the link, the text, and the checks of a link's content.

import { loadRuleset, newGame, rulesetIds, serializeGame, type GameState } from '@yahtzee-game/rules';
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { pageAddress } from '../../../packages/element/src/features/share/link.js';
import { playTurns } from '../../harness/games/play.js';
import { playedGame } from '../../harness/games/shared-game.js';
import {
  challengeOf,
  codeOf,
  comparison,
  dealerFor,
  gameOf,
  linkTo,
  savedGame,
  shareText,
  sharedIn,
  translator,
  turnAfter,
  type Snapshot,
} from '../inside.js';
import { playedOff, snapshotOf } from '../snapshots.js';

const yahtzee = await loadRuleset('yahtzee');
const PAGE = 'https://example.org/blog/?p=7';

/** A whole game with the dice of a seed. */
const played = async (id: string, seed: string, name = 'Ada'): Promise<GameState> =>
  playedGame(await loadRuleset(id), dealerFor({ seed, options: undefined })().dice, name);

/** The game that a code contains. */
const opened = (code: string): ReturnType<typeof gameOf> =>
  gameOf(
    code,
    (text) => savedGame(text, []),
    (seed) => dealerFor({ seed, options: undefined })().dice,
  );

test('a game of every ruleset for one player goes through a code and back', async () => {
  for (const id of rulesetIds) {
    const ruleset = await loadRuleset(id);
    if ((ruleset.spec.players?.[0] ?? 1) > 1) continue;
    const state = await played(id, 'tuesday', 'Åsa & +1');
    const game = await opened(codeOf(state, 'tuesday'));
    if (typeof game === 'string') throw new Error(`${id}: ${game}`);
    deepEqual([serializeGame(game.state), game.seed], [serializeGame(state), 'tuesday'], id);
  }
});

test('decisions to hold go through a code as well', async () => {
  const { dice } = dealerFor({ seed: 'tuesday', options: undefined })();
  const state = playedGame(await loadRuleset('maxi-yatzy'), dice, '', [0b101, 0b110001]);
  const game = await opened(codeOf(state, 'tuesday'));
  equal(typeof game === 'string' ? game : serializeGame(game.state), serializeGame(state));
});

test('a code of this version opens in every later one', async () => {
  const code = 'MSB5YWh0emVlIEFkYSA6YzoyOjk6NDo1OjM6MTowOjY6ODo3OmE6YiB-ZGFpbHklMjAyMDI2LTExLTIyID0xMDU';
  const game = await opened(code);
  equal(
    typeof game === 'string' ? game : serializeGame(game.state).slice(0, 60),
    '1 yahtzee Ada 14416 :chance 13361 :threes 35425 :smallStraig',
  );
  equal(codeOf(await played('yahtzee', 'daily 2026-11-22'), 'daily 2026-11-22'), code);
});

test('a link is an address, short, and shows no boxes; a game that is too long is not carried', async () => {
  const code = codeOf(await played('yahtzee', 'daily 2026-11-22'), 'daily 2026-11-22');
  const link = linkTo(`${PAGE}#yahtzee=old`, { board: 'one two', code, helped: false });
  equal(link, new URL(link).href);
  deepEqual(sharedIn(new URL(link).hash), { board: 'one two', code, helped: false });
  const advised = linkTo(PAGE, { board: '', code, helped: true });
  deepEqual(sharedIn(new URL(advised).hash), { board: '', code, helped: true });
  ok(link.length < 250, String(link.length));
  match(code, /^[\w-]+$/);
  equal(linkTo(PAGE, { board: '', code: 'x'.repeat(3000), helped: false }), PAGE);
  equal(linkTo(PAGE, { board: 'one', code: '', helped: true }), PAGE);
});

test('an address without a game is no link, and a very long one none that is read', () => {
  for (const hash of ['', '#', '#top', '#/yahtzee', '#x=1&yahtzee=1']) equal(sharedIn(hash), undefined, hash);
  equal(sharedIn(`#yahtzee=${'1'.repeat(1_000_000)}`)?.code, '');
  equal(sharedIn('#board=%&yahtzee=1')?.board, '');
});

test('a shared game says whether its player took advice', async () => {
  const game = await played('yahtzee', 'tuesday');
  for (const helped of [true, false]) {
    const challenge = challengeOf(game, 'tuesday', helped);
    equal(typeof challenge === 'string' ? challenge : challenge.helped, helped);
  }
});

test('a shared game fills turn by turn', async () => {
  const game = await played('yahtzee', 'tuesday');
  const challenge = challengeOf(game, 'tuesday');
  if (typeof challenge === 'string') throw new Error(challenge);
  deepEqual(
    challenge.turns.map(({ state }) => state.cards[0]?.filled),
    Array.from({ length: 14 }, (_, i) => i),
  );
  const [card] = newGame(await loadRuleset('yahtzee')).cards;
  equal(turnAfter(challenge, card)?.entry, undefined);
  const points = challenge.turns.map(({ entry }) => entry?.points ?? 0).reduce((a, b) => a + b);
  ok(points <= (challenge.figures[0] ?? 0));
});

test('who has won is told at the end', async () => {
  const game = await played('yahtzee', 'tuesday');
  const challenge = challengeOf(game, 'tuesday');
  if (typeof challenge === 'string') throw new Error(challenge);
  const against = (total: number, player = 'Ada'): string =>
    comparison(snapshotOf(game), { ...challenge, figures: [total], player });
  const [total = 0] = challenge.figures;
  equal(against(total), '*73 each:* a tie with Ada.');
  equal(against(total - 1), '*You beat Ada:* 73 to 72.');
  equal(against(total + 1), '*Ada stays ahead:* 74 to your 73.');
  equal(against(total, ''), '*73 each:* a tie with your friend.');
  equal(against(total - 1, ''), '*You beat your friend:* 73 to 72.');
  equal(against(total + 1, ''), '*Your friend stays ahead:* 74 to your 73.');
  equal(comparison(snapshotOf(newGame(challenge.ruleset)), challenge), '');
});

/** Why there is no game. */
const reasonOf = (answer: string | object): string => (typeof answer === 'string' ? answer : '');

test('where points of its own decide a game, they do between those who share its dice, and the total between equal ones', async () => {
  const game = await played('balut', 'tuesday');
  const challenge = challengeOf(game, 'tuesday');
  if (typeof challenge === 'string') throw new Error(challenge);
  const [points = 0, total = 0] = challenge.figures;
  const against = (...figures: readonly number[]): string =>
    comparison(snapshotOf(game), { ...challenge, figures });
  const said = (figure: number): string => String(figure).replace('-', '−');
  equal(against(points + 1, total - 100), `*Ada stays ahead:* ${said(points + 1)} to your ${said(points)}.`);
  equal(against(points, total - 1), `*You beat Ada:* ${total} to ${total - 1}.`);
  equal(against(points, total), `*${said(points)} each:* a tie with Ada.`);
});

test('nothing is believed that the rules and the seed do not confirm', async () => {
  const game = await played('yahtzee', 'tuesday');
  const yahtzee = await loadRuleset('yahtzee');
  match(reasonOf(challengeOf(game, 'wednesday')), /dice are not those/);
  match(reasonOf(challengeOf(game, undefined)), /no seed/);
  match(reasonOf(challengeOf(newGame(yahtzee), 'tuesday')), /not over/);
  match(reasonOf(challengeOf(newGame(yahtzee, { players: 2 }), 'tuesday')), /several players/);
  for (const [text, why] of [
    ['', /damaged/],
    ['1 yahtzee Ada :0 =5', /damaged/],
    ['1 yahtzee Ada (((( ~tuesday =5', /damaged/],
    ['2 yahtzee Ada :0 ~tuesday =5', /version/],
    ['1 nowhere Ada :0 ~tuesday =5', /nowhere/],
    ['1 yahtzee Ada :0:0 ~tuesday =5', /ones: filled/],
    ['1 yahtzee Ada :zz ~tuesday =5', /cell/],
    ['1 yahtzee Ada .zzz ~tuesday =5', /held/],
    ['1 yahtzee Ada :0 ~tuesday =500', /total/],
  ] as const)
    match(reasonOf(await opened(btoa(text))), why, text);
  equal(await opened('%%%'), 'it is damaged');
});

test('the text has no dice and no boxes, and ends in the link', async () => {
  const state = await played('yahtzee', 'daily 2026-11-22');
  const total = challengeOf(state, 'daily 2026-11-22');
  const snapshot = { state, t: translator(), names: [] as readonly string[] } as Snapshot;
  const chances = Array.from({ length: 400 }, () => 1 / 400);
  const day = new Date(2026, 10, 22, 12);
  const points = typeof total === 'string' ? 0 : (total.figures[0] ?? 0);
  const lines = shareText(snapshot, { day, perfect: undefined, helped: false, link: PAGE }).split('\n');
  deepEqual(lines.slice(0, 2), ['Yahtzee · dice of the day, 22 November', `${points} points`]);
  equal(lines.at(-1), PAGE);
  const turns = lines.slice(2, -1).map((line) => /^(?:[🟩⬜]{5}|⬛{5}) (\d+)$/u.exec(line)?.[1]);
  equal(turns.length, 13);
  equal(
    turns.reduce((sum, n) => sum + Number(n), 0),
    points,
  );
  const perfect = { chances } as never;
  match(
    shareText(snapshot, { day: undefined, perfect, helped: true, link: PAGE }),
    /^Yahtzee\n\d+ points, with advice\n[■□]{10} better than \d+% of perfectly played games\nhttps/,
  );
});

test('the text of a day has a line of squares for each turn: dice that count, others, and nothing at all', () => {
  const turns =
    'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 22256, ' +
    'fourOfAKind 33331, fullHouse 22333, smallStraight 12346, largeStraight 12345, yahtzee 11234, chance 66651';
  const day = new Date(2026, 10, 22, 12);
  const text = (state: GameState): string =>
    shareText(snapshotOf(state), { day, perfect: undefined, helped: false, link: PAGE });
  const game = playTurns(newGame(yahtzee), turns);
  deepEqual(text(game).split('\n').slice(2, -1), [
    '🟩🟩🟩⬜⬜ 3',
    '🟩🟩🟩⬜⬜ 6',
    '🟩🟩🟩⬜⬜ 9',
    '🟩🟩🟩⬜⬜ 12',
    '🟩🟩🟩⬜⬜ 15',
    '🟩🟩🟩⬜⬜ 53',
    '🟩🟩🟩🟩🟩 17',
    '🟩🟩🟩🟩⬜ 13',
    '🟩🟩🟩🟩🟩 25',
    '🟩🟩🟩🟩⬜ 30',
    '🟩🟩🟩🟩🟩 40',
    '⬛⬛⬛⬛⬛ 0',
    '🟩🟩🟩🟩⬜ 24',
  ]);
  const joker = turns.replace('yahtzee 11234', 'yahtzee 66666').replace('chance 66651', 'chance 66666');
  match(text(playTurns(newGame(yahtzee), joker)), /\n🟩🟩🟩🟩🟩 130\nhttps/);
  doesNotMatch(
    text(playTurns(newGame(yahtzee, { players: ['Ada', 'Grace'] }), turns.replaceAll(/[^,]+/g, '$&,$&'))),
    /🟩/u,
  );
});

test('the text has the points of the game where a play-off has decided it', () => {
  const facts = { day: undefined, perfect: undefined, helped: false, link: PAGE };
  equal(shareText(snapshotOf(playedOff()), facts).split('\n')[1], 'Grace: 30 points');
});

test('what is shared from a frame without an address leads to the page around it', () => {
  const around: Partial<typeof globalThis> = { location: globalThis.location, document: globalThis.document };
  const inFrame = { location: { protocol: 'about:', href: 'about:srcdoc' }, document: { baseURI: PAGE } };
  Object.assign(globalThis, inFrame);
  try {
    equal(pageAddress(), PAGE);
  } finally {
    Object.assign(globalThis, around);
  }
});

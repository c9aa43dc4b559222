// Shared games: the link, the text, and what of a link is believed.

import { loadRuleset, newGame, parseGame, serializeGame, type GameState } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { playedGame } from '../harness/shared-game.js';
import {
  challengeOf,
  dealerFor,
  linkTo,
  shareText,
  sharedIn,
  translator,
  turnAfter,
  type Snapshot,
} from './inside.js';

const PAGE = 'https://example.org/blog/?p=7';

/** A whole game with the dice of a seed. */
const played = async (id: string, seed: string, name = 'Ada'): Promise<GameState> =>
  playedGame(await loadRuleset(id), dealerFor({ seed, options: undefined })().dice, name);

const textOf = (state: GameState, seed: string): string => serializeGame(state, { seed });

test('a game goes through a link and back', async () => {
  const text = textOf(await played('yahtzee', 'daily 2026-11-22', 'Åsa & +1'), 'daily 2026-11-22');
  const link = linkTo(`${PAGE}#top`, { board: 'one two', text });
  equal(link, new URL(link).href);
  deepEqual(sharedIn(new URL(link).hash), { board: 'one two', text });
});

test('a link is short; a game that is too long is not carried', async () => {
  for (const id of ['yahtzee', 'yatzy', 'maxi-yatzy', 'kismet', 'yamb']) {
    const link = linkTo(PAGE, { board: '', text: textOf(await played(id, 'tuesday'), 'tuesday') });
    ok(link.length < 2000, `${id}: ${link.length}`);
    ok(link.includes('#yahtzee=1+'), id);
  }
  equal(linkTo(`${PAGE}#yahtzee=old`, { board: '', text: `1 yahtzee ${'x'.repeat(3000)}` }), PAGE);
  equal(linkTo(PAGE, { board: 'one', text: '' }), PAGE);
});

test('an address without a game is no link, and a very long one none that is read', () => {
  for (const hash of ['', '#', '#top', '#/yahtzee', '#x=1&yahtzee=1']) equal(sharedIn(hash), undefined, hash);
  equal(sharedIn(`#yahtzee=${'1'.repeat(1_000_000)}`)?.text, '');
  equal(sharedIn('#board=%&yahtzee=1')?.board, '');
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
  ok(points <= challenge.total);
});

test('nothing is believed that the rules and the seed do not confirm', async () => {
  const game = await played('yahtzee', 'tuesday');
  const yahtzee = await loadRuleset('yahtzee');
  const forged = parseGame(
    textOf(game, 'tuesday')
      .replace(/ [1-6]{5} /, ' 66666 ')
      .replace(/=\d+$/, ''),
    [yahtzee],
  );
  equal(forged.ok, false);
  match(String(challengeOf(game, 'wednesday')), /dice are not those/);
  match(String(challengeOf(game, undefined)), /no seed/);
  match(String(challengeOf(newGame(yahtzee), 'tuesday')), /not over/);
  match(String(challengeOf(newGame(yahtzee, { players: 2 }), 'tuesday')), /several players/);
});

test('the text has no dice and no boxes, and ends in the link', async () => {
  const state = await played('yahtzee', 'daily 2026-11-22');
  const total = challengeOf(state, 'daily 2026-11-22');
  const snapshot = { state, t: translator(), names: [] as readonly string[] } as Snapshot;
  const chances = Array.from({ length: 400 }, () => 1 / 400);
  const day = new Date(2026, 10, 22, 12);
  const points = typeof total === 'string' ? 0 : total.total;
  deepEqual(shareText(snapshot, { day, perfect: undefined, link: PAGE }).split('\n'), [
    'Yahtzee · dice of the day, 22 November',
    `${points} points`,
    PAGE,
  ]);
  const perfect = { chances } as never;
  match(
    shareText(snapshot, { day: undefined, perfect, link: PAGE }),
    /^Yahtzee\n\d+ points\n[■□]{10} better than \d+% of perfectly played games\nhttps/,
  );
});

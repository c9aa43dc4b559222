// The view of the end of a game: places, the verdict, the player's own games, and the turns that decided the game.

import { loadRuleset, newGame, withOptions, type GameState, type Ruleset } from '@yahtzee-game/rules';
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { endOf, randomGame } from '../../harness/games/games.js';
import { playTurns } from '../../harness/games/play.js';
import { shipped } from '../../harness/games/shipped.js';
import {
  endView,
  histogramOf,
  lineChartOf,
  percentBelow,
  speaking,
  translator,
  turnsOf,
  verdictOf,
  type EndFacts,
  type EndView,
  type Result,
  type Snapshot,
} from '../inside.js';
import { gameOf, snapshotOf } from '../snapshots.js';

const NOTHING: EndFacts = {
  game: 'this',
  results: undefined,
  perfect: undefined,
  awaitsPerfect: false,
  chances: undefined,
  awaitsChances: false,
  helped: false,
  canRestore: false,
  hasSameDice: false,
};

const t = translator();

/** A total of 251: 63 + 35 in the upper section, 153 in the lower one. */
const TURNS =
  'ones 11123, twos 22213, threes 33312, fours 44412, fives 55512, sixes 66612, threeOfAKind 22256, ' +
  'fourOfAKind 33331, fullHouse 22333, smallStraight 12346, largeStraight 12345, yahtzee 11234, chance 66655';
const TOTAL = 251;

const result = (total: number, more: Partial<Result> = {}): Result => ({
  at: Date.UTC(2026, 0, 1),
  name: '',
  total,
  game: `game ${total}`,
  helped: false,
  rivals: [],
  ...more,
});

async function soloOf(facts: Partial<EndFacts> = {}, state?: GameState): Promise<EndView & { kind: 'solo' }> {
  const view = endView(snapshotOf(state ?? (await gameOf('yahtzee', TURNS))), { ...NOTHING, ...facts });
  if (view?.kind !== 'solo') throw new Error('this is no game of one player');
  return view;
}

async function playersOf(
  state: GameState,
  facts: Partial<EndFacts> = {},
  levels: Snapshot['levels'] = [],
): Promise<EndView & { kind: 'players' }> {
  const view = endView(snapshotOf(state, { levels }), { ...NOTHING, ...facts });
  if (view?.kind !== 'players') throw new Error('this is a game of one player');
  return view;
}

/**
 * Perfect play that reaches each total from 0 to 999 equally often, so that a total is its own share in tenths of a
 * percent.
 */
const EVEN = { chances: new Float64Array(1000).fill(1 / 1000) };

const others = (...fair: readonly number[]) => ({ fair, isFirst: false, helped: false, empty: '' });

describe('the verdict', () => {
  test('counts what is below the total, rounded down', () => {
    equal(percentBelow(EVEN, 849), 84);
    equal(percentBelow(EVEN, 850), 85);
    equal(percentBelow(EVEN, 0), 0);
    equal(percentBelow(EVEN, 5000), 100);
    equal(percentBelow({ chances: [0.29, 0.71] }, 1), 29);
  });

  for (const [total, sentence] of [
    [995, '*Better than 99%* of perfectly played games. You will not see this often.'],
    [989, '*Better than 98%* of perfectly played games.'],
    [500, '*Better than 50%* of perfectly played games.'],
    [499, '*A good game:* better than 49% of perfectly played games.'],
    [200, '*A good game:* better than 20% of perfectly played games.'],
    [199, 'Perfect play scores *500* on average.'],
  ] as const)
    test(`of ${total / 10}% says ${sentence || 'nothing'}`, () =>
      equal(verdictOf(t, total, EVEN, others()), sentence));

  test('writes the share as the language does', async () => {
    const verdict = async (tag: string): Promise<string> =>
      verdictOf(await speaking(tag), 850, EVEN, others());
    match(await verdict('de'), /^\*Besser als 85\u00A0%\* aller/);
    match(await verdict('fa'), /^\*بهتر از ۸۵٪\* /);
  });

  test('of less than a fifth compares with one’s own games', () => {
    equal(verdictOf(t, 150, EVEN, others(100, 120, 140, 180)), '*Better than 75%* of your own games.');
    equal(verdictOf(t, 90, EVEN, others(100, 120)), '*20 below* your average.');
  });

  test('calls no game good that is below one’s own average', () => {
    equal(verdictOf(t, 300, EVEN, others(310, 320)), '*Better than 30%* of perfectly played games.');
  });

  test('without a solution is about one’s own games', () => {
    equal(verdictOf(t, 300, undefined, others(200, 250, 320)), '*Better than 66%* of your own games.');
  });

  test('of a first game measures it against perfect play, or else names what there is to beat', () => {
    const first = { fair: [], isFirst: true, helped: false, empty: '' };
    equal(verdictOf(t, 122, EVEN, first), '*378 below* perfect play’s average, in your first game.');
    equal(verdictOf(t, 122, undefined, first), '*A first result:* your next game has 122 to beat.');
    equal(verdictOf(t, 122, undefined, { ...first, helped: true }), '');
  });

  test('of a weak game names boxes that stayed empty, but not of one above one’s own average', () => {
    const empty = '*Yahtzee* stayed empty: 50 points.';
    equal(verdictOf(t, 150, EVEN, { ...others(200, 220), empty }), empty);
    equal(verdictOf(t, 150, undefined, { ...others(140, 155, 180), empty }), empty);
    equal(
      verdictOf(t, 150, EVEN, { ...others(100, 120), empty }),
      '*Better than all 2* of your other games.',
    );
    match(verdictOf(t, 300, EVEN, { ...others(400), empty }), /^\*Better than 30%\* of perfectly/);
  });

  test('of a record says how many games it is above', () => {
    equal(verdictOf(t, 124, EVEN, others(122)), '*Better than* your other game.');
    equal(verdictOf(t, 142, EVEN, others(122, 124, 139)), '*Better than all 3* of your other games.');
    equal(verdictOf(t, 142, EVEN, { ...others(120, 122), helped: true }), '*21 above* your average.');
  });
});

describe('the end of a game of one', () => {
  test('shows the total, and what it is made of where nothing can be compared', async () => {
    const view = await soloOf();
    equal(view.total, String(TOTAL));
    equal(view.chart, undefined);
    deepEqual(
      view.sheet?.figures.map(({ value }) => value),
      ['63', '153', '35', '0', String(TOTAL)],
    );
    equal(view.history, undefined);
  });

  test('keeps a place for what an advisor has not yet answered, and says nothing that may change', async () => {
    const results = [result(200), result(300)];
    const waiting = await soloOf({ results, awaitsPerfect: true });
    deepEqual([waiting.verdict, waiting.hope, waiting.chart, waiting.sheet], ['', '', undefined, undefined]);
    deepEqual(waiting.coming, { title: 'Your 3 games' });
    const told = await soloOf({ results, perfect: EVEN });
    deepEqual([told.coming, told.chart?.title], [undefined, 'Your 3 games']);
    deepEqual(waiting.facts, told.facts);
  });

  test('tells the personal best and how far away it is', async () => {
    const best = async (...totals: readonly number[]) =>
      (await soloOf({ results: totals.map((total) => result(total)) })).facts[0];
    deepEqual(await best(200, 298), { label: 'Personal best', value: '298', note: '47 short' });
    deepEqual(await best(200), { label: 'Personal best', value: String(TOTAL), note: 'today' });
    deepEqual(await best(), { label: 'Bonus', value: '63 / 63', note: '' });
  });

  const place = async (totals: readonly number[], more: Partial<EndFacts> = {}): Promise<string> =>
    (await soloOf({ results: totals.map((total) => result(total)), ...more })).place;
  const below = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => 100 + i);

  test('names records and places, not those among few', async () => {
    equal(await place([200]), '*New record: 251*, your best was 200.');
    equal(await place([200, 251]), '*251 again:* as good as your best game.');
    equal(await place([300, ...below(8)]), '*Your second best game* of 10.');
    equal(await place([300, 301, ...below(8)]), '*Your third best game* of 11.');
    equal(await place([300, 301, 302, ...below(8)]), '*Place 4* among your 12 games.');
    equal(await place([300, 301, ...below(2)]), '');
    equal(await place([...below(5).map((n) => n + 300), ...below(2)]), '');
    equal(await place([]), '');
  });

  test('a game with advice sets no record, and is no record for later ones', async () => {
    equal(await place([200], { helped: true }), '*Played with advice:* this game sets no record.');
    const results = [result(300, { helped: true }), result(200)];
    equal((await soloOf({ results })).place, '*New record: 251*, your best was 200.');
  });

  test('leaves out other players, and this game itself', async () => {
    const results = [result(300, { name: 'Grace' }), result(TOTAL, { game: 'this' }), result(200)];
    equal((await soloOf({ results })).chart?.title, 'Your 2 games');
    equal((await soloOf({ results })).place, '*New record: 251*, your best was 200.');
  });

  test('the first game has a sentence and the curve of perfect play alone', async () => {
    const { chart } = await soloOf({ results: [], perfect: EVEN });
    equal(chart?.title, 'Your first game. From now on your games are kept here.');
    deepEqual([chart?.chart.bars, chart?.chart.dots], [[], []]);
    ok(chart && chart.chart.curve.length > 0);
  });

  test('offers the same dice where they can fall again', async () => {
    equal((await soloOf()).again, undefined);
    const again = { label: 'Same dice again', note: '251 to beat', isSame: true };
    deepEqual((await soloOf({ hasSameDice: true })).again, again);
  });

  test('a first game and a record have a verdict', async () => {
    equal((await soloOf({ results: [] })).verdict, '*A first result:* your next game has 251 to beat.');
    equal((await soloOf({ results: [result(200)] })).verdict, '*Better than* your other game.');
  });

  test('the average and the number of games are told', async () => {
    const { chart } = await soloOf({ results: [result(200), result(250), result(400, { helped: true })] });
    deepEqual([chart?.title, chart?.note], ['Your 4 games', 'average 234']);
  });

  test('lists the last games, the newest first, and those with advice', async () => {
    const { history } = await soloOf({ results: [result(200), result(250, { helped: true })] });
    deepEqual(
      history?.games.map(({ total, note }) => [total, note]),
      [
        ['250', 'with advice'],
        ['200', ''],
      ],
    );
  });
});

describe('the sentence of hope', () => {
  /** A game of Yahtzee with other dice in some rows. */
  const gameWith = (...turns: readonly string[]): Promise<GameState> =>
    gameOf(
      'yahtzee',
      turns.reduce((all, turn) => all.replace(new RegExp(`${turn.split(' ')[0]} \\d+`), turn), TURNS),
    );
  const hope = async (turns: readonly string[], facts: Partial<EndFacts> = {}): Promise<string> =>
    (await soloOf(facts, await gameWith(...turns))).hope;
  const FULL = 'yahtzee 66666';

  test('names the bonus that was near, with the total that was there', async () => {
    // 251 - 35 - 10 without two of the fives: ten points and the bonus would give 251 again, and 50 for Yahtzee.
    equal(await hope([FULL, 'fives 51122']), 'The bonus was 10 away: *301 was there.*');
    equal(await hope([FULL, 'fives 51122', 'sixes 61122']), '*No box stayed empty.*');
  });

  test('names the cheapest box that stayed empty', async () => {
    equal(await hope([]), 'Missing: Yahtzee. *301 was there.*');
    equal(await hope(['smallStraight 11124']), 'Missing: Small straight. *251 was there.*');
    equal(await hope([FULL, 'fourOfAKind 11223']), 'Missing: Four of a kind. *At least 293 was there.*');
  });

  test('names the same dice after a weak game, if they can fall again', async () => {
    const results = [result(300), result(320)];
    const weak = { results, hasSameDice: true };
    equal(
      await hope([FULL, 'chance 11122'], weak),
      'You make 310 on average, *and now you know these dice.*',
    );
    equal(await hope([FULL], { hasSameDice: true }), '*You know these dice now:* 301 to beat.');
  });

  test('says nothing twice', async () => {
    const view = await soloOf({ results: [result(300), result(320)], hasSameDice: true });
    equal(view.verdict, '*Yahtzee* stayed empty: 50 points.');
    equal(view.hope, 'You make 310 on average, *and now you know these dice.*');
    const both = await soloOf({ results: [result(300)] }, await gameWith('largeStraight 11123', FULL));
    equal(both.verdict, '*Large straight* stayed empty: 40 points.');
    equal(both.hope, '');
  });

  const comparesTotals = ({ spec }: Ruleset): boolean => !spec.standing && (spec.players?.[0] ?? 1) === 1;
  for (const ruleset of shipped.filter(comparesTotals))
    test(`of ${ruleset.id} names a total above the game’s own`, async () => {
      for (const seed of [1, 2, 3]) {
        const state = endOf(randomGame(ruleset.id, ruleset, 1, seed));
        const { hope: said, total } = await soloOf({}, state);
        const [, figure] = /\*(?:At least )?([\d,]+) was there/.exec(said) ?? [];
        if (figure)
          ok(Number(figure.replaceAll(',', '')) > Number(total.replaceAll(',', '')), `${seed}: ${said}`);
        else equal(said, '*No box stayed empty.*');
      }
    });
});

describe('the rank of a player', () => {
  const rankAfter = async (totals: readonly number[], more: Partial<EndFacts> = {}) => {
    const { rank } = await soloOf({ results: totals.map((n) => result(n)), perfect: EVEN, ...more });
    return (
      rank && { label: rank.label, value: rank.value, note: rank.note, ends: rank.ends, scale: rank.scale }
    );
  };

  test('is there from five games on, and counts the games before', async () => {
    const first = await rankAfter([]);
    deepEqual([first?.label, first?.value, first?.ends], ['Your rank', 'after 5 games', ['1 of 5 played']]);
    // 251 of 1,000 equal totals, and four games of 500.
    const fifth = await rankAfter([500, 500, 500, 500]);
    deepEqual([fifth?.label, fifth?.value, fifth?.note], ['Your rank, last 5 games', '45', '']);
    deepEqual(fifth?.ends, ['0', 'perfect play 50', '100']);
  });

  test('is the mean place of the last ten among perfectly played games, and tells its change', async () => {
    const ten = Array.from({ length: 12 }, (_, i) => (i < 3 ? 900 : 500));
    const view = await rankAfter(ten);
    // Nine games of 500 and one of 251; before, one of 900 and nine of 500.
    deepEqual([view?.label, view?.value, view?.note], ['Your rank, last 10 games', '48', '−6']);
    deepEqual(view?.scale, { now: 48, before: 54 });
  });

  test('leaves out games with advice, and has no place where perfect play is not known', async () => {
    equal((await rankAfter([500, 500, 500, 500], { helped: true }))?.value, 'after 5 games');
    equal(await rankAfter([500, 500, 500, 500, 500], { perfect: undefined }), undefined);
    const awaited = await rankAfter([500, 500, 500, 500], { perfect: undefined, awaitsPerfect: true });
    deepEqual([awaited?.label, awaited?.value, awaited?.scale], ['Your rank, last 5 games', '', undefined]);
  });
});

describe('the chart of one’s own games', () => {
  const games = (...totals: readonly number[]) => totals.map((total) => ({ total, helped: false }));
  const many = Array.from({ length: 30 }, (_, i) => 150 + 5 * i);

  test('has bars of 20 points in a game of Yahtzee', () => {
    const chart = histogramOf({ total: 229, helped: false }, games(...many), undefined);
    equal(chart?.width, 20);
    deepEqual(
      chart?.bars.find(({ today }) => today),
      { from: 220, count: 5, helped: 0, today: true },
    );
    equal(
      chart?.bars.reduce((sum, { count }) => sum + count, 0),
      31,
    );
  });

  test('has bars that fit the totals of other games', () => {
    const width = (factor: number): number | undefined =>
      histogramOf({ total: 229 * factor, helped: false }, games(...many.map((n) => n * factor)), undefined)
        ?.width;
    deepEqual([width(0.05), width(0.25), width(5)], [1, 5, 100]);
  });

  test('shows few games as dots', () => {
    const chart = histogramOf({ total: 229, helped: false }, games(200, 201, 300), undefined);
    equal(chart?.bars.length, 0);
    deepEqual(
      chart?.dots.map(({ total, level, today }) => [total, level, today]),
      [
        [229, 0, true],
        [300, 0, false],
        [201, 0, false],
        [200, 1, false],
      ],
    );
  });

  test('draws perfect play on the same scale', () => {
    const chart = histogramOf({ total: 500, helped: false }, games(...many), EVEN);
    // Bars of 50 of 1,000 totals: a twentieth of 31 games.
    equal(chart?.width, 50);
    const inner = chart?.curve.filter(({ total }) => total >= 100 && total <= 900) ?? [];
    ok(inner.length > 30 && inner.every(({ count }) => Math.abs(count - 31 / 20) < 1e-9));
  });

  test('is not there where there is nothing to compare', () => {
    equal(histogramOf({ total: 229, helped: false }, [], undefined), undefined);
  });
});

describe('the end of a game of several', async () => {
  const yahtzee = await loadRuleset('yahtzee');
  const rows = TURNS.split(', ').map((turn) => turn.split(' '));
  /** A finished game in which all players enter the same dice, except in chance. */
  const ended = (names: readonly string[], chances: readonly string[]): GameState =>
    playTurns(
      newGame(yahtzee, { players: names }),
      rows
        .flatMap(([row = '', dice = '']) =>
          names.map((_, seat) => `${row} ${row === 'chance' ? (chances[seat] ?? '') : dice}`),
        )
        .join(', '),
    );
  const NAMES = ['Ada', 'Cleo', 'Max', 'Uno'];
  const FOUR = ended(NAMES, ['66665', '66661', '66661', '11112']);

  test('equal totals share a place, and the next is left out', async () => {
    const [column] = (await playersOf(FOUR)).columns;
    deepEqual(
      column?.rows.map(({ place, name, total, behind }) => [place, name, total, behind]),
      [
        ['1', 'Ada', '252', ''],
        ['=2', 'Cleo', '248', '−4'],
        ['=2', 'Max', '248', '−4'],
        ['4', 'Uno', '229', '−23'],
      ],
    );
  });

  test('the same dice are offered to somebody who has lost alone against computers', async () => {
    const again = async (levels: Snapshot['levels']) =>
      (await playersOf(FOUR, { hasSameDice: true }, levels)).again;
    const [bot, person] = ['human', undefined] as const;
    deepEqual(await again([bot, person, bot, bot]), { label: 'Revenge', note: 'same dice', isSame: true });
    const fresh = { label: 'Play again', note: 'new dice', isSame: false };
    deepEqual(await again([person, bot, bot, bot]), fresh);
    deepEqual(await again([bot, person, person, bot]), fresh);
    equal((await playersOf(FOUR)).again, undefined);
  });

  test('a computer says one true sentence to the person who played against it', async () => {
    const remark = async (game: GameState, levels: Snapshot['levels'] = [undefined, 'human']) =>
      (await playersOf(game, {}, levels)).remark;
    const two = (chances: readonly string[]): GameState => ended(['Ada', 'Grace'], chances);
    deepEqual(await remark(two(['66665', '66661'])), {
      level: 'human',
      text: '4 points apart. One more?',
    });
    equal((await remark(two(['66665', '66664'])))?.text, '1 point apart. One more?');
    equal((await remark(two(['66665', '66665'])))?.text, 'Nobody lost. One more?');
    equal((await remark(two(['66666', '11111'])))?.text, 'Large straight, 40: I saw that.');
    equal((await remark(two(['11111', '66666'])))?.text, 'Large straight, 40: I saw that.');
    equal(await remark(two(['66665', '66661']), []), undefined);
    equal(await remark(two(['66665', '66661']), ['human', 'human']), undefined);
    equal(await remark(FOUR, [undefined, 'human', 'human', 'human']), undefined);
  });

  test('a computer names the bonus that decided the game', async () => {
    // Ada has 63 points above; Grace lacks 4 of them, and has 14 more in Chance.
    const own = TURNS.replace('chance 66655', 'chance 44411').split(', ');
    const other = TURNS.replace('fours 44412', 'fours 44123').split(', ');
    const game = playTurns(
      newGame(yahtzee, { players: ['Ada', 'Grace'] }),
      own.flatMap((turn, i) => [turn, other[i] ?? '']).join(', '),
    );
    const { remark } = await playersOf(game, {}, [undefined, 'human']);
    equal(remark?.text, 'The bonus decided it.');
  });

  test('remembers the games against a computer', async () => {
    const two = ended(['Ada', 'Grace'], ['66665', '66661']);
    const met = (ahead: number) => result(200, { game: `${ahead}`, rivals: [{ level: 'human', ahead }] });
    const others = result(300, { game: 'other', rivals: [{ level: 'greedy', ahead: -1 }] });
    const seriesAfter = async (
      results: readonly Result[],
      levels: Snapshot['levels'] = [undefined, 'human'],
    ) => {
      const { series } = await playersOf(two, { results }, levels);
      return series && [series.label, series.text, series.games.map(({ initial }) => initial).join('')];
    };
    // Ada has won this game, too.
    deepEqual(await seriesAfter([]), ['Your game', 'You lead 1 to 0', 'A']);
    deepEqual(await seriesAfter([others, met(-1)]), ['Your 2 games', 'Even, 1 to 1', 'GA']);
    const lost = Array.from({ length: 9 }, (_, i) => ({ ...met(-1), game: `lost ${i}` }));
    deepEqual(await seriesAfter([...lost, met(0)]), ['Your 10 games', 'Grace leads 9 to 1', 'GGGGGGGA']);
    deepEqual(await seriesAfter([{ ...met(-1), game: 'this' }]), ['Your game', 'You lead 1 to 0', 'A']);
    equal(await seriesAfter([met(1)], []), undefined);
    equal((await playersOf(two, {}, [undefined, 'human'])).series, undefined);
  });

  test('a computer has its level, a person the bonus', async () => {
    const [column] = (await playersOf(FOUR, {}, [undefined, 'human'])).columns;
    deepEqual(
      column?.rows.slice(0, 2).map(({ levelName, note }) => [levelName, note]),
      [
        ['', 'Bonus 35'],
        ['Human-like', 'Bonus 35'],
      ],
    );
  });

  test('twenty stand in two columns of ten', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `P${i}`);
    const state = ended(
      names,
      names.map((_, i) => (i % 2 ? '66665' : '11112')),
    );
    const view = await playersOf(state);
    deepEqual(
      view.columns.map((column) => [column.start, column.rows.length]),
      [
        [1, 10],
        [11, 10],
      ],
    );
    equal(view.columns[1]?.rows[0]?.place, '=11');
    deepEqual([view.note, view.average, view.chart], ['20 players, 13 turns', 'average 241', undefined]);
  });

  test('says which turn decided, by the winner’s chance', async () => {
    const state = ended(NAMES, ['66666', '66661', '66661', '11112']);
    const even = [0.25, 0.25, 0.25, 0.25];
    const chances = [...Array.from({ length: 12 }, () => even), [0.389, 0.2, 0.2, 0.2], [1, 0, 0, 0]];
    const { chart } = await playersOf(state, { chances });
    equal(chart?.decided, '*Turn 13 decided it:* five sixes, from 38% to 100%.');
    equal(chart?.step, 'Ada: Chance');
    deepEqual(chart?.rows.at(-2), ['12', '38%', '20%', '20%', '20%']);
  });

  test('names the box where the dice were not alike', async () => {
    const chances = Array.from({ length: 14 }, (_, round) =>
      round > 10 ? [1, 0, 0, 0] : [0.25, 0.25, 0.25, 0.25],
    );
    const { chart } = await playersOf(FOUR, { chances });
    equal(chart?.decided, '*Turn 11 decided it:* Large straight, from 25% to 100%.');
  });

  test('a shared win was decided by no turn', async () => {
    const state = ended(['Ada', 'Cleo'], ['66665', '66665']);
    const chances = Array.from({ length: 14 }, () => [0.5, 0.5]);
    equal((await playersOf(state, { chances })).chart?.decided, '');
  });

  test('shows totals where nobody tells the chances', async () => {
    const { chart } = await playersOf(FOUR);
    equal(chart?.title, 'Total, turn by turn');
    deepEqual(chart?.rows[0], ['1', '3', '3', '3', '3']);
  });

  test('ends with the game where a play-off has decided it', async () => {
    const game = withOptions(yahtzee, { tieBreak: 'playoff' });
    const round = (dice: readonly string[]): string =>
      rows
        .flatMap(([row = '', own = '']) => dice.map((chance) => `${row} ${row === 'chance' ? chance : own}`))
        .join(', ');
    const tied = round(['11112', '66665', '66665']);
    const state = playTurns(
      newGame(game, { players: ['Ada', 'Cleo', 'Max'] }),
      `${tied}, ${round(['66666', '11112'])}`,
    );
    const { chart } = await playersOf(state);
    deepEqual(chart?.rows.at(-1), ['13', '229', '252', '252']);
    const even = [1 / 3, 1 / 3, 1 / 3];
    const chances = [...Array.from({ length: 13 }, () => even), [0, 0.5, 0.5]];
    const told = (await playersOf(state, { chances })).chart;
    deepEqual([told?.rows.at(-1), told?.decided], [['13', '0%', '50%', '50%'], '']);
  });

  test('keeps the place of the chart while it is computed', async () => {
    const { chart } = await playersOf(FOUR, { awaitsChances: true });
    deepEqual([chart?.title, chart?.chart], ['Chance to win, turn by turn', undefined]);
  });

  test('names of lines keep apart', () => {
    const { lines } = lineChartOf(
      Array.from({ length: 14 }, (_, i) => [i, 13 - i, 6.5]),
      [0],
    );
    const spots = lines.map(({ label }) => `${label.round} ${label.value}`);
    equal(new Set(spots).size, 3);
  });
});

describe('every game', () => {
  for (const ruleset of shipped)
    test(`comes to an end that shows something: ${ruleset.id}`, async () => {
      for (const players of [1, 3]) {
        const [fewest, most] = ruleset.spec.players ?? [1, 20];
        if (players < fewest || players > most) continue;
        const state = endOf(randomGame(ruleset.id, ruleset, players, 7));
        const view = endView(snapshotOf(state), { ...NOTHING, results: [result(100), result(120)] });
        ok(view);
        const shown = JSON.stringify(view);
        ok(!/NaN|undefined|Infinity/.test(shown), shown);
        if (view.kind === 'players') equal(view.columns.flatMap((column) => column.rows).length, players);
        else match(view.total, /\d/);
        ok(turnsOf(state).length > 0 || (state.turn.phase === 'over' && state.turn.winner !== undefined));
      }
    });
});

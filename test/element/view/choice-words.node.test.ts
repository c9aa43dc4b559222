// The words for a choice, in every language.

import type { GameState } from '@yahtzee-game/rules';
import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choiceWords, speaking, translator } from '../inside.js';
import { thrown } from '../snapshots.js';

const TWO = { players: ['Ada', 'Grace'] };

type Choice = Parameters<typeof choiceWords>[0];
interface Position {
  readonly state: GameState;
  readonly choice: Choice;
}

/** The question which dice to keep; `kept` has positions from 1. */
async function keep(id: string, dice: string, kept: string, options = {}): Promise<Position> {
  const state = await thrown(id, '', dice, options);
  const held = [...kept].reduce((mask, position) => mask | (1 << (Number(position) - 1)), 0);
  return { state, choice: { kind: 'hold', held } };
}

async function fill(id: string, dice: string, cell: string): Promise<Position> {
  return { state: await thrown(id, '', dice), choice: { kind: 'score', cell } };
}

/** The question which row of a race to name for this turn. */
async function name(id: string, dice: string, cell: string): Promise<Position> {
  return { state: await thrown(id, '', dice, TWO), choice: { kind: 'announce', cell } };
}

const positions = await Promise.all([
  keep('yahtzee', '62645', '13'),
  keep('yahtzee', '62645', '135'),
  keep('yahtzee', '44422', '123'),
  keep('maxi-yatzy', '444122', '12356'),
  keep('yahtzee', '62645', '1245'),
  keep('yahtzee', '62645', '5'),
  keep('yahtzee', '62645', ''),
  keep('poker-dice', '55651', '124', TWO),
  keep('poker-dice', '66551', '1234', TWO),
  fill('yahtzee', '66622', 'fullHouse'),
  name('sachsenkniffel', '222221', 'twos'),
]);

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  en: [
    'keep the two sixes',
    'keep the sixes and the five',
    'keep the three fours',
    'keep the fours and the twos',
    'keep 2 4 5 6',
    'keep the five',
    'reroll all five',
    'keep the three kings',
    'keep the aces and the kings',
    'write 25 in Full house',
    'choose the row Twos',
  ],
  da: [
    'behold de to seksere',
    'behold sekserne og femmeren',
    'behold de tre firere',
    'behold firerne og toerne',
    'behold 2 4 5 6',
    'behold femmeren',
    'kast alle fem om',
    'behold de tre konger',
    'behold esserne og kongerne',
    'skriv 25 i »Fuldt hus«',
    'vælg rækken »Toere«',
  ],
  de: [
    'die zwei Sechsen behalten',
    'die Sechsen und die Fünf behalten',
    'die drei Vieren behalten',
    'die Vieren und die Zweien behalten',
    '2 4 5 6 behalten',
    'die Fünf behalten',
    'alle fünf neu werfen',
    'die drei Könige behalten',
    'die Asse und die Könige behalten',
    '25 in „Full House“ eintragen',
    'Zeile „Zweier“ wählen',
  ],
  es: [
    'guarda los dos seises',
    'guarda los seises y el cinco',
    'guarda los tres cuatros',
    'guarda los cuatros y los doses',
    'guarda 2 4 5 6',
    'guarda el cinco',
    'vuelve a tirar los cinco',
    'guarda los tres reyes',
    'guarda los ases y los reyes',
    'anota 25 en «Full»',
    'elige la fila «Doses»',
  ],
  fa: [
    'دو تاس شش را نگه دار',
    'تاس‌های شش و تاس پنج را نگه دار',
    'سه تاس چهار را نگه دار',
    'تاس‌های چهار و تاس‌های دو را نگه دار',
    '۲ ۴ ۵ ۶ را نگه دار',
    'تاس پنج را نگه دار',
    'هر پنج تاس را دوباره بریز',
    'سه تاس شاه را نگه دار',
    'تاس‌های آس و تاس‌های شاه را نگه دار',
    '۲۵ را در فول‌هاوس بنویس',
    'ردیف «دوها» را انتخاب کن',
  ],
  fi: [
    'pidä kaksi kuutosta',
    'pidä kuutoset ja viitonen',
    'pidä kolme nelosta',
    'pidä neloset ja kakkoset',
    'pidä 2 4 5 6',
    'pidä viitonen',
    'heitä kaikki viisi uudelleen',
    'pidä kolme kuningasta',
    'pidä ässät ja kuninkaat',
    'kirjaa 25 ruutuun Täyskäsi',
    'valitse rivi Kakkoset',
  ],
  fr: [
    'gardez les deux 6',
    'gardez les 6 et le 5',
    'gardez les trois 4',
    'gardez les 4 et les 2',
    'gardez 2 4 5 6',
    'gardez le 5',
    'relancez les cinq dés',
    'gardez les trois rois',
    'gardez les as et les rois',
    'inscrivez 25 dans « Full »',
    'choisissez la ligne « Deux »',
  ],
  hr: [
    'zadržite dvije šestice',
    'zadržite šestice i peticu',
    'zadržite tri četvorke',
    'zadržite četvorke i dvojke',
    'zadržite 2 4 5 6',
    'zadržite peticu',
    'ponovno bacite svih pet',
    'zadržite kraljeve',
    'zadržite aseve i kraljeve',
    'upišite 25 u polje Ful',
    'odaberite redak Dvojke',
  ],
  it: [
    'tieni i due 6',
    'tieni i 6 e il 5',
    'tieni i tre 4',
    'tieni i 4 e i 2',
    'tieni 2 4 5 6',
    'tieni il 5',
    'tira di nuovo tutti e cinque',
    'tieni i tre re',
    'tieni gli assi e i re',
    'segna 25 in «Full»',
    'scegli la riga «Due»',
  ],
  nb: [
    'behold de to sekserne',
    'behold sekserne og femmeren',
    'behold de tre firerne',
    'behold firerne og toerne',
    'behold 2 4 5 6',
    'behold femmeren',
    'kast alle fem om',
    'behold de tre kongene',
    'behold essene og kongene',
    'skriv 25 i Hus',
    'velg raden Toere',
  ],
  sr: [
    'zadržite dve šestice',
    'zadržite šestice i peticu',
    'zadržite tri četvorke',
    'zadržite četvorke i dvojke',
    'zadržite 2 4 5 6',
    'zadržite peticu',
    'ponovo bacite svih pet',
    'zadržite kraljeve',
    'zadržite aseve i kraljeve',
    'upišite 25 u polje Ful',
    'izaberite red Dvojke',
  ],
  sv: [
    'behåll de två sexorna',
    'behåll sexorna och femman',
    'behåll de tre fyrorna',
    'behåll fyrorna och tvåorna',
    'behåll 2 4 5 6',
    'behåll femman',
    'kasta om alla fem',
    'behåll de tre kungarna',
    'behåll essen och kungarna',
    'skriv 25 i Kåk',
    'välj raden Tvåor',
  ],
};

describe('in every language', () => {
  for (const [tag, words] of Object.entries(EXPECTED))
    test(tag, async () => {
      const t = await speaking(tag);
      deepEqual(
        positions.map(({ state, choice }) => choiceWords(choice, { state, t })),
        words,
      );
    });
});

describe('what has no words of its own is listed', () => {
  const t = translator();
  const words = ({ state, choice }: Position): string => choiceWords(choice, { state, t });

  test('some of equal dice', async () => {
    equal(words(await keep('yahtzee', '55552', '1235')), 'keep 2 5 5 5');
  });

  test('three faces and more, poker faces as their names', async () => {
    equal(words(await keep('yahtzee', '66543', '1345')), 'keep 3 4 5 6');
    equal(words(await keep('poker-dice', '23451', '1234', TWO)), 'keep 10, jack, queen and king');
  });

  test('coloured dice', async () => {
    equal(words(await keep('tricolor', '11526', '12')), 'keep 1, blue; 1, blue');
  });

  test('faces of which nobody has heard', async () => {
    const { state, choice } = await keep('yahtzee', '11622', '123');
    const sides = [0, 2, 3, 4, 5, 12].map((face) => ({ ...state.rules.sides[0], face }));
    equal(choiceWords(choice, { state: { ...state, rules: { ...state.rules, sides } }, t }), 'keep 0 0 12');
  });
});

test('all dice, and boxes that take no points', async () => {
  const t = translator();
  const state = await thrown('poker-dice', '', '55651', TWO);
  equal(choiceWords({ kind: 'hold', held: 0b11111 }, { state, t }), 'stop here');
  equal(choiceWords({ kind: 'score', cell: 'round1' }, { state, t }), 'fill Round 1');
  const yamb = await thrown('yamb', '', '66666');
  equal(
    choiceWords({ kind: 'announce', cell: 'yahtzee@announce' }, { state: yamb, t }),
    'announce Yamb (Announce)',
  );
});

/** Notes on a game apart from its rows. */
import type { Bonus, Column, Ruleset, Spec } from '@yahtzee-game/rules';
import { bonusName, columnName, sectionName } from '../../../view/names.js';
import type { Translate } from '../../../words/messages.js';
import { sidesOf, throwsOf } from './throws.js';
import type { HelpNote } from './view.js';
import { facesInARow, wordOr } from './words.js';

/** A bonus: one step in a sentence, or every step of a ladder. */
export function bonusNote(t: Translate, ruleset: Ruleset, bonus: Bonus): HelpNote {
  const { id, section, ladder, once } = bonus;
  const name = bonusName(t, ruleset, id);
  const about = { section: sectionName(t, ruleset, section) };
  const [[at, points] = [0, 0], ...more] = ladder;
  const onlyOnce = once ? [t('help.bonus.once')] : [];
  if (!more.length) {
    const par = parOf(ruleset.spec, section, at);
    const reach = t(par ? 'help.bonus.par' : 'help.bonus.at', { ...about, at, n: par });
    return {
      id,
      title: t('help.bonus', { bonus: name, points: t.signed(points) }),
      lines: [reach, ...onlyOnce],
    };
  }
  const steps = ladder.map(([from, gain]) =>
    t('help.bonus.step', { ...about, points: t.signed(gain), at: from }),
  );
  return { id, title: name, lines: [...steps, ...onlyOnce] };
}

/** Returns the number of dice of each face that add up to `at`; 0 if it is not a whole number. */
function parOf({ categories }: Spec, section: string, at: number): number {
  const faces = categories.filter((row) => row.section === section).map(({ face = 0 }) => face);
  const each = at / faces.reduce((a, b) => a + b, 0);
  return Number.isInteger(each) && !faces.includes(0) ? each : 0;
}

export function columnsNote(
  t: Translate,
  { spec: { columns = [], fill }, game }: Ruleset,
): HelpNote | undefined {
  // In games of rounds the boxes are filled in order because rounds follow each other; it needs no note.
  if (game?.kind === 'rounds') return undefined;
  if (columns.length < 2 && columns.every(({ order }) => order.name === 'free')) return undefined;
  const every = fill === 'everyColumn' ? [t('help.columns.every')] : [];
  return {
    id: 'columns',
    title: t(columns.length > 1 ? 'help.columns' : 'option.order'),
    lines: [...every, ...columns.map((column) => columnLine(t, column))],
  };
}

function columnLine(t: Translate, column: Column): string {
  const { id, order, times = 1 } = column;
  const said = orderWords(t, order.name);
  const line = id ? t('help.columns.one', { column: columnName(t, column), order: said }) : said;
  return times > 1 ? t('help.columns.times', { column: line, n: times }) : line;
}

export const orderWords = (t: Translate, name: string): string => wordOr(t, `help.order.${name}`, name);

export function rollsNote(t: Translate, spec: Spec): HelpNote {
  const { dice, rolls, players } = spec;
  const faces = new Set(sidesOf(dice).map(({ face }) => face)).size;
  const [from = 0, to = 0] = players ?? [];
  return {
    id: 'rolls',
    title: t('help.rolls'),
    lines: [
      t('help.turn', { dice: dice.count, sides: faces, n: rolls }),
      ...tokenLines(t, spec),
      ...winLines(t, spec),
      ...(players ? [t('help.players', { from, to })] : []),
    ],
  };
}

/** Describes saved rolls. Some boxes or columns may save none, so every column is asked about a box that scores. */
function tokenLines(t: Translate, { tokens, columns }: Spec): readonly string[] {
  if (!tokens) return [];
  const ids = columns?.map(({ id }) => id) ?? [''];
  const saved = ids.some((id) => tokens.change(1, 1, id) > 0);
  return [
    ...(saved ? [t(tokens.spend === 'ask' ? 'help.tokens.ask' : 'help.tokens.auto')] : []),
    ...(tokens.points ? [t('help.tokens.points', { n: tokens.points })] : []),
  ];
}

/** A throw that wins at once, and whether it must be the first roll. */
function winLines(t: Translate, spec: Spec): readonly string[] {
  const { wins } = spec;
  const win = wins && throwsOf(spec).find((one) => wins({ ...one, roll: 1, served: true }, () => 'open'));
  if (!win) return [];
  const later = spec.rolls > 1 && wins({ ...win, roll: spec.rolls, served: false }, () => 'open');
  const dice = facesInARow(
    t,
    win.sides.map(({ face }) => face),
  );
  return [t(later ? 'help.wins' : 'help.wins.first', { dice })];
}

export function sourceNote(t: Translate, { source, status = 'documented' }: Spec): HelpNote {
  const doubt = status === 'documented' ? [] : [t(`help.status.${status}`)];
  return { id: 'source', title: t('help.source'), lines: [source, ...doubt] };
}

/**
 * How a game scores, as its own rules tell it: every sentence and every worked example is found by asking the ruleset,
 * so that house rules are explained as well as shipped ones. Pure, and free of the DOM.
 */
import type { Derived, Ruleset, Throw } from '@yahtzee-game/rules';
import type { Translate } from '../messages.js';
import { againNote } from './help/again.js';
import { bonusNote, columnsNote, rollsNote, sourceNote } from './help/notes.js';
import { optionsNote } from './help/options.js';
import { patternOf } from './help/pattern.js';
import { countingDice, exampleOf, scoredRow, type ScoredRow } from './help/scored.js';
import { pointsMessage } from './help/sentence.js';
import { throwsOf } from './help/throws.js';
import type { HelpDie, HelpExample, HelpRow, HelpView } from './help/view.js';
import { allOf } from './help/words.js';
import { gameName, rowName, sectionName, sideWords } from './names.js';

/** A row on its way to its words. */
interface Told {
  readonly row: ScoredRow;
  /** The message that says its points. */
  readonly key: string;
  readonly view: HelpRow;
}

export function helpView(ruleset: Ruleset, t: Translate): HelpView {
  const { spec } = ruleset;
  const throws = throwsOf(spec);
  const told = spec.categories.map((category) => tell(t, ruleset, scoredRow(spec, category, throws)));
  const sections = [...new Set([...spec.categories, ...(spec.derived ?? [])].map(({ section }) => section))];
  return {
    title: t('help.title', { game: gameName(t, ruleset) }),
    sections: sections.map((id) => ({
      id,
      name: sectionName(t, ruleset, id),
      rows: [
        ...together(
          t,
          told.filter(({ row }) => row.category.section === id),
        ),
        ...(spec.derived ?? [])
          .filter(({ section }) => section === id)
          .map((row) => derivedRow(t, ruleset, row)),
      ],
      bonuses: (spec.bonuses ?? [])
        .filter(({ section }) => section === id)
        .map((bonus) => bonusNote(t, ruleset, bonus)),
    })),
    notes: [
      againNote(t, ruleset),
      columnsNote(t, spec),
      rollsNote(t, spec),
      optionsNote(t, ruleset),
      sourceNote(t, spec),
    ].filter((note) => note !== undefined),
  };
}

function tell(t: Translate, ruleset: Ruleset, row: ScoredRow): Told {
  const { id, face, entries = 1, after, counts } = row.category;
  const name = rowName(t, ruleset, id);
  const { key, args } = pointsMessage(row, name, t);
  const pattern = face === undefined ? patternOf(row, t) : '';
  const points = t(key, args);
  const words = [
    pattern ? t('help.pattern', { pattern, points }) : points,
    entries > 1 ? t('help.entries', { n: entries }) : '',
    after === undefined ? '' : t('help.after', { row: rowName(t, ruleset, after) }),
    counts === false ? t('help.notAdded') : '',
  ];
  const view = { id, name, text: sentences(t, words), example: example(t, row) };
  return { row, key, view };
}

/** "Fours only, added. Same for each face" */
const sentences = (t: Translate, words: readonly string[]): string =>
  words
    .filter(Boolean)
    .map((said) => said.charAt(0).toUpperCase() + said.slice(1))
    .reduce((a, b) => t('help.then', { a, b }));

/** Rows that score alike are told once: number boxes by the one in the middle, others by the first. */
function together(t: Translate, all: readonly Told[]): readonly HelpRow[] {
  const rows: HelpRow[] = [];
  for (let i = 0; i < all.length;) {
    const first = all[i] as Told;
    let end = i + 1;
    while (end < all.length && areAlike(first, all[end] as Told)) end++;
    const one = all[first.row.category.face ? (i + end) >> 1 : i] as Told;
    rows.push(
      end - i > 1
        ? { ...one.view, text: sentences(t, [one.view.text, sameWords(t, one, all[end - 1])]) }
        : one.view,
    );
    i = end;
  }
  return rows;
}

function areAlike({ row: a, key }: Told, { row: b, key: other }: Told): boolean {
  if (key !== other) return false;
  if (a.category.face && b.category.face) return true;
  return Boolean(a.category.stands) && a.points.every((n, i) => n === b.points[i]);
}

const sameWords = (t: Translate, { row }: Told, last: Told | undefined): string =>
  row.category.face ? t('help.same.face') : t('help.same', { row: last?.view.name ?? '' });

function example(t: Translate, row: ScoredRow): HelpExample | undefined {
  const one = exampleOf(row);
  if (!one) return undefined;
  const points = row.category.score(one);
  const what = row.category.stands?.(points);
  const worth = what && t(what.key, what.args);
  return {
    dice: diceOf(row, one),
    roll: one.roll,
    served: one.served,
    points,
    worth: worth ?? t.number(points),
    label: t('help.example', { dice: facesOf(t, one), worth: worth ?? t('points', { n: points }) }),
  };
}

function diceOf(row: ScoredRow, one: Throw): readonly HelpDie[] {
  const counts = countingDice(row, one);
  return one.sides.map(({ face, colour }, i) => ({ face, colour, counts: counts[i] ?? true }));
}

const facesOf = (t: Translate, { sides }: Throw): string =>
  sides.map((side) => sideWords(t, side)).join(sides[0]?.colour ? '; ' : ' ');

const derivedRow = (t: Translate, ruleset: Ruleset, { id, reads }: Derived): HelpRow => ({
  id,
  name: rowName(t, ruleset, id),
  text: sentences(t, [
    t('help.derived', {
      rows: allOf(
        t,
        reads.map((row) => rowName(t, ruleset, row)),
      ),
    }),
  ]),
  example: undefined,
});

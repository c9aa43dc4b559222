/** Describes the rules for a further n of a kind, by applying the policy of the ruleset to invented cards. */
import type { Box, Category, Repeat, Repeated, Ruleset, Ruling, Side, Spec } from '@yahtzee-game/rules';
import { itemAt } from '../../../basics/item-at.js';
import { rowName } from '../../../view/names.js';
import type { Translate } from '../../../words/messages.js';
import { sidesOf, throwOf } from './throws.js';
import type { HelpNote } from './view.js';

/** The policy and the boxes to test it with: the number box of the face, and another one. */
interface Asked {
  readonly repeat: Repeat;
  readonly again: Repeated;
  readonly inOneColour: Repeated;
  readonly own: Category;
  readonly other: Category;
}

export function againNote(t: Translate, ruleset: Ruleset): HelpNote | undefined {
  const asked = askedOf(ruleset.spec);
  if (!asked) return undefined;
  const row = rowName(t, ruleset, asked.repeat.row);
  const place = placeKey(asked);
  const lines = [
    ...bonusLines(t, asked, row),
    ...(place ? [t(place)] : []),
    ...(takesZero(asked) ? [t('help.again.zero')] : []),
    ...(asked.repeat.opponents ? [t('help.again.opponents')] : []),
  ];
  const title = place ? t('joker') : t('help.again', { row });
  return lines.length ? { id: 'again', title, lines } : undefined;
}

function askedOf({ repeat, categories, dice, rolls }: Spec): Asked | undefined {
  const own = categories.find(({ face }) => face !== undefined);
  const others = categories.filter(({ id, face }) => face === undefined && id !== repeat?.row);
  const other = others.find(({ joker }) => joker !== undefined) ?? others[0];
  if (!repeat || own?.face === undefined || !other) return undefined;
  const { face } = own;
  const sides = sidesOf(dice).filter((side) => side.face === face);
  const lying = (shown: readonly Side[]): Repeated => ({
    t: throwOf(
      Array.from({ length: dice.count }, (_, i) => itemAt(shown, i % shown.length)),
      rolls,
      false,
    ),
    face,
    boxes: ['scored'],
    numberOpen: true,
    numberFilled: false,
    lowerOpen: true,
  });
  return { repeat, own, other, again: lying(sides), inOneColour: lying(sides.slice(0, 1)) };
}

function bonusLines(
  t: Translate,
  { repeat, again, inOneColour, own, other }: Asked,
  row: string,
): readonly string[] {
  const bonus = (box: Box, c: Category, asked: Repeated = again): number =>
    repeat.bonus({ ...asked, boxes: [box] }, c);
  const points = bonus('scored', own);
  if (!points) return [];
  const earnsElsewhere = [again, withoutNumberBox(again)].some((asked) => bonus('scored', other, asked));
  const args = { row, points: t.signed(points) };
  const coloured = repeat.bonus(inOneColour, own);
  const key = !earnsElsewhere ? 'numberBox' : bonus('zero', own) ? 'always' : 'scored';
  return [
    t(`help.again.${key}`, args),
    ...(coloured === points ? [] : [t('help.again.oneColour', { points: t.signed(coloured) })]),
  ];
}

/** The same throw once its number box is filled. */
const withoutNumberBox = (again: Repeated): Repeated => ({ ...again, numberOpen: false, numberFilled: true });

/** The message about the boxes in which it may be entered. */
function placeKey({ repeat, again, own, other }: Asked): string | undefined {
  const open = kindOf(repeat.place(again, other));
  const filled = kindOf(repeat.place(withoutNumberBox(again), other));
  if (open === 'barred' && filled === 'joker') return 'help.again.forced';
  if (open === 'literal' && filled === 'joker') return 'help.again.free';
  const number = kindOf(repeat.place(again, own));
  return open === 'joker' && number === 'barred' ? 'help.again.lower' : undefined;
}

/** Whether a number box takes a zero once no other box is open. */
const takesZero = ({ repeat, again, own }: Asked): boolean =>
  kindOf(repeat.place({ ...withoutNumberBox(again), lowerOpen: false }, own)) === 'zero';

const kindOf = (ruling: Ruling): string => (typeof ruling === 'string' ? ruling : 'barred');

/** The purpose of a game: the sentences written for it, and who wins. */
import type { Ruleset } from '@yahtzee-game/rules';
import { rowName } from '../../../view/names.js';
import type { Translate } from '../../../words/messages.js';

/** Returns these sentences. They describe the game without options, so if options are set, a last sentence says so. */
export function storyOf(t: Translate, ruleset: Ruleset): readonly string[] {
  const five = rowName(t, ruleset, 'yahtzee');
  const told: string[] = [];
  for (let n = 1; ; n++) {
    const key = `how.${ruleset.id}.${n}`;
    const said = t(key, { five });
    if (said === key) break;
    told.push(said);
  }
  const changed = told.length > 0 && Object.keys(ruleset.options).length > 0;
  return [
    ...told,
    ...(ruleset.spec.standing === undefined ? [t('help.total')] : []),
    ...(changed ? [t('help.changed')] : []),
  ];
}

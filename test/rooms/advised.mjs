/** What the built package finds best on a roll of Yahtzee: DICE, as text of the action. Ends by itself. */
import { advisedPlayer } from '@yahtzee-game/rooms/server';
import { actionText, newGame, reduce } from '@yahtzee-game/rules';
import { ruleset } from '@yahtzee-game/rules/rulesets/yahtzee';

const values = Array.from(process.argv[2] ?? '', Number);
const rolled = reduce(newGame(ruleset), { type: 'dice', values });
if (!rolled.ok) throw new Error(rolled.message);
// As a server would, this keeps the process from ending.
const listening = setInterval(() => undefined, 1000);
const action = await advisedPlayer('optimal').choose(rolled, new AbortController().signal);
console.log(actionText(action, ruleset));
clearInterval(listening);

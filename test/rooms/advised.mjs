/**
 * Prints the best choice of the built package on a roll of Yahtzee, as text of the action. Argument: DICE. Ends by
 * itself.
 */
import { advisedPlayer } from '@yahtzee-game/rooms/server';
import { actionText, newGame, reduce } from '@yahtzee-game/rules';
import { ruleset } from '@yahtzee-game/rules/rulesets/yahtzee';

const values = Array.from(process.argv[2] ?? '', Number);
const rolled = reduce(newGame(ruleset), { type: 'dice', values });
if (!rolled.ok) throw new Error(rolled.message);
// Keeps the process from ending, as a server would.
const listening = setInterval(() => undefined, 1000);
const action = await advisedPlayer('optimal').choose(rolled, new AbortController().signal);
console.log(actionText(action, ruleset));
clearInterval(listening);

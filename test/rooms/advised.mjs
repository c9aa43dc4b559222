/**
 * Prints the best choice of the built package on a first roll, as text of the action. Arguments: DICE, and a rule sheet
 * if it is not Yahtzee. Ends by itself.
 */
import { advisedPlayer } from '@yahtzee-game/rooms/server';
import { actionText, newGame, reduce } from '@yahtzee-game/rules';
import { rulesetFromJSON } from '@yahtzee-game/rules/define';
import { ruleset as yahtzee } from '@yahtzee-game/rules/rulesets/yahtzee';

const [, , dice = '', sheet] = process.argv;
const values = Array.from(dice, Number);
const read = sheet === undefined ? { ok: true, ruleset: yahtzee } : rulesetFromJSON(JSON.parse(sheet));
if (!read.ok) throw new Error(read.message);
const { ruleset } = read;
const rolled = reduce(newGame(ruleset), { type: 'dice', values });
if (!rolled.ok) throw new Error(rolled.message);
// Keeps the process from ending, as a server would.
const listening = setInterval(() => undefined, 1000);
const player = advisedPlayer('optimal');
const room = { room: 'AAAABBBB', address: '192.0.2.1' };
// Nobody waits for the first answer.
const gone = new AbortController();
const unanswered = player.choose(rolled, gone.signal, room).catch((error) => error);
gone.abort(new Error('the room is closed'));
console.log((await unanswered).message);
const action = await player.choose(rolled, new AbortController().signal, room);
console.log(actionText(action, ruleset));
clearInterval(listening);

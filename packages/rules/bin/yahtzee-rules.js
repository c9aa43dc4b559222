#!/usr/bin/env node
// Plays by lines of JSON on standard input and output: one request a line, one answer a line, in their order.
import { Session } from '@yahtzee-game/rules/lines';

const session = new Session(await advise());
let rest = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  await answer(lines);
}
await answer([rest]);

/** Writes the answers of all lines that have come together at once. @param {string[]} lines */
async function answer(lines) {
  let text = '';
  for (const line of lines) {
    if (!line.trim()) continue;
    const one = session.answer(line);
    text += `${JSON.stringify(one instanceof Promise ? await one : one)}\n`;
  }
  if (text && !process.stdout.write(text))
    await new Promise((drained) => process.stdout.once('drain', drained));
}

/** Resolves to what answers `advise`; undefined where the advisor is not installed. */
async function advise() {
  const advisor = await import('@yahtzee-game/advisor').then(
    ({ createAdvisor }) => createAdvisor(),
    () => undefined,
  );
  return advisor && ((state) => advisor.advise(state));
}

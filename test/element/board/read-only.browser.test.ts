// Frameworks set all properties that a template names, even those that can only be read.

import { expect } from '@open-wc/testing';
import '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/rooms/element';
import '@yahtzee-game/rooms/kiosk';
import '@yahtzee-game/rooms/leaderboard';
import { warningsOf } from '../../harness/boards/warnings.js';

/** For each element, properties that can only be read. */
const READ_ONLY: Readonly<Record<string, readonly string[]>> = {
  'yahtzee-game': [
    'state',
    'gameTitle',
    'message',
    'value',
    'labels',
    'validity',
    'validationMessage',
    'willValidate',
  ],
  'yahtzee-picker': ['board'],
  'yahtzee-puzzle': ['board'],
  'yahtzee-room': ['handle', 'board'],
  'yahtzee-leaderboard': ['handle'],
  'yahtzee-kiosk': ['board'],
};

for (const [tag, names] of Object.entries(READ_ONLY))
  describe(`<${tag}>, to whose read-only properties something is set`, () => {
    for (const name of names)
      it(`ignores ${name}, and warns once`, async () => {
        const element = document.createElement(tag);
        const before = Reflect.get(element, name) as unknown;
        const warnings = await warningsOf(() => {
          for (const value of ['mine', undefined]) Object.assign(element, { [name]: value });
          return Promise.resolve();
        });
        expect(Reflect.get(element, name)).to.equal(before);
        expect(warnings).to.deep.equal([`<${tag}> ${name} can only be read`]);
      });
  });

it('a state that was set before the board was defined does not hide the state', async () => {
  const late = document.createElement('yahtzee-later');
  document.body.append(late);
  Object.assign(late, { state: 'mine', value: 'mine' });
  const { YahtzeeGame } = await import('@yahtzee-game/element');
  customElements.define('yahtzee-later', class extends YahtzeeGame {});
  expect(Reflect.get(late, 'state')).not.to.equal('mine');
  expect(Reflect.get(late, 'value')).to.equal('');
  late.remove();
});

// Every property and method of the elements of rooms, given wrong values. There is no server.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import '@yahtzee-game/rooms/element';
import '@yahtzee-game/rooms/kiosk';
import '@yahtzee-game/rooms/leaderboard';
import type { LitElement } from 'lit';
import { expectQuiet, KINDS, methodsOf, propertiesOf, tryProperty } from '../../harness/boards/doors.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';
import { CODE } from '../opened.js';

/** For each tag and property, the kinds of values that are allowed; and how a working element looks. */
const ELEMENTS = {
  'yahtzee-room': [
    '[part~=door] [part~=open]',
    { server: 'text, empty text', code: 'empty text', playerName: 'text, empty text', link: 'empty text' },
  ],
  'yahtzee-leaderboard': [
    '[part~=list]',
    { server: 'text, empty text', event: 'empty text', link: 'empty text', door: 'function' },
  ],
  'yahtzee-kiosk': ['[part~=start]', { idle: 'number', results: 'empty list' }],
} as const satisfies Record<string, readonly [string, Readonly<Record<string, string>>]>;

for (const [tag, [seen, allowed]] of Object.entries(ELEMENTS))
  describe(`<${tag}>`, () => {
    const kinds: Readonly<Record<string, string>> = {
      ...allowed,
      messages: 'empty object',
      theme: 'text!, empty text',
    };

    for (const name of propertiesOf(document.createElement(tag) as LitElement))
      it(`keeps what is allowed as ${name}`, async () => {
        sessionStorage.clear();
        const element = await fixture<LitElement>(`<${tag}></${tag}>`);
        await tryProperty(
          element,
          name,
          kinds[name],
          () => element.updateComplete,
          async () => {
            element.requestUpdate();
            await element.updateComplete;
            expect(element.renderRoot.querySelector(seen), 'it is drawn').not.to.equal(null);
          },
        );
      });

    it('says that no style sheet of the page knows its theme', async () => {
      const warnings = await warningsOf(async (said) => {
        await fixture<LitElement>(`<${tag} theme="flet"></${tag}>`);
        await waitUntil(() => said.length > 0);
      });
      expect(warnings).to.deep.equal([
        `<${tag}> theme="flet" is not allowed; allowed: a theme whose style sheet the page has`,
      ]);
    });
  });

it('a kiosk has one method, which takes nothing', () => {
  expect(methodsOf(document.createElement('yahtzee-kiosk'))).to.deep.equal(['start']);
  for (const tag of ['yahtzee-room', 'yahtzee-leaderboard'] as const)
    expect(methodsOf(document.createElement(tag))).to.deep.equal([]);
});

describe('a door of the page’s own', () => {
  for (const [kind, answer] of Object.entries(KINDS))
    it(`that answers with ${kind} opens no room, and says why`, async () => {
      sessionStorage.clear();
      await warningsOf(async () => {
        const room = await fixture<HTMLElementTagNameMap['yahtzee-room']>('<yahtzee-room></yahtzee-room>');
        const door = () => answer as never;
        room.doors = { openRoom: door, joinRoom: door };
        room.code = CODE;
        await waitUntil(() => room.renderRoot.querySelector('.problem'), 'there is a problem');
        expect(room.handle).to.equal(undefined);
      });
      expectQuiet();
    });
});

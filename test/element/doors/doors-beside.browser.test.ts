// Every property and method of the picker, the puzzle and the review, given wrong values.

import { expect, fixture } from '@open-wc/testing';
import '@yahtzee-game/element';
import '@yahtzee-game/element/picker';
import '@yahtzee-game/element/puzzle';
import '@yahtzee-game/element/review';
import type { Advisor, GameReview } from '@yahtzee-game/element';
import { actionsOf } from '@yahtzee-game/rules';
import { expectQuiet, methodsOf, propertiesOf, tryMethod, tryProperty } from '../../harness/boards/doors.js';
import { waitUntil } from '../../harness/boards/wait.js';
import { warningsOf } from '../../harness/boards/warnings.js';

for (const tag of ['yahtzee-picker', 'yahtzee-puzzle', 'yahtzee-review'] as const)
  it(`<${tag}> says that no style sheet of the page knows its theme`, async () => {
    const warnings = await warningsOf(async (said) => {
      const element = await fixture<HTMLElementTagNameMap[typeof tag]>(`<${tag}></${tag}>`);
      element.theme = 'flet';
      await waitUntil(() => said.length > 0);
    });
    expect(warnings).to.deep.equal([
      `<${tag}> theme="flet" is not allowed; allowed: a theme whose style sheet the page has`,
    ]);
  });

describe('the picker', () => {
  const open = async (attributes = '') =>
    fixture<HTMLElementTagNameMap['yahtzee-picker']>(`<yahtzee-picker ${attributes}></yahtzee-picker>`);
  const allowed: Readonly<Record<string, string>> = {
    htmlFor: 'text, empty text',
    messages: 'empty object',
    theme: 'text!, empty text',
  };

  for (const name of propertiesOf(document.createElement('yahtzee-picker')))
    it(`keeps what is allowed as ${name}`, async () => {
      const picker = await open();
      await tryProperty(
        picker,
        name,
        allowed[name],
        () => picker.updateComplete,
        async () => {
          await picker.updateComplete;
          expect(picker.renderRoot.querySelectorAll('[part~=game]').length).to.be.greaterThan(30);
        },
      );
    });

  it('picks ids alone', async () => {
    const picker = await open();
    expect(methodsOf(picker)).to.deep.equal(['pick']);
    await tryMethod(picker, 'pick', ['yatzy'], ['text, empty text'], () => picker.updateComplete);
  });

  it('says that the board it is for is not there', async () => {
    const warnings = await warningsOf(async (said) => {
      const picker = await open('for="nope"');
      await waitUntil(() => said.length > 0);
      expect(picker.board).to.equal(undefined);
    });
    expect(warnings).to.deep.equal([
      '<yahtzee-picker> for="nope" is not allowed; allowed: the id of a <yahtzee-game> in the same tree',
    ]);
  });

  it('that is in no page has no board, and can be asked', () => {
    const picker = document.createElement('yahtzee-picker');
    picker.htmlFor = 'nope';
    expect(picker.board).to.equal(undefined);
    expect(picker.pick('yatzy')).to.equal(true);
    expectQuiet();
  });
});

describe('the puzzle', () => {
  const allowed: Readonly<Record<string, string>> = {
    ruleset: 'text!, empty text',
    date: 'empty text',
    position: 'text!, empty text',
    topic: 'empty text',
    level: 'empty text',
    keep: 'true',
    positions: 'empty list',
    messages: 'empty object',
    theme: 'text!, empty text',
  };

  for (const name of propertiesOf(document.createElement('yahtzee-puzzle')))
    it(`keeps what is allowed as ${name}`, async () => {
      const puzzle = await fixture<HTMLElementTagNameMap['yahtzee-puzzle']>(
        '<yahtzee-puzzle></yahtzee-puzzle>',
      );
      const isOpen = (): boolean => {
        const sentence = puzzle.renderRoot.querySelector('.sentence')?.textContent ?? '';
        return /decision|position|read/i.test(sentence) || puzzle.renderRoot.querySelector('.box') !== null;
      };
      await tryProperty(
        puzzle,
        name,
        allowed[name],
        async () => {
          await puzzle.updateComplete;
          // Another decision is loaded in the background.
          await new Promise((resolve) => setTimeout(resolve));
          await waitUntil(isOpen, 'there is a decision, or why not');
        },
        () => puzzle.updateComplete,
      );
      puzzle.date = '2026-11-25';
      await waitUntil(() => puzzle.renderRoot.querySelector('.box'));
      expectQuiet();
    });
});

describe('the review', () => {
  const advisor: Advisor = {
    advise: () => ({ choices: [] }),
    review: (state): GameReview => ({
      expectedTotal: 250,
      decisions: actionsOf(state).flatMap((action, step) =>
        action.type === 'dice'
          ? []
          : { seat: 0, step, best: { kind: 'hold', held: 1, value: 250, loss: 0 }, loss: 1, luck: 0 },
      ),
      seats: [{ luck: 0, lost: 1 }],
    }),
  };
  const allowed: Readonly<Record<string, string>> = {
    game: 'text!, empty text, empty object!, refusal!, trap!',
    at: 'number!', // the game here has one decision
    links: 'true',
    takeOver: 'function',
    messages: 'empty object',
    theme: 'text!, empty text',
  };

  for (const name of propertiesOf(document.createElement('yahtzee-review')))
    it(`keeps what is allowed as ${name}`, async () => {
      const review = await fixture<HTMLElementTagNameMap['yahtzee-review']>(
        '<yahtzee-review></yahtzee-review>',
      );
      const reads = async (): Promise<void> => {
        review.advisor = advisor;
        review.game = '1 yahtzee Ada 31656 h12 111 =0';
        await waitUntil(
          () => review.renderRoot.querySelector('.list .sums, .list [part~=sums]'),
          'it is read',
        );
      };
      await reads();
      await tryProperty(
        review,
        name,
        allowed[name],
        async () => {
          await review.updateComplete;
          await waitUntil(
            () => !/Working|Reading/.test(review.renderRoot.querySelector('.working')?.textContent ?? ''),
          );
        },
        () => review.updateComplete,
      );
      await reads();
      expectQuiet();
    });
});

// An element beside the board has every colour and measure that its styles ask for: pages may set them, but need not.

import { YahtzeePicker } from '@yahtzee-game/element/picker';
import { YahtzeePuzzle } from '@yahtzee-game/element/puzzle';
import { YahtzeeReview } from '@yahtzee-game/element/review';
import type { CSSResult } from 'lit';
import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';

/** Tokens that are used without another value, and that have none of their own. */
function missingIn(styles: readonly CSSResult[]): readonly string[] {
  const text = styles.map(({ cssText }) => cssText).join('\n');
  const used = [...text.matchAll(/var\((--yahtzee-[\w-]+)\)/g)].map(([, token = '']) => token);
  const isSet = (token: string): boolean => new RegExp(`${token}: *(?!inherit|[^;]*!important)`).test(text);
  return [...new Set(used)].filter((token) => !isSet(token));
}

for (const element of [YahtzeePicker, YahtzeePuzzle, YahtzeeReview])
  test(`${element.name} sets what it uses`, () => deepEqual(missingIn(element.styles), []));

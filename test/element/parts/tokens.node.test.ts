// Every element beside the board defines all colours and sizes that its styles use: pages may set them, but need not.

import { YahtzeePicker } from '@yahtzee-game/element/picker';
import { YahtzeePuzzle } from '@yahtzee-game/element/puzzle';
import { YahtzeeReview } from '@yahtzee-game/element/review';
import type { CSSResult } from 'lit';
import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';

/** Tokens that are used without a fallback, and that the element does not define. */
function missingIn(styles: readonly CSSResult[]): readonly string[] {
  const text = styles.map(({ cssText }) => cssText).join('\n');
  const used = [...text.matchAll(/var\((--yahtzee-[\w-]+)\)/g)].map(([, token = '']) => token);
  const isSet = (token: string): boolean => new RegExp(`${token}: *(?!inherit|[^;]*!important)`).test(text);
  return [...new Set(used)].filter((token) => !isSet(token));
}

for (const element of [YahtzeePicker, YahtzeePuzzle, YahtzeeReview])
  test(`${element.name} sets what it uses`, () => deepEqual(missingIn(element.styles), []));

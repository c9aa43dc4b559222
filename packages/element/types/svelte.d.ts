/** The elements in the templates of Svelte 5: `import type {} from '@yahtzee-game/element/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from '../dist/element.js';
import type { YahtzeePicker } from '../dist/picker/picker.js';
import type { YahtzeePuzzle } from '../dist/puzzle/puzzle.js';
import type { YahtzeeReview } from '../dist/review/review.js';
import type {
  GameEvents,
  GameProps,
  Handlers,
  PickerEvents,
  PickerProps,
  PuzzleEvents,
  PuzzleProps,
  ReviewEvents,
  ReviewProps,
} from '../dist/props.js';

type Tag<Element extends EventTarget, Props = unknown, Events = unknown> = HTMLAttributes<Element> &
  Props &
  Handlers<Events, Element>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'yahtzee-game': Tag<YahtzeeGame, GameProps, GameEvents>;
    'yahtzee-dice': Tag<YahtzeeDice>;
    'yahtzee-controls': Tag<YahtzeeControls>;
    'yahtzee-scorecard': Tag<YahtzeeScorecard>;
    'yahtzee-picker': Tag<YahtzeePicker, PickerProps, PickerEvents>;
    'yahtzee-puzzle': Tag<YahtzeePuzzle, PuzzleProps, PuzzleEvents>;
    'yahtzee-review': Tag<YahtzeeReview, ReviewProps, ReviewEvents>;
  }
}

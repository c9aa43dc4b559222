/** The elements in the templates of Vue 3: `import type {} from '@yahtzee-game/element/vue'`. */
import type { EmitFn, HTMLAttributes } from 'vue';
import type { YahtzeeControls, YahtzeeDice, YahtzeeGame, YahtzeeScorecard } from '../dist/element.js';
import type { YahtzeePicker } from '../dist/picker/picker.js';
import type { YahtzeePuzzle } from '../dist/puzzle/puzzle.js';
import type { YahtzeeReview } from '../dist/review/review.js';
import type {
  GameEvents,
  GameProps,
  PickerEvents,
  PickerProps,
  PuzzleEvents,
  PuzzleProps,
  ReviewEvents,
  ReviewProps,
} from '../dist/props.js';

type Tag<Element, Props = unknown, Events = unknown> = new () => Element & {
  $props: HTMLAttributes & Props;
  $emit: EmitFn<{ [Type in keyof Events]: (event: Events[Type]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'yahtzee-game': Tag<YahtzeeGame, GameProps, GameEvents>;
    'yahtzee-dice': Tag<YahtzeeDice>;
    'yahtzee-controls': Tag<YahtzeeControls>;
    'yahtzee-scorecard': Tag<YahtzeeScorecard>;
    'yahtzee-picker': Tag<YahtzeePicker, PickerProps, PickerEvents>;
    'yahtzee-puzzle': Tag<YahtzeePuzzle, PuzzleProps, PuzzleEvents>;
    'yahtzee-review': Tag<YahtzeeReview, ReviewProps, ReviewEvents>;
  }
}

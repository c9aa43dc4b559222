/** The elements in the JSX of React 19: `import type {} from '@yahtzee-game/element/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

type Tag<Element, Props = unknown, Events = unknown> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Props
> &
  Props &
  Handlers<Events, Element>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'yahtzee-game': Tag<YahtzeeGame, GameProps, GameEvents>;
      'yahtzee-dice': Tag<YahtzeeDice>;
      'yahtzee-controls': Tag<YahtzeeControls>;
      'yahtzee-scorecard': Tag<YahtzeeScorecard>;
      'yahtzee-picker': Tag<YahtzeePicker, PickerProps, PickerEvents>;
      'yahtzee-puzzle': Tag<YahtzeePuzzle, PuzzleProps, PuzzleEvents>;
      'yahtzee-review': Tag<YahtzeeReview, ReviewProps, ReviewEvents>;
    }
  }
}

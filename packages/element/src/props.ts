/** The properties that templates of React, Vue and Svelte may set on the elements; `types/*` declare them for each. */
import type { LitElement } from 'lit';
import type { YahtzeeEvent, YahtzeeEventType } from './board/events.js';
import type { YahtzeeGame } from './element.js';
import type { YahtzeePicker, YahtzeePickEvent } from './picker/picker.js';
import type { YahtzeeAnswerEvent, YahtzeePlayOnEvent, YahtzeePuzzle } from './puzzle/puzzle.js';
import type { YahtzeePractiseEvent } from './review/practise-event.js';
import type { YahtzeeReview } from './review/review.js';

/** The properties that a class adds to `LitElement`, without methods. */
type Own<Element> = {
  [
    Key in keyof Element as Key extends keyof LitElement
      ? never
      : Element[Key] extends (...args: never[]) => unknown
        ? never
        : Key
  ]?: Element[Key];
};

export type GameProps = Omit<
  Own<YahtzeeGame>,
  | 'clock'
  | 'state'
  | 'gameTitle'
  | 'message'
  | 'value'
  | 'form'
  | 'labels'
  | 'validity'
  | 'validationMessage'
  | 'willValidate'
> & {
  'game-name'?: string | null | undefined;
  'five-name'?: string | null | undefined;
  'undo-limit'?: YahtzeeGame['undoLimit'];
  readonly?: boolean | null | undefined;
  /** The id of a form that does not contain the board. */
  form?: string | null | undefined;
};
export type PickerProps = Omit<Own<YahtzeePicker>, 'board'> & { for?: string | null | undefined };
export type PuzzleProps = Omit<Own<YahtzeePuzzle>, 'board'>;
export type ReviewProps = Omit<Own<YahtzeeReview>, 'takeOver'>;

export type GameEvents = { [Type in YahtzeeEventType]: YahtzeeEvent<Type> };
export interface PickerEvents {
  'yahtzee-pick': YahtzeePickEvent;
}
export interface PuzzleEvents {
  'yahtzee-answer': YahtzeeAnswerEvent;
  'yahtzee-play-on': YahtzeePlayOnEvent;
}
export interface ReviewEvents {
  'yahtzee-play-on': YahtzeePlayOnEvent;
  'yahtzee-practise': YahtzeePractiseEvent;
}
/** Handlers by `on` and the name of the event; `currentTarget` is the element that has the handler. */
export type Handlers<Events, Element = EventTarget> = {
  [Type in keyof Events & string as `on${Type}`]?:
    ((event: Events[Type] & { readonly currentTarget: Element }) => void) | null | undefined;
};

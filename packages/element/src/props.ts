/** What a template of React, Vue or Svelte may write on the elements; `types/*` bring it to each of them. */
import type { LitElement } from 'lit';
import type { YahtzeeGame } from './element.js';
import type { YahtzeeEvent, YahtzeeEventType } from './events.js';
import type { YahtzeePicker, YahtzeePickEvent } from './picker.js';
import type { Settings } from './settings.js';

/** The properties that a class adds to lit's, without its methods. */
type Own<Element> = {
  [
    Key in keyof Element as Key extends keyof LitElement
      ? never
      : Element[Key] extends (...args: never[]) => unknown
        ? never
        : Key
  ]?: Element[Key];
};

export type GameProps = Omit<Own<YahtzeeGame>, keyof Settings | 'state' | 'value' | 'form'> & {
  [Name in keyof Settings]?: Settings[Name] | null | undefined;
} & {
  'game-name'?: string | null | undefined;
  'five-name'?: string | null | undefined;
};
export type PickerProps = Omit<Own<YahtzeePicker>, 'board'> & { for?: string | null | undefined };

export type GameEvents = { [Type in YahtzeeEventType]: YahtzeeEvent<Type> };
export interface PickerEvents {
  'yahtzee-pick': YahtzeePickEvent;
}
/** `on` and the name of an event. */
export type Handlers<Events> = {
  [Type in keyof Events & string as `on${Type}`]?: ((event: Events[Type]) => void) | null | undefined;
};

/** The keys of a board, according to its settings. */
import type { Snapshot } from '../../game/board-state.js';

export interface KeysView {
  readonly title: string;
  /** The notice that the page has switched keys off; otherwise empty. */
  readonly note: string;
  readonly rows: readonly KeyRow[];
}
export interface KeyRow {
  /** Keys that are pressed together. */
  readonly keys: readonly string[];
  readonly does: string;
}

/**
 * Returns the view of the keys; `command` is the name of the key for shortcuts, which is another on Apple's keyboards.
 */
export function keysView(
  { t, settings, state, advised }: Snapshot,
  command: 'ctrl' | 'command' = 'ctrl',
): KeysView {
  const { hotkeys, digits, selection, undoLimit } = settings;
  const { sides, spec } = state.rules;
  const most = digits === 'position' ? spec.dice.count : Math.max(...sides.map(({ face }) => face));
  const range = `${t.number(1)} – ${t.number(most)}`;
  const shift = t('key.name.shift');
  const letter = (name: string): string => t(`key.${name}`).toUpperCase();
  /** The effect of a key on dice: it holds them, or selects them for the reroll. */
  const marking = (key: string): string => t(selection === 'hold' ? key : `${key}.reroll`);
  const moving = [
    row(t('keys.arrows'), t('key.name.arrows')),
    row(t('keys.tab'), t('key.name.tab')),
    row(t('keys.escape'), t('key.name.escape')),
  ];
  const playing = [
    row(t('keys.enter'), t('key.name.enter')),
    row(marking('keys.space'), t('key.name.space')),
    row(marking(`keys.${digits}`), range),
    row(marking('keys.unmark'), shift, range),
    row(t('keys.dice'), letter('dice')),
    row(t('keys.scores'), letter('scores')),
    row(t('keys.sheet'), shift, letter('scores')),
    row(t('keys.turn'), letter('turn')),
    ...(advised ? [row(t('keys.advice'), letter('advice'))] : []),
    ...(undoLimit === 'off' ? [] : [row(t('undo'), t(`key.name.${command}`), 'Z')]),
    row(t('keys.list'), '?'),
  ];
  return {
    title: t('keys.title'),
    note: hotkeys === 'off' ? t('keys.off') : '',
    rows: hotkeys === 'off' ? moving : [...playing, ...moving],
  };
}

const row = (does: string, ...keys: readonly string[]): KeyRow => ({ keys, does });

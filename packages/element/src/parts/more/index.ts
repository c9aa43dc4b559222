/** What other games draw besides plain Yahtzee: colours, columns, tiles, entries, steps. Loaded with them. */
import type { TemplateResult } from 'lit';
import type { BonusView, CardView, CellView, ExtraView } from '../../view/view.js';
import type { Pip } from '../die.js';
import type { Kit } from '../kit.js';
import type { TileDrawing } from '../tile.js';
import { columnsDrawing } from './columns.js';
import { entriesDrawing, stepsDrawing } from './details.js';
import { pipOf } from './pips.js';
import { stylesWith, type Styles } from './styles/index.js';
import { tileDrawing } from './tiles.js';

/** Draws a box of the card. */
export type DrawCell = (cell: CellView, extra?: ExtraView) => TemplateResult;

export interface Drawings {
  /** For the shadow trees of the game and its parts. */
  readonly styles: Styles;
  /** How pips of a colour are drawn; undefined without a colour. */
  pip(colour: string): Pip | undefined;
  /** What stands in a tile; undefined if plain Yahtzee has it. */
  readonly tile: (name: string) => TileDrawing | undefined;
  /** The table of a card with several columns; undefined without. */
  columns(card: CardView, cell: DrawCell): TemplateResult | undefined;
  /** The entries of a box; undefined if it takes only one. */
  entries(cell: CellView): TemplateResult | undefined;
  /** What stands below the bar of a bonus that grows in steps; undefined if there is one step. */
  steps(bonus: BonusView): TemplateResult | undefined;
}

export const drawingsWith = (kit: Kit): Drawings => {
  const tile = (name: string): TileDrawing | undefined => tileDrawing(kit, name);
  /** The kit whose tiles are all that there are. */
  const whole = { ...kit, tile: (name: string) => kit.tile(name, tile) };
  return {
    styles: stylesWith(kit),
    pip: (colour) => pipOf(kit, colour),
    tile,
    columns: (card, cell) => card.columns && columnsDrawing(whole, card, card.columns, cell),
    entries: ({ slots, text }) => slots && entriesDrawing(kit, slots, text),
    steps: ({ steps }) => steps && stepsDrawing(kit, steps),
  };
};

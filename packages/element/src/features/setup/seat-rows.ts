/** The rows of the seats of the next game, for people and computers. */
import { html, nothing, type TemplateResult } from 'lit';
import { onKeys } from '../../basics/keys.js';
import { limitsOf } from '../../game/fit-seats.js';
import { LEVELS, MAX_NAME, type Seat } from '../../game/seats.js';
import { computerFace } from '../../parts/icons/computer-face.js';
import { colourOf } from '../../parts/player-colour.js';
import { isolated } from '../../words/isolated.js';
import type { Translate } from '../../words/messages.js';
import { cross } from '../panels/panel-title.js';
import { computerNames } from '../seats/seat-view.js';
import { moved, PERSON, type Draft } from './draft.js';
import { OPEN, PERSON_ICON, PLUS } from './icons.js';
import { overlaidList } from './inputs.js';

/** Applies a change to the current seats, and moves focus to the name of the seat `focus`. */
export type ChangeSeats = (change: (seats: readonly Seat[]) => readonly Seat[], focus?: number) => void;

/** The most seats of any game. */
const TWENTY = 20;

/** @param addComputer lets the visitor choose a computer */
export function seatRows(
  { ruleset, seats }: Draft,
  t: Translate,
  change: ChangeSeats,
  addComputer: () => void,
): TemplateResult {
  const [fewest, most] = limitsOf(ruleset.spec);
  const isFull = seats.length >= most;
  const names = namesOf(seats, t);
  const add = (): void => change((all) => [...all, PERSON], seats.length);
  return html`<ol class="setup-seats">
      ${seats.map((seat, i) =>
        seatRow({ seat, place: i, usual: names[i] ?? '', removable: seats.length > fewest }, t, change),
      )}
    </ol>
    <div class="adding">
      <button
        class="button"
        type="button"
        aria-label=${t('setup.add')}
        aria-disabled=${isFull}
        @click=${() => isFull || add()}
      >
        ${PLUS}${t('setup.player')}
      </button>
      <button
        class="button add-computer"
        type="button"
        aria-label=${t('setup.add.computer')}
        aria-disabled=${isFull}
        @click=${() => isFull || addComputer()}
      >
        ${PLUS}${t('bot.only')}
      </button>
      <span class="setup-full" role="status"
        >${isFull ? t(most === TWENTY ? 'setup.all' : 'setup.most', { n: most }) : ''}</span
      >
    </div>`;
}

/** The default names by seat, for seats without a name. */
function namesOf(seats: readonly Seat[], t: Translate): readonly string[] {
  const computers = computerNames(
    seats.map(({ level }) => level),
    t,
  );
  return seats.map((_, seat) => computers[seat] ?? t('player', { seat: seat + 1 }));
}

interface Row {
  readonly seat: Seat;
  readonly place: number;
  /** The default name of the seat. */
  readonly usual: string;
  readonly removable: boolean;
}

function seatRow({ seat, place, usual, removable }: Row, t: Translate, change: ChangeSeats): TemplateResult {
  const { name, level } = seat;
  const player = isolated(name, t) || usual;
  return html`<li class=${colourOf(place)}>
    <input
      .value=${name}
      maxlength=${MAX_NAME}
      placeholder=${usual}
      autocomplete="off"
      spellcheck="false"
      aria-label=${t('setup.name', { seat: place + 1 })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      @input=${(event: Event) => rename(event, place, change)}
      @keydown=${onKeys((event) => pressed(event, place, change))}
    />
    <span class="seat-level button">
      ${level ? computerFace(level) : PERSON_ICON}<span>${levelWords(level, t)}</span>${OPEN}${overlaidList(
        t('setup.level', { player }),
        WHO.map((one) => ({ words: levelWords(one, t), chosen: one === level })),
        (index) =>
          change((seats) => seats.with(place, { name: seats[place]?.name ?? '', level: WHO[index] })),
      )}
    </span>
    ${
      removable
        ? html`<button
            class="tool"
            type="button"
            aria-label=${t('setup.remove', { player })}
            @click=${() => change((seats) => seats.toSpliced(place, 1), Math.max(0, place - 1))}
          >
            ${cross}
          </button>`
        : nothing
    }
  </li>`;
}

/** The kinds of player: a person, or a computer of each level. */
const WHO: readonly Seat['level'][] = [undefined, ...LEVELS];
const levelWords = (level: Seat['level'], t: Translate): string =>
  t(level ? `bot.level.${level}` : 'setup.person');

function rename({ target }: Event, place: number, change: ChangeSeats): void {
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.value;
  change((seats) => seats.with(place, { level: seats[place]?.level, name }));
}

/** Alt with an arrow moves the seat; Enter accepts the name. */
function pressed({ key, altKey, target }: KeyboardEvent, place: number, change: ChangeSeats): boolean {
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (altKey && step) change((seats) => moved(seats, place, step), place + step);
  else if (key === 'Enter' && target instanceof HTMLElement)
    target.parentElement?.querySelector('select')?.focus();
  else return false;
  return true;
}

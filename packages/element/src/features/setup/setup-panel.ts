import type { OptionValue, Ruleset } from '@yahtzee-game/rules';
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { onKeys } from '../../basics/keys.js';
import { tryOrWarn } from '../../basics/warnings.js';
import type { Board } from '../../board/board.js';
import type { BoardElement } from '../../board/feature.js';
import type { Dealer } from '../../game/dealer.js';
import { limitsOf } from '../../game/fit-seats.js';
import type { Result } from '../../game/records.js';
import type { Level } from '../../game/seats.js';
import { optionsOf, type Settings } from '../../game/settings.js';
import { turnOf } from '../../game/turns.js';
import { renderEmphasis } from '../../parts/emphasis.js';
import type { GameList } from '../../picker/game-list.js';
import { motifOf } from '../../picker/motif.js';
import { gameName } from '../../view/names.js';
import { playWith } from '../chosen-dice.js';
import { closeButton } from '../panels/panel-title.js';
import { fits, minutesOf, withGame, withOption, type Draft } from './draft.js';
import { listOfGames } from './games.js';
import { BACK, WARNING } from './icons.js';
import { segmentsRow, switchRow } from './inputs.js';
import { lookRows } from './look.js';
import { opponentCards, seatOfLevel } from './opponents.js';
import { optionRows } from './option-rows.js';
import { optionsView } from './options-view.js';
import { seatRows } from './seat-rows.js';

const TABS = ['game', 'look'] as const;
type Tab = (typeof TABS)[number];
const DICE: readonly Settings['dice'][] = ['board', 'real'];

/** The open panel, and the draft of the next game, which is dropped when the panel closes. */
export class SetupPanel {
  readonly #board: Board;
  readonly #host: BoardElement;
  readonly #part: LitElement;
  #draft: Draft | undefined;
  #tab: Tab = 'game';
  #showsAllOptions = false;
  readonly #gameList: GameList;
  /** The list that is shown in place of the rows. */
  #list: 'games' | 'opponents' | undefined;
  /** Whether the list of games was opened from the board, to which it leads back. */
  #beganWithGames = false;
  /** The remembered results of the game; undefined without any. */
  #results: readonly Result[] | undefined;
  /** The dealer of the game that was started here, and whether all players get the same dice from it. */
  #dealt: { dealer: Dealer; duplicate: boolean } | undefined;
  /** The selector of the element to focus after the next rendering; empty for none. */
  #focus = '';

  constructor(board: Board, host: BoardElement, part: LitElement) {
    this.#board = board;
    this.#host = host;
    this.#part = part;
    this.#gameList = listOfGames(part, (ruleset) => this.#take(ruleset));
  }

  /** @param beginsWithGames whether a panel that opens shows the list of games first */
  draw(beginsWithGames: boolean): TemplateResult | undefined {
    const { t, ruleset } = this.#board;
    if (!ruleset) return undefined;
    if (!this.#draft && beginsWithGames) {
      this.#openList();
      this.#beganWithGames = true;
    }
    const draft = (this.#draft ??= this.#draftOf(ruleset));
    const body = this.#list ? this.#listOf(this.#list, draft) : this.#tabs(draft);
    return html`<section
      class="panel setup"
      part="panel setup"
      data-own-keys
      aria-label=${t('newGame')}
      @keydown=${this.#pressed}
    >
      ${body}
    </section>`;
  }

  /** Moves focus after a change, or drops the draft of a panel that has been closed. */
  drawn(isOpen: boolean): void {
    if (!isOpen) {
      this.#draft = undefined;
      this.#tab = 'game';
      this.#list = undefined;
      this.#beganWithGames = false;
      this.#showsAllOptions = false;
      return;
    }
    if (this.#list === 'games') this.#gameList.drawn();
    const found = this.#focus && this.#part.renderRoot.querySelector<HTMLElement>(this.#focus);
    this.#focus = '';
    if (!found) return;
    found.focus();
    if (found instanceof HTMLInputElement) found.select();
  }

  #draftOf(ruleset: Ruleset): Draft {
    const { seats, settings, standing } = this.#board;
    const own = this.#dealt?.dealer === standing?.deal ? this.#dealt : undefined;
    const { duplicate } = own ?? optionsOf(this.#host.options);
    return { ruleset, seats, dice: settings.dice, duplicate: duplicate === true };
  }

  /** Applies a change to the current draft, which may not be rendered yet. */
  #change(change: (draft: Draft) => Draft, focus = ''): void {
    if (this.#draft) this.#draft = change(this.#draft);
    this.#show(focus);
  }

  #show(focus = ''): void {
    this.#focus = focus;
    this.#part.requestUpdate();
  }

  #tabs(draft: Draft): TemplateResult {
    const { t } = this.#board;
    const isGame = this.#tab === 'game';
    return html`<div class="setup-head">
        <h2>${t('newGame')}</h2>
        <div role="tablist" aria-label=${t('newGame')}>${TABS.map((tab) => this.#tabOf(tab))}</div>
        ${closeButton(this.#board)}
      </div>
      <div class="setup-body" id="setup-panel" role="tabpanel" aria-labelledby="setup-tab-${this.#tab}">
        ${isGame ? this.#gameRows(draft) : lookRows(this.#board, this.#host)}
      </div>
      ${isGame ? this.#startFoot(draft) : this.#doneFoot()}`;
  }

  #tabOf(tab: Tab): TemplateResult {
    const { t } = this.#board;
    const isChosen = tab === this.#tab;
    const name =
      tab === 'game'
        ? html`<span class="long">${t('setup.game')}</span><span class="short">${t('newGame')}</span>`
        : t('setup.look');
    return html`<button
      class="tab"
      type="button"
      role="tab"
      id="setup-tab-${tab}"
      aria-selected=${isChosen}
      aria-controls="setup-panel"
      tabindex=${isChosen ? 0 : -1}
      @click=${() => this.#turnTo(tab)}
      @keydown=${this.#tabKey}
    >
      ${name}
    </button>`;
  }

  #turnTo(tab: Tab): void {
    this.#tab = tab;
    this.#show(`#setup-tab-${tab}`);
  }

  /** There are two tabs, so every arrow key moves to the other one. */
  readonly #tabKey = onKeys(({ key }) => {
    const other = this.#tab === 'game' ? 'look' : 'game';
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.#turnTo(other);
    else if (key === 'Home') this.#turnTo('game');
    else if (key === 'End') this.#turnTo('look');
    else return false;
    return true;
  });

  #gameRows(draft: Draft): TemplateResult {
    const { t } = this.#board;
    const seats = seatRows(
      draft,
      t,
      (change, focus) =>
        this.#change(
          (now) => ({ ...now, seats: change(now.seats) }),
          focus === undefined ? '' : nameAt(focus),
        ),
      () => void this.#openOpponents(draft.ruleset),
    );
    return html`<div class="setup-half game">${this.#gameRow(draft)}</div>
      <div class="setup-half seats">${seats}</div>
      <div class="setup-half options">${this.#optionRows(draft)}</div>`;
  }

  #optionRows(draft: Draft): TemplateResult {
    const { t } = this.#board;
    const rows = {
      options: optionsView(draft.ruleset, t),
      isOpen: this.#showsAllOptions,
      dice: this.#diceRows(draft),
      toggle: () => {
        this.#showsAllOptions = !this.#showsAllOptions;
        this.#show();
      },
      change: (key: string, value: OptionValue) => this.#change((now) => withOption(now, key, value)),
    };
    return optionRows(rows, t);
  }

  #diceRows({ dice, duplicate }: Draft): TemplateResult {
    const { t } = this.#board;
    const kinds = DICE.map((value) => ({ value, words: t(`setup.dice.${value}`) }));
    const choose = (value: Draft['dice']): void => this.#change((now) => ({ ...now, dice: value }));
    return html`${segmentsRow('dice', t('setup.dice'), dice, kinds, choose)}
    ${
      dice === 'real'
        ? nothing
        : switchRow(t('setup.duplicate'), duplicate, (on) =>
            this.#change((now) => ({ ...now, duplicate: on })),
          )
    }`;
  }

  #gameRow({ ruleset }: Draft): TemplateResult {
    const { t } = this.#board;
    const { count } = ruleset.spec.dice;
    const facts = t.list.commas([t('picker.dice', { n: count }), t('picker.boxes', { n: boxesOf(ruleset) })]);
    return html`<button class="game-row" type="button" @click=${() => this.#openList()}>
      ${motifOf(ruleset.id)}<span class="row-name"
        ><b>${nameOf(ruleset, this.#board)}</b><small>${facts}</small></span
      >
      <span class="change-game">${t('setup.change')}</span>
    </button>`;
  }

  #startFoot(draft: Draft): TemplateResult {
    const { t, state } = this.#board;
    const isRunning = state?.log !== undefined && state.turn.phase !== 'over';
    const [from, to] = limitsOf(draft.ruleset.spec);
    const canStart = fits(draft);
    const plan = (): string =>
      t('setup.plan', { n: draft.seats.length, minutes: minutesOf(draft, boxesOf(draft.ruleset)) });
    const about = !canStart
      ? t('help.players', { from, to })
      : isRunning
        ? html`${WARNING}<span
              >${renderEmphasis(t('setup.running'))}&#32;<span class="long"
                >${t('setup.ends', { turn: t('turn', turnOf(state)) })}</span
              ><span class="short">${t('setup.ends.short')}</span></span
            >`
        : plan();
    return html`<div class="setup-foot">
      <p id="start-about">${about}</p>
      <button
        class="button start"
        type="button"
        aria-describedby="start-about"
        aria-disabled=${!canStart}
        @click=${() => void this.#start()}
      >
        ${t('setup.start')}
      </button>
    </div>`;
  }

  #doneFoot(): TemplateResult {
    const { t } = this.#board;
    return html`<div class="setup-foot">
      <p>${t('setup.now')}</p>
      <button class="button" type="button" @click=${() => this.#board.cancel()}>${t('setup.done')}</button>
    </div>`;
  }

  #listOf(list: 'games' | 'opponents', draft: Draft): TemplateResult {
    const { t } = this.#board;
    const body =
      list === 'games'
        ? this.#gameList.draw(t, draft.ruleset.id)
        : opponentCards(t, this.#results, (level) => this.#oppose(level));
    return html`<div class="setup-head">
        <button class="tool" type="button" aria-label=${t('setup.back')} @click=${() => this.#goBack()}>
          ${BACK}
        </button>
        <h2>${t(list === 'games' ? 'setup.games' : 'setup.opponents')}</h2>
        ${closeButton(this.#board)}
      </div>
      <div class="setup-games">${body}</div>`;
  }

  #openList(): void {
    this.#list = 'games';
    this.#show('.game-list [aria-selected="true"]');
  }

  async #openOpponents(ruleset: Ruleset): Promise<void> {
    const { records } = this.#board;
    this.#results = undefined;
    this.#list = 'opponents';
    this.#show('.opponent');
    if (!records) return;
    this.#results = await tryOrWarn('records', () => records.results(ruleset));
    this.#show();
  }

  /** Adds a computer of this level to the draft. */
  #oppose(level: Level): void {
    const { t } = this.#board;
    this.#list = undefined;
    const seat = this.#draft?.seats.length ?? 0;
    this.#change(
      (now) => ({ ...now, seats: [...now.seats, seatOfLevel(t, level, now.seats)] }),
      nameAt(seat),
    );
  }

  #take(ruleset: Ruleset): void {
    const { ruleset: present } = this.#board;
    // The present game keeps its options.
    const next = present?.id === ruleset.id ? present : ruleset;
    if (this.#draft) this.#draft = withGame(this.#draft, next);
    this.#showsAllOptions = false;
    this.#closeList();
  }

  /** Leads back to where the list was opened: the board, or the rows of the panel. */
  #goBack(): void {
    if (this.#beganWithGames) this.#board.cancel();
    else this.#closeList();
  }

  #closeList(): void {
    this.#beganWithGames = false;
    const from = this.#list;
    this.#list = undefined;
    this.#show(from === 'games' ? '.game-row' : '.add-computer');
  }

  /** Escape closes a list before the panel. */
  readonly #pressed = onKeys(({ key }) => {
    if (key !== 'Escape' || !this.#list || this.#beganWithGames) return false;
    this.#closeList();
    return true;
  });

  async #start(): Promise<void> {
    if (!this.#draft || !fits(this.#draft)) return;
    const { ruleset, seats, dice, duplicate } = this.#draft;
    const board = this.#board;
    const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    const sameDice = duplicate === this.#draftOf(ruleset).duplicate;
    this.#focusKey();
    if (dice !== board.settings.dice) await playWith(board, dice);
    if (ruleset === board.ruleset && sameDice) return board.again(named);
    const { seed } = this.#host;
    const games = await tryOrWarn('setup', () => import('../../loading/other-games.js'));
    await board.activate('other-games');
    if (!games) return;
    const dealer = games.openGame.dealerFor({ seed, options: { duplicate } });
    this.#dealt = { dealer, duplicate };
    board.again(named, { ruleset, dealer });
  }

  /** Focuses the Roll button, or the face keys in its place, when a new game has begun. */
  #focusKey(): void {
    const { renderRoot } = this.#host;
    const controls = [renderRoot, this.#host].flatMap((root) => root.querySelector('yahtzee-controls') ?? []);
    controls[0]?.shadowRoot?.querySelector<HTMLElement>('.roll, .face-key')?.focus();
  }
}

/** The name field of a seat. */
const nameAt = (seat: number): string => `.setup-seats > :nth-child(${seat + 1}) input`;

/** Returns the number of boxes that a player fills. */
const boxesOf = ({ spec: { categories, columns } }: Ruleset): number =>
  categories.reduce((sum, { entries = 1 }) => sum + entries, 0) * (columns?.length ?? 1);

/** Returns the name of a game; for the present game, the page may have set another name. */
const nameOf = (ruleset: Ruleset, { t, ruleset: present }: Board): string =>
  ruleset.id === present?.id ? gameName(t, ruleset) : t(`game.${ruleset.id}`);

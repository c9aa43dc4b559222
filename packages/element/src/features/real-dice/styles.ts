import { css } from 'lit';

/** Empty places in the tray, and dice that appear. */
export const diceStyles = css`
  .place .cube > svg {
    visibility: hidden;
  }
  .place .cube::before {
    inset: 5% 6% 8%;
    border: 0.125em dashed var(--yahtzee-on-tray);
    border-radius: 24%;
    background: none;
    box-shadow: none;
    opacity: 0.7;
  }
  .next .cube::before {
    border: 0.1875em solid var(--yahtzee-accent);
    opacity: 1;
  }
  .next .tag {
    visibility: visible;
  }
  .next .tag svg {
    display: none;
  }
  .appears .cube > * {
    animation: 0.12s appear;
  }
  .none .appears .cube > * {
    animation: none;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

/** On short screens, where the Roll button is in the dock of the board, the face keys are in the dock too. */
export const gameStyles = css`
  @media (20em <= height < 43em) {
    @container (20em <= width < 31em) {
      .board:not(.many) {
        --beside: 8em;
      }
      .board:not(.many) yahtzee-controls::part(faces) {
        grid-area: 2/1/-1/-1;
        align-self: end;
        justify-self: end;
        position: sticky;
        z-index: 4;
        inset-block-end: calc(0.125em + env(safe-area-inset-bottom));
        inline-size: 7.5em;
        block-size: 5em;
        min-block-size: 0;
        margin: 0 0.25em calc(0.125em + env(safe-area-inset-bottom));
        grid-template-columns: repeat(3, minmax(0, 1fr));
        grid-auto-rows: 2.5em;
        gap: 0;
      }
      .board:not(.many) yahtzee-controls::part(face-key) {
        --face: 2.125em;
        min-block-size: 0;
      }
    }
  }
  @media (height < 26em) {
    @container (width >= 37em) {
      yahtzee-controls::part(faces) {
        grid-area: 2/2/-1/-1;
        align-self: end;
        position: sticky;
        inset-block-end: 0.9375em;
        inline-size: auto;
        min-block-size: 4.5em;
        margin: 0 0.625em 0.9375em;
        grid-template-columns: repeat(auto-fit, minmax(2.5em, 1fr));
      }
    }
  }
`;

/** The face keys in place of the Roll button: dice without a tray. */
export const controlsStyles = css`
  .faces {
    grid-area: roll;
    box-sizing: content-box;
    inline-size: max(var(--roll), 8.75em);
    margin: 0 0.75em 0.3125em;
    display: grid;
    grid-template-columns: repeat(3, minmax(2.75em, 1fr));
    grid-auto-rows: 1fr;
    gap: 0.25em;
  }
  .enter b {
    font-size: 1.25em;
  }
  /* Short screens: the dock has room for six face keys, so those of dice with more sides scroll. */
  @media (height < 43em) {
    .faces:has(> :nth-child(8)) {
      overflow: hidden auto;
    }
  }
  .face-key {
    --yahtzee-focus-tray: var(--yahtzee-focus);
    grid-template: 1fr / 100%;
    place-items: center;
    min-block-size: 3.25em;
  }
  .face-key .cube {
    inline-size: min(100%, var(--face, 2.875em));
  }
  @container (width >= 60em) {
    .faces {
      inline-size: auto;
      margin: 0.75em 1em 0.3125em;
      min-block-size: 3.75em;
      grid-template-columns: repeat(auto-fit, minmax(2.75em, 1fr));
    }
  }
  @container (width < 36em) {
    .faces {
      inline-size: auto;
      min-block-size: 3.25em;
      margin: 0.625em 0.625em 1.0625em;
      grid-template-columns: repeat(auto-fit, minmax(2.75em, 1fr));
    }
  }
  @container (width < 20em) {
    .faces {
      margin-inline: 0.5em;
      margin-block-end: 0.3125em;
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;

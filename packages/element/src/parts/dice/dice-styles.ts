import { css } from 'lit';

/** The tray and the dice in it. Only these and the Roll button are drawn with depth. */
export const diceStyles = css`
  .tray {
    background: var(--yahtzee-tray);
    border-radius: var(--yahtzee-radius);
    padding: 1.125em 1em 0.5em;
    box-shadow:
      inset 0 0.14em 0.3em rgb(from var(--yahtzee-shadow) r g b / 0.24),
      inset 0 0 0 1px rgb(from var(--yahtzee-shadow) r g b / 0.1),
      inset 0 -1px 0 light-dark(rgb(255 255 255 / 0.4), rgb(255 255 255 / 0.08));
  }
  .dice {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, var(--yahtzee-die-size));
    gap: clamp(0.25em, 2.4cqi, 1em);
    justify-content: center;
  }
  .defs {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }
  .die {
    position: relative;
    display: grid;
    justify-items: center;
    grid-template: auto 1.5em / 100%;
    border-radius: 0.9em;
    min-block-size: 4em;
  }
  .die[aria-disabled='true'] {
    cursor: default;
  }
  .cube {
    inline-size: 100%;
    aspect-ratio: 100/106;
    position: relative;
  }
  .t0 {
    --rot: -3deg;
  }
  .t1 {
    --rot: 2.5deg;
  }
  .t2 {
    --rot: -1.5deg;
  }
  .t3 {
    --rot: 3.5deg;
  }
  .t4 {
    --rot: -2.5deg;
  }
  .t5 {
    --rot: 1.5deg;
  }
  .cube > svg {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    rotate: var(--rot, 0deg);
    transform-origin: 50% 47.2%;
  }
  /* Moves the lower side down; translate applies after rotate, so it is below at any rotation. */
  .cube > .under {
    position: absolute;
    inset: 0;
    translate: 0 5.66%;
  }
  .cube::before {
    content: '';
    position: absolute;
    inset: 12% 3% 2%;
    border-radius: 30%;
    background: rgb(from var(--yahtzee-shadow) r g b / 0.36);
    box-shadow:
      0 0.1em 0.12em rgb(from var(--yahtzee-shadow) r g b / 0.42),
      0 0.4em 0.6em rgb(from var(--yahtzee-shadow) r g b / 0.36);
  }
  .tag {
    align-self: end;
    font-size: 0.75em;
    line-height: 1.25em;
    font-weight: 650;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    margin-inline: -0.25em;
    max-inline-size: calc(100% + 0.5em);
    block-size: 1.25em;
    overflow: clip;
    color: var(--yahtzee-on-tray);
    white-space: nowrap;
    visibility: hidden;
  }
  /* An empty first item: a word that is too long wraps out of sight, while the lock stays visible. */
  .tag::before {
    content: '';
    block-size: 1.25em;
  }
  .tag svg {
    inline-size: 0.8em;
    block-size: 0.9em;
    margin-inline-end: 0.25em;
  }
  .marked .tag {
    visibility: visible;
  }
  .ring {
    fill: none;
    stroke: var(--yahtzee-accent);
    stroke-width: 5;
    opacity: 0;
  }
  .marked .ring {
    opacity: 1;
  }
  .edge {
    fill: var(--yahtzee-die-edge);
  }
  .body {
    fill: var(--yahtzee-die);
    stroke: var(--yahtzee-die-line);
    stroke-width: 3.5;
  }
  g > .body {
    stroke: none;
  }
  .gloss {
    opacity: var(--yahtzee-die-gloss);
  }
  .pip {
    fill: var(--yahtzee-pip);
  }
  .ace {
    fill: var(--yahtzee-pip-ace);
  }
  .lip {
    fill: #fff;
    opacity: calc(0.85 * var(--yahtzee-die-gloss));
  }
  @container (width < 36em) {
    .tray {
      padding: 1em 0.5em 0.25em;
    }
    .dice {
      --yahtzee-die-size: 3.625em;
      gap: clamp(0.25em, 2cqi, 0.625em);
    }
    .cube {
      inline-size: 94%;
    }
  }
  @container (width < 20em) {
    .tray {
      padding: 0.75em 0.25em 0.125em;
    }
    .dice {
      gap: 0.125em;
    }
    .cube {
      inline-size: 86%;
    }
    .tag {
      font-size: 0.6875em;
      margin: 0;
      max-inline-size: 100%;
    }
  }
  @container (width < 16em) {
    .tray {
      padding-inline: 0.125em;
    }
  }
`;

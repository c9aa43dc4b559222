/** Styles of dice that appear after the first rendering: held, and waiting. None of them changes a size. */
import { css } from 'lit';

export const dieStates = css`
  .marked .cube,
  .marked:hover .cube {
    transform: translateY(-0.5em) !important;
  }
  .marked .cube::before {
    box-shadow:
      0 0.5em 0.25em -0.05em rgb(from var(--yahtzee-shadow) r g b / 0.2),
      0 0.9em 0.9em rgb(from var(--yahtzee-shadow) r g b / 0.26);
  }
  .die:focus-visible {
    outline: none;
    z-index: 1;
  }
  .die:focus-visible .cube::after {
    content: '';
    position: absolute;
    inset: -0.22em -0.22em -0.18em;
    border-radius: 1.5em;
    outline: 0.1875em solid var(--yahtzee-focus-tray);
    outline-offset: 0.16em;
  }
  @container (width < 20em) {
    .marked .cube {
      transform: translateY(-0.375em) !important;
    }
    .ring {
      stroke-width: 6;
    }
  }
`;

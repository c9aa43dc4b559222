import { css } from 'lit';

/** The colour of a player, for elements with the class of `colourOf`. */
export const playerColours = css`
  .p1 {
    --pc: var(--yahtzee-player-1);
  }
  .p2 {
    --pc: var(--yahtzee-player-2);
  }
  .p3 {
    --pc: var(--yahtzee-player-3);
  }
  .p4 {
    --pc: var(--yahtzee-player-4);
  }
`;

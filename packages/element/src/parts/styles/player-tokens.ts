import { css } from 'lit';

/** The colours of players, which a page may set, light and dark. */
export const playerTokens = css`
  :host {
    /* The colours of the players, which repeat after the fourth player. */
    --yahtzee-player-1: light-dark(#2450b8, #93b4ff);
    --yahtzee-player-2: light-dark(#b8321b, #ff8a6b);
    --yahtzee-player-3: light-dark(#1c6a49, #74d3a4);
    --yahtzee-player-4: light-dark(#8a5a00, #e9b44c);
  }
`;

/** Selects the parts of a board. */
export const PARTS = 'yahtzee-dice, yahtzee-controls, yahtzee-scorecard';

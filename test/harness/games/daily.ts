/** Reads `test/fixtures/daily/1.txt`: the dice of some days, which must never change. */

export interface DailyRow {
  /** Such as `2026-11-22`. */
  readonly date: string;
  readonly ruleset: string;
  /** By turn and roll, the sides of all dice. */
  readonly turns: readonly (readonly (readonly number[])[])[];
}

export const dailyRows = (text: string): readonly DailyRow[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [date = '', ruleset = '', ...turns] = line.split(' ');
      return { date, ruleset, turns: turns.map((turn) => turn.split('-').map(sidesOf)) };
    });

const sidesOf = (dice: string): readonly number[] => [...dice].map((side) => parseInt(side, 36));

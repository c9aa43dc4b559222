// An advisor is an object that answers `advise`. This one takes the most points, whatever comes after.
import { cellsFor } from '../../packages/element/dist/cdn/rules.js';

document.querySelector('yahtzee-game').advisor = {
  advise(state) {
    const cells = cellsFor(state).filter((cell) => cell.legal);
    const most = Math.max(...cells.map((cell) => cell.points));
    const choices = cells.map(({ id, points }) => ({
      kind: 'score',
      cell: id,
      value: points,
      loss: most - points,
    }));
    return { choices: choices.toSorted((a, b) => a.loss - b.loss) };
  },
};

import type {} from '@yahtzee-game/element/jsx';
import type { Advisor, YahtzeeGame } from '@yahtzee-game/element';
import { ruleset } from '@yahtzee-game/rules/rulesets/yatzy';
import { useRef } from 'react';

const advisor: Advisor = { advise: () => ({ choices: [] }) };

export function Right() {
  const board = useRef<YahtzeeGame>(null);
  return (
    <>
      <yahtzee-game
        ref={board}
        id="board"
        className="wide"
        lang="de"
        ruleset="yatzy"
        players="Ada,Grace"
        hints="off"
        undo-limit="unlimited"
        game-name="Dice"
        messages={{ 'row.chance': 'Lucky dip' }}
        advisor={advisor}
        onyahtzee-roll={({ detail }) => detail.dice.map((die) => die + 1)}
        onyahtzee-before-score={(event) => event.preventDefault()}
        onClick={() => board.current?.newGame({ players: ['Ada'] })}
      >
        <yahtzee-dice />
        <yahtzee-controls />
        <yahtzee-scorecard part="card" />
      </yahtzee-game>
      <yahtzee-game ruleset={ruleset} />
      <yahtzee-puzzle keep topic="straights" onyahtzee-answer={({ detail }) => detail.loss?.toFixed(1)} />
      <yahtzee-picker htmlFor="board" onyahtzee-pick={({ detail }) => detail.ruleset.length} />
      <yahtzee-review game="1 yahtzee Ada" />
    </>
  );
}

export const wrong = [
  // @ts-expect-error -- not a value of it
  <yahtzee-game hints="yes" />,
  // @ts-expect-error -- no such attribute
  <yahtzee-game rulset="yatzy" />,
  // @ts-expect-error -- words are text
  <yahtzee-game messages={{ 'row.chance': 7 }} />,
  // @ts-expect-error -- a roll has no cell
  <yahtzee-game onyahtzee-roll={({ detail }) => detail.cell} />,
  // @ts-expect-error -- no such element
  <yahtzee-board />,
];

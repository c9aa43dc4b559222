import { useEffect, useState } from 'react';

const messages = { 'row.chance': 'Lucky dip' };
const heard = ({ detail }) => globalThis.heard.push(detail.dice);

export function Page() {
  const [game, choose] = useState({ ruleset: 'yahtzee', lang: 'en' });
  // React leaves out objects and listeners when it takes over what a server has written, and adds them when they change.
  const [isLive, goLive] = useState(false);
  useEffect(() => goLive(true), []);
  return (
    <>
      <yahtzee-game
        {...game}
        messages={isLive ? messages : undefined}
        onyahtzee-roll={isLive ? heard : undefined}
      />
      <button type="button" onClick={() => choose({ ruleset: 'yatzy', lang: 'de' })}>
        Yatzy
      </button>
    </>
  );
}

'use client';

import '@yahtzee-game/element/hydrate';
import '@yahtzee-game/element';
import { useEffect, useState } from 'react';

const messages = { 'row.chance': 'Lucky dip' };

export function Game() {
  const [game, choose] = useState({ ruleset: 'yahtzee', lang: 'en' });
  const [live, goLive] = useState(false);
  useEffect(() => {
    globalThis.heard = [];
    goLive(true);
  }, []);
  const heard = ({ detail }) => globalThis.heard.push(detail.dice);
  return (
    <>
      <yahtzee-game
        {...game}
        messages={live ? messages : undefined}
        onyahtzee-roll={live ? heard : undefined}
      />
      <button type="button" onClick={() => choose({ ruleset: 'yatzy', lang: 'de' })}>
        Yatzy
      </button>
    </>
  );
}

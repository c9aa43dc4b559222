import '@yahtzee-game/element';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

globalThis.heard = [];
const messages = { 'row.chance': 'Lucky dip' };
const heard = ({ detail }) => globalThis.heard.push(detail.dice);

function Page() {
  const [game, choose] = useState({ ruleset: 'yahtzee', lang: 'en' });
  return (
    <>
      <yahtzee-game {...game} messages={messages} onyahtzee-roll={heard} />
      <button type="button" onClick={() => choose({ ruleset: 'yatzy', lang: 'de' })}>
        Yatzy
      </button>
    </>
  );
}

createRoot(document.querySelector('#app')).render(<Page />);

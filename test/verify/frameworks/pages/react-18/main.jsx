import '@yahtzee-game/element';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

globalThis.heard = [];
const messages = { 'row.chance': 'Lucky dip' };
const heard = ({ detail }) => globalThis.heard.push(detail.dice);

/** Values that are not attributes are set on the element itself. */
function Page() {
  const [game, choose] = useState({ ruleset: 'yahtzee', lang: 'en' });
  const board = useRef(null);
  useEffect(() => {
    const { current } = board;
    current.messages = messages;
    current.addEventListener('yahtzee-roll', heard);
    return () => current.removeEventListener('yahtzee-roll', heard);
  }, []);
  return (
    <>
      <yahtzee-game {...game} ref={board} />
      <button type="button" onClick={() => choose({ ruleset: 'yatzy', lang: 'de' })}>
        Yatzy
      </button>
    </>
  );
}

createRoot(document.querySelector('#app')).render(<Page />);

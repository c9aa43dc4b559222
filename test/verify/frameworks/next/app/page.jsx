import { renderGame } from '@yahtzee-game/element/ssr';
import { Game } from './game.jsx';

export default async function Page() {
  const board = await renderGame({ id: 'ahead', players: 'Ada' });
  return (
    <main>
      <Game />
      <div dangerouslySetInnerHTML={{ __html: board }} />
    </main>
  );
}

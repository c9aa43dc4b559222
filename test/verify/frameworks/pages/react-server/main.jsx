import '@yahtzee-game/element';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.jsx';

globalThis.heard = [];
hydrateRoot(document.querySelector('#app'), <Page />, {
  onRecoverableError: (error) => console.error(error),
});

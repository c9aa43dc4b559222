import '@yahtzee-game/element';
import { messages } from '@yahtzee-game/element/locales/de';
import { YahtzeeGame } from '@yahtzee-game/element/element';

YahtzeeGame.addLanguage('de', messages);
const board = document.querySelector('yahtzee-game');
board?.addEventListener('yahtzee-roll', ({ detail }) => detail.dice.map((die) => die + 1));
// @ts-expect-error -- nobody sets it
if (board) board.state = undefined;

// eslint-disable-next-line no-unused-vars -- that is what is tried here
import { YahtzeeGame } from '@yahtzee-game/element/element';

import '@yahtzee-game/element';

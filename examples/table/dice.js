// Dice that somebody throws on a real table: the board asks for them, the form answers.

const form = document.querySelector('form');
const [input, hint] = [form.elements.dice, form.querySelector('output')];
let answer = () => {};

document.querySelector('yahtzee-game').table = {
  undo: true,
  throwDice: ({ count, sides }, state, signal) =>
    new Promise((resolve) => {
      input.disabled = false;
      input.value = '';
      input.focus();
      hint.value = `${count} dice`;
      signal.addEventListener('abort', () => (input.disabled = true));
      answer = (dice) => {
        if (dice.length !== count || dice.some((die) => !(die >= 1 && die <= sides))) return;
        input.disabled = true;
        resolve(dice);
      };
    }),
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer([...input.value.replaceAll(/\s/g, '')].map(Number));
});

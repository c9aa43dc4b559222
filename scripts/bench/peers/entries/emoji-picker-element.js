// As its README sets it up: the page listens for what is picked.

import 'emoji-picker-element';

export function setUp(picker) {
  picker.addEventListener('emoji-click', ({ detail }) => {
    picker.title = detail.unicode;
  });
}

for (const picker of document.querySelectorAll('emoji-picker')) setUp(picker);

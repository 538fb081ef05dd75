import { render } from './poll.js';

// The server has rendered the page; continue from the same data.
const votes = JSON.parse(document.querySelector('#votes').textContent);
const main = document.querySelector('main');

main.addEventListener('click', ({ target }) => {
  if (!target.matches('button')) return;
  votes[target.value] += 1;
  main.innerHTML = render(votes);
});

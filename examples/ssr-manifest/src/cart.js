import './cart.css';
import icon from './cart.svg';
import { money } from './money.js';

export const render = (count = 1) =>
  `<h1><img src="${icon}" alt="">Cart</h1><button>${money(count * 7)}</button>`;

export const start = (main) => {
  let count = 1;
  main.addEventListener('click', ({ target }) => {
    if (!target.matches('button')) return;
    count += 1;
    main.innerHTML = render(count);
  });
};

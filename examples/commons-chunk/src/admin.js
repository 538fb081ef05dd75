import { money } from './money.js';

document.querySelector('main').textContent = `Turnover: ${money(1200)}`;

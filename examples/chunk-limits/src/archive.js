import { monthOf } from './dates.js';

const posts = [new Date(2026, 2), new Date(2026, 4)];
document.querySelector('main').textContent = posts.map(monthOf).join(', ');
